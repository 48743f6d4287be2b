import { listApprovals } from '../../db/approvals/listed-approvals.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { approvalStateFromWire, approvalToWire } from '../../wire/approval-request.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** Lists what waits for a second account, and what was decided. */
export const listApprovalRequests: PlatformHandler<'listApprovalRequests'> = async (
  { query },
  { tx, caller, nowMs },
) => {
  const listing = await listApprovals(
    tx,
    {
      owners: visibleOwners(caller.access),
      state: query.state && approvalStateFromWire(query.state),
      operation: toFilter(query.operation),
      targetId: toFilter(query.target_id),
    },
    toPage(query),
    nowMs,
  );
  return {
    status: 200,
    headers: pageHeaders('/approval-requests', query, listing),
    body: listing.rows.map((approval) => approvalToWire(approval, nowMs)),
  };
};
