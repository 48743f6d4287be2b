import type { WinSelector } from '../../domain/jackpot/rules.ts';

/** A pot as the others see it: amounts in units, a round. */
export type Rival = {
  /** The chance of a hit in a round. */
  readonly chance: number;
  /** The least and the most that a life starts with. */
  readonly least: number;
  readonly most: number;
  readonly rise: number;
  /** False if anything but chance makes it hit, so that its value at a hit is unknown here. */
  readonly isByChance: boolean;
};

/**
 * Estimates the share 0..1 of a pot's hits that other pots take away, because they hit in the same round and the selector pays one of them.
 * The value of a pot that chance alone makes hit is above the seed by an exponential distribution; otherwise the other pot is taken to win.
 * @param at the pot's index.
 */
export const shareOfLostHits = (pots: readonly Rival[], at: number, selector: WinSelector): number => {
  const pot = pots[at];
  if (pot === undefined || selector === 'None' || (pot.isByChance && pot.chance === 0)) return 0;
  let kept = 1;
  for (const other of pots.toSpliced(at, 1)) {
    if (other.isByChance && other.chance === 0) continue;
    const ahead = selector === 'Highest' ? other.most - pot.least : other.least - pot.most;
    const higher = pot.isByChance && other.isByChance ? chanceHigher(other, pot, ahead) : undefined;
    const loses = higher === undefined ? 1 : selector === 'Highest' ? higher : 1 - higher;
    kept *= 1 - (other.isByChance ? other.chance : 1) * loses;
  }
  return 1 - kept;
};

/** The chance that the value of one is above the other's, when it starts so far ahead. */
const chanceHigher = (one: Rival, other: Rival, ahead: number): number => {
  const [mean, otherMean] = [one.rise / one.chance, other.rise / other.chance];
  if (mean + otherMean === 0) return ahead > 0 ? 1 : 0;
  return ahead >= 0
    ? 1 - Math.exp(-ahead / otherMean) * (otherMean / (mean + otherMean))
    : Math.exp(ahead / mean) * (mean / (mean + otherMean));
};
