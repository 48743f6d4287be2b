import type { Micros } from '../money/micros.ts';

/** The balances of a pot. Its value is seedValue + contributedAmount. */
export type PotBalances = {
  readonly seedValue: Micros;
  readonly contributedAmount: Micros;
  readonly contributedSeed: Micros;
  readonly surplusSeed: Micros;
  readonly overflow: Micros;
};

export type PotState = PotBalances & {
  readonly id: string;
  readonly enabled: boolean;
  /** A MustHitBy hit that the selector passed over: the pot hits at its next eligible contribution. */
  readonly due: boolean;
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
