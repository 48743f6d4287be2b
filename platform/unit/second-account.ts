import {
  decideApproval,
  findSameApproval,
  insertApproval,
  insertApprovalPlayers,
  isWaiting,
} from '../../db/approvals/approvals.ts';
import type { Approval, ApprovalDetails, ApprovalLimit } from '../../db/tables/approvals.ts';
import type { Operator } from '../../db/tables/operators.ts';
import type { CurrencyAmount } from '../../domain/money/money-out.ts';
import type { Audited } from './audit.ts';
import { fingerprint } from './fingerprint.ts';
import type { Call, Unit } from './handler.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Something that may need a second account. */
export type Wanted = {
  readonly operation: string;
  readonly ownerId: string;
  readonly targetId: string;
  /** The money that would move; undefined for settings. */
  readonly money?: CurrencyAmount;
  /** The body with which it is carried out. */
  readonly request: object;
  /** The part that makes two requests the same, if not all of it. */
  readonly same?: object;
  /** The state of the target: the approval counts for nothing else. */
  readonly basis: object;
  /** Details that the person who decides has to know. */
  readonly details: ApprovalDetails;
  /** The limit that asks for a second account, of an operator with `money_out`. */
  readonly limit?: ApprovalLimit | undefined;
  /** The players of an award: `request` has the first of them. */
  readonly players?: readonly string[];
};

/** Who asked for what is done, and who approved it. */
export type By = {
  readonly actor: string;
  readonly operation: string;
  readonly idempotencyKey?: string | undefined;
  /** Sealed with what is booked. */
  readonly approved?: { readonly approval: string; readonly approvedBy: string };
};

/** Reports whether an operator has a limit for approvals, so that one account alone must not change its settings. */
export const isGuarded = ({ approvalThreshold, moneyOut }: Pick<Operator, 'approvalThreshold' | 'moneyOut'>): boolean =>
  Object.keys(approvalThreshold ?? {}).length > 0 || (moneyOut ?? null) !== null;

/** Records what an account asked for, to be approved by another one. The same request waits only once. */
export const awaitSecondAccount = async (
  { tx, nowMs, newId, caller }: Pick<Unit, 'tx' | 'nowMs' | 'newId'> & Pick<Call, 'caller'>,
  { operation, ownerId, targetId, money, request, same = request, basis, details, limit, players }: Wanted,
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
    details: limit === undefined ? details : { ...details, limit },
    state: 'pending',
    requestedBy: caller.accountId,
    requestedByUsername: caller.username,
    requestedAtMs: nowMs,
    expiresAtMs: nowMs + LIFETIME_MS,
    ...{ decidedBy: null, decidedByUsername: null, decidedAtMs: null, decideReason: null },
  };
  await insertApproval(tx, approval);
  if (players !== undefined) await insertApprovalPlayers(tx, approval.id, players);
  return approval;
};

/** The audit event of a call that had to wait: nothing was done to its target yet. */
export const auditedWaiting = (resource: string, { id, ownerId, targetId }: Approval): Audited => ({
  ...{ ownerId, resource, targetId },
  detail: { approval_request: id },
  changes: [],
});

/** Reports whether the target is still as it was at the request. */
export const isAsAsked = ({ basis }: Pick<Approval, 'basis'>, now: object): boolean => basis === textOf(now);

const textOf = (basis: object): string => JSON.stringify(basis);
