import { decideApproval, isWaiting } from '../../db/approvals/approvals.ts';
import { permits } from '../../domain/account/access.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { carryOut } from '../../platform/approvals/carry-out.ts';
import { findReachableApproval, isInHand, lostRight } from '../../platform/approvals/obstacles.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { approvalStateAt, approvalToWire } from '../../wire/approval-request.ts';

/** Approves what another account asked for, and does it, in one unit of work. */
export const approveRequest: PlatformHandler<'approveRequest'> = async ({ path }, context) => {
  const { tx, caller, nowMs } = context;
  const found = await findReachableApproval(context, path.approval_request_id);
  if (isRefusal(found)) return found;
  const { id, operation, ownerId, requestedBy } = found;
  const grant = routes.find((route) => route.operationId === operation)?.permission;
  if (typeof grant !== 'object' || grant === null || !permits(caller.access, grant.resource, grant.permission))
    return refuse('permission_denied', { detail: `You need the permission for ${operation} too.` });
  if (requestedBy === caller.accountId) return refuse('own_approval_request');
  if (await isInHand(tx, caller.accountId, requestedBy, nowMs))
    return refuse('approver_not_independent', {
      detail: `${found.requestedByUsername}, which asked, has created your account, or changed how you log in, in the last 30 days.`,
    });
  // The reply may have been lost.
  if (found.state === 'approved' && found.decidedBy === caller.accountId)
    return { status: 200, body: approvalToWire(found, nowMs), audited: [] };
  if (!isWaiting(found, nowMs))
    return refuse('approval_request_decided', { detail: `The request is ${approvalStateAt(found, nowMs)}.` });
  const lost = await lostRight(tx, found, grant);
  if (lost !== undefined)
    return refuse('approval_not_possible', {
      detail: `${lost} Reject the request, and ask again from another account.`,
    });
  const done = await carryOut(context, found);
  if (isRefusal(done)) {
    if (done.problem === 'approval_not_possible') return refuse('approval_not_possible', { detail: done.detail ?? '' });
    const told = [done.detail, ...(done.errors ?? []).map(({ detail }) => detail)].filter((text) => text !== undefined);
    return refuse('approval_not_possible', {
      detail: `${operation} would be refused now: ${[done.problem, ...told].join(' – ')}`,
    });
  }
  const named = { approval_request: id, operation, requested_by: requestedBy };
  if ('state' in done)
    return {
      status: 202,
      body: approvalToWire(done, nowMs),
      audited: [{ ownerId, resource: 'approvals', targetId: id, detail: { ...named, approval_request: done.id } }],
    };
  const decided = {
    ...{ state: 'approved' as const, decidedAtMs: nowMs },
    ...{ decidedBy: caller.accountId, decidedByUsername: caller.username },
  };
  if (!(await decideApproval(tx, id, decided))) throw new Error(`the request ${id} was decided meanwhile`);
  return {
    status: 200,
    body: approvalToWire({ ...found, ...decided }, nowMs),
    audited: [
      { ownerId, resource: 'approvals', targetId: id, detail: named },
      ...done.map((event) => ({ ...event, detail: { ...event.detail, ...named } })),
    ],
  };
};
