// On SQLite alone: an archive moves rows of a file to other files.
import { copyFileSync, cpSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { restore } from '../../../cli/restore.ts';
import { readCheckpoint, textOfCheckpoint } from '../../../cli/verify/checkpoint.ts';
import { compareArchivedKeys } from '../../../cli/verify/compare-archived-keys.ts';
import type { Tally } from '../../../cli/verify/tally.ts';
import { readBlocks } from '../../../db/archive/archive-file.ts';
import { sortLines } from '../../../db/archive/archive-lines.ts';
import { archiveFolder, readArchiveFolder } from '../../../db/archive/archives.ts';
import { namedIn } from '../../../db/contributions/archived-names.ts';
import { findContribution } from '../../../db/contributions/contributions.ts';
import { findKey } from '../../../db/contributions/idempotency-keys.ts';
import { openStore } from '../../../db/engine/store.ts';
import { listArchiveFiles, requireArchives } from '../../../server/start/archive-files.ts';
import { backUp } from '../../../server/start/back-up.ts';
import { requireIntact } from '../../../server/start/data-folder.ts';
import { storeFile } from '../../../server/start/folder-contents.ts';
import { type Archived, withArchive } from '../../platform/archive/archived.ts';
import { goOn, resuming, shownOf, tellCampaign } from '../../support/campaign.ts';
import { printed } from '../../support/printed.ts';
import { withFolder } from '../../support/server.ts';
import { toTarget } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { tampered, verifyStore } from '../../support/verifying.ts';

/** Both jackpots with an archive of two files, and entries after it. */
const played = async ({ clock, operators, players, contribute, archive }: Archived): Promise<void> => {
  for (const key of ['a', 'b', 'c', 'd']) {
    await contribute(operators, `o-${key}`);
    await contribute(players, `p-${key}`);
  }
  clock.nowMs += 1;
  await archive({ entriesPerBlock: 2, entriesPerFile: 3 });
  await contribute(operators, 'later');
};

const checkpointOf = async ({ platform }: Archived): Promise<Map<string, Tally>> => {
  const { verdicts, faults } = await verifyStore(platform.file, platform.keys);
  assert.equal(faults, []);
  const { seal } = platform.keys;
  return readCheckpoint(seal, textOfCheckpoint(seal, new Map(verdicts.map((each) => [each.instanceId, each.tally]))));
};

suite('cli/verify/archive', (test) => {
  test('a store with an archive verifies, from a checkpoint too, also one from before it was archived', () =>
    withArchive(async (archived) => {
      const { platform, clock, operators, players, contribute, archive } = archived;
      await contribute(operators, 'first');
      await contribute(players, 'first-paid');
      const early = await checkpointOf(archived);
      await played(archived);
      assert.equal((await verifyStore(platform.file, platform.keys, early)).faults, []);
      const late = await checkpointOf(archived);
      clock.nowMs += 1;
      await contribute(operators, 'last');
      assert.equal((await verifyStore(platform.file, platform.keys, late)).faults, []);
      clock.nowMs += 1;
      await archive();
      const { verdicts, faults } = await verifyStore(platform.file, platform.keys, late);
      assert.equal(faults, []);
      assert.ok(verdicts.every(({ resumedAt }) => resumedAt > 0));
    }));

  test('a file that is missing, damaged or of another ledger is named, and nothing that it may hold is taken for new', () =>
    withArchive(async (archived) => {
      const { platform, operators, players, contribute, folder } = archived;
      await played(archived);
      const late = await checkpointOf(archived);
      const file = join(folder, operators, '1-3.jsonl.zst');
      const whole = readFileSync(file);
      const flipped = Buffer.from(whole);
      flipped[100] = (flipped[100] ?? 0) ^ 1;
      const damages: [damage: () => void, says: RegExp][] = [
        [() => rmSync(file), /^The archive file .*1-3\.jsonl\.zst is missing\. Restore it from a backup\.$/],
        [
          () => writeFileSync(file, flipped),
          /^the archive file .*1-3\.jsonl\.zst is damaged or another one: its SHA-256 is/,
        ],
        [() => writeFileSync(file, whole.subarray(0, 90)), /^the archive file .* has 90 bytes; the store says \d+$/],
        [
          () => copyFileSync(join(folder, players, '1-3.jsonl.zst'), file),
          /^the archive file .*1-3\.jsonl\.zst (has|is)/,
        ],
      ];
      const id = (await contribute(operators, 'o-a')).headers['contribution-id'] ?? '';
      for (const [damage, says] of damages) {
        damage();
        for (const known of [undefined, late]) {
          const { faults } = await verifyStore(platform.file, platform.keys, known);
          assert.is(faults.length, 1, faults.join());
          assert.match(faults[0] ?? '', says);
        }
        writeFileSync(file, whole);
      }
      rmSync(file);
      for (const ask of [
        () => contribute(operators, 'o-a'),
        () => contribute(operators, 'o-a', { base_wager: 7 }),
        () => platform.call('getContribution', { path: { contribution_id: id } }),
      ])
        await ask().then(
          () => assert.unreachable('it was taken for new'),
          (error: Error) =>
            assert.match(error.message, /^The archive file .* is missing\. Restore it from a backup\.$/),
        );
      assert.throws(
        () => requireArchives(platform.file),
        /^The archive file .* is missing\. Restore it from a backup of the data folder\.$/,
      );
      writeFileSync(file, flipped);
      await contribute(operators, 'o-a').then(
        () => assert.unreachable('it was taken for new'),
        (error: Error) => assert.match(error.message, /is damaged/),
      );
      writeFileSync(file, whole);
      assert.is((await contribute(operators, 'o-a')).status, 204);
      assert.is((await contribute(operators, 'new')).status, 200);
    }));

  test('forgeries around the archive are found, from a checkpoint too', () =>
    withArchive(async (archived) => {
      const { platform, operators, players, contribute, query } = archived;
      await played(archived);
      const late = await checkpointOf(archived);
      const id = (await contribute(players, 'p-a')).headers['contribution-id'] ?? '';
      const copy = join(dirname(platform.file), 'copy.db');
      const client = new Database(platform.file);
      client.pragma('wal_checkpoint(TRUNCATE)');
      client.close();
      const { sha256 } =
        query<{ sha256: string }>(`select sha256 from archives where instance_id <> '${operators}'`)[0] ?? {};
      const forgeries: [sql: string, says: RegExp][] = [
        ['delete from archived_names', /archived contributions or idempotency keys cannot be found/],
        [`update archived_names set block_id = (select max(id) from archive_blocks)`, /cannot be found/],
        [`update archives set sha256 = '${sha256}' where first_seq = 1`, /is damaged or another one/],
        ['update archives set blocks = blocks + 1', /has \d blocks; the store says \d$/m],
        [
          'update archives set last_mac = zeroblob(32)',
          /the last seal in the archive .* is not the one that the store has/,
        ],
        [`delete from archives where first_seq = 1`, /has entries from 4; the next one is 1|belong to/],
        [
          `insert into contribution_intents (id, instance_id, state, brand_path, player_id, source_id, currency, rate, instance_version, wager, debit,
            player_paid, operator_paid, booked, tickets_awarded, created_at_ms, attempts)
            values ('${id}', '${players}', 'booked', 'b', 'p', 's', 'EUR', '1/1', 1, 0, 0, 0, 0, 0, 0, 0, 0)`,
          new RegExp(`the contribution ${id} is archived, and has a row`),
        ],
        [
          `insert into idempotency_keys (scope, key, operation, fingerprint, state, created_at_ms) values ('operator:northstar', 'o-a', 'o', 'f', 'done', 0)`,
          /the idempotency key o-a is archived, and has a row/,
        ],
        [
          `insert into ledger_entries (record, mac) select json_set(record, '$[1]', 2), mac from ledger_entries where instance_id = '${operators}' limit 1`,
          /entry 2 is archived, and has a row/,
        ],
      ];
      for (const [sql, says] of forgeries)
        for (const known of [undefined, late]) {
          const { faults } = await verifyStore(tampered(platform.file, copy, sql), platform.keys, known);
          assert.match(faults.join('\n') || 'nothing', says, sql);
          assert.ok(faults.length > 0, sql);
        }
    }));

  test('a key whose row was lost is reported before it is archived, and afterwards', () =>
    withArchive(async (archived) => {
      const { platform, clock, operators, archive, query, folder } = archived;
      const options = { idempotency_key: 'linked', allow_linked_contributions: true };
      const body = toTarget({ id: operators, type: 'instance' }, { options });
      assert.is((await platform.call('contributeToTarget', { body })).status, 200);
      const row = query<{ n: number }>("select count(*) n from idempotency_keys where key = 'linked'");
      assert.equal(row, [{ n: 1 }]);
      clock.nowMs += 1;
      const copy = join(dirname(platform.file), 'copy.db');
      const client = new Database(platform.file);
      client.pragma('wal_checkpoint(TRUNCATE)');
      client.close();
      const store = openStore({
        file: tampered(platform.file, copy, "delete from idempotency_keys where key = 'linked'"),
      });
      await archive({ store }).then(
        () => assert.unreachable('it was archived'),
        (error: Error) => assert.match(error.message, /does not hold its idempotency key linked\.$/),
      );
      await store.close();
      // As if an earlier version had archived it.
      await archive();
      assert.equal(await archived.faults(), []);
      const file = join(folder, operators, '1-2.jsonl.zst');
      const [block] = readBlocks(file);
      const lines = block?.lines.filter((line) => !line.startsWith('{"key"')) ?? [];
      assert.is(lines.length, (block?.lines.length ?? 0) - 1);
      const faults = [block?.lines ?? [], lines].map((each) => {
        const sorted = sortLines(each);
        return compareArchivedKeys(sorted, namedIn(sorted));
      });
      assert.is(faults[0], undefined);
      assert.match(faults[1] ?? '', /is archived without its idempotency key linked$/);
    }));

  test('a store whose file is a link has its archive where the file is, for all who ask', () =>
    withArchive(async (archived) => {
      const { platform, clock, operators, contribute, archive } = archived;
      await contribute(operators, 'linked');
      clock.nowMs += 1;
      const data = dirname(platform.file);
      await withFolder(async (folder) => {
        const linked = storeFile(folder);
        await backUp(data, join(folder, 'disk'));
        symlinkSync(storeFile(join(folder, 'disk')), linked);
        const store = openStore({ file: linked });
        await archive({ store, folder: archiveFolder(linked) });
        await store.read(async (tx) => assert.is(await readArchiveFolder(tx), archiveFolder(linked)));
        assert.ok(await store.read((tx) => findKey(tx, 'operator:northstar', 'linked', 0)));
        await store.close();
        assert.equal((await verifyStore(linked, platform.keys)).faults, []);
        requireArchives(linked);
        cpSync(join(folder, 'disk', 'keys'), join(folder, 'keys'), { recursive: true });
        await backUp(folder, join(folder, 'copy'));
        assert.equal((await verifyStore(storeFile(join(folder, 'copy')), platform.keys)).faults, []);
      });
    }));

  test('a backup has the archive files that its store names, and verifies', () =>
    withArchive(async (archived) => {
      const { platform, folder, operators } = archived;
      const campaign = await tellCampaign(archived);
      await played(archived);
      const shown = await shownOf(platform, campaign);
      writeFileSync(join(folder, operators, '9-9.jsonl.zst'), 'what an interrupted run has left');
      await withFolder(async (to) => {
        const copy = join(to, 'copy');
        const told: [done: number, of: number][] = [];
        await backUp(dirname(platform.file), copy, { copying: (...counts) => told.push(counts) });
        const files = listArchiveFiles(storeFile(copy));
        const all = statSync(storeFile(copy)).size + files.reduce((sum, { bytes }) => sum + bytes, 0);
        assert.equal([told[0]?.[0], told.at(-1)], [0, [all, all]], 'it told how far it was, with the archive');
        assert.ok(told.every(([done], at) => done >= (told[at - 1]?.[0] ?? 0)));
        assert.equal((await verifyStore(storeFile(copy), platform.keys)).faults, []);
        assert.throws(() => readFileSync(join(copy, 'archive', operators, '9-9.jsonl.zst')), /ENOENT/);
        assert.is(requireIntact(copy).isEmpty, false);
        // It is used like any store.
        cpSync(copy, join(to, 'used'), { recursive: true });
        const store = openStore({ file: storeFile(join(to, 'used')) });
        const key = await store.read((tx) => findKey(tx, 'operator:northstar', 'o-a', 0));
        assert.ok(await store.read((tx) => findContribution(tx, key?.contributionId ?? '')));
        await store.close();
        // A restore takes the files along.
        const restored = join(to, 'restored');
        await printed(() => restore(['--from', copy, '--data', restored], ''));
        assert.equal((await verifyStore(storeFile(restored), platform.keys)).faults, []);
        const gone = await resuming(campaign, restored, async (resumed) => {
          assert.equal(await shownOf(resumed.platform, campaign), shown);
          return goOn(resumed, campaign);
        });
        assert.equal(gone, await goOn(archived, campaign));
        assert.equal((await verifyStore(storeFile(restored), platform.keys)).faults, []);
        renameSync(join(copy, 'archive'), join(copy, 'elsewhere'));
        assert.match((await verifyStore(storeFile(copy), platform.keys)).faults.join(), /is missing/);
      });
    }));
});
