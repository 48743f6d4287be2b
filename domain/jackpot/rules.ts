import type { Fraction } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import type { CurrencyAmounts } from './currency-amounts.ts';

/**
 * The version of the rules in this folder and in `domain/raffle`. Each ledger entry names the one that booked it, so add 1 with any change
 * that books, draws or pays other than before for the same input; `cli/verify/rules/` keeps them all.
 */
export const RULES_VERSION = 3;

/** One tier of prizes: all its winners together share `percentage` of the pot's value. */
export type PrizeTier = { readonly percentage: Fraction; readonly winners: number };

/** A raffle's pots are drawn among tickets at the end of each period, and have no triggers. */
export type RaffleRules = {
  /** In the jackpot's currency. */
  readonly costPerTicket: Micros;
  readonly costSource: 'Contribution' | 'BaseWager';
  /** Absent: a single drawing, at the end of the instance. */
  readonly durationMs?: number;
  /** In drawing order. */
  readonly tiers: readonly PrizeTier[];
};

/** A share of a contribution: a fixed amount in the jackpot's currency, or a fraction 0..1 of a base. */
export type Share = { readonly fixed: Micros } | { readonly percentage: Fraction };

export type FundStrategy = 'CollectToMinReseed' | 'CollectAlways' | 'None';
export type ReseedStrategy = 'Full' | 'MinReseed' | 'Available';
export type WinSelector = 'Highest' | 'Lowest' | 'None';

/** A HitRate pot draws once per attempt, so one contribution must not buy more attempts than can be drawn at once. */
export const MAX_ATTEMPTS = 1000n;

/**
 * The most players that the wins of all pots together may pay besides the main winners, and that one raffle drawing may pay in total: they
 * are found in one unit of work.
 */
export const MAX_PAYEES = 10_000;

/**
 * Odds that rise from 1 in the trigger's number to 1 in `maxMagicNumber`, while a measure goes from `from` to `to`: the pot's value in
 * micros, or the milliseconds since its last win, or since the start of the instance.
 */
export type Ramp = {
  readonly by: 'Time' | 'Value';
  readonly from: bigint;
  readonly to: bigint;
  readonly maxMagicNumber: bigint;
};

/** The ways in which a contribution can make a pot hit. */
export type PotTrigger =
  | {
      readonly kind: 'HitRate';
      readonly maxMagicNumber: bigint;
      readonly costPerAttempt: Micros;
      readonly ramp?: Ramp;
    }
  /** Between `hitFrom`, or 0, and `hitBy`. With weight 2, the chance rises with the distance from `hitFrom`. */
  | { readonly kind: 'MustHitBy'; readonly hitBy: Micros; readonly hitFrom?: Micros; readonly weight?: 1 | 2 }
  /** One draw for several pots, which have no other trigger: if it hits, a second one picks the level by its weight. */
  | {
      readonly kind: 'Wheel';
      readonly maxMagicNumber: bigint;
      readonly costPerAttempt: Micros;
      /** Among them the pot that carries the wheel. */
      readonly levels: readonly { readonly potId: string; readonly weight: bigint }[];
    }
  /** Once in each window; the first ends at `targetMs`. Without a period there is a single window, from the instance's start. */
  | {
      readonly kind: 'Time';
      readonly targetMs: number;
      readonly periodMs?: number;
      /** In place of `periodMs`. */
      readonly periodMonths?: number;
      /** IANA, by whose clocks all windows end at the same time of day; absent: UTC. */
      readonly timeZone?: string;
      readonly weighting?: 'Stake';
    };

const BY_CHANCE: readonly string[] = ['HitRate', 'Wheel'] satisfies PotTrigger['kind'][];

/** Reports whether a hit that the selector passes over lapses, as hits by chance do; all others stay due. */
export const lapses = (trigger: string): boolean => BY_CHANCE.includes(trigger);

/** The receivers of a community share. The winner never shares in their own win. */
export type PayoutRule =
  | { readonly kind: 'ActivePlayers'; readonly periodMs: number; readonly maxPayouts: number }
  /** The highest contributors, as many as may be paid; absent: 1. */
  | {
      readonly kind: 'HighestLifetimeContributor' | 'HighestContributionPerWin';
      readonly maxPayouts?: number;
    };

/** The most players that a rule pays. */
export const maxPayoutsOf = ({ maxPayouts = 1 }: PayoutRule): number => maxPayouts;

/** The division of a win; the parts add up to 1. */
export type PayoutRuleset = {
  readonly main: Fraction;
  /** The part that the house takes. */
  readonly fee: Fraction;
  /** In payout order. */
  readonly community: readonly { readonly share: Fraction; readonly rule: PayoutRule }[];
};

/** Minimums for the wager and the requested contribution, in the jackpot's currency. 0 when absent. */
export type WagerCriteria = { readonly minBaseWager: Micros; readonly minContribution: Micros };

/** A player's most wins within a period that ends now. */
export type WinLimit = { readonly wins: number; readonly periodMs: number };

/**
 * Reports whether a pot's windows are won by stake: the moment comes as always, and then the winner is drawn among all who have contributed
 * in the window so far, by what they booked. It is the pot's only trigger.
 */
export const isByStake = ({ triggers }: { readonly triggers: readonly PotTrigger[] }): boolean =>
  triggers.some((trigger) => trigger.kind === 'Time' && trigger.weighting === 'Stake');

export type WheelTrigger = Extract<PotTrigger, { kind: 'Wheel' }>;

export const findWheel = ({ triggers }: { readonly triggers: readonly PotTrigger[] }): WheelTrigger | undefined =>
  triggers.find((trigger) => trigger.kind === 'Wheel');

export type PotRules = {
  readonly id: string;
  readonly contribution: Share;
  /** The part of the pot's own share that funds its next seed. */
  readonly seedContribution: Share;
  readonly initialSeed: Micros;
  readonly minReseed: Micros;
  readonly fundStrategy: FundStrategy;
  readonly reseedStrategy: ReseedStrategy;
  /** A pot that is not progressive keeps its value; the rest of its share goes to the surplus seed. */
  readonly progressive: boolean;
  /** The template's max_pot_value, or the platform's largest amount. `potCeiling` also applies MustHitBy. */
  readonly ceiling: Micros;
  /** Absent: a win may leave any seed deficit. */
  readonly allowedSeedDeficit?: Micros;
  /** 0 or absent: the pot reseeds forever. */
  readonly maxInstantiationCount?: number;
  readonly triggers: readonly PotTrigger[];
  readonly externalTrigger: boolean;
  readonly criteria: WagerCriteria;
  /** Absent: the winner gets everything. */
  readonly payout?: PayoutRuleset;
  /** From this threshold on, the overflow is delivered to the external account. */
  readonly diversion?: { readonly flushThreshold: Micros };
};

/** The maximum that the operator pays for contributions in a period, in the jackpot's currency. */
export type OperatorBudget = {
  readonly amount: Micros;
  readonly per: 'Day' | 'Week' | 'Month' | 'Total';
  /** IANA, by whose calendar days, weeks from Monday, and months are. */
  readonly timeZone: string;
  /** The treatment of a contribution that would pass it. */
  readonly exceeding: 'PlayerPays' | 'Refuse';
};

/** An instance's own copy of the rules of a published template. */
export type JackpotRules = {
  readonly currency: string;
  readonly contribution: Share;
  /** The maximum contribution, in the jackpot's currency; absent: no specific limit. */
  readonly maxContribution?: Micros;
  /** Amounts in place of the fixed contribution and its maximum, by the currency of the request. */
  readonly contributionByCurrency?: ReadonlyMap<string, CurrencyAmounts>;
  /** The part of a player's payment below the smallest coin is kept for the player's next one; only with a percentage. Absent: it is dropped. */
  readonly carriesFractions?: true;
  /** The part 0..1 of the default contribution that the operator pays. */
  readonly operatorPercentage: Fraction;
  /** Absent: the operator pays its percentage without a maximum. */
  readonly operatorBudget?: OperatorBudget;
  readonly criteria: WagerCriteria;
  readonly house: Share;
  readonly selector: WinSelector;
  readonly pots: readonly PotRules[];
  /** The start of the instance; templates have none. Required for time windows. */
  readonly startsAtMs?: number;
  /** Raffles only. */
  readonly raffle?: RaffleRules;
};
