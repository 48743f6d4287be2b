import { AMOUNT_MAX_MICROS, lesser, type Micros } from '../money/micros.ts';
import type { PotRules } from './rules.ts';

/** The balances of a pot. Its value is seedValue + contributedAmount. */
export type PotBalances = {
  readonly seedValue: Micros;
  readonly contributedAmount: Micros;
  readonly contributedSeed: Micros;
  readonly surplusSeed: Micros;
  readonly overflow: Micros;
};

/** Progress of a pot with a Time trigger, or with odds that rise with time. Follows from the times of its contributions and wins. */
export type PotTiming = {
  /** The end of the last settled window: won, or ended without a win. */
  readonly settledUntilMs: number;
  /**
   * The last contribution in each unsettled window, in window order. Several when nothing could be drawn for a while: debits in flight are
   * booked during a pause too.
   */
  readonly lastAtMs: readonly number[];
  /** The pot's last win, where odds rise with the time since then; absent before the first. */
  readonly wonAtMs?: number;
};

export type PotState = PotBalances & {
  readonly id: string;
  readonly enabled: boolean;
  /** The selector passed over a MustHitBy or Time hit: the pot hits at its next eligible contribution. */
  readonly due: boolean;
  /** Null or absent without any of them, and before the first contribution or win. */
  readonly timing?: PotTiming | null | undefined;
  /** Starts at 1; each reseed adds 1. */
  readonly instanceCount: number;
  readonly totalContributions: number;
};

/**
 * The balances of an instance apart from its pots. Stock: house (signed), withheld wins, diversions in flight. The rest are flows, which
 * record where money came from (negative) and where it went (positive), so that all balances of an instance sum to zero after every entry.
 */
export type InstanceBalances = {
  readonly house: Micros;
  readonly withheld: Micros;
  readonly diverting: Micros;
  readonly initialSeed: Micros;
  readonly playerPaid: Micros;
  readonly operatorPaid: Micros;
  readonly bonusPaid: Micros;
  readonly adjusted: Micros;
  readonly transferredIn: Micros;
  readonly paid: Micros;
  readonly diverted: Micros;
  readonly transferredOut: Micros;
  /** Taken out of the house for the operator. */
  readonly swept: Micros;
};

export type JackpotState = InstanceBalances & {
  /** In template order. */
  readonly pots: readonly PotState[];
  readonly totalContributions: number;
};

/** The amount that the pot pays, and that players see as its current value. */
export const potValue = (pot: PotBalances): Micros => pot.seedValue + pot.contributedAmount;

/** The maximum value of the pot. A MustHitBy pot never exceeds its amount. */
export const potCeiling = (rules: PotRules): Micros =>
  rules.triggers.reduce(
    (ceiling, trigger) => (trigger.kind === 'MustHitBy' ? lesser(trigger.hitBy, ceiling) : ceiling),
    lesser(rules.ceiling, AMOUNT_MAX_MICROS),
  );

/** The ids of the pots that can still be funded and won, for `quote`. */
export const enabledPots = (state: JackpotState): string[] =>
  state.pots.filter((pot) => pot.enabled).map((pot) => pot.id);

/** Reports whether the pot is in its last life, after which a win disables it. */
export const isLastLife = (rules: PotRules, pot: PotState): boolean => {
  const { maxInstantiationCount: lives = 0 } = rules;
  return lives > 0 && pot.instanceCount >= lives;
};
