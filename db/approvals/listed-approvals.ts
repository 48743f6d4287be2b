import { and, eq, gt, lte, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { type Approval, approvals } from '../tables/approvals.ts';
import { isState } from '../tables/columns.ts';

export type ApprovalFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly state?: Approval['state'] | undefined;
  readonly operation?: string | undefined;
  readonly targetId?: string | undefined;
};

const SORTABLE = { timestamp: approvals.requestedAtMs, expires_on: approvals.expiresAtMs };

/** The requests of a state, as the clock has it. */
const inState = (state: Approval['state'], nowMs: number): SQL | undefined => {
  const isPending = isState(approvals.state, 'pending');
  if (state === 'pending') return and(isPending, gt(approvals.expiresAtMs, nowMs));
  if (state === 'expired')
    return or(isState(approvals.state, 'expired'), and(isPending, lte(approvals.expiresAtMs, nowMs)));
  return eq(approvals.state, state);
};

/** A page of requests for approval. */
export const listApprovals = (
  tx: Tx,
  { owners, state, operation, targetId }: ApprovalFilter,
  page: Page<keyof typeof SORTABLE>,
  nowMs: number,
): Promise<Listing<Approval>> => {
  const ofTarget = targetId === undefined ? undefined : eq(approvals.targetId, targetId);
  const scope = ofTarget ?? (state === 'pending' ? isState(approvals.state, 'pending') : undefined);
  const filter = and(
    ownedBy(approvals.ownerId, owners),
    state === undefined ? undefined : inState(state, nowMs),
    operation === undefined ? undefined : eq(approvals.operation, operation),
  );
  const listed = {
    table: approvals,
    scope,
    filter,
    walk: [approvals.requestedAtMs, approvals.id],
    order: toPageOrder(page, SORTABLE, approvals.id),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(approvals)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};
