import * as assert from 'uvu/assert';
import type {
  DayTotal,
  LedgerEntry,
  OptInStatus,
  Reconciliation,
  WinRecord,
} from '../../../generated/server/types.gen.ts';
import { isInFull } from '../../support/in-full.ts';
import type { InProcessPlatform } from '../../support/platform.ts';
import { succeed, withPublished } from '../../support/published.ts';
import { contribution, instantiation, raffle, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { verifyStore } from '../../support/verifying.ts';

const START_MS = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;
const BILLION = 1_000_000_000;

const STRATEGY = { fund_strategy: 'CollectAlways', reseed_strategy: 'MinReseed' };
const [given] = threePots().pots;
const pot = (id: string, share: number, changes: object) => ({
  ...given,
  ...{ id, contribution: { Percentage: share }, supports_external_trigger: false },
  seed_contribution: { Percentage: 0.5 },
  seed_strategy: { ...STRATEGY, initial_seed_value: 0, min_reseed_value: 0 },
  ...changes,
});

/** Everything is paid by the operator in Vietnamese dong, of which one unit is the smallest amount. */
const dong = (fixed: number, changes: object) =>
  threePots({
    currency: 'VND',
    contribution_rules: {
      ...{ contribution_type: { Fixed: fixed }, max_contribution: String(fixed) },
      operator_contribution_percentage: '1',
    },
    ...changes,
  });

const open = async (platform: InProcessPlatform): Promise<string> =>
  ((await succeed(platform, 'instantiateTemplate', { body: instantiation() })) as { id: string }).id;

const contribute = (platform: InProcessPlatform, instanceId: string, player: string) =>
  succeed(platform, 'contributeToInstance', {
    body: contribution(instanceId, {
      ...{ player_id: player, token: `session-${player}`, currency: 'VND', base_wager: BILLION },
    }),
  });

const statusOf = async (platform: InProcessPlatform, instance_id: string, player_id: string) => {
  const query = { brand_id: 'northstar:luna', player_id, page: 0, limit: 10 };
  const found = (await succeed(platform, 'listPlayerOptIns', { query })) as readonly OptInStatus[];
  return found.find((status) => status.instance_id === instance_id);
};

const lastEntry = async (platform: InProcessPlatform, instance_id: string, kind: string) => {
  const query = { kind, page: 0, limit: 1, sort_direction: -1, after_seq: 0 };
  const [entry] = (await succeed(platform, 'listLedgerEntries', { path: { instance_id }, query })) as LedgerEntry[];
  return entry;
};

const faultsOf = async (platform: InProcessPlatform) => (await verifyStore(platform.file, platform.keys)).faults;

suite('totals without a bound', (test) => {
  test('a pot in Vietnamese dong with a seed of a billion is won again and again, and what waits for payment goes on', () => {
    const wins = isInFull ? 10_000 : 30;
    const often = pot('often', 1, {
      seed_strategy: { ...STRATEGY, initial_seed_value: BILLION, min_reseed_value: BILLION },
      pot_types: [{ HitRate: { max_magic_number: 10, cost_per_attempt: 8_000_000 } }],
    });
    const template = dong(2 * BILLION, { house_hold_contribution: { Percentage: 0 }, pots: [often] });
    return withPublished(template, { draw: () => 0n, clock: () => START_MS }, async (platform) => {
      const id = await open(platform);
      for (let n = 0; n < wins; n += 1) {
        const won = (await contribute(platform, id, 'p-1')) as { win_amount?: number };
        assert.is(won.win_amount, 2 * BILLION, `contribution ${n}`);
      }
      const owed = 2 * BILLION * wins;
      const withheld = (await lastEntry(platform, id, 'win'))?.postings.find(({ account }) => account === 'withheld');
      assert.is(withheld?.balance_after, owed);
      const query = { month: '2026-01', page: 0, limit: 10 };
      const [month] = (await succeed(platform, 'listReconciliations', { query })) as Reconciliation[];
      assert.equal([month?.closing.withheld, month?.balances, month?.differences], [String(owed), true, []]);
      assert.is((await statusOf(platform, id, 'p-1'))?.contribution_value, undefined, 'who never opted in has none');
      await succeed(platform, 'setOptIn', {
        body: {
          ...{ instance_id: id, brand_id: 'northstar:luna', player_id: 'p-1', player_country: 'MT', opt_in: true },
        },
      });
      assert.is((await statusOf(platform, id, 'p-1'))?.contribution_value, owed);
      assert.equal(await faultsOf(platform), []);
    });
  });

  test('a full house refuses no contribution: the operator has the rest at once', () => {
    const template = dong(8 * BILLION, { house_hold_contribution: { Percentage: 1 }, pots: [pot('none', 0, {})] });
    return withPublished(template, { draw: () => 0n, clock: () => START_MS }, async (platform) => {
      const id = await open(platform);
      for (let n = 0; n < 3; n += 1) await contribute(platform, id, 'p-1');
      const { postings = [] } = (await lastEntry(platform, id, 'contribution')) ?? {};
      assert.equal(
        postings.map(({ account, amount }) => [account, amount]),
        [
          ['operator_paid', -8 * BILLION],
          ['swept', 8 * BILLION],
        ],
      );
      const query = { day_from: '2026-01-01', day_to: '2026-01-01', page: 0, limit: 10, sort_direction: 1 };
      const days = (await succeed(platform, 'listDayTotals', { query })) as DayTotal[];
      assert.equal(
        days.filter(({ house }) => house !== '0').map(({ house, swept }) => [house, swept]),
        [[String(8 * BILLION), String(16 * BILLION)]],
      );
      assert.equal(await faultsOf(platform), []);
    });
  });

  test('a time window weighs, and a ranking counts, all that is beyond the largest amount', () => {
    const shared = {
      main_winner_percentage: 0.8,
      admin_fee: 0,
      payout_rules: [
        { payout_percentage: 0.1, rule: { HighestLifetimeContributor: {} } },
        { payout_percentage: 0.1, rule: { HighestContributionPerWin: {} } },
      ],
    };
    const hourly = pot('hourly', 0.001, {
      seed_contribution: { Percentage: 0 },
      pot_types: [{ TimeFixed: { target_datetime: START_MS + HOUR_MS, repeat_period: { Hours: 1 } } }],
      ...{ payout_rules: 'Community', payout_ruleset: shared },
    });
    const template = dong(8 * BILLION, { house_hold_contribution: { Percentage: 0.999 }, pots: [hourly] });
    const clock = { nowMs: START_MS };
    // No hit before the end, and then the last point of all.
    const draw = (n: bigint) => n - 1n;
    return withPublished(template, { draw, clock: () => clock.nowMs }, async (platform) => {
      const id = await open(platform);
      for (const player of ['p-1', 'p-2', 'p-1', 'p-3']) {
        clock.nowMs += 60_000;
        await contribute(platform, id, player);
      }
      clock.nowMs = START_MS + HOUR_MS;
      await platform.keepTime();
      const entry = await lastEntry(platform, id, 'win');
      const drawn = entry?.decisions?.find(({ trigger }) => trigger === 'WindowEnd')?.draws;
      assert.equal(drawn, [{ range: `${32 * BILLION}000000`, outcome: `${32 * BILLION - 1}999999` }]);
      const query = { page: 0, limit: 10, sort_field: 'timestamp', sort_direction: 1 };
      const paid = (await succeed(platform, 'listWins', { query })) as WinRecord[];
      assert.equal(
        paid.map(({ player_id }) => player_id).sort(),
        ['p-1', 'p-1', 'p-3'],
        'the winner, and twice who contributed most',
      );
      assert.equal(await faultsOf(platform), []);
    });
  });

  test('raffle tickets go on beyond the largest amount that a player accumulates', () => {
    const { raffle_rules, pots } = raffle();
    const template = dong(8 * BILLION, {
      ...{ jackpot_type: 'Raffle', house_hold_contribution: { Percentage: 1 } },
      raffle_rules: { ...raffle_rules, cost_per_ticket: String(BILLION), cost_source: 'Contribution' },
      pots: [{ ...pots[0], contribution: { Percentage: 0 } }],
    });
    return withPublished(template, { draw: () => 0n, clock: () => START_MS }, async (platform) => {
      const id = await open(platform);
      for (let n = 0; n < 3; n += 1) await contribute(platform, id, 'p-1');
      const sorted = { page: 0, limit: 10, sort_field: 'ticket_count', sort_direction: 1 };
      const [held] = (await succeed(platform, 'listRaffleTickets', { path: { instance_id: id }, query: sorted })) as {
        ticket_count: number;
      }[];
      assert.is(held?.ticket_count, 24);
      assert.equal(await faultsOf(platform), []);
    });
  });
});
