/** A value that a pot held, in coins, from the time at which the request that set it was sent. */
export type Held = { readonly fromMs: number; readonly coins: number };
/** A value that a counter showed. */
export type Shown = { readonly atMs: number; readonly coins: number };

/**
 * Explains each value that a counter showed by one that the pot held: at least as large, known at that time, and no earlier than those that
 * explain the values before; a counter that goes back has passed a fall of the pot. Times only exclude the future, so a slow machine changes
 * nothing. @returns the first value that nothing explains, or undefined.
 */
export const unexplained = (held: readonly Held[], shown: readonly Shown[]): string | undefined => {
  let index = 0;
  let before = Number.NEGATIVE_INFINITY;
  for (const { atMs, coins } of shown) {
    const isBack = coins < before;
    let hasFallen = !isBack;
    let at = index;
    const fits = (): boolean => hasFallen && (held[at]?.coins ?? Number.NEGATIVE_INFINITY) >= coins;
    while (at < held.length && !fits()) {
      at += 1;
      // The pot went below what the counter showed.
      hasFallen ||= (held[at]?.coins ?? before) < before;
    }
    const found = held[at];
    if (found === undefined || found.fromMs > atMs)
      return `${coins} at ${atMs}, after ${before}: the pot had not ${isBack ? 'fallen' : 'held as much'}`;
    index = at;
    before = coins;
  }
  return undefined;
};
