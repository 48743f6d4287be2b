import { listAuditEvents as list } from '../../db/audit-events.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { auditEventToWire } from '../../wire/audit-event.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';

/** Lists the audit events that the caller has access to. */
export const listAuditEvents: PlatformHandler<'listAuditEvents'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      ownerId: filterOf(query.owner_id),
      fromMs: query.from,
      toMs: query.to,
      actorId: filterOf(query.actor_id),
      action: filterOf(query.action),
      targetId: filterOf(query.target_id),
      outcome: query.outcome,
    },
    pageOf(query),
  );
  return { status: 200, headers: pageHeaders('/audit', query, listing), body: listing.rows.map(auditEventToWire) };
};
