// A long proof: it forges stores one way after the other and proves each.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { type Client, withFolder, withServer } from '../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { run, sentenceOf } from './program.ts';

/** Four entries: the seeds, two contributions and a win. */
const play = async (client: Client): Promise<string> => {
  await registerOwners(client);
  const { id } = await openJackpot(client);
  await client.call('contributeToInstance', { body: contribution(id) });
  await client.call('contributeToInstance', { body: contribution(id) });
  const winner = {
    instance_id: id,
    pot_id: 'minor',
    brand_id: 'northstar:luna',
    player_id: 'p-1',
    source_id: 'tri-star',
  };
  assert.is((await client.call('triggerWin', { body: winner })).status, 200);
  return id;
};

/** Changes the store of a data folder like an attacker who has the file but no key. */
const tamper = (data: string, sql: string): void => {
  const client = new Database(join(data, 'pitboss.db'));
  const triggers = client
    .prepare<[], { name: string; sql: string }>("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all();
  for (const trigger of triggers) client.exec(`DROP TRIGGER "${trigger.name}"`);
  client.pragma('foreign_keys = OFF');
  client.exec(sql);
  for (const trigger of triggers) client.exec(trigger.sql);
  client.close();
};

/** Changes the account that acted. */
const BY_BOB = "record = json_set(record, '$[4]', 'bob')";

const LAST = '(SELECT max(seq) FROM ledger_entries)';

suite('cli/verify', (test) => {
  test('it proves an untouched store, also while it is served, and names the first difference of a forged one', () =>
    withServer(async (client, data) => {
      const id = await play(client);
      const whole = await run(['verify', '--data', data]);
      assert.is(whole.status, 0, whole.stderr);
      const [, count = '0'] = /, (\d+) entries/.exec(whole.stdout) ?? [];
      assert.match(whole.stdout, new RegExp(`^ok   ${id}  ${count} entries  head [0-9a-f]{64}\n`));
      assert.match(
        whole.stdout,
        new RegExp(
          `\n1 instance, ${count} entries: every balance follows from the ledger\\. By the rules of their instances, ${count} entries were judged wholly and 0 in part\\.\n$`,
        ),
      );

      const cases: [sql: string, difference: RegExp][] = [
        [
          "UPDATE pots SET contributed_amount = contributed_amount + 1 WHERE id = 'major'",
          /contributedAmount of pot major is 300001; the ledger says 300000/,
        ],
        ['UPDATE instances SET house = 0', /house is 0; the ledger says -\d+/],
        [
          "UPDATE ledger_entries SET record = json_set(record, '$[12][0][2]', 7) WHERE seq = 2",
          /entry 2 was changed after it was sealed/,
        ],
        [`UPDATE ledger_entries SET ${BY_BOB} WHERE seq = 2`, /entry 2 was changed after it was sealed/],
        ['DELETE FROM ledger_entries WHERE seq = 3', /entry 3 is missing; the next one is 4/],
        [`DELETE FROM ledger_entries WHERE seq = ${LAST}`, /is -?\d+; the ledger says -?\d+/],
        [
          `DELETE FROM ledger_entries WHERE seq = ${LAST}; DELETE FROM wins; UPDATE instances SET ledger_seq = ledger_seq - 1`,
          /entry 4, a win, is about the win \S+, which does not exist/,
        ],
        ['UPDATE payouts SET pay = 1', /pay of the payout \S+ is 1; the ledger says 5420000/],
        [
          'UPDATE instances SET ledger_head = zeroblob(32)',
          /the audit chain does not end with the seal of the last entry/,
        ],
      ];
      for (const [sql, difference] of cases)
        await withFolder(async (copy) => {
          cpSync(data, copy, { recursive: true, filter: (file) => !/(-shm|lock\.db.*)$/.test(file) });
          tamper(copy, sql);
          const forged = await run(['verify', '--data', copy]);
          assert.is(forged.status, 1, sql);
          assert.match(forged.stdout, new RegExp(`^FAIL ${id}  `), sql);
          assert.match(forged.stdout.split('\n')[1] ?? '', difference, sql);
          assert.match(forged.stdout, /: 1 instance does not follow from the ledger[.;].*\n$/);
        });
      await withFolder(async (copy) => {
        cpSync(data, copy, { recursive: true, filter: (file) => !/(-shm|lock\.db.*)$/.test(file) });
        tamper(
          copy,
          `INSERT INTO wins SELECT 'w', 'nowhere', pot_id, 1, null, 's', null, 'b', 'p', 0, null, 0, 0 FROM wins;
          INSERT INTO contribution_intents SELECT 'c', instance_id, 'open', brand_path, player_id, source_id, null, 'EUR', '1/1', 1, 1500000,
          1500000, 0, 0, 0, 0, null, null, null, null, 0, 0, 0, null FROM contributions LIMIT 1`,
        );
        const stray = await run(['verify', '--data', copy]);
        assert.is(stray.status, 1);
        assert.match(stray.stdout, /^ok .*\n {5}in progress: 1 open \(1\.5 EUR\)\n/);
        assert.match(stray.stdout, /\nFAIL wins \(1\) belong to an instance nowhere, which does not exist\n/);
        assert.match(stray.stdout, /: some rows belong to nothing\.\n$/);
      });
    }));

  test('it names the debits that were settled by hand, a hundred of them, and counts the others', () =>
    withServer(async (client, data) => {
      await play(client);
      await withFolder(async (copy) => {
        cpSync(data, copy, { recursive: true, filter: (file) => !/(-shm|lock\.db.*)$/.test(file) });
        const settleUpTo = (count: number) =>
          tamper(
            copy,
            `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${count})
            INSERT OR IGNORE INTO contribution_intents SELECT 'c-' || n, instance_id, 'cancelled', brand_path, player_id, source_id, null, 'EUR', '1/1', 1,
            1500000, 1500000, 0, 0, 0, 0, null, null, null, null, 0, 0, null, null FROM n, (SELECT * FROM contributions LIMIT 1);
            INSERT OR IGNORE INTO settled_cancels SELECT id, instance_id, 'ada', 'a reason', 'a ticket', 1 FROM contributions WHERE state = 'cancelled'`,
          );
        const named = (stdout: string) => stdout.split('\n').filter((line) => /^ {7}c-\d+:debit$/.test(line));
        settleUpTo(2);
        const two = await run(['verify', '--data', copy]);
        assert.is(two.status, 0, two.stdout + two.stderr);
        assert.match(
          two.stdout,
          /\n {5}debits settled by hand: 2 \(3 EUR\)\n {7}c-1:debit\n {7}c-2:debit\nok {3}audit trail: .*\n1 instance,/,
        );
        settleUpTo(103);
        const many = await run(['verify', '--data', copy]);
        assert.is(new Set(named(many.stdout)).size, 100);
        assert.match(
          many.stdout,
          /:debit\n {7}and 3 more, which the audit log names\nok {3}audit trail: .*\n1 instance,/,
        );
      });
    }));

  test('without the key it says so; with another key too; without a store it says where it looked', () =>
    withServer(async (client, data) => {
      await play(client);
      await withFolder(async (copy) => {
        cpSync(data, copy, { recursive: true, filter: (file) => !/(-shm|lock\.db.*)$/.test(file) });
        const key = join(copy, 'keys', 'audit.key');
        writeFileSync(key, `${'00'.repeat(32)}\n`);
        const other = await run(['verify', '--data', copy]);
        assert.is(other.status, 1);
        assert.match(sentenceOf(other), /^pitboss: .*audit\.key is not the key that seals the ledger\. /);
        rmSync(key);
        const none = await run(['verify', '--data', copy]);
        assert.is(none.status, 1);
        assert.match(
          sentenceOf(none),
          /^pitboss: The key that seals the ledger, keys\/audit\.key .* is missing\. Restore it from a backup\.$/,
        );
        const elsewhere = await run(['verify', '--data', join(copy, 'keys')]);
        assert.is(elsewhere.status, 1);
        assert.match(
          sentenceOf(elsewhere),
          /^pitboss: There is no store in .*\. Choose the data folder with --data\.$/,
        );
      });
    }));

  test('with a checkpoint it goes on where the last run has ended, and finds the same difference until it is mended', () =>
    withServer(async (client, data) => {
      const id = await play(client);
      await withFolder(async (folder) => {
        const file = join(folder, 'checkpoint');
        const verify = (from = data, ...words: string[]) =>
          run(['verify', '--data', from, '--checkpoint', file, ...words]);
        const first = await verify();
        assert.is(first.status, 0, first.stdout + first.stderr);
        assert.not.match(first.stdout, /since the checkpoint/);
        assert.is(statSync(file).mode & 0o777, 0o600);
        assert.equal(readdirSync(folder), ['checkpoint']);

        await client.call('contributeToInstance', { body: contribution(id) });
        const copy = join(folder, 'copy');
        cpSync(data, copy, { recursive: true, filter: (name) => !/(-shm|lock\.db.*)$/.test(name) });
        tamper(copy, 'UPDATE instances SET house = house + 1');
        for (const n of [1, 2]) {
          const forged = await verify(copy);
          assert.is(forged.status, 1, `run ${n}`);
          assert.match(forged.stdout, /^FAIL .*\n {5}1 entry since the checkpoint\n {5}house is /);
        }
        const resumed = await verify();
        assert.is(resumed.status, 0, resumed.stdout + resumed.stderr);
        assert.match(resumed.stdout, new RegExp(`^ok   ${id}  .*\n {5}1 entry since the checkpoint\n`));
        assert.match((await verify()).stdout, /\n {5}0 entries since the checkpoint\n/);

        tamper(copy, `UPDATE instances SET house = house - 1; UPDATE ledger_entries SET ${BY_BOB} WHERE seq = 2`);
        assert.is((await verify(copy)).status, 0, 'what an earlier run has read is not read again');
        assert.is((await run(['verify', '--data', copy])).status, 1);
        tamper(copy, "UPDATE instances SET id = 'other'");
        const gone = await verify(copy);
        assert.is(gone.status, 1);
        assert.match(gone.stdout, new RegExp(`\nFAIL the checkpoint has the instance ${id}, which does not exist\n`));
        assert.match(gone.stdout, /: 1 instance does not follow from the ledger; 1 instance is missing; .*\n$/);

        writeFileSync(file, `${readFileSync(file, 'utf8').slice(0, -9)}\n`);
        const damaged = await verify();
        assert.is(damaged.status, 1);
        assert.match(sentenceOf(damaged), /^pitboss: The checkpoint .*checkpoint is damaged, from .* Remove it to /);
        const nowhere = await run(['verify', '--data', data, '--checkpoint', join(folder, 'none', 'checkpoint')]);
        assert.match(sentenceOf(nowhere), /^pitboss: The folder .*none for the checkpoint does not exist\.$/);
        const aFolder = await run(['verify', '--data', data, '--checkpoint', folder]);
        assert.match(sentenceOf(aFolder), /^pitboss: Cannot use the checkpoint .* \(EISDIR: .*\)\. Name another file /);
        assert.is((await verify(data, '--fast')).status, 2);
      });
    }));
});
