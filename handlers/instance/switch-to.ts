import { changeInstance } from '../../db/instances.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import type { WriteContext } from '../handler.ts';
import { isRefusal, refuse } from '../reply.ts';
import { drawnFirst } from '../timed/drawn-first.ts';
import { findReached } from './find-reached.ts';

/** Makes a running instance `Active` or `Paused`; one that is so already stays as it is. */
export const switchTo = async (state: 'Active' | 'Paused', instanceId: string, context: WriteContext) => {
  const { tx, caller, nowMs, services } = context;
  const instance = await findReached(tx, caller, instanceId);
  if (isRefusal(instance)) return instance;
  const status = statusAt(instance, nowMs);
  if (status === 'Pending') return refuse('instance_pending');
  if (status === 'Terminated') return refuse('instance_terminated');
  if (status === state) return { status: 200 } as const;
  // What was due before a pause is drawn in spite of it; what falls due in it, or cannot be drawn, the scheduler draws right after.
  const drawn = drawnFirst(context, instance, services);
  await changeInstance(tx, isRefusal(drawn) ? instance : drawn, { state }, nowMs);
  return { status: 200 } as const;
};
