import { changeInstance, type Instance, withNextVersion } from '../../db/jackpots/instances.ts';
import { findReachableInstance } from '../../platform/routing/find-visible.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseStale, toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** B29. */
export const updateInstance: PlatformHandler<'updateInstance'> = async ({ headers, body }, { tx, caller, nowMs }) => {
  const instance = await findReachableInstance(tx, caller, body.instance_id);
  if (isRefusal(instance)) return instance;
  const stale = refuseStale(headers, instance.version);
  if (stale !== undefined) return stale;
  const { name = instance.name, description = instance.description } = body;
  if (name === instance.name && description === instance.description)
    return { status: 200, headers: { etag: toEtag(instance.version) }, changed: [] };
  const next = withNextVersion(instance);
  await changeInstance(tx, next, { name, description }, nowMs);
  return {
    status: 200,
    headers: { etag: toEtag(next.version) },
    changed: auditedChanges('instance', namesOf(instance), { name, description }),
  };
};

const namesOf = ({ name, description }: Instance) => ({ name, description });
