/** A ratio of two integers, never reduced; the denominator is above 0. Slow and obvious, and independent of the domain's. */
export type Ratio = { readonly top: bigint; readonly bottom: bigint };

export const ratio = (top: bigint, bottom = 1n): Ratio => ({ top, bottom });
export const plus = (a: Ratio, b: Ratio): Ratio => ratio(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, ratio(-b.top, b.bottom));
export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Ratio, b: Ratio): Ratio =>
  b.top < 0n ? over(ratio(-a.top, a.bottom), ratio(-b.top, b.bottom)) : ratio(a.top * b.bottom, a.bottom * b.top);
export const atMost = (a: Ratio, b: Ratio): boolean => a.top * b.bottom <= b.top * a.bottom;
export const least = (a: Ratio, b: Ratio): Ratio => (atMost(a, b) ? a : b);

/** Counts down from the quotient until it is not above the value. */
export const down = ({ top, bottom }: Ratio): bigint => {
  let whole = top / bottom + 1n;
  while (whole * bottom > top) whole -= 1n;
  return whole;
};

export const up = (value: Ratio): bigint => -down(ratio(-value.top, value.bottom));

export const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

/** The smallest coins, in micros, of the currencies that these tests play in. */
const COINS: { readonly [currency: string]: bigint } = { EUR: 10_000n, JPY: 1_000_000n, BHD: 1_000n, CLF: 100n };

export const coinOf = (currency: string): bigint => {
  const coin = COINS[currency];
  if (coin === undefined) throw new Error(`no coin is known of ${currency}`);
  return coin;
};

export const downToCoin = (value: Ratio, currency: string): bigint =>
  down(over(value, ratio(coinOf(currency)))) * coinOf(currency);
export const upToCoin = (value: Ratio, currency: string): bigint =>
  up(over(value, ratio(coinOf(currency)))) * coinOf(currency);
