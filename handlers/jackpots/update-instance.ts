import { changeInstance, withNextVersion } from '../../db/instances.ts';
import type { PlatformHandler } from '../handler.ts';
import { findReached } from '../instance/find-reached.ts';
import { refuseStale } from '../refuse-stale.ts';
import { isRefusal } from '../reply.ts';
import { etagOf } from '../wire/etag.ts';

/** B29. */
export const updateInstance: PlatformHandler<'updateInstance'> = async ({ headers, body }, { tx, caller, nowMs }) => {
  const instance = await findReached(tx, caller, body.instance_id);
  if (isRefusal(instance)) return instance;
  const stale = refuseStale(headers, instance.version);
  if (stale !== undefined) return stale;
  const { name = instance.name, description = instance.description } = body;
  if (name === instance.name && description === instance.description)
    return { status: 200, headers: { etag: etagOf(instance.version) } };
  const next = withNextVersion(instance);
  await changeInstance(tx, next, { name, description }, nowMs);
  return { status: 200, headers: { etag: etagOf(next.version) } };
};
