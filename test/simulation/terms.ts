import { periodsIn } from './budget-periods.ts';
import { Exact, least, micros } from './exact.ts';
import type {
  WireAmounts,
  WireBudget,
  WireCriteria,
  WireDuration,
  WirePot,
  WirePotType,
  WireRaffle,
  WireShare,
  WireTemplate,
} from './wire-template.ts';

/** Nothing above this many millionths exists: it is the ceiling of a pot that names none. */
const CEILING = 8_000_000_000n * 1_000_000n;

/** Computes a share of a given amount. */
export type Portion = (of: Exact) => Exact;

const portion = ({ Fixed, Percentage }: WireShare): Portion => {
  if (Percentage !== undefined) {
    const fraction = Exact.read(Percentage);
    return (of) => of.times(fraction);
  }
  const fixed = new Exact(micros(Fixed ?? 0));
  return (of) => fixed.atMost(of);
};

export type Way =
  | { readonly by: 'HitRate'; readonly odds: bigint; readonly cost: bigint; readonly ramp: Ramp | undefined }
  | { readonly by: 'MustHitBy'; readonly at: bigint; readonly from: bigint; readonly power: bigint }
  | { readonly by: 'Wheel'; readonly odds: bigint; readonly cost: bigint; readonly levels: readonly Level[] }
  | {
      readonly by: 'Time';
      readonly target: number;
      readonly period: number | undefined;
      readonly months: number | undefined;
      readonly zone: string;
      readonly isByStake: boolean;
    };

/** Odds on a line from those of the pot to the best ones; of millionths of value, or of milliseconds. */
type Ramp = { readonly isTimed: boolean; readonly from: bigint; readonly to: bigint; readonly best: bigint };
type Level = { readonly pot: string; readonly weight: bigint };

const ways = (pot: WirePot): Way[] =>
  (pot.pot_types ?? []).map((type) => {
    if ('HitRate' in type)
      return {
        by: 'HitRate',
        odds: BigInt(type.HitRate.max_magic_number),
        cost: micros(type.HitRate.cost_per_attempt),
        ramp: ramp(type.HitRate),
      };
    if ('MustHitBy' in type) {
      const { hit_by, hit_from = 0, weight = 1 } = type.MustHitBy;
      return { by: 'MustHitBy', at: micros(hit_by), from: micros(hit_from), power: BigInt(weight) };
    }
    if ('Wheel' in type) {
      const { max_magic_number, cost_per_attempt, levels: all } = type.Wheel;
      const levels = all.map(({ pot_id, weight }) => ({ pot: pot_id, weight: BigInt(weight) }));
      return { by: 'Wheel', odds: BigInt(max_magic_number), cost: micros(cost_per_attempt), levels };
    }
    const { target_datetime: target, repeat_period, time_zone: zone = 'UTC', weighting } = type.TimeFixed;
    const { Months: months } = repeat_period ?? {};
    const isByLength = repeat_period !== undefined && months === undefined;
    const period = isByLength ? milliseconds(repeat_period) : undefined;
    return { by: 'Time', target, zone, months, period, isByStake: weighting !== undefined };
  });

const ramp = ({ ramp: given }: Extract<WirePotType, { HitRate: object }>['HitRate']): Ramp | undefined =>
  given && {
    isTimed: given.by === 'Time',
    from: given.by === 'Time' ? BigInt(given.from) : micros(given.from),
    to: given.by === 'Time' ? BigInt(given.to) : micros(given.to),
    best: BigInt(given.max_magic_number),
  };

export const milliseconds = ({ Seconds = 0, Minutes = 0, Hours = 0, Days = 0, Weeks = 0 }: WireDuration): number =>
  ((((Weeks * 7 + Days) * 24 + Hours) * 60 + Minutes) * 60 + Seconds) * 1000;

/** The other payees of a win. */
export type Sharing = { readonly part: Exact; readonly most: number } & (
  | { readonly who: 'ActivePlayers'; readonly period: number }
  | { readonly who: 'HighestLifetimeContributor' | 'HighestContributionPerWin' }
);

/** The division of a win; nothing where the winner takes all. */
const division = ({ payout_ruleset: ruleset }: WirePot) =>
  ruleset && {
    main: Exact.read(ruleset.main_winner_percentage),
    fee: Exact.read(ruleset.admin_fee),
    sharing: ruleset.payout_rules.map(({ payout_percentage, rule }): Sharing => {
      const part = Exact.read(payout_percentage);
      if ('ActivePlayers' in rule) {
        const { period_before_win, max_number_of_payouts } = rule.ActivePlayers;
        return { part, who: 'ActivePlayers', period: period_before_win, most: max_number_of_payouts };
      }
      if ('HighestLifetimeContributor' in rule) {
        const { max_number_of_payouts: most = 1 } = rule.HighestLifetimeContributor;
        return { part, who: 'HighestLifetimeContributor', most };
      }
      return {
        part,
        who: 'HighestContributionPerWin',
        most: rule.HighestContributionPerWin.max_number_of_payouts ?? 1,
      };
    }),
  };

const raffle = ({ cost_per_ticket, cost_source, duration, prize_distribution }: WireRaffle) => ({
  cost: micros(cost_per_ticket),
  source: cost_source,
  duration: duration && milliseconds(duration),
  tiers: prize_distribution.map(({ prize_percentage, number_of_winners }) => ({
    part: Exact.read(prize_percentage),
    winners: number_of_winners,
  })),
});

const bounds = (criteria: WireCriteria = {}) => ({
  wager: new Exact(micros(criteria.min_base_wager ?? 0)),
  requested: new Exact(micros(criteria.min_contribution ?? 0)),
});

const potTerms = (pot: WirePot) => {
  const triggers = ways(pot);
  const limits = triggers.flatMap((way) => (way.by === 'MustHitBy' ? [way.at] : []));
  if (pot.max_pot_value !== undefined) limits.push(micros(pot.max_pot_value));
  const deficit = pot.win_constraints?.[0]?.AllowedSeedDeficit;
  const threshold = pot.diversion_rules?.flush_threshold;
  return {
    id: pot.id,
    share: portion(pot.contribution),
    seedShare: portion(pot.seed_contribution),
    fund: pot.seed_strategy.fund_strategy,
    reseed: pot.seed_strategy.reseed_strategy,
    initial: micros(pot.seed_strategy.initial_seed_value),
    minReseed: micros(pot.seed_strategy.min_reseed_value),
    ceiling: least(CEILING, ...limits),
    progressive: pot.is_progressive !== false,
    external: pot.supports_external_trigger === true,
    lives: pot.max_instantiation_count ?? 0,
    deficit: deficit === undefined ? undefined : micros(deficit),
    bounds: bounds(pot.wager_criteria),
    triggers,
    isByStake: triggers.some((way) => way.by === 'Time' && way.isByStake),
    division: division(pot),
    /** For a diverted overflow. */
    threshold: threshold === undefined ? undefined : micros(threshold),
  };
};

export type PotTerms = ReturnType<typeof potTerms>;

const budget = ({ amount, per, time_zone = 'UTC', then }: WireBudget) => ({
  amount: micros(amount),
  per,
  then,
  periodAt: periodsIn(time_zone, per),
});

const amounts = ({ default: usual, minimum = usual, maximum, step }: WireAmounts) => ({
  usual: new Exact(micros(usual)),
  least: new Exact(micros(minimum)),
  most: maximum === undefined ? undefined : new Exact(micros(maximum)),
  /** Undefined: a coin. */
  step: step === undefined ? undefined : new Exact(micros(step)),
});

/** The auditor's own reading of a template. */
export const termsOf = (template: WireTemplate) => {
  const { contribution_type: contribution, ...rules } = template.contribution_rules;
  return {
    currency: template.currency,
    optIn: rules.opt_in_required === true,
    /** Of players' segments: those of whom one is enough to be out, and of whom one is needed, if any is named. */
    barring: rules.segment_filters?.black_list ?? [],
    needed: rules.segment_filters?.white_list ?? [],
    winLimit: rules.win_limit && { wins: rules.win_limit.wins, period: milliseconds(rules.win_limit.period) },
    raffle: template.raffle_rules && raffle(template.raffle_rules),
    fixed: contribution.Fixed === undefined ? undefined : new Exact(micros(contribution.Fixed)),
    requested: portion(contribution),
    cap: rules.max_contribution === undefined ? undefined : new Exact(micros(rules.max_contribution)),
    /** In place of the fixed contribution and the cap, by the currency of the wager. */
    amounts: new Map(Object.entries(rules.contribution_by_currency ?? {}).map(([id, own]) => [id, amounts(own)])),
    /** Each player's fractions of coins are kept. */
    carries: rules.carry_fractions === true,
    operatorPart: Exact.read(rules.operator_contribution_percentage ?? '0'),
    bounds: bounds(rules.wager_criteria),
    budget: rules.operator_budget && budget(rules.operator_budget),
    house: portion(template.house_hold_contribution),
    selector: template.win_selector_strategy ?? 'Highest',
    pots: template.pots.map(potTerms),
  };
};

export type Terms = ReturnType<typeof termsOf>;
