/** The length of a pot's life, in rounds. */
export type Life = {
  readonly mean: number;
  /** The mean of the shorter of a life and a length. */
  meanUpTo(rounds: number): number;
  /** The chance that a life is over before a whole number of rounds reaches a length. */
  chanceBelow(rounds: number): number;
  /** The length that a share 0..1 of lives does not exceed; undefined without a simple form. */
  percentile?(share: number): number;
  /** True if only the mean is exact. */
  readonly isRough?: boolean;
};

/** A life whose end its value decides. */
export type RisingLife = Life & {
  /** The rise of the value until then, on average. */
  readonly meanRisen: number;
  /** The longest life: its chance, and the part of its last rise that is above the amount. */
  readonly longest: { readonly rounds: number; readonly chance: number; readonly above: number };
};

/** Won with a fixed chance in every round. */
export const geometricLife = (chance: number): Life => {
  const miss = 1 - chance;
  return {
    mean: 1 / chance,
    meanUpTo: (rounds) => {
      const whole = Math.floor(rounds);
      return (1 - miss ** whole) / chance + (rounds - whole) * miss ** whole;
    },
    chanceBelow: (rounds) => 1 - miss ** Math.max(0, Math.ceil(rounds) - 1),
    percentile: (share) => (chance >= 1 ? 1 : Math.max(1, Math.ceil(Math.log(1 - share) / Math.log(miss)))),
  };
};

/** Won at a moment that is uniform in its window, once a window: from one such moment to the next, a triangular distribution. */
export const windowLife = (window: number): Life => {
  const upTo = (x: number): number => {
    if (x <= 1) return x - x ** 3 / 6;
    return x <= 2 ? 1 - (2 - x) ** 3 / 6 : 1;
  };
  const below = (x: number): number => {
    if (x <= 1) return x ** 2 / 2;
    return x <= 2 ? 1 - (2 - x) ** 2 / 2 : 1;
  };
  return {
    mean: window,
    // A win waits for the next round: the square of their number is how much less that matters.
    isRough: window < 40,
    meanUpTo: (rounds) => window * upTo(rounds / window),
    chanceBelow: (rounds) => below(rounds / window),
  };
};

/** Drawn at the end of each period. */
export const periodLife = (period: number): Life => ({
  mean: period,
  meanUpTo: (rounds) => Math.min(period, rounds),
  chanceBelow: (rounds) => (period < rounds ? 1 : 0),
  percentile: () => period,
});

/**
 * Won when the value reaches a point that is uniform between the seed and the amount that the pot must hit by. Exact for whole rounds.
 * @param rise of the value in a round until the next seed is saved, which takes `slow` rounds; `fast` is the rise after that.
 */
export const risingLife = (distance: number, rise: number, slow: number, fast: number): RisingLife => {
  const allAfter = (rounds: number): number => (rounds <= slow ? rounds * rise : slow * rise + (rounds - slow) * fast);
  const risenAfter = (rounds: number): number => Math.min(distance, allAfter(rounds));
  /** The first whole round after which it has risen so far. */
  const roundsFor = (risen: number): number => {
    const rounds = risen <= rise * slow ? risen / rise : slow + (risen - rise * slow) / fast;
    // A quotient that is whole but for its last digits.
    return Math.max(1, Math.ceil(rounds - 1e-9 * Math.max(1, rounds)));
  };
  const last = roundsFor(distance);
  // Within each run of rounds the value rises alike; those between two runs, and the last round, are runs of one.
  const whole = Math.min(last - 1, Math.floor(slow));
  const runs = [
    { from: 1, to: whole },
    { from: whole + 1, to: Math.min(last - 1, whole + 1) },
    { from: whole + 2, to: last - 1 },
    { from: last, to: last },
  ].filter(({ from, to }) => from <= to);
  /** The mean over all lives of a value that is linear within a run, given at each round. */
  const meanOf = (value: (round: number) => number): number =>
    runs.reduce((sum, { from, to }) => {
      const chance = (risenAfter(to) - risenAfter(from - 1)) / distance;
      return sum + (chance * (value(from) + value(to))) / 2;
    }, 0);
  const chanceUpTo = (rounds: number): number => risenAfter(Math.max(0, rounds)) / distance;
  const mean = meanOf((round) => round);
  return {
    mean,
    meanRisen: meanOf(risenAfter),
    longest: {
      rounds: last,
      chance: 1 - chanceUpTo(last - 1),
      above: Math.max(0, allAfter(last) - distance),
    },
    meanUpTo: (rounds) => {
      if (rounds >= last) return mean;
      // Lives that are longer count as the length.
      const end = Math.floor(rounds);
      const shorter = runs.reduce((sum, { from, to: until }) => {
        const to = Math.min(until, end);
        return from > to ? sum : sum + ((risenAfter(to) - risenAfter(from - 1)) / distance) * ((from + to) / 2);
      }, 0);
      return shorter + rounds * (1 - chanceUpTo(end));
    },
    chanceBelow: (rounds) => chanceUpTo(Math.ceil(rounds) - 1),
    percentile: (share) => roundsFor(share * distance),
  };
};
