import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { ApprovalRequest, LedgerEntry } from '../../../generated/server/types.gen.ts';
import { copyOf } from '../../support/played.ts';
import { succeed } from '../../support/published.ts';
import { ANNA, BORIS, type Guarded, withSecondAccount } from '../../support/second-account.ts';
import { withFolder } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { forged, verifyStore } from '../../support/verifying.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const reason = 'Margin of a month.';

/** The house has 0.1 of each contribution of 0.3 and more. */
const houseOf = async ({ platform, instanceId }: Guarded): Promise<number> => {
  const found = await succeed(platform, 'getInstance', { path: { instance_id: instanceId }, query: {} });
  return (found as { house_pot: { current_value: number } }).house_pot.current_value;
};

suite('sweepHouse', (test) => {
  test('asks a second account, and takes the amount of then out of the house when it approves', () =>
    withSecondAccount(async (guarded) => {
      const { platform, call, ask, approve, list, instanceId: instance_id } = guarded;
      const held = await houseOf(guarded);
      const contribute = () => call('contributeToInstance', ANNA, { body: contribution(instance_id) });
      const all = await ask('sweepHouse', ANNA, { instance_id, reason });
      const [asked] = await list();
      const says = `Takes ${held} EUR out of the house for the operator.`;
      assert.equal([asked?.summary, asked?.amount, asked?.instance_id], [says, held, instance_id]);
      assert.is(await houseOf(guarded), held, 'nothing is taken yet');
      assert.is((await approve(all, ANNA)).code, 'own_approval_request');
      await contribute();
      const risen = await houseOf(guarded);
      assert.is((await approve(all, BORIS)).status, 200);
      assert.is(
        Math.round((risen - (await houseOf(guarded))) * 1e6) / 1e6,
        held,
        'the amount at the time of the request',
      );

      const entries = (await succeed(platform, 'listLedgerEntries', {
        path: { instance_id },
        query: { kind: 'adjustment', after_seq: 0, page: 0, limit: 50, sort_direction: 1 },
      })) as LedgerEntry[];
      assert.equal(
        entries.map(({ actor, approved_by, postings }) => [
          ...[actor, approved_by],
          ...postings.map(({ account, amount }) => [account, amount]),
        ]),
        [['anna', 'boris', ['house', -held], ['swept', held]]],
      );
    }));

  test('leaves the floor, and is refused when the house does not hold the amount above it, then or at the approval', () =>
    withSecondAccount(async (guarded) => {
      const { call, ask, approve, instanceId: instance_id } = guarded;
      const held = await houseOf(guarded);
      const refused = async (body: object) => {
        const { status, code, pointers } = await call('sweepHouse', ANNA, { body: { instance_id, reason, ...body } });
        return [status, code, pointers?.[0]];
      };
      assert.equal(await refused({ amount: held + 0.000001 }), [422, 'house_pot_insufficient', '/amount']);
      assert.equal(await refused({ amount: held, floor: 0.01 }), [422, 'house_pot_insufficient', '/amount']);
      assert.equal(await refused({ floor: held }), [422, 'house_pot_insufficient', '/floor']);
      assert.equal(await refused({ instance_id: 'x' }), [404, 'instance_not_found', '/instance_id']);
      const first = await ask('sweepHouse', ANNA, { instance_id, floor: 0.02, reason });
      const second = await ask('sweepHouse', ANNA, { instance_id, amount: held, reason });
      assert.is((await approve(first, BORIS)).status, 200);
      assert.is(await houseOf(guarded), 0.02);
      const late = await approve(second, BORIS);
      assert.equal([late.status, late.code], [409, 'approval_not_possible']);
    }));

  test('the same key again makes no second request, and another body under it is refused', () =>
    withJackpot(async (client, { id: instance_id }) => {
      await client.call('contributeToInstance', { body: contribution(instance_id) });
      const sweep = (amount: number) =>
        client.call('sweepHouse', { body: { instance_id, amount, reason }, headers: { 'idempotency-key': 'june' } });
      const [first, second] = [await sweep(0.01), await sweep(0.01)];
      assert.equal([first.status, second.body.id], [202, first.body.id]);
      assert.is(outcome(await sweep(0.02)), '422 idempotency_key_reused');
    }));

  test('verify names a sweep below its floor, of another amount, or that no second account approved', () =>
    withSecondAccount(
      (guarded) =>
        withFolder(async (folder) => {
          const { platform, ask, approve, list, instanceId: instance_id } = guarded;
          await approve(await ask('sweepHouse', ANNA, { instance_id, floor: 0.02, reason }), BORIS);
          const [{ amount = 0 } = {} as ApprovalRequest] = await list();
          const file = copyOf(platform, join(folder, 'swept.db'));
          const changed = (facts: string) =>
            `update entries set facts = ${facts} where kind = 'adjustment' and facts ->> '$.sweep' is not null`;
          for (const [sql, named] of [
            [
              changed("json_set(facts, '$.floor', '20001')"),
              /sweeps \d+, leaves 20000 in the house, and its floor is 20001/,
            ],
            [changed("json_set(facts, '$.sweep', '1')"), new RegExp(`sweeps 1 and moves ${amount * 1e6}`)],
            [changed("json_remove(facts, '$.approval', '$.approvedBy')"), /which no second account approved/],
          ] as const) {
            const { verdicts } = await verifyStore(
              forged(file, join(folder, 'copy.db'), sql, platform.keys),
              platform.keys,
            );
            assert.match(verdicts.map(({ difference }) => difference ?? '').join('\n'), named);
          }
        }),
      { inFile: true },
    ));
});
