import { listParticipations } from '../../db/opt-ins/participations.ts';
import { covers, visibleOwners } from '../../domain/account/access.ts';
import { findVisibleInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { optInStatusToWire } from '../../wire/opt-in.ts';
import { pageHeaders } from '../../wire/paging.ts';

/** B31. */
export const listInstanceOptIns: PlatformHandler<'listInstanceOptIns'> = async (
  { path: { instance_id: instanceId }, query },
  { tx, caller },
) => {
  const { access } = caller;
  const instance = await findVisibleInstance(tx, caller, instanceId);
  if (isRefusal(instance)) return instance;
  const listing = await listParticipations(
    tx,
    {
      instanceId,
      owners: covers(access, instance.operatorId) ? undefined : visibleOwners(access),
      optedIn: query.opted_in,
    },
    { order: 'player', page: query.page, limit: query.limit },
  );
  return {
    status: 200,
    headers: pageHeaders(`/instances/${instanceId}/opt-ins`, query, listing),
    body: listing.rows.map(optInStatusToWire),
  };
};
