import type { Instance } from '../../db/instances.ts';
import type { RaffleRules } from '../../domain/jackpot/raffle-rules.ts';
import type { RaffleCourse } from '../../domain/raffle/raffle-period.ts';

/** When the periods of a raffle start and end. */
export const courseOf = (
  { startsAtMs, createdAtMs, endsAtMs }: Pick<Instance, 'startsAtMs' | 'createdAtMs' | 'endsAtMs'>,
  { durationMs }: Pick<RaffleRules, 'durationMs'>,
): RaffleCourse => ({ startsAtMs: startsAtMs ?? createdAtMs, durationMs, endsAtMs });
