import { changeInstance, scheduleInstance, withNextVersion } from '../../db/jackpots/instances.ts';
import { statusAt } from '../../domain/jackpot/schedule.ts';
import { requireDrawn } from '../../platform/drawings/draw-due.ts';
import { findReachableInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseStale, toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/**
 * Final. Drawings that are already due take place, later ones do not. Payouts still owed are paid, and the pots keep their money until it
 * is transferred or corrected.
 */
export const terminateInstance: PlatformHandler<'terminateInstance'> = async (
  { path: { instance_id }, headers },
  context,
) => {
  const { tx, caller, nowMs, services } = context;
  const instance = await findReachableInstance(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  const stale = refuseStale(headers, instance.version);
  if (stale !== undefined) return stale;
  if (statusAt(instance, nowMs) === 'Terminated') return { status: 200, headers: { etag: toEtag(instance.version) } };
  const drawn = requireDrawn(context, instance, services, { isEnding: true });
  if (isRefusal(drawn)) return drawn;
  const next = withNextVersion(drawn);
  await changeInstance(tx, scheduleInstance(tx, next, { nextDueAtMs: null }), { state: 'Terminated' }, nowMs);
  return { status: 200, headers: { etag: toEtag(next.version) } };
};
