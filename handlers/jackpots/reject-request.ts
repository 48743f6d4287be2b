import { decideApproval, isWaiting } from '../../db/approvals/approvals.ts';
import { findReachableApproval } from '../../platform/approvals/obstacles.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { approvalStateAt, approvalToWire } from '../../wire/approval-request.ts';

/** Rejects what another account asked for, or withdraws what the calling account did. */
export const rejectRequest: PlatformHandler<'rejectRequest'> = async ({ path, body: { reason } }, context) => {
  const { tx, caller, nowMs } = context;
  const found = await findReachableApproval(context, path.approval_request_id);
  if (isRefusal(found)) return found;
  const { id, operation, ownerId, requestedBy } = found;
  // The reply may have been lost.
  if ((found.state === 'rejected' || found.state === 'withdrawn') && found.decidedBy === caller.accountId)
    return { status: 200, body: approvalToWire(found, nowMs), audited: [] };
  if (!isWaiting(found, nowMs))
    return refuse('approval_request_decided', { detail: `The request is ${approvalStateAt(found, nowMs)}.` });
  const decided = {
    state: requestedBy === caller.accountId ? ('withdrawn' as const) : ('rejected' as const),
    ...{ decidedBy: caller.accountId, decidedByUsername: caller.username, decidedAtMs: nowMs, decideReason: reason },
  };
  if (!(await decideApproval(tx, id, decided))) throw new Error(`the request ${id} was decided meanwhile`);
  return {
    status: 200,
    body: approvalToWire({ ...found, ...decided }, nowMs),
    audited: [
      { ownerId, resource: 'approvals', targetId: id, detail: { reason, operation, requested_by: requestedBy } },
    ],
  };
};
