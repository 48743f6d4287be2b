import { listLinks } from '../../db/jackpots/instance-links.ts';
import { findVisibleInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { toEtag } from '../../platform/unit/refusals.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** Links to instances that the caller may not see are left out. */
export const getLinks: PlatformHandler<'getLinks'> = async ({ path }, { tx, caller }) => {
  const instance = await findVisibleInstance(tx, caller, path.instance_id);
  if (isRefusal(instance)) return instance;
  const instance_ids: string[] = [];
  for (const id of await listLinks(tx, instance.id))
    if (!isRefusal(await findVisibleInstance(tx, caller, id))) instance_ids.push(id);
  return { status: 200, headers: { etag: toEtag(instance.version) }, body: { instance_ids } };
};
