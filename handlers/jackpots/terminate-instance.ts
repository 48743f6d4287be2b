import { changeInstance, scheduleInstance, withNextVersion } from '../../db/instances.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import { drawnFirst } from '../../platform/drawings/drawn-first.ts';
import { findReached } from '../../platform/routing/find-reached.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseStale } from '../../platform/unit/refuse-stale.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { etagOf } from '../../wire/etag.ts';

/**
 * Final. What was due before is drawn, and nothing after it. What is owed is still paid, and the pots keep their money until somebody
 * transfers or corrects it.
 */
export const terminateInstance: PlatformHandler<'terminateInstance'> = async (
  { path: { instance_id }, headers },
  context,
) => {
  const { tx, caller, nowMs, services } = context;
  const instance = await findReached(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  const stale = refuseStale(headers, instance.version);
  if (stale !== undefined) return stale;
  if (statusAt(instance, nowMs) === 'Terminated') return { status: 200, headers: { etag: etagOf(instance.version) } };
  const drawn = drawnFirst(context, instance, services, { isEnding: true });
  if (isRefusal(drawn)) return drawn;
  const next = withNextVersion(drawn);
  await changeInstance(tx, scheduleInstance(tx, next, { nextDueAtMs: null }), { state: 'Terminated' }, nowMs);
  return { status: 200, headers: { etag: etagOf(next.version) } };
};
