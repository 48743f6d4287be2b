import type { Instance } from '../../db/instances.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Why an instance is not active, if so. */
export const refuseInactive = (
  instance: Instance,
  nowMs: number,
): Refusal<'instance_pending' | 'instance_paused' | 'instance_terminated'> | undefined => {
  const status = statusAt(instance, nowMs);
  if (status === 'Pending')
    return refuse('instance_pending', {
      detail: `The jackpot starts at ${instance.startsAtMs}; the time is ${nowMs}.`,
    });
  if (status === 'Paused') return refuse('instance_paused');
  return status === 'Terminated' ? refuse('instance_terminated') : undefined;
};
