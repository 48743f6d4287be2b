import type { Instance } from '../../db/jackpots/instances.ts';
import type { RaffleRules } from '../../domain/jackpot/rules.ts';
import type { RaffleCourse } from '../../domain/raffle/raffle-period.ts';

/** Computes when the periods of a raffle start and end. One without a duration has a single period, which the instance's end ends. */
export const toCourse = (
  { startsAtMs, createdAtMs, endsAtMs }: Pick<Instance, 'startsAtMs' | 'createdAtMs' | 'endsAtMs'>,
  { durationMs }: Pick<RaffleRules, 'durationMs'>,
): RaffleCourse => {
  const start = startsAtMs ?? createdAtMs;
  return { startsAtMs: start, durationMs: durationMs ?? lengthOf(start, endsAtMs), endsAtMs };
};

const lengthOf = (startsAtMs: number, endsAtMs: number | null): number => {
  if (endsAtMs === null) throw new Error('a raffle without a duration requires the end of the instance');
  return endsAtMs - startsAtMs;
};
