import * as assert from 'uvu/assert';
import type { PendingCancel } from '../../../generated/server/types.gen.ts';
import type { Wallet, WalletAnswer } from '../../../platform/unit/operator-wallet.ts';
import { SYSTEM } from '../../support/platform.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { dailyPot, START_MS, type Timed, withTimed } from '../../support/timed.ts';

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

suite('handlers/jackpots/list-pending-cancels', (test) => {
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
