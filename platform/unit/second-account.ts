import { type Approval, decideApproval, findSameApproval, insertApproval, isWaiting } from '../../db/approvals.ts';
import { findApprovalThreshold, type Operator } from '../../db/operators.ts';
import type { Micros } from '../../domain/money/micros.ts';
import type { Audited } from './audit.ts';
import { fingerprint } from './fingerprint.ts';
import type { Call, Unit } from './handler.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Something that may need a second account. */
export type Wanted = {
  readonly operation: string;
  readonly ownerId: string;
  readonly targetId: string;
  /** What would move; undefined for settings. */
  readonly money?: { readonly amount: Micros; readonly currency: string };
  /** The body with which it is carried out. */
  readonly request: object;
  /** What makes two requests the same, if not all of it. */
  readonly same?: object;
  /** What the target is like: the approval counts for nothing else. */
  readonly basis: object;
};

/** Who asked for what is done, and who approved it. */
export type By = {
  readonly actor: string;
  readonly operation: string;
  readonly idempotencyKey?: string | undefined;
  /** Sealed with what is booked. */
  readonly approved?: { readonly approval: string; readonly approvedBy: string };
};

/** Whether one account alone must not move an amount for an operator. */
export const needsSecondAccount = async (
  tx: Unit['tx'],
  operatorId: string,
  { amount, currency }: NonNullable<Wanted['money']>,
): Promise<boolean> => {
  const threshold = await findApprovalThreshold(tx, operatorId, currency);
  return threshold !== undefined && amount > threshold;
};

/** Whether an operator has an approval threshold, so that one account alone must not change its settings. */
export const isGuarded = ({ approvalThreshold }: Pick<Operator, 'approvalThreshold'>): boolean =>
  Object.keys(approvalThreshold ?? {}).length > 0;

/** Records what an account asked for, to be approved by another one. The same request waits only once. */
export const awaitSecondAccount = async (
  { tx, nowMs, newId, caller }: Pick<Unit, 'tx' | 'nowMs' | 'newId'> & Pick<Call, 'caller'>,
  { operation, ownerId, targetId, money, request, same = request, basis }: Wanted,
): Promise<Approval> => {
  const print = fingerprint(operation, { targetId, same });
  const known = await findSameApproval(tx, print);
  if (known !== undefined) {
    if (isWaiting(known, nowMs) && known.basis === textOf(basis)) return known;
    // It can never be approved: too late, or about what is no more.
    await decideApproval(tx, known.id, { state: 'expired' });
  }
  const approval: Approval = {
    id: newId(),
    ...{ operation, ownerId, targetId },
    amount: money?.amount ?? null,
    currency: money?.currency ?? null,
    request: { ...request },
    fingerprint: print,
    basis: textOf(basis),
    state: 'pending',
    requestedBy: caller.accountId,
    requestedByUsername: caller.username,
    requestedAtMs: nowMs,
    expiresAtMs: nowMs + LIFETIME_MS,
    ...{ decidedBy: null, decidedByUsername: null, decidedAtMs: null, decideReason: null },
  };
  await insertApproval(tx, approval);
  return approval;
};

/** The audit event of a call that had to wait: nothing was done to its target yet. */
export const auditedWaiting = (resource: string, { id, ownerId, targetId }: Approval): Audited => ({
  ...{ ownerId, resource, targetId },
  detail: { approval_request: id },
  changes: [],
});

/** Whether the target is still what it was when it was asked. */
export const isAsAsked = ({ basis }: Pick<Approval, 'basis'>, now: object): boolean => basis === textOf(now);

const textOf = (basis: object): string => JSON.stringify(basis);
