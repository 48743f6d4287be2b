import type { Micros } from '../money/micros.ts';

/** The balances of a pot. Its value is seedValue + contributedAmount. */
export type PotBalances = {
  readonly seedValue: Micros;
  readonly contributedAmount: Micros;
  readonly contributedSeed: Micros;
  readonly surplusSeed: Micros;
  readonly overflow: Micros;
};

/** How far a pot with a Time trigger has come. It follows from the times of the contributions that the pot was in, and of its wins. */
export type PotTiming = {
  /** The end of the last window that was settled: won, or drawn in vain. */
  readonly settledUntilMs: number;
  /**
   * The last contribution in each window that is not settled, in the order of the windows. There are several when nothing could be drawn for
   * a while: debits that were under way are booked during a pause too.
   */
  readonly lastAtMs: readonly number[];
};

export type PotState = PotBalances & {
  readonly id: string;
  readonly enabled: boolean;
  /** A MustHitBy or Time hit that the selector passed over: the pot hits at its next eligible contribution. */
  readonly due: boolean;
  /** Absent or null before a Time trigger has seen a contribution or a win, and for a pot without one. */
  readonly timing?: PotTiming | null | undefined;
  /** Starts at 1 and rises with each reseed. */
  readonly instanceCount: number;
  readonly totalContributions: number;
};

/**
 * The balances of an instance beside those of its pots. Stock: house (signed), withheld wins, diversions in flight. The rest are
 * flows, which only ever tell where money came from (negative) and where it went (positive), so that all balances of an
 * instance sum to zero after every entry.
 */
export type InstanceBalances = {
  readonly house: Micros;
  readonly withheld: Micros;
  readonly diverting: Micros;
  readonly initialSeed: Micros;
  readonly playerPaid: Micros;
  readonly operatorPaid: Micros;
  readonly adjusted: Micros;
  readonly transferredIn: Micros;
  readonly paid: Micros;
  readonly diverted: Micros;
  readonly transferredOut: Micros;
};

export type JackpotState = InstanceBalances & {
  /** In the order of the template. */
  readonly pots: readonly PotState[];
  readonly totalContributions: number;
};
