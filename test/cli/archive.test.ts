import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { archive } from '../../cli/archive.ts';
import { CommandError } from '../../cli/command.ts';
import { DataFolderLocked, lockDataFolder } from '../../db/engine/lock.ts';
import { backUp } from '../../server/start/back-up.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { rotateLedgerKey } from '../../server/start/rotate-keys.ts';
import { withArchive } from '../platform/archive/archived.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { verifyFolder } from '../support/verify-folder.ts';

/** The command's output and exit status. It runs in this process; `meanwhile` happens once it has begun. */
const run = async (
  words: readonly string[],
  meanwhile = (): void => {},
): Promise<{ status: number; stdout: string }> => {
  const { write } = process.stdout;
  let stdout = '';
  process.stdout.write = (text: string | Uint8Array): boolean => {
    stdout += text;
    return true;
  };
  try {
    const running = archive(words, 'archive --before DATE');
    meanwhile();
    return { status: await running, stdout };
  } finally {
    process.stdout.write = write;
  }
};

const refusal = async (
  words: readonly string[],
  kind: new (...words: never[]) => Error = CommandError,
): Promise<string> => {
  try {
    await run(words);
  } catch (error) {
    assert.instance(error, kind);
    return error instanceof Error ? error.message : '';
  }
  return assert.unreachable('it was not refused') as never;
};

const rotateAuditKey = async (data: string): Promise<void> => {
  const folder = openDataFolder(data, () => assert.unreachable('the store failed'));
  try {
    await rotateLedgerKey({ store: folder.store, keys: folder.keys, clock: Date.now });
  } finally {
    await folder.close();
  }
};

suite('cli/archive', (test) => {
  test('entries from before the date are archived and reported, a second run finds nothing more, and the folder verifies', () =>
    withArchive(async ({ platform, operators, players, contribute }) => {
      await contribute(operators, 'a');
      await contribute(players, 'b');
      const data = dirname(platform.file);
      const words = ['--data', data, '--before', '2026-01-02'];
      const stopped = await run(words, () => process.emit('SIGINT'));
      assert.is(stopped.status, 130);
      assert.match(stopped.stdout, /^(.*\n)*Stopped\. Sealed blocks are safe; run the same command again/);
      const { status, stdout } = await run(words);
      assert.is(status, 0);
      assert.match(stdout, new RegExp(`^sealed ${operators}/1-2\\.jsonl\\.zst: 2 entries, \\d+ bytes each\n`, 'm'));
      assert.match(stdout, new RegExp(`^removed the rows that are in ${operators}/1-2\\.jsonl\\.zst\n`, 'm'));
      assert.match(stdout, /\nArchived 4 entries in 2 files of \d+ bytes\.\n$/);
      assert.equal(await run(words), {
        status: 0,
        stdout: 'There is nothing more to archive from before 2026-01-02.\n',
      });
      const verified = await verifyFolder(data);
      assert.is(verified.status, 0, verified.stdout);
    }));

  test('a damaged instance is reported at the end and does not hold up the others', () =>
    withArchive(async ({ platform, operators, players, contribute, query }) => {
      for (const key of ['a', 'b', 'c']) {
        await contribute(operators, `o-${key}`);
        await contribute(players, `p-${key}`);
      }
      const [first, ...others] = query<{ id: string }>('select id from instances order by created_at_ms, id');
      const client = new Database(platform.file);
      const [trigger] = query<{ sql: string }>("select sql from sqlite_schema where name = 'ledger_entries_are_final'");
      client.exec('drop trigger ledger_entries_are_final');
      client.exec(
        `update ledger_entries set record = json_set(record, '$[3]', 1) where instance_id = '${first?.id}' and seq = 2`,
      );
      client.exec(trigger?.sql ?? '');
      client.close();
      const data = dirname(platform.file);
      assert.is(
        await refusal(['--data', data, '--before', '2026-01-02']),
        `The ledger of the instance ${first?.id} is not as it was sealed, at or before entry 4. Nothing of it was removed. Find out more: pitboss verify --data ${data}`,
      );
      assert.equal(query('select instance_id as id from archives'), others);
    }));

  test('an invalid or future date, a folder without a store, and a folder in use are refused', () =>
    withArchive(async ({ platform }) => {
      const data = dirname(platform.file);
      const before = (text: string) => refusal(['--data', data, '--before', text]);
      assert.is(await refusal(['--data', data]), '--before is missing. Usage: pitboss archive --before DATE');
      const dates = ['2026-13-01', '2025-02-29', '2025-02-29T00:00:00Z', '2026-02-30T00:00', '2026-01-01T00:00:00'];
      for (const text of ['', 'yesterday', ...dates])
        assert.match(await before(text), /is not a day such as 2026-01-31, or a time such as 2026-01-31T12:00:00Z\.$/);
      assert.match(await before('2999-01-01'), /is not past yet\.$/);
      const unlock = lockDataFolder(data, () => {});
      assert.match(await refusal(['--data', data, '--before', '2026-01-02'], DataFolderLocked), /./);
      unlock();
      await withFolder(async (empty) =>
        assert.match(await refusal(['--data', empty, '--before', '2026-01-02']), /^There is no store in /),
      );
    }));

  test('a ledger with archives refuses a new key, and one with a new key refuses to be archived', () =>
    withArchive(async ({ platform, operators, contribute }) => {
      await contribute(operators, 'a');
      const data = dirname(platform.file);
      await withFolder(async (folder) => {
        const other = join(folder, 'other');
        await backUp(data, other);
        await rotateAuditKey(other);
        assert.match(await refusal(['--data', other, '--before', '2026-01-02']), /key of this ledger was replaced/);
      });
      assert.is((await run(['--data', data, '--before', '2026-01-02'])).status, 0);
      await rotateAuditKey(data).then(
        () => assert.unreachable('it was not refused'),
        (error: unknown) => assert.match(String(error), /The ledger has archives/),
      );
    }));
});
