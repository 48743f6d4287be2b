import type { Chance } from './chance.ts';
import { minorUnit } from './charge.ts';
import type {
  WireAmounts,
  WireBudget,
  WireDuration,
  WireHours,
  WirePayoutRule,
  WirePot,
  WireRecurrence,
  WireTemplate,
} from './wire-template.ts';
import { amountAbout, CURRENCIES, round, SEGMENTS, text, unitsPerEuro } from './world.ts';

export const duration = (chance: Chance): WireDuration =>
  chance.weighed([
    [6, { Seconds: chance.one([3, 20, 90, 600]) }],
    [2, { Minutes: chance.between(1, 20) }],
    [1, { Hours: chance.between(1, 3) }],
    [1, { Days: 1 }],
    [1, { Weeks: 1 }],
  ]);

/** Zones in which days end soon, or clocks change by an hour or half of one. */
export const ZONES = ['Pacific/Kiritimati', 'Pacific/Auckland', 'Asia/Kathmandu', 'America/New_York', 'Europe/Malta'];

/** A pot that is won in windows of time as well; nothing may hold such a pot back. A single window must end behind the start. */
export const timed = (chance: Chance, { win_constraints: _, ...pot }: WirePot, nowMs: number): WirePot => {
  const period = chance.happens(0.15) ? { Months: chance.between(1, 12) } : duration(chance);
  const repeated = chance.happens(0.85) ? { repeat_period: period } : {};
  const zoned = chance.happens(0.4) ? { time_zone: chance.one(ZONES) } : {};
  const target_datetime = nowMs + chance.between('repeat_period' in repeated ? -5_000 : 25_000, 120_000);
  // Stakes leave no other way to win.
  if (chance.happens(0.4))
    return { ...pot, pot_types: [{ TimeFixed: { target_datetime, ...repeated, ...zoned, weighting: 'Stake' } }] };
  return { ...pot, pot_types: [...(pot.pot_types ?? []), { TimeFixed: { target_datetime, ...repeated, ...zoned } }] };
};

/** The first of these pots and the last of them are levels of one wheel. */
export const wheeled = (chance: Chance, pots: readonly WirePot[], typical: number): WirePot[] => {
  const [first, last] = [pots[0]?.id, pots.at(-1)?.id];
  if (first === undefined || last === undefined || first === last) return [...pots];
  const levels = [
    { pot_id: last, weight: chance.between(1, 5) },
    { pot_id: first, weight: chance.between(1, 5) },
  ];
  const wheel = {
    max_magic_number: chance.between(1, 6),
    cost_per_attempt: Math.max(0.000001, round(typical)),
    levels,
  };
  return pots.map((pot) => {
    if (pot.id !== first && pot.id !== last) return pot;
    const { wager_criteria: _, max_instantiation_count: __, ...rest } = pot;
    return { ...rest, pot_types: pot.id === first ? [{ Wheel: wheel }] : [] };
  });
};

/** Parts of a whole, in thousandths, each above 0. */
const parts = (chance: Chance, count: number): readonly number[] => {
  const cuts = new Set<number>();
  while (cuts.size < count - 1) cuts.add(chance.between(1, 999));
  const bounds = [0, ...[...cuts].sort((a, b) => a - b), 1000];
  return bounds.slice(1).map((bound, index) => (bound - (bounds[index] ?? 0)) / 1000);
};

const payoutRule = (chance: Chance): WirePayoutRule =>
  chance.weighed<WirePayoutRule>([
    [
      4,
      {
        ActivePlayers: {
          period_before_win: chance.one([2_000, 60_000, 600_000, 86_400_000]),
          max_number_of_payouts: chance.between(1, 6),
        },
      },
    ],
    [2, { HighestLifetimeContributor: leaders(chance) }],
    [2, { HighestContributionPerWin: leaders(chance) }],
  ]);

/** One by default, or some of the best. */
const leaders = (chance: Chance) =>
  chance.happens(0.4) ? {} : { max_number_of_payouts: chance.one([1, 2, 2, 3, 5, 100]) };

/** A pot whose wins are shared. */
export const shared = (chance: Chance, pot: WirePot): WirePot => {
  const rules = Array.from({ length: chance.between(0, 3) }, () => payoutRule(chance));
  const hasFee = chance.happens(0.6);
  const [main = 1, fee = 0, ...rest] = parts(chance, rules.length + 2);
  return {
    ...pot,
    payout_rules: 'Community',
    payout_ruleset: {
      main_winner_percentage: hasFee ? main : Number((main + fee).toFixed(3)),
      admin_fee: hasFee ? fee : 0,
      payout_rules: rules.map((rule, index) => ({ payout_percentage: rest[index] ?? 0, rule })),
    },
  };
};

/** A pot whose overflow is diverted. */
export const diverting = (chance: Chance, pot: WirePot, typical: number): WirePot => ({
  ...pot,
  diversion_rules: {
    target: { External: { endpoint: 'https://charity.example/diversions', account_id: `account-${chance.below(3)}` } },
    flush_threshold: text(amountAbout(chance, typical * 0.3)),
  },
});

/** The same as a raffle: its pots are won only with tickets. */
export const raffled = <Template extends WireTemplate>(
  chance: Chance,
  template: Template,
  typical: number,
): Template => {
  const tiers = parts(chance, chance.between(1, 4));
  // The share of a tier that is left out stays with the pot.
  const paid = chance.happens(0.5) ? tiers : tiers.slice(0, Math.max(1, tiers.length - 1));
  return {
    ...template,
    jackpot_type: 'Raffle',
    raffle_rules: {
      cost_per_ticket: text(amountAbout(chance, typical * chance.one([0.1, 1, 3]))),
      cost_source: chance.one(['Contribution', 'BaseWager'] as const),
      ...(chance.happens(0.8) ? { duration: duration(chance) } : {}),
      prize_distribution: paid.map((part) => ({
        prize_percentage: text(part),
        number_of_winners: chance.one([1, 1, 2, 3, 8]),
      })),
    },
    pots: template.pots.map(
      ({
        pot_types: _,
        win_constraints: __,
        supports_external_trigger: ___,
        payout_rules: ____,
        payout_ruleset: _____,
        ...pot
      }) => pot,
    ),
  };
};

/** A budget that some contributions use up, in zones where periods end soon. */
export const randomBudget = (chance: Chance, typical: number): WireBudget => ({
  amount: text(amountAbout(chance, typical * chance.one([0.5, 3, 20]))),
  per: chance.one(['Day', 'Week', 'Month', 'Total'] as const),
  then: chance.one(['PlayerPays', 'Refuse'] as const),
  ...(chance.happens(0.7) ? { time_zone: chance.one(ZONES) } : {}),
});

/** Filters by segments, of which some players have none. */
export const randomSegments = (chance: Chance): NonNullable<WireTemplate['contribution_rules']['segment_filters']> => {
  const some = () => SEGMENTS.filter(() => chance.happens(0.4));
  const [white_list, black_list] = [some(), some()];
  return chance.weighed([
    [4, { white_list }],
    [2, { black_list }],
    [2, { white_list, black_list }],
  ]);
};

const time = (second: number) => ({
  hour: Math.floor(second / 3600),
  minute: Math.floor(second / 60) % 60,
  sec: second % 60,
});

/** Hours that open and close often in the next hour, and now and then later; some of them go over midnight. */
const hours = (chance: Chance, nowMs: number): WireHours =>
  Array.from({ length: chance.between(6, 24) }, () => {
    const soon = Math.floor(nowMs / 1000) + chance.between(-300, 3_600);
    const from = (chance.happens(0.7) ? soon : chance.below(86_400)) % 86_400;
    return [time(from), time((from + chance.between(5, 600)) % 86_400)] as const;
  });

/** Random opening times of an instance. */
export const randomRecurrence = (chance: Chance, nowMs: number): WireRecurrence => {
  const days = (count: number) => Array.from({ length: count }, (_, day) => day + 1).filter(() => chance.happens(0.7));
  const weekdays = days(7);
  const monthdays = days(31);
  return {
    frequency: chance.weighed<WireRecurrence['frequency']>([
      [3, { Daily: { hours: hours(chance, nowMs) } }],
      [1, { Weekly: { days: weekdays.length > 0 ? weekdays : [5], hours: hours(chance, nowMs) } }],
      [1, { Monthly: { days: monthdays.length > 0 ? monthdays : [15], hours: hours(chance, nowMs) } }],
    ]),
    interval: chance.one([1, 1, 1, 2]),
  };
};

/** Round amounts in some currencies, about as large as a contribution is. */
export const randomAmounts = (chance: Chance, typical: number, currency: string): Record<string, WireAmounts> => {
  const others = CURRENCIES.filter(() => chance.happens(0.3));
  const all = chance.happens(0.4) ? [...others, currency] : others;
  return Object.fromEntries(
    all.map((each) => {
      const coin = Number(minorUnit(each)) / 1e6;
      const worth = (typical * unitsPerEuro(each)) / unitsPerEuro(currency);
      const coins = Math.max(1, Math.round((worth * chance.one([0.5, 1, 1.3])) / coin));
      const less = chance.happens(0.5) ? Math.ceil(coins / chance.one([1, 2, 3])) : undefined;
      const of = (count: number) => text(count * coin);
      return [
        each,
        {
          default: of(coins),
          ...(less === undefined ? {} : { minimum: of(less) }),
          ...(chance.happens(0.6) ? { maximum: of(coins * chance.one([1, 2, 5])) } : {}),
          ...(chance.happens(0.5) ? { step: of(chance.one([1, 2, Math.max(1, Math.floor(coins / 2))])) } : {}),
        },
      ];
    }),
  );
};
