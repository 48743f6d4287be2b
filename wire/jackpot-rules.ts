import { type CountryFilters, canonicalCountry, type SegmentFilters } from '../domain/jackpot/admission.ts';
import type { CurrencyAmounts } from '../domain/jackpot/currency-amounts.ts';
import type {
  JackpotRules,
  OperatorBudget,
  PayoutRule,
  PayoutRuleset,
  PotRules,
  PotTrigger,
  RaffleRules,
  Ramp,
  Share,
  WagerCriteria,
  WinLimit,
} from '../domain/jackpot/rules.ts';
import { fractionFromDecimal, fractionFromNumber } from '../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, lesser, microsFromDecimal, microsFromNumber } from '../domain/money/micros.ts';
import type {
  ContributionType,
  HitRateRamp,
  NewDuration,
  NewPotTypeTemplate,
  NewSegmentFilters,
  NewWagerCriteria,
  CurrencyAmounts as WireAmounts,
  PayoutRule as WirePayoutRule,
  PayoutRuleset as WirePayoutRuleset,
  RaffleRules as WireRaffleRules,
} from '../generated/server/types.gen.ts';
import type { StoredBudget, StoredPot, StoredTemplate } from './stored-template.ts';

/** A duration in seconds, from any unit. */
export const toSeconds = (duration: NewDuration): number => {
  if ('Seconds' in duration) return duration.Seconds;
  if ('Minutes' in duration) return duration.Minutes * 60;
  if ('Hours' in duration) return duration.Hours * 3_600;
  return ('Days' in duration ? duration.Days : duration.Weeks * 7) * 86_400;
};

/** The rules of an instance: those of the jackpot, and who may take part. */
export type InstanceRules = JackpotRules & {
  readonly allowedBrands: readonly string[];
  readonly countries: CountryFilters;
  readonly winLimit?: WinLimit;
  /** Absent if all segments may play. */
  readonly segments?: SegmentFilters;
  /** True if players must opt in to take part. */
  readonly optInRequired: boolean;
};

/** Reads the rules of a template without rounding: amounts become micros, fractions stay fractions. */
export const jackpotRules = (template: StoredTemplate): InstanceRules => {
  const rules = template.contribution_rules;
  return {
    currency: template.currency,
    contribution: share(rules.contribution_type),
    ...(rules.max_contribution === undefined ? {} : { maxContribution: microsFromDecimal(rules.max_contribution) }),
    ...(rules.contribution_by_currency === undefined
      ? {}
      : {
          contributionByCurrency: new Map(
            Object.entries(rules.contribution_by_currency).map(([currency, own]) => [currency, amountsOf(own)]),
          ),
        }),
    ...(rules.carry_fractions === true ? { carriesFractions: true } : {}),
    operatorPercentage: fractionFromDecimal(rules.operator_contribution_percentage ?? '0'),
    ...(rules.operator_budget === undefined ? {} : { operatorBudget: operatorBudget(rules.operator_budget) }),
    criteria: criteria(rules.wager_criteria),
    house: share(template.house_hold_contribution),
    selector: template.win_selector_strategy ?? 'Highest',
    pots: template.pots.map(potRules),
    ...(template.jackpot_type === 'Raffle' && template.raffle_rules !== undefined
      ? { raffle: raffleRules(template.raffle_rules) }
      : {}),
    allowedBrands: rules.allowed_brands ?? [],
    countries: {
      blackList: (rules.country_filters?.black_list ?? []).map(canonicalCountry),
      whiteList: (rules.country_filters?.white_list ?? []).map(canonicalCountry),
    },
    ...segmentFilters(rules.segment_filters),
    ...(rules.win_limit === undefined
      ? {}
      : { winLimit: { wins: rules.win_limit.wins, periodMs: toSeconds(rules.win_limit.period) * 1000 } }),
    optInRequired: rules.opt_in_required ?? false,
  };
};

const amountsOf = ({ default: usual, minimum, maximum, step }: WireAmounts): CurrencyAmounts => ({
  default: microsFromDecimal(usual),
  ...(minimum === undefined ? {} : { minimum: microsFromDecimal(minimum) }),
  ...(maximum === undefined ? {} : { maximum: microsFromDecimal(maximum) }),
  ...(step === undefined ? {} : { step: microsFromDecimal(step) }),
});

const segmentFilters = ({
  black_list: blackList = [],
  white_list: whiteList = [],
}: NewSegmentFilters = {}): Pick<InstanceRules, 'segments'> =>
  blackList.length + whiteList.length === 0 ? {} : { segments: { blackList, whiteList } };

const share = (contribution: ContributionType): Share =>
  'Fixed' in contribution
    ? { fixed: microsFromNumber(contribution.Fixed) }
    : { percentage: fractionFromNumber(contribution.Percentage) };

const operatorBudget = ({ amount, per, time_zone: timeZone = 'UTC', then }: StoredBudget): OperatorBudget => ({
  amount: microsFromDecimal(amount),
  per,
  timeZone,
  exceeding: then,
});

const criteria = (given: NewWagerCriteria | undefined): WagerCriteria => ({
  minBaseWager: microsFromNumber(given?.min_base_wager ?? 0),
  minContribution: microsFromNumber(given?.min_contribution ?? 0),
});

/** By time, the limits are whole milliseconds; the fraction of one that an amount may have is dropped. */
const potRamp = ({ by, from, to, max_magic_number }: HitRateRamp): Ramp => {
  const measure = by === 'Time' ? (given: number) => BigInt(Math.trunc(given)) : microsFromNumber;
  return { by, from: measure(from), to: measure(to), maxMagicNumber: BigInt(max_magic_number) };
};

const potTrigger = (type: NewPotTypeTemplate): PotTrigger => {
  if ('HitRate' in type) {
    const { max_magic_number, cost_per_attempt, ramp } = type.HitRate;
    return {
      kind: 'HitRate',
      maxMagicNumber: BigInt(max_magic_number),
      costPerAttempt: microsFromNumber(cost_per_attempt),
      ...(ramp === undefined ? {} : { ramp: potRamp(ramp) }),
    };
  }
  if ('MustHitBy' in type) {
    const { hit_by, hit_from, weight } = type.MustHitBy;
    return {
      kind: 'MustHitBy',
      hitBy: microsFromNumber(hit_by),
      ...(hit_from === undefined ? {} : { hitFrom: microsFromNumber(hit_from) }),
      ...(weight === undefined ? {} : { weight }),
    };
  }
  if ('Wheel' in type) {
    const { max_magic_number, cost_per_attempt, levels } = type.Wheel;
    return {
      kind: 'Wheel',
      maxMagicNumber: BigInt(max_magic_number),
      costPerAttempt: microsFromNumber(cost_per_attempt),
      levels: levels.map(({ pot_id: potId, weight }) => ({ potId, weight: BigInt(weight) })),
    };
  }
  const { target_datetime: targetMs, repeat_period: period, time_zone: timeZone = 'UTC', weighting } = type.TimeFixed;
  return {
    ...{ kind: 'Time', targetMs },
    ...(period === undefined
      ? {}
      : 'Months' in period
        ? { periodMonths: period.Months }
        : { periodMs: toSeconds(period) * 1000 }),
    ...(timeZone === 'UTC' ? {} : { timeZone }),
    ...(weighting === undefined ? {} : { weighting }),
  };
};

const payoutRule = (rule: WirePayoutRule): PayoutRule => {
  if ('ActivePlayers' in rule) {
    const { period_before_win: periodMs, max_number_of_payouts: maxPayouts } = rule.ActivePlayers;
    return { kind: 'ActivePlayers', periodMs, maxPayouts };
  }
  const kind = 'HighestLifetimeContributor' in rule ? 'HighestLifetimeContributor' : 'HighestContributionPerWin';
  const { max_number_of_payouts: maxPayouts } =
    'HighestLifetimeContributor' in rule ? rule.HighestLifetimeContributor : rule.HighestContributionPerWin;
  return { kind, ...(maxPayouts === undefined ? {} : { maxPayouts }) };
};

const payoutRuleset = (ruleset: WirePayoutRuleset): PayoutRuleset => ({
  main: fractionFromNumber(ruleset.main_winner_percentage),
  fee: fractionFromNumber(ruleset.admin_fee),
  community: ruleset.payout_rules.map(({ payout_percentage, rule }) => ({
    share: fractionFromNumber(payout_percentage),
    rule: payoutRule(rule),
  })),
});

const raffleRules = (rules: WireRaffleRules): RaffleRules => ({
  costPerTicket: microsFromDecimal(rules.cost_per_ticket),
  costSource: rules.cost_source,
  ...(toSeconds(rules.duration) === 0 ? {} : { durationMs: toSeconds(rules.duration) * 1000 }),
  tiers: rules.prize_distribution.map(({ prize_percentage, number_of_winners: winners }) => ({
    percentage: fractionFromDecimal(prize_percentage),
    winners,
  })),
});

const potRules = (pot: StoredPot): PotRules => {
  // All constraints must hold, so the smallest deficit applies.
  const deficits = (pot.win_constraints ?? []).map((constraint) => microsFromDecimal(constraint.AllowedSeedDeficit));
  return {
    id: pot.id,
    contribution: share(pot.contribution),
    seedContribution: share(pot.seed_contribution),
    initialSeed: microsFromNumber(pot.seed_strategy.initial_seed_value),
    minReseed: microsFromNumber(pot.seed_strategy.min_reseed_value),
    fundStrategy: pot.seed_strategy.fund_strategy,
    reseedStrategy: pot.seed_strategy.reseed_strategy,
    progressive: pot.is_progressive ?? true,
    ceiling: pot.max_pot_value === undefined ? AMOUNT_MAX_MICROS : microsFromDecimal(pot.max_pot_value),
    ...(deficits.length === 0 ? {} : { allowedSeedDeficit: deficits.reduce(lesser) }),
    maxInstantiationCount: pot.max_instantiation_count ?? 0,
    triggers: (pot.pot_types ?? []).map(potTrigger),
    externalTrigger: pot.supports_external_trigger ?? false,
    criteria: criteria(pot.wager_criteria),
    ...(pot.payout_rules === 'Community' && pot.payout_ruleset !== undefined
      ? { payout: payoutRuleset(pot.payout_ruleset) }
      : {}),
    ...(pot.diversion_rules === undefined
      ? {}
      : { diversion: { flushThreshold: microsFromDecimal(pot.diversion_rules.flush_threshold) } }),
  };
};
