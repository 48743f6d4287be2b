import type { Fraction } from './fraction.ts';

/** The platform's default currencies. */
export type Currencies = {
  readonly base: string;
  /** Units of a currency per unit of the base currency. */
  readonly multipliers: ReadonlyMap<string, Fraction>;
};
