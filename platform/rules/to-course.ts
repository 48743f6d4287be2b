import type { Instance } from '../../db/jackpots/instances.ts';
import type { RaffleRules } from '../../domain/jackpot/rules.ts';
import type { RaffleCourse } from '../../domain/raffle/raffle-period.ts';

/** Computes when the periods of a raffle start and end. */
export const toCourse = (
  { startsAtMs, createdAtMs, endsAtMs }: Pick<Instance, 'startsAtMs' | 'createdAtMs' | 'endsAtMs'>,
  { durationMs }: Pick<RaffleRules, 'durationMs'>,
): RaffleCourse => ({ startsAtMs: startsAtMs ?? createdAtMs, durationMs, endsAtMs });
