import type { Fraction } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import type { RaffleRules } from './raffle-rules.ts';

/** A share of a contribution: a fixed amount in the jackpot's currency, or a fraction 0..1 of a base. */
export type Share = { readonly fixed: Micros } | { readonly percentage: Fraction };

export type FundStrategy = 'CollectToMinReseed' | 'CollectAlways' | 'None';
export type ReseedStrategy = 'Full' | 'MinReseed' | 'Available';
export type WinSelector = 'Highest' | 'Lowest' | 'None';

/** A HitRate pot draws once per attempt, so a single contribution must not buy more of them than can be drawn at once. */
export const MAX_ATTEMPTS = 1000n;

/** How many players the wins of all pots together may pay beside the main winners, and one drawing of a raffle in all: they are found in one unit of work. */
export const MAX_PAYEES = 10_000;

/** How a pot can hit by itself. */
export type PotTrigger =
  | { readonly kind: 'HitRate'; readonly maxMagicNumber: bigint; readonly costPerAttempt: Micros }
  | { readonly kind: 'MustHitBy'; readonly hitBy: Micros }
  /** Once in each window; the first ends at `targetMs`. Without a period there is that one alone, from the instance's start. */
  | { readonly kind: 'Time'; readonly targetMs: number; readonly periodMs?: number };

/** Who receives a community share. Nobody receives one of a win of their own. */
export type PayoutRule =
  | { readonly kind: 'ActivePlayers'; readonly periodMs: number; readonly maxPayouts: number }
  | { readonly kind: 'HighestLifetimeContributor' }
  | { readonly kind: 'HighestContributionPerWin' };

/** How a win is divided; the parts sum to 1. */
export type PayoutRuleset = {
  readonly main: Fraction;
  /** What the house takes. */
  readonly fee: Fraction;
  /** In the order in which they are paid. */
  readonly community: readonly { readonly share: Fraction; readonly rule: PayoutRule }[];
};

/** Who qualifies: both compare with the wager and the wish in the jackpot's currency. Absent bounds are 0. */
export type WagerCriteria = { readonly minBaseWager: Micros; readonly minContribution: Micros };

export type PotRules = {
  readonly id: string;
  readonly contribution: Share;
  /** The part of the pot's own share that funds its next seed. */
  readonly seedContribution: Share;
  readonly initialSeed: Micros;
  readonly minReseed: Micros;
  readonly fundStrategy: FundStrategy;
  readonly reseedStrategy: ReseedStrategy;
  /** A pot that is not progressive keeps its value: the rest of its share goes to the surplus seed. */
  readonly progressive: boolean;
  /** The template's max_pot_value; the platform's largest amount where it names none. `ceilingOf` adds the bound of MustHitBy. */
  readonly ceiling: Micros;
  /** Absent: no limit on the seed deficit that a win may leave behind. */
  readonly allowedSeedDeficit?: Micros;
  /** 0 or absent: the pot reseeds without end. */
  readonly maxInstantiationCount?: number;
  readonly triggers: readonly PotTrigger[];
  readonly externalTrigger: boolean;
  readonly criteria: WagerCriteria;
  /** Absent: the winner receives all. */
  readonly payout?: PayoutRuleset;
  /** With diversion rules the overflow is delivered to the external account from this threshold on. */
  readonly diversion?: { readonly flushThreshold: Micros };
};

/** An instance's own copy of the rules of a published template. */
export type JackpotRules = {
  readonly currency: string;
  readonly contribution: Share;
  /** The most that one contribution may be, in the jackpot's currency; absent: no cap of its own. */
  readonly maxContribution?: Micros;
  /** The part 0..1 of the default contribution that the operator pays. */
  readonly operatorPercentage: Fraction;
  readonly criteria: WagerCriteria;
  readonly house: Share;
  readonly selector: WinSelector;
  readonly pots: readonly PotRules[];
  /** When the instance began or will begin; a template has none. Windows of time need it. */
  readonly startsAtMs?: number;
  /** Present for a raffle alone. */
  readonly raffle?: RaffleRules;
};
