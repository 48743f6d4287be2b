import { type Fraction, fraction, fractionFromDecimal, ZERO } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, lesser, type Micros } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';
import {
  type Decimal,
  type StoredDuration,
  type StoredTrigger,
  type Trigger,
  toMicros,
  toMs,
  toTrigger,
  type WindowTerms,
} from './ways.ts';

type StoredShare = { readonly Fixed?: Decimal; readonly Percentage?: Decimal };
type StoredCriteria = { readonly min_base_wager?: Decimal; readonly min_contribution?: Decimal };
type StoredLeaders = { readonly max_number_of_payouts?: number };
type StoredSharing =
  | { readonly ActivePlayers: { readonly period_before_win: number; readonly max_number_of_payouts: number } }
  | { readonly HighestLifetimeContributor: StoredLeaders }
  | { readonly HighestContributionPerWin: StoredLeaders };
type StoredPot = {
  readonly id: string;
  readonly contribution: StoredShare;
  readonly seed_contribution: StoredShare;
  readonly seed_strategy: {
    readonly initial_seed_value: Decimal;
    readonly min_reseed_value: Decimal;
    readonly fund_strategy: string;
    readonly reseed_strategy: string;
  };
  readonly pot_types?: readonly StoredTrigger[];
  readonly max_pot_value?: Decimal;
  readonly max_instantiation_count?: number;
  readonly is_progressive?: boolean;
  readonly supports_external_trigger?: boolean;
  readonly wager_criteria?: StoredCriteria;
  readonly win_constraints?: readonly { readonly AllowedSeedDeficit: Decimal }[];
  readonly diversion_rules?: { readonly flush_threshold: Decimal };
  readonly payout_rules?: string;
  readonly payout_ruleset?: {
    readonly main_winner_percentage: Decimal;
    readonly admin_fee: Decimal;
    readonly payout_rules: readonly { readonly payout_percentage: Decimal; readonly rule: StoredSharing }[];
  };
};

type StoredAmounts = {
  readonly default: Decimal;
  readonly minimum?: Decimal;
  readonly maximum?: Decimal;
  readonly step?: Decimal;
};

/** An instance's rules as their sealed text has them. */
type StoredRules = {
  readonly currency: string;
  readonly jackpot_type?: string;
  readonly win_selector_strategy?: string;
  readonly house_hold_contribution: StoredShare;
  readonly contribution_rules: {
    readonly contribution_type: StoredShare;
    readonly max_contribution?: Decimal;
    readonly contribution_by_currency?: { readonly [currency: string]: StoredAmounts };
    readonly carry_fractions?: boolean;
    readonly operator_contribution_percentage?: Decimal;
    readonly wager_criteria?: StoredCriteria;
    readonly operator_budget?: {
      readonly amount: Decimal;
      readonly per: BudgetTerms['per'];
      readonly time_zone?: string;
      readonly then: string;
    };
    readonly opt_in_required?: boolean;
    readonly win_limit?: { readonly wins: number; readonly period: StoredDuration };
  };
  readonly raffle_rules?: {
    readonly duration: StoredDuration;
    readonly prize_distribution: readonly { readonly prize_percentage: Decimal; readonly number_of_winners: number }[];
  };
  readonly pots: readonly StoredPot[];
};

/** A share of an amount: at most `fixed`, or a part of it. */
export type ShareTerms = { readonly fixed: Micros } | { readonly part: Fraction };

/** The payees of one part of a win besides the winner. */
export type SharingTerms = { readonly part: Fraction; readonly most: number } & (
  | { readonly payees: 'ActivePlayers'; readonly periodMs: number }
  | { readonly payees: 'HighestLifetimeContributor' | 'HighestContributionPerWin' }
);

export type Criteria = { readonly wager: Micros; readonly requested: Micros };

export type PotTerms = {
  readonly id: string;
  readonly share: ShareTerms;
  readonly seedShare: ShareTerms;
  readonly fund: string;
  readonly reseed: string;
  readonly initialSeed: Micros;
  readonly minReseed: Micros;
  readonly ceiling: Micros;
  readonly isProgressive: boolean;
  readonly isTriggeredOutside: boolean;
  /** 0: it begins again for ever. */
  readonly lives: number;
  readonly allowedDeficit: Micros | undefined;
  readonly criteria: Criteria;
  readonly triggers: readonly Trigger[];
  readonly time: WindowTerms | undefined;
  readonly main: Fraction;
  readonly fee: Fraction;
  readonly sharing: readonly SharingTerms[];
  /** Of an overflow that leaves for an external account. */
  readonly flushFrom: Micros | undefined;
};

/** A raffle's periods, and its prizes in drawing order. */
export type RaffleTerms = {
  /** Undefined: a single one, until the end of the instance. */
  readonly durationMs: number | undefined;
  readonly tiers: readonly { readonly part: Fraction; readonly winners: number }[];
};

/** The maximum that the operator pays in a period. */
export type BudgetTerms = {
  readonly amount: Micros;
  readonly per: 'Day' | 'Week' | 'Month' | 'Total';
  readonly timeZone: string;
  /** A contribution that would pass it is refused; otherwise the player pays all. */
  readonly refuses: boolean;
};

/** Amounts in one currency, in its micros; `most` undefined: the maximum of all. */
export type AmountTerms = {
  readonly usual: Micros;
  readonly least: Micros;
  readonly most: Micros | undefined;
  readonly step: Micros;
};

/** An instance's rules, read from their text apart from the platform's reading, so that a mistake in one shows in the other. */
export type Terms = {
  readonly currency: string;
  readonly startsAtMs: number;
  readonly fixed: Micros | undefined;
  readonly part: Fraction;
  readonly most: Micros | undefined;
  /** In place of `fixed` and `most`, by the currency of the wager. */
  readonly amounts: ReadonlyMap<string, AmountTerms>;
  /** Fractions of a coin are kept for each player. */
  readonly isCarried: boolean;
  readonly operatorPart: Fraction;
  readonly budget: BudgetTerms | undefined;
  readonly criteria: Criteria;
  readonly house: ShareTerms;
  readonly selector: string;
  readonly pots: readonly PotTerms[];
  readonly raffle: RaffleTerms | undefined;
  readonly isOptInRequired: boolean;
  /** The most wins of a player within a period. */
  readonly winLimit: { readonly wins: number; readonly periodMs: number } | undefined;
  /** Some pot pays others than the winner. */
  readonly isShared: boolean;
};

const WHOLE = fraction(1n);

const toPart = (value: Decimal): Fraction => fractionFromDecimal(String(value));

const toPortion = ({ Fixed, Percentage }: StoredShare): ShareTerms =>
  Percentage === undefined ? { fixed: toMicros(Fixed ?? 0) } : { part: toPart(Percentage) };

const toCriteria = ({ min_base_wager = 0, min_contribution = 0 }: StoredCriteria = {}): Criteria => ({
  wager: toMicros(min_base_wager),
  requested: toMicros(min_contribution),
});

const toSharing = (percentage: Decimal, rule: StoredSharing): SharingTerms => {
  const part = toPart(percentage);
  if ('ActivePlayers' in rule) {
    const { period_before_win: periodMs, max_number_of_payouts: most } = rule.ActivePlayers;
    return { part, payees: 'ActivePlayers', periodMs, most };
  }
  const [payees, { max_number_of_payouts: most = 1 }] =
    'HighestLifetimeContributor' in rule
      ? (['HighestLifetimeContributor', rule.HighestLifetimeContributor] as const)
      : (['HighestContributionPerWin', rule.HighestContributionPerWin] as const);
  return { part, payees, most };
};

const toPot = (pot: StoredPot): PotTerms => {
  const { seed_strategy: seeds, diversion_rules: diversion } = pot;
  const triggers = (pot.pot_types ?? []).map(toTrigger);
  const limits = triggers.flatMap((trigger) => (trigger.kind === 'MustHitBy' ? [trigger.hitBy] : []));
  if (pot.max_pot_value !== undefined) limits.push(toMicros(pot.max_pot_value));
  const deficits = (pot.win_constraints ?? []).map(({ AllowedSeedDeficit }) => toMicros(AllowedSeedDeficit));
  const division = pot.payout_rules === 'Community' ? pot.payout_ruleset : undefined;
  return {
    id: pot.id,
    share: toPortion(pot.contribution),
    seedShare: toPortion(pot.seed_contribution),
    fund: seeds.fund_strategy,
    reseed: seeds.reseed_strategy,
    initialSeed: toMicros(seeds.initial_seed_value),
    minReseed: toMicros(seeds.min_reseed_value),
    ceiling: limits.reduce(lesser, AMOUNT_MAX_MICROS),
    isProgressive: pot.is_progressive !== false,
    isTriggeredOutside: pot.supports_external_trigger === true,
    lives: pot.max_instantiation_count ?? 0,
    allowedDeficit: deficits.length === 0 ? undefined : deficits.reduce(lesser),
    criteria: toCriteria(pot.wager_criteria),
    triggers,
    time: triggers.find((trigger) => trigger.kind === 'Time'),
    main: division === undefined ? WHOLE : toPart(division.main_winner_percentage),
    fee: division === undefined ? ZERO : toPart(division.admin_fee),
    sharing: (division?.payout_rules ?? []).map(({ payout_percentage, rule }) => toSharing(payout_percentage, rule)),
    flushFrom: diversion && toMicros(diversion.flush_threshold),
  };
};

const toRaffle = ({ duration, prize_distribution }: NonNullable<StoredRules['raffle_rules']>): RaffleTerms => ({
  durationMs: toMs(duration) || undefined,
  tiers: prize_distribution.map(({ prize_percentage, number_of_winners: winners }) => ({
    part: toPart(prize_percentage),
    winners,
  })),
});

/** @param startsAtMs when the instance starts, from which its time windows count. */
export const readTerms = (text: string, startsAtMs: number): Terms => {
  const rules = JSON.parse(text) as StoredRules;
  const {
    contribution_type: contribution,
    max_contribution: most,
    operator_budget: budget,
    ...asked
  } = rules.contribution_rules;
  const pots = rules.pots.map(toPot);
  return {
    currency: rules.currency,
    startsAtMs,
    fixed: contribution.Percentage === undefined ? toMicros(contribution.Fixed ?? 0) : undefined,
    part: toPart(contribution.Percentage ?? 0),
    most: most === undefined ? undefined : toMicros(most),
    amounts: new Map(
      Object.entries(asked.contribution_by_currency ?? {}).map(([currency, own]) => [
        currency,
        {
          usual: toMicros(own.default),
          least: toMicros(own.minimum ?? own.default),
          most: own.maximum === undefined ? undefined : toMicros(own.maximum),
          step: own.step === undefined ? minorUnitMicros(currency) : toMicros(own.step),
        },
      ]),
    ),
    isCarried: asked.carry_fractions === true,
    operatorPart: toPart(asked.operator_contribution_percentage ?? 0),
    budget: budget && {
      ...{ amount: toMicros(budget.amount), per: budget.per },
      ...{ timeZone: budget.time_zone ?? 'UTC', refuses: budget.then === 'Refuse' },
    },
    criteria: toCriteria(asked.wager_criteria),
    house: toPortion(rules.house_hold_contribution),
    selector: rules.win_selector_strategy ?? 'Highest',
    pots,
    raffle:
      rules.jackpot_type === 'Raffle' && rules.raffle_rules !== undefined ? toRaffle(rules.raffle_rules) : undefined,
    isOptInRequired: asked.opt_in_required === true,
    winLimit: asked.win_limit && { wins: asked.win_limit.wins, periodMs: toMs(asked.win_limit.period) },
    isShared: pots.some(({ sharing }) => sharing.length > 0),
  };
};
