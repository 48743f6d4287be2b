import { findVisibleInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal, refuseAbsent } from '../../platform/unit/reply.ts';
import { instanceToWire } from '../../wire/instance.ts';

/** B30. An instance that the caller may not see, or that does not match the filters, is not found. */
export const getInstance: PlatformHandler<'getInstance'> = async (
  { path: { instance_id }, query },
  { tx, caller, nowMs },
) => {
  const instance = await findVisibleInstance(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  const absent = refuseAbsent('instance_not_found', instance_id);
  const body = instanceToWire(instance, nowMs);
  if (query.owner_id && ![instance.ownerId, instance.operatorId].includes(query.owner_id)) return absent;
  if (query.status && query.status !== body.status) return absent;
  return { status: 200, headers: { etag: toEtag(instance.version) }, body };
};
