import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { copyOf, withTold } from '../../support/played.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { forged, tampered, verifyStore } from '../../support/verifying.ts';

const NAMED =
  "select kind, record ->> '$[11].audit' as audit from ledger_entries where record ->> '$[11].audit' is not null";

suite('cli/verify/accountability', (test) => {
  test('an entry that a person made names its audit event, which has the account and the action of the entry', () =>
    withTold(async (_file, keys, folder, { platform, call, ids }) => {
      const pot_id = 'shared';
      await call('setPotSurplusSeed', {
        body: { instance_id: ids.shared, pot_id, adjustment: 7, reason: 'A correction.' },
      });
      const file = copyOf(platform, join(folder, 'corrected.db'));
      const copy = join(folder, 'copy.db');
      const kinds = new Set(selectFrom(file, NAMED).map(({ kind }) => kind));
      assert.equal([...kinds].sort(), ['adjustment', 'settlement', 'transfer_in', 'transfer_out', 'win']);
      assert.equal((await verifyStore(file, keys)).faults, []);

      const faultsOf = async (changed: string): Promise<string> =>
        (await verifyStore(changed, keys)).verdicts.map(({ difference }) => difference ?? '').join('\n');
      const ofCorrection = `id = (select record ->> '$[11].audit' from ledger_entries where kind = 'adjustment')`;
      for (const [sql, named] of [
        [
          "actor_id = 'mallory'",
          /, an? adjustment, names the audit event \S+ of the account mallory; it books what system did/,
        ],
        [
          "action = 'listAccounts'",
          /names the audit event \S+, whose action is listAccounts; it books setPotSurplusSeed/,
        ],
        ["outcome = 'refused', code = 'x'", /names the audit event \S+, which was refused/],
      ] as const)
        assert.match(
          await faultsOf(tampered(file, copy, `update audit_events set ${sql} where ${ofCorrection}`)),
          named,
        );
      // Its seal is left, which the check of the audit trail looks at.
      assert.match(await faultsOf(tampered(file, copy, `delete from audit_events where ${ofCorrection}`)), /^\n*$/);

      // By a program that has the key.
      const facts = (value: string) =>
        `update entries set facts = json_set(facts, '$.audit', ${value}) where kind = 'adjustment'`;
      assert.match(
        await faultsOf(forged(file, copy, facts("'none'"), keys)),
        /names the audit event none, which does not exist/,
      );
      const none = "update entries set facts = json_remove(facts, '$.audit') where kind = 'adjustment'";
      assert.match(
        await faultsOf(forged(file, copy, none, keys)),
        /, a adjustment, names no audit event, although a person must have made it/,
      );
      const other = `(select id from audit_events where action = 'transferPots')`;
      const gone = `delete from audit_events where action = 'transferPots'`;
      assert.match(
        await faultsOf(forged(file, copy, `${facts(other)}; ${gone}`, keys)),
        /whose action is transferPots; it books setPotSurplusSeed/,
      );
    }));
});
