/** The length of a pot's life, in rounds. */
export type Life = {
  readonly mean: number;
  /** The mean of the shorter of a life and a length. */
  meanUpTo(rounds: number): number;
  /** The chance that a life is over before a whole number of rounds reaches a length. */
  chanceBelow(rounds: number): number;
  /** The length that a share 0..1 of lives does not exceed; undefined without a simple form. */
  percentile?(share: number): number;
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
 * Won when the value reaches a point that is uniform between the seed and the amount that the pot must hit by.
 * @param rise of the value in a round until the next seed is saved, which takes `slow` rounds; `fast` is the rise after that.
 */
export const risingLife = (distance: number, rise: number, slow: number, fast: number): Life => {
  const [end, before] = [Math.min(distance, rise * slow), slow];
  /** The rounds that a rise takes. */
  const roundsFor = (risen: number): number => (risen <= end ? risen / rise : before + (risen - end) / fast);
  const integral = (risen: number): number =>
    risen <= end
      ? risen ** 2 / (2 * rise)
      : end ** 2 / (2 * rise) + (risen - end) * before + (risen - end) ** 2 / (2 * fast);
  const risenAfter = (rounds: number): number =>
    Math.min(distance, rounds <= before ? rounds * rise : end + (rounds - before) * fast);
  return {
    // A value is reached within a round, so half a round comes on top.
    mean: integral(distance) / distance + 0.5,
    meanUpTo: (rounds) => {
      const risen = risenAfter(rounds);
      return (integral(risen) + (distance - risen) * rounds) / distance;
    },
    chanceBelow: (rounds) => risenAfter(Math.max(0, Math.ceil(rounds) - 1)) / distance,
    percentile: (share) => Math.max(1, Math.ceil(roundsFor(share * distance))),
  };
};
