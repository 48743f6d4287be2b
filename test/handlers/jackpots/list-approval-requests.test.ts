import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { ANNA, BORIS, staff, withSecondAccount } from '../../support/second-account.ts';
import { suite } from '../../support/suite.ts';

suite('handlers/jackpots/list-approval-requests', (test) => {
  test('each filter leaves out what does not match, and the newest can come first', () =>
    withSecondAccount(async ({ ask, approve, clock, instanceId, list, owe }) => {
      const owed = await owe('mega');
      const correct = (adjustment: number) => ({
        instance_id: instanceId,
        pot_id: 'major',
        adjustment,
        reason: 'Agreed.',
      });
      const asked: string[] = [];
      for (const ask_ of [
        () => ask('releaseWins', ANNA, { transaction_ids: [owed] }),
        () => ask('setPotCurrentValue', ANNA, correct(500)),
        () => ask('setPotSurplusSeed', BORIS, correct(500)),
      ]) {
        asked.push(await ask_());
        clock.nowMs += 1_000;
      }
      await approve(asked[1] ?? '', BORIS);
      const found = async (query: object, caller = ANNA) =>
        (await list(query, caller)).map(({ id }) => asked.indexOf(id));
      assert.equal(await found({}), [0, 1, 2]);
      assert.equal(await found({ sort_direction: -1, limit: 2 }), [2, 1]);
      assert.equal(await found({ sort_field: 'expires_on', page: 1, limit: 2 }), [2]);
      assert.equal(await found({ state: 'Pending' }), [0, 2]);
      assert.equal(await found({ state: 'Approved' }), [1]);
      assert.equal(await found({ state: 'Pending', operation: 'setPotSurplusSeed' }), [2]);
      assert.equal(await found({ target_id: instanceId }), [1, 2]);
      assert.equal(await found({ target_id: owed, operation: '' }), [0]);
      const ofLuna = staff('lena', ['northstar:luna'], 'Read approvals');
      assert.equal(await found({}, ofLuna), [0], 'only what belongs to the brand');
    }));

  test('what was asked and what was decided never changes in the store, and nothing is removed', () =>
    withSecondAccount(async ({ platform, ask, instanceId }) => {
      const body = { instance_id: instanceId, pot_id: 'mega', adjustment: 9_000, reason: 'Agreed.' };
      await ask('setPotCurrentValue', ANNA, body);
      const client = new Database(platform.file);
      const fails = (statement: string, why: RegExp) => assert.throws(() => client.exec(statement), why);
      fails("update approvals set request = '{}'", /what was asked never changes/);
      fails("update approvals set requested_by = 'boris'", /what was asked never changes/);
      fails('delete from approvals', /are kept/);
      client.exec("update approvals set state = 'withdrawn'");
      fails("update approvals set state = 'approved'", /stays as it is/);
      client.close();
    }));
});
