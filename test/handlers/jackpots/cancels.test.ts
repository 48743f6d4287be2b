import * as assert from 'uvu/assert';
import { verifyInstance } from '../../../cli/verify/verify.ts';
import { listSettledIds } from '../../../db/contributions/settled-cancels.ts';
import type { PendingCancel } from '../../../generated/server/types.gen.ts';
import type { Wallet, WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { SYSTEM } from '../../support/platform.ts';
import { contribution } from '../../support/story.ts';
import { DONE, failed, pay, pending, REASON, retry, settle, withStuck } from '../../support/stuck-cancels.ts';
import { suite } from '../../support/suite.ts';
import { dailyPot, START_MS, type Timed, withTimed } from '../../support/timed.ts';

suite('listPendingCancels', (test) => {
  const TIMEOUT = { outcome: 'uncertain', why: 'timeout', detail: 'The wallet did not answer.' } as const;
  const REFUSED = { outcome: 'refused', code: 'player_unknown' } as const;
  const done = <Result>(result: Result) => ({ outcome: 'done', result }) as const;

  /** A jackpot whose players pay. The wallet answers no debit, and cancels as the test says. */
  const withStuck = (work: (timed: Timed, told: { cancel: WalletAnswer<null> }) => Promise<void>): Promise<void> => {
    const told: { cancel: WalletAnswer<null> } = { cancel: REFUSED };
    const wallet: Wallet = {
      authenticate: ({ brandId, token: playerId, currency }) =>
        Promise.resolve(done({ playerId, operatorId: 'northstar', brandId, currency })),
      execute: () => Promise.resolve(TIMEOUT),
      executeBatch: () => Promise.resolve(TIMEOUT),
      cancel: () => Promise.resolve(told.cancel),
    };
    return withTimed(
      dailyPot({}, { contribution_rules: { contribution_type: { Fixed: 1 } } }),
      (timed) => work(timed, told),
      { walletOf: () => wallet },
    );
  };

  const pay = ({ platform, instanceId }: Timed, player_id: string) =>
    platform.call('contributeToInstance', { body: contribution(instanceId, { player_id, token: player_id }) });

  const list = async ({ platform }: Timed, query: object = {}, caller = SYSTEM) => {
    const { body, headers } = await platform.call('listPendingCancels', { query: { ...query } }, caller);
    return { cancels: body as PendingCancel[], total: headers['x-total-count'] };
  };

  test('a cancel that the wallet refuses is listed with the reason and retried with growing delays', () =>
    withStuck(async (timed, told) => {
      const { platform, instanceId, clock } = timed;
      assert.is((await pay(timed, 'a')).code, 'wallet_timeout');
      const [waiting] = (await list(timed)).cancels;
      assert.equal([waiting?.attempts, waiting?.next_attempt, waiting?.last_error], [0, START_MS, undefined]);
      await platform.settle();
      clock.nowMs += 5_000;
      await platform.settle();
      const { cancels, total } = await list(timed);
      const { contribution_id: id } = cancels[0] ?? {};
      assert.equal(cancels, [
        {
          transaction_id: `${id}:debit`,
          contribution_id: id,
          instance_id: instanceId,
          brand_id: 'northstar:luna',
          player_id: 'a',
          amount: 1,
          currency: 'EUR',
          timestamp: START_MS,
          attempts: 2,
          next_attempt: START_MS + 5_000 + 300_000,
          last_error: 'refused: player_unknown',
        },
      ]);
      assert.is(total, '1');
      told.cancel = done(null);
      clock.nowMs += 300_000;
      await platform.settle();
      assert.equal(await list(timed), { cancels: [], total: '0' });
    }));

  test("each filter on its own, the order, and brands beyond the account's access", () =>
    withStuck(async (timed) => {
      const { platform, instanceId, clock } = timed;
      await pay(timed, 'a');
      // The first cancel is tried before the second contribution exists, so the two differ in their attempts.
      await platform.settle();
      clock.nowMs += 1;
      await pay(timed, 'b');
      const players = async (query: object, caller = SYSTEM) =>
        (await list(timed, query, caller)).cancels.map(({ player_id }) => player_id);
      assert.equal(await players({}), ['a', 'b']);
      assert.equal(await players({ sort_direction: -1 }), ['b', 'a']);
      assert.equal(await players({ sort_field: 'attempts' }), ['b', 'a']);
      assert.equal(await players({ sort_field: 'attempts', limit: 1, page: 1 }), ['a']);
      assert.equal(await players({ player_id: 'b', brand_id: 'northstar:luna', instance_id: instanceId }), ['b']);
      assert.equal(await players({ brand_id: 'northstar:nova' }), []);
      assert.equal(await players({ instance_id: 'another' }), []);
      const reaching = (...paths: string[]) => ({
        ...SYSTEM,
        access: { ...SYSTEM.access, everything: false, paths: new Set(paths) },
      });
      assert.equal(await players({}, reaching('northstar:luna')), ['a', 'b']);
      assert.equal(await players({}, reaching('southstar')), []);
    }));
});

suite('retryCancels', (test) => {
  test('sends a waiting cancel now', () =>
    withStuck(async (timed, told) => {
      const { platform } = timed;
      await pay(timed, 'a', 'k-1');
      const [id = ''] = await pending(timed);
      await platform.settle();
      await platform.settle();
      assert.equal(told.sent, [id], 'it waits');
      assert.equal(await retry(timed, [id, id]), { succeeded: [id], failed: [] });
      told.cancel = () => Promise.resolve(DONE);
      await platform.settle();
      assert.equal(told.sent, [id, id]);
      assert.equal(await pending(timed), []);
      assert.equal(await retry(timed, [id]), failed(id, 'cancelled'));
    }));

  test('a key used for other cancels is idempotency_key_reused', () =>
    withStuck(async (timed) => {
      const headers = { 'idempotency-key': 'r-1' };
      const ask = (transaction_ids: readonly string[]) =>
        timed.platform.call('retryCancels', { body: { transaction_ids }, headers });
      assert.equal((await ask(['x:debit'])).body, failed('x:debit', 'not_found'));
      assert.is((await ask(['y:debit'])).code, 'idempotency_key_reused');
    }));
});

suite('settleCancels', (test) => {
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
        verifyInstance(tx, platform.keys.proof, instanceId),
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
