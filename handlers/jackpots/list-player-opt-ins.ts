import { listParticipations } from '../../db/opt-ins/participations.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { optInStatusToWire } from '../../wire/opt-in.ts';
import { pageHeaders, toFilter } from '../../wire/paging.ts';

/** B25. */
export const listPlayerOptIns: PlatformHandler<'listPlayerOptIns'> = async ({ query }, { tx, caller }) => {
  const [asked, other] = [toFilter(query.opted_id), toFilter(query.opted_in)];
  if (asked !== undefined && other !== undefined && asked !== other) {
    const detail = 'Omit it, or make it equal to opted_id, which is the same filter.';
    return refuse('validation_failed', { errors: [{ pointer: '/query/opted_in', detail }] });
  }
  const optedIn = asked ?? other;
  const listing = await listParticipations(
    tx,
    {
      player: { brandPath: query.brand_id, playerId: query.player_id },
      owners: visibleOwners(caller.access),
      optedIn: optedIn === undefined ? undefined : optedIn === 'true',
    },
    { order: 'latest', page: query.page, limit: query.limit },
  );
  return {
    status: 200,
    headers: pageHeaders('/instances/opt-ins', query, listing),
    body: listing.rows.map(optInStatusToWire),
  };
};
