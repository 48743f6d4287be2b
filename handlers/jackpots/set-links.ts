import { refuseLinks, setLinksOf } from '../../platform/instances/link.ts';
import { findReachableInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseStale, toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** Replaces the list as a whole. */
export const setLinks: PlatformHandler<'setLinks'> = async ({ path, headers, body }, context) => {
  const found = await findReachableInstance(context.tx, context.caller, path.instance_id);
  if (isRefusal(found)) return found;
  const refused = refuseStale(headers, found.version) ?? (await refuseLinks(context.tx, found, body.instance_ids));
  if (refused !== undefined) return refused;
  const { instance, changed } = await setLinksOf(context, found, body.instance_ids);
  return { status: 200, headers: { etag: toEtag(instance.version) }, changed };
};
