import * as assert from 'uvu/assert';
import { verifyInstance } from '../../../cli/verify/verify.ts';
import { listSettledIds } from '../../../db/contributions/settled-cancels.ts';
import type { WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { readRules } from '../../../wire/read-rules.ts';
import { SYSTEM } from '../../support/platform.ts';
import { DONE, failed, pay, pending, REASON, retry, settle, withStuck } from '../../support/stuck-cancels.ts';
import { suite } from '../../support/suite.ts';

suite('handlers/jackpots/settle-cancels', (test) => {
  test('settles a debit given back by other means: cancelled, never booked, no cancel sent, key free', () =>
    withStuck(async (timed, told) => {
      assert.is((await pay(timed, 'a', 'k-1')).code, 'wallet_timeout');
      await timed.platform.settle();
      const [id = ''] = await pending(timed);
      assert.is((await pay(timed, 'a', 'k-1')).code, 'idempotency_key_in_flight');
      assert.equal(await settle(timed, [id, id]), { succeeded: [id], failed: [] });
      assert.equal(await pending(timed), []);
      const sent = told.sent.length;
      timed.clock.nowMs += 24 * 60 * 60 * 1000;
      await timed.platform.settle();
      assert.is(told.sent.length, sent, 'no further cancel');
      assert.equal(await settle(timed, [id]), failed(id, 'settled'));
      assert.equal(await retry(timed, [id]), failed(id, 'settled'));
      assert.is((await pay(timed, 'a', 'k-1')).code, 'wallet_timeout', 'the key is free');
      const { body } = await timed.platform.call('getInstance', { path: { instance_id: timed.instanceId } });
      assert.is((body as { total_contributions: number }).total_contributions, 0);
    }));

  test('a cancel being sent is in_flight for both operations, an acknowledged one is cancelled', () =>
    withStuck(async (timed, told) => {
      await pay(timed, 'a', 'k-1');
      const [id = ''] = await pending(timed);
      let answer: (answered: WalletAnswer<null>) => void = () => {};
      const asked = new Promise<void>((resolve) => {
        told.cancel = () => {
          resolve();
          return new Promise((answered) => {
            answer = answered;
          });
        };
      });
      const settled = timed.platform.settle();
      await asked;
      assert.equal(await settle(timed, [id]), failed(id, 'in_flight'));
      assert.equal(await retry(timed, [id]), failed(id, 'in_flight'));
      answer(DONE);
      await settled;
      assert.equal(await settle(timed, [id]), failed(id, 'cancelled'));
    }));

  test("anything but a pending cancel of a brand within the caller's access is not_found", () =>
    withStuck(async (timed) => {
      await pay(timed, 'a', 'k-1');
      const [id = ''] = await pending(timed);
      const stranger = { ...SYSTEM, access: { ...SYSTEM.access, everything: false, paths: new Set(['southstar']) } };
      for (const act of [settle, retry]) {
        assert.equal(await act(timed, [id], stranger), failed(id, 'not_found'));
        for (const unknown of ['x:debit', id.replace(':debit', ''), `${id}:debit`])
          assert.equal(await act(timed, [unknown]), failed(unknown, 'not_found'));
      }
      assert.equal(await pending(timed), [id]);
    }));

  test('a settlement is audited with reason and reference, verify lists it, and reusing its key is idempotency_key_reused', () =>
    withStuck(async (timed) => {
      const { platform, instanceId } = timed;
      await pay(timed, 'a', 'k-1');
      await pay(timed, 'b', 'k-2');
      const [id = '', other = ''] = await pending(timed);
      const headers = { 'idempotency-key': 's-1' };
      const ask = (transaction_ids: readonly string[]) =>
        platform.call('settleCancels', { body: { transaction_ids, ...REASON }, headers });
      const first = await ask([id]);
      assert.equal((await ask([id])).body, first.body);
      assert.is((await ask([other])).code, 'idempotency_key_reused');
      const audited = { action: 'settleCancels', target_id: id };
      const { body: events } = await platform.call('listAuditEvents', { query: audited });
      assert.equal(
        (events as { detail: object }[]).map(({ detail }) => detail),
        [REASON],
      );
      const { difference, settledCancels } = await platform.store.read((tx) =>
        verifyInstance(tx, platform.keys.proof, instanceId, readRules),
      );
      assert.equal(await platform.store.read((tx) => listSettledIds(tx, instanceId, 9)), [id.replace(':debit', '')]);
      assert.equal([difference, settledCancels], [undefined, [{ currency: 'EUR', count: 1, debits: 1_000_000n }]]);
    }));

  test('each debit that is settled together with others has its own audit event, with its id, the reason and the reference', () =>
    withStuck(async (timed) => {
      for (const player of ['a', 'b', 'c']) await pay(timed, player, `k-${player}`);
      const ids = await pending(timed);
      assert.is(ids.length, 3);
      assert.equal(await settle(timed, [...ids, 'x:debit']), {
        ...failed('x:debit', 'not_found'),
        succeeded: ids,
      });
      const { body } = await timed.platform.call('listAuditEvents', { query: { action: 'settleCancels' } });
      const events = body as readonly { readonly target: { readonly id: string }; readonly detail: object }[];
      assert.equal(events.map(({ target }) => target.id).sort(), [...ids].sort());
      for (const { detail } of events) assert.equal(detail, REASON);
    }));
});
