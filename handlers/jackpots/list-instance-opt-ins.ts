import { findInstance } from '../../db/instances.ts';
import { listParticipations } from '../../db/participations.ts';
import { covers, reachesSome, visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../handler.ts';
import { refuse } from '../reply.ts';
import { optInStatusToWire } from '../wire/opt-in-status.ts';
import { pageHeaders } from '../wire/paging.ts';

/** B31. */
export const listInstanceOptIns: PlatformHandler<'listInstanceOptIns'> = async (
  { path: { instance_id: instanceId }, query },
  { tx, caller: { access } },
) => {
  const instance = await findInstance(tx, instanceId);
  if (instance === undefined || !reachesSome(access, instance.operatorId))
    return refuse('instance_not_found', { detail: `There is no instance ${instanceId}.` });
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
