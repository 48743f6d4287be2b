import * as assert from 'uvu/assert';
import { type Approval, approvals } from '../../../db/tables/approvals.ts';
import { ANNA, BORIS, staff, withSecondAccount } from '../../support/second-account.ts';
import { suite } from '../../support/suite.ts';

const fails = async (work: Promise<unknown>, why: RegExp): Promise<void> => {
  const error = await work.then(
    () => 'nothing',
    (thrown: unknown) => thrown,
  );
  assert.match(error instanceof Error ? `${error.message} ${error.cause}` : String(error), why);
};

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
      const change = (set: Partial<Approval>) =>
        platform.store.write((tx) => tx.run((db) => db.update(approvals).set(set)));
      await fails(change({ request: {} }), /what was asked never changes/);
      await fails(change({ requestedBy: 'boris' }), /what was asked never changes/);
      const removed = platform.store.write((tx) => tx.run((db) => db.delete(approvals)));
      await fails(removed, /are kept/);
      await change({ state: 'withdrawn' });
      await fails(change({ state: 'approved' }), /stays as it is/);
    }));
});
