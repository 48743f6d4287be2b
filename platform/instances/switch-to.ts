import { changeInstance, withNextVersion } from '../../db/jackpots/instances.ts';
import { statusAt } from '../../domain/jackpot/schedule.ts';
import { requireDrawn } from '../drawings/draw-due.ts';
import { findReachableInstance } from '../routing/find-visible.ts';
import type { WriteContext } from '../unit/handler.ts';
import { refuseStale, toEtag } from '../unit/refusals.ts';
import { isRefusal, refuse } from '../unit/reply.ts';

type Asked = {
  readonly path: { readonly instance_id: string };
  readonly headers: { readonly 'if-match'?: string };
};

/** Switches a running instance to `Active` or `Paused`. No change if it is in that state already. */
export const switchTo = async (state: 'Active' | 'Paused', { path, headers }: Asked, context: WriteContext) => {
  const { tx, caller, nowMs, services } = context;
  const instance = await findReachableInstance(tx, caller, path.instance_id);
  if (isRefusal(instance)) return instance;
  const stale = refuseStale(headers, instance.version);
  if (stale !== undefined) return stale;
  const status = statusAt(instance, nowMs);
  if (status === 'Pending') return refuse('instance_pending');
  if (status === 'Terminated') return refuse('instance_terminated');
  if (status === state) return { status: 200, headers: { etag: toEtag(instance.version) } } as const;
  // Drawings due before the pause are drawn now. Drawings that fail, or fall due during it, are left to the scheduler.
  const drawn = requireDrawn(context, instance, services);
  const next = withNextVersion(isRefusal(drawn) ? instance : drawn);
  await changeInstance(tx, next, { state }, nowMs);
  return { status: 200, headers: { etag: toEtag(next.version) } } as const;
};
