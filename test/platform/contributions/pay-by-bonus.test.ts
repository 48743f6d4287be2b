import { randomUUID } from 'node:crypto';
import * as assert from 'uvu/assert';
import { checkBonuses } from '../../../cli/verify/check-bonuses.ts';
import { findOrphans } from '../../../cli/verify/find-orphans.ts';
import { listInstanceIds, verifyInstance } from '../../../cli/verify/verify.ts';
import type { Wallet, WalletTransaction } from '../../../platform/unit/operator-wallet.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

type Body = Record<string, unknown>;
type Bonus = { id: string; state: string; bonus_data: { Freespins: { freespin_type: Body; remaining: string } } };

/** A jackpot of which players pay all, or all but `operator`. */
const jackpot = (rules: object, changes: object = {}) =>
  threePots({ contribution_rules: { contribution_type: { Fixed: 0.5 }, ...rules }, ...changes });

type Scene = {
  readonly platform: InProcessPlatform;
  readonly id: string;
  /** The debits and credits that the wallet was sent. */
  readonly moved: WalletTransaction[];
  readonly sessions: { count: number };
  award(bonus: object, changes?: object): Promise<Bonus>;
  /** The reply to a contribution of the player. */
  contribute(changes?: object): Promise<Body>;
  bonuses(): Promise<Bonus[]>;
};

const withBonuses = (
  template: object,
  work: (scene: Scene) => Promise<void>,
  options: Partial<Parameters<typeof withPublished>[1]> = {},
) => {
  const moved: WalletTransaction[] = [];
  const sessions = { count: 0 };
  const wallet: Wallet = {
    authenticate: async ({ token, currency }) => {
      sessions.count += 1;
      const playerId = token.replace('session-', '');
      return { outcome: 'done', result: { playerId, operatorId: 'northstar', brandId: 'luna', currency } };
    },
    execute: async (transaction) => {
      moved.push(transaction);
      return { outcome: 'done', result: null };
    },
    executeBatch: async () => ({ outcome: 'done', result: new Map() }),
    cancel: async () => ({ outcome: 'done', result: null }),
  };
  const all = { draw: seededDraw(7), clock: ticking(), walletOf: () => wallet, ...options };
  return withPublished(template, all, async (platform) => {
    const { id } = (await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string };
    const list = () =>
      succeed(platform, 'listPlayerBonuses', {
        query: { operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1', page: 0, limit: 50 },
      });
    await work({
      ...{ platform, id, moved, sessions },
      award: async (bonus, changes = {}) => {
        const body = {
          ...{ request_id: randomUUID(), operator_id: 'northstar', brand_id: 'luna', players: ['p-1'], bonus },
          available_for: [{ provider_id: 'pitboss', game_ids: [] }],
          ...changes,
        };
        const [awarded] = (await succeed(platform, 'awardBonus', { body })) as [Bonus];
        return awarded;
      },
      contribute: async (changes = {}) =>
        (await succeed(platform, 'contributeToInstance', { body: contribution(id, changes) })) as Body,
      bonuses: async () => (await list()) as Bonus[],
    });
    // Every balance, use and amount follows from the ledger.
    await platform.store.read(async (tx) => {
      for (const instance of await listInstanceIds(tx))
        assert.is((await verifyInstance(tx, platform.keys.proof, instance)).difference, undefined);
      assert.equal([...(await findOrphans(tx)), ...(await checkBonuses(tx))], []);
    });
  });
};

const spins = (count: number, amount: string) => ({ type: 'Fixed', currency: 'EUR', count, amount });
const budget = (amount: string, currency = 'EUR') => ({ type: 'Variable', currency, amount });
const amountsOf = (replies: readonly Body[]) => replies.map(({ contribution_amount }) => contribution_amount);
const leftOf = ({ state, bonus_data: { Freespins } }: Bonus) => [state, Freespins.remaining];
const times = async <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await work(index));
  return results;
};
const euros = (moved: readonly WalletTransaction[]) =>
  moved.map(({ type, amountMicros }) => `${type} ${Number(amountMicros) / 1_000_000}`);

suite('platform/contributions/pay-by-bonus', (test) => {
  test('three spins of 0.25 pay three contributions; then a player who prefers 0.50 pays', () =>
    withBonuses(jackpot({ contribution_type: { Fixed: 0.1 } }), async (scene) => {
      const { platform, id, award, contribute, bonuses, moved, sessions } = scene;
      const wish = { contribution_value: 0.5, contribution_currency: 'EUR', opt_in: true };
      const player = { player_id: 'p-1', brand_id: 'northstar:luna', player_country: 'MT' };
      await succeed(platform, 'setOperatorOptIn', { body: { instance_id: id, ...player, ...wish } });
      const { id: bonusId } = await award(spins(3, '0.25'), { promo_id: 'spring' });
      const replies = await times(4, () => contribute());
      assert.equal(amountsOf(replies), [0.25, 0.25, 0.25, 0.5]);
      assert.equal(euros(moved), ['Debit 0.5']);
      assert.ok(sessions.count >= 4, 'each session is authenticated first');
      const paid = { id: bonusId, promo_id: 'spring', amount: 0.25, currency: 'EUR' };
      assert.equal(
        replies.map(({ bonus }) => bonus),
        [{ ...paid, left: 0.5 }, { ...paid, left: 0.25 }, { ...paid, left: 0 }, undefined],
      );
      const [bonus] = await bonuses();
      const { freespin_type } = (bonus as Bonus).bonus_data.Freespins;
      assert.equal(freespin_type, {
        count: 3,
        used: 3,
        currency: 'EUR',
        value: '0.25',
        amount: '0.75',
        amount_used: '0.75',
      });
      assert.equal(leftOf(bonus as Bonus), ['Consumed', '0']);
      // The results can be read again, and are listed.
      const listed = (await succeed(platform, 'listContributions', { query: { page: 0, limit: 10 } })) as Body[];
      assert.equal(
        listed.map(({ bonus, operator_paid, player_paid }) => [(bonus as Body)?.left, operator_paid, player_paid]),
        [
          [undefined, 0, 0.5],
          [0, 0.25, 0],
          [0.25, 0.25, 0],
          [0.5, 0.25, 0],
        ],
      );
      const found = await succeed(platform, 'getContribution', {
        path: { contribution_id: listed[3]?.contribution_id as string },
      });
      assert.equal(found, replies[0]);
    }));

  test('the operator pays its percentage of the default, and the bonus the rest: 0.02 and 0.23 of 0.25', () =>
    withBonuses(
      jackpot({ contribution_type: { Fixed: 0.1 }, operator_contribution_percentage: '0.2' }),
      async ({ platform, id, award, contribute }) => {
        await award(spins(1, '0.25'));
        assert.is((await contribute()).contribution_amount, 0.25);
        const [, entry] = (await succeed(platform, 'listLedgerEntries', {
          path: { instance_id: id },
          query: { page: 0, limit: 10 },
        })) as { postings: { account: string; amount: number }[] }[];
        assert.equal(
          entry?.postings.filter(({ account }) => account === 'operator_paid').map(({ amount }) => amount),
          [-0.02, -0.23],
        );
        const [total] = (await succeed(platform, 'listDayTotals', {
          query: { page: 0, limit: 10, brand_id: 'northstar:luna' },
        })) as Body[];
        assert.equal([total?.operator_paid, total?.bonus_paid, total?.player_paid], ['0.25', '0.23', '0']);
      },
    ));

  test('a budget of 1.50 pays 7 contributions of 0.20 and one of 0.10', () =>
    withBonuses(jackpot({ contribution_type: { Fixed: 0.2 } }), async ({ award, contribute, bonuses, moved }) => {
      await award(budget('1.5'));
      const replies = await times(9, () => contribute());
      assert.equal(amountsOf(replies), [...Array(7).fill(0.2), 0.1, 0.2]);
      assert.equal(euros(moved), ['Debit 0.2']);
      assert.equal((await bonuses()).map(leftOf), [['Consumed', '0']]);
    }));

  test('a budget pays percentages and preferences too, in its own currency, rounded up', () =>
    withBonuses(
      jackpot({ contribution_type: { Percentage: 0.01 }, max_contribution: '5' }),
      async ({ award, contribute, bonuses, moved }) => {
        await award(budget('1', 'GBP'));
        // 0.10 EUR at 3 EUR for 1 GBP is 0.033333…
        const { bonus, contribution_amount } = await contribute({ base_wager: 10 });
        assert.equal([contribution_amount, (bonus as Body).amount], [0.1, 0.033334]);
        assert.equal((await bonuses()).map(leftOf), [['Available', '0.966666']]);
        assert.equal(moved, []);
      },
      { multipliers: { GBP: '0.333333333333' } },
    ));

  test('the first to expire pays, then the first awarded; others are passed over', () =>
    withBonuses(
      jackpot({ contribution_type: { Fixed: 0.2 }, max_contribution: '0.5' }),
      async ({ award, contribute }) => {
        const soon = { timestamp_bonus_expires: 1_800_000_100_000 };
        const later = { timestamp_bonus_expires: 1_800_000_200_000 };
        const names: [string, object, object][] = [
          ['later', spins(1, '0.3'), later],
          ['second', spins(1, '0.3'), soon],
          ['third', budget('0.2'), soon],
          ['above the maximum', spins(1, '0.6'), { timestamp_bonus_expires: 1_800_000_050_000 }],
          ['for every game', spins(1, '0.3'), { ...soon, available_for: [] }],
          [
            'of another provider',
            spins(1, '0.3'),
            { ...soon, available_for: [{ provider_id: 'starforge', game_ids: [] }] },
          ],
          [
            'of another game',
            spins(1, '0.3'),
            { ...soon, available_for: [{ provider_id: 'pitboss', game_ids: ['other'] }] },
          ],
          ['of another player', spins(1, '0.3'), { ...soon, players: ['p-2'] }],
          [
            'of this game',
            spins(1, '0.3'),
            { ...later, available_for: [{ provider_id: 'pitboss', game_ids: ['tri-star'] }] },
          ],
        ];
        const ids = new Map<unknown, string>();
        for (const [name, bonus, changes] of names) {
          ids.set((await award(bonus, changes)).id, name);
        }
        const replies = await times(6, () => contribute());
        assert.equal(
          replies.map(({ bonus }) => ids.get((bonus as Body)?.id) ?? 'the player'),
          ['second', 'third', 'later', 'of this game', 'the player', 'the player'],
        );
      },
    ));

  test('a bonus that has expired pays nothing, even before that is recorded', () =>
    withBonuses(
      jackpot({}),
      async ({ award, contribute, moved }) => {
        await award(spins(2, '0.3'), { timestamp_bonus_expires: nowMs + 5 });
        nowMs += 4;
        assert.is((await contribute()).contribution_amount, 0.3);
        nowMs += 1;
        assert.is((await contribute()).contribution_amount, 0.5);
        assert.is(moved.length, 1);
      },
      { clock: () => nowMs },
    ));

  test('a bonus that was extended pays until its new end, also when it was used up and is given back', () =>
    withBonuses(
      jackpot({}),
      async ({ platform, award, contribute }) => {
        const { id } = await award(spins(2, '0.3'), { timestamp_bonus_expires: nowMs + DAY_MS });
        const other = { ...{ operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1', bonus_id: id, count: 1 } };
        const reported = { ...other, request_id: 'void', provider_id: 'pitboss', game_code: 'a', gameround_id: 'r' };
        await succeed(platform, 'reportFreespinUse', { body: reported });
        const change = { operator_id: 'northstar', bonus_ids: [id], reason: 'a test' };
        await succeed(platform, 'extendBonuses', { body: { ...change, request_id: 'k', until: nowMs + 30 * DAY_MS } });
        nowMs += 29 * DAY_MS;
        assert.is((await contribute()).contribution_amount, 0.3);
        const returned = { operator_id: 'northstar', request_id: 'void', reason: 'a void round' };
        await succeed(platform, 'giveBack', { body: returned });
        assert.is((await contribute()).contribution_amount, 0.3);
        nowMs += DAY_MS;
        assert.is((await contribute()).contribution_amount, 0.5);
      },
      { clock: () => nowMs },
    ));

  test('of 64 contributions at once on 10 spins, 10 are free and 54 are debited', () =>
    withBonuses(jackpot({}), async ({ award, contribute, bonuses, moved }) => {
      await award(spins(10, '0.5'));
      const replies = await Promise.all(Array.from({ length: 64 }, () => contribute()));
      assert.is(replies.filter(({ bonus }) => bonus !== undefined).length, 10);
      assert.is(moved.filter(({ type }) => type === 'Debit').length, 54);
      assert.equal((await bonuses()).map(leftOf), [['Consumed', '0']]);
    }));

  test('a repeated key uses nothing more, and neither does a refusal', () =>
    withBonuses(jackpot({}), async ({ platform, id, award, contribute, bonuses }) => {
      await award(spins(2, '0.5'));
      for (let time = 0; time < 2; time += 1) await contribute({ idempotency_key: 'k-1' });
      assert.equal((await bonuses()).map(leftOf), [['Available', '0.5']]);
      const other = contribution(id, { token: 'session-p-2' });
      assert.is((await platform.call('contributeToInstance', { body: other })).code, 'player_token_mismatch');
      await succeed(platform, 'pauseInstance', { path: { instance_id: id }, body: { reason: 'a test' } });
      assert.is((await platform.call('contributeToInstance', { body: contribution(id) })).code, 'instance_paused');
      assert.equal((await bonuses()).map(leftOf), [['Available', '0.5']]);
    }));

  test('the win of a free contribution is credited with its promotion, and its debit of 0 is announced if wanted', () =>
    withBonuses(
      jackpot(
        { contribution_type: { Fixed: 0.5 }, max_contribution: '0.5' },
        {
          pots: [{ ...threePots().pots[0], pot_types: [{ HitRate: { max_magic_number: 1, cost_per_attempt: 0.5 } }] }],
        },
      ),
      async ({ platform, award, contribute, moved }) => {
        await award(spins(2, '0.5'), { promo_id: 'spring' });
        const won = await contribute();
        assert.ok((won.win_amount as number) > 0);
        assert.equal(
          moved.map(({ type, promotionId }) => [type, promotionId]),
          [['Credit', 'spring']],
        );
        const settings = { review_threshold: {}, announce_free: true };
        const path = { operator_id: 'northstar' };
        assert.equal(await succeed(platform, 'setOperatorSettings', { path, body: settings }), settings);
        await contribute();
        await new Promise((resolve) => setTimeout(resolve, 20));
        assert.equal(
          moved
            .slice(1)
            .map(({ type, amountMicros, promotionId }) => `${type} ${amountMicros > 0n} ${promotionId}`)
            .sort(),
          ['Credit true spring', 'Debit false spring'],
        );
      },
    ));
});

let nowMs = 1_800_000_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
