import type { Fraction } from './fraction.ts';

/** The default currencies of the platform. */
export type Currencies = {
  readonly base: string;
  /** Units of a currency per one unit of the base currency. */
  readonly multipliers: ReadonlyMap<string, Fraction>;
};
