import { listAuditEvents as list } from '../../db/audit/audit-events.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import { goOnAfter } from '../../platform/unit/go-on-after.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { auditEventToWire } from '../../wire/audit.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** Lists the audit events that the caller has access to. */
export const listAuditEvents: PlatformHandler<'listAuditEvents'> = async ({ query }, call) => {
  const { tx, caller } = call;
  const listing = await goOnAfter(call, query, '', (after) =>
    list(
      tx,
      {
        owners: visibleOwners(caller.access),
        ownerId: toFilter(query.owner_id),
        fromMs: query.from,
        toMs: query.to,
        actorId: toFilter(query.actor_id),
        action: toFilter(query.action),
        targetId: toFilter(query.target_id),
        outcome: query.outcome,
      },
      { ...toPage(query), after },
    ),
  );
  if (isRefusal(listing)) return listing;
  return { status: 200, headers: pageHeaders('/audit', query, listing), body: listing.rows.map(auditEventToWire) };
};
