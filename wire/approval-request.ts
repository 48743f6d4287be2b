import { isWaiting } from '../db/approvals/approvals.ts';
import type { Approval, ApprovalDetails, ApprovalLimit } from '../db/tables/approvals.ts';
import { numberFromMicros } from '../domain/money/micros.ts';
import type { ApprovalRequest, ApprovalState } from '../generated/server/types.gen.ts';

const STATES: Readonly<Record<Approval['state'], ApprovalState>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** The stored state of a request for approval. */
export const approvalStateFromWire = (state: ApprovalState): Approval['state'] | undefined =>
  (Object.keys(STATES) as Approval['state'][]).find((known) => STATES[known] === state);

/** The state of a request at a time. */
export const approvalStateAt = (approval: Approval, nowMs: number): ApprovalState =>
  approval.state === 'pending' && !isWaiting(approval, nowMs) ? 'Expired' : STATES[approval.state];

const detailsToWire = (details: ApprovalDetails | null): Partial<ApprovalRequest> => {
  if (details === null) return {};
  const { summary, reason, instanceId, potId, brandPath, playerId, players, limit, replaces } = details;
  return {
    summary,
    ...(reason && { reason }),
    ...(instanceId && { instance_id: instanceId }),
    ...(potId && { pot_id: potId }),
    ...(brandPath && { brand_id: brandPath }),
    ...(playerId && { player_id: playerId }),
    ...(players && { players }),
    ...(limit && { limit: limitToWire(limit) }),
    ...(replaces && { replaces }),
  };
};

const limitToWire = ({
  name,
  currency,
  limit,
  worth,
  moved,
}: ApprovalLimit): NonNullable<ApprovalRequest['limit']> => ({
  name,
  ...(currency && { currency }),
  ...(limit && { limit: numberFromMicros(BigInt(limit)) }),
  ...(worth && { worth: numberFromMicros(BigInt(worth)) }),
  ...(moved && { moved_today: numberFromMicros(BigInt(moved)) }),
});

/** A request for approval as shown at a time. */
export const approvalToWire = (approval: Approval, nowMs: number): ApprovalRequest => ({
  id: approval.id,
  operation: approval.operation,
  owner_id: approval.ownerId,
  target_id: approval.targetId,
  ...(approval.amount === null ? {} : { amount: numberFromMicros(approval.amount) }),
  ...(approval.currency === null ? {} : { currency: approval.currency }),
  state: approvalStateAt(approval, nowMs),
  request: approval.request,
  ...detailsToWire(approval.details),
  requested_by: { account_id: approval.requestedBy, username: approval.requestedByUsername },
  timestamp: approval.requestedAtMs,
  expires_on: approval.expiresAtMs,
  ...(approval.decidedBy === null
    ? {}
    : { decided_by: { account_id: approval.decidedBy, username: approval.decidedByUsername ?? '' } }),
  ...(approval.decidedAtMs === null ? {} : { decided_on: approval.decidedAtMs }),
  ...(approval.decideReason === null ? {} : { decide_reason: approval.decideReason }),
});
