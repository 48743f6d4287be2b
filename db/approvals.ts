import { and, eq, sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at, isState, json, notNegative, oneOf } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { micros } from './micros-column.ts';

/**
 * What an account asked for and another one has to approve. A row is written instead of the act, and decided in the unit of the act, so
 * neither is there without the other. What was asked never changes. Whether one has expired follows from the clock; `expired` is only
 * written when the same is asked for again.
 */
export const approvals = sqliteTable(
  'approvals',
  {
    id: text('id').primaryKey(),
    operation: text('operation').notNull(),
    /** The operator or brand path of the target, which decides who may see and decide it. */
    ownerId: text('owner_id').notNull(),
    /** A payment's transaction, an instance or an operator. */
    targetId: text('target_id').notNull(),
    /** What would move; both null for settings. */
    amount: micros('amount'),
    currency: text('currency'),
    /** The body of the request as it is carried out. */
    request: json<Readonly<Record<string, unknown>>>('request').notNull(),
    /** A hash of what makes two requests the same: only one of these waits at a time. */
    fingerprint: text('fingerprint').notNull(),
    /** What the target was like when it was asked; the approval counts for nothing else. */
    basis: text('basis').notNull(),
    state: text('state', { enum: ['pending', 'approved', 'rejected', 'withdrawn', 'expired'] }).notNull(),
    requestedBy: text('requested_by').notNull(),
    requestedByUsername: text('requested_by_username').notNull(),
    requestedAtMs: at('requested_at_ms').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
    decidedBy: text('decided_by'),
    decidedByUsername: text('decided_by_username'),
    decidedAtMs: at('decided_at_ms'),
    decideReason: text('decide_reason'),
  },
  (table) => [
    index('approvals_time').on(table.requestedAtMs, table.id),
    index('approvals_pending').on(table.requestedAtMs, table.id).where(isState(table.state, 'pending')),
    index('approvals_target').on(table.targetId, table.requestedAtMs, table.id),
    uniqueIndex('approvals_same').on(table.fingerprint).where(isState(table.state, 'pending')),
    notNegative('approvals_amount', table.amount),
    oneOf('approvals_state', table.state, ['pending', 'approved', 'rejected', 'withdrawn', 'expired']),
  ],
);

export type Approval = typeof approvals.$inferSelect;

const byId = statement((db) =>
  db
    .select()
    .from(approvals)
    .where(eq(approvals.id, sql.placeholder('id'))),
);
const pendingOf = statement((db) =>
  db
    .select()
    .from(approvals)
    .where(and(eq(approvals.fingerprint, sql.placeholder('fingerprint')), isState(approvals.state, 'pending'))),
);

const approvedRelease = statement((db) =>
  db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.targetId, sql.placeholder('targetId')),
        eq(approvals.operation, 'releaseWins'),
        isState(approvals.state, 'approved'),
      ),
    )
    .limit(1),
);

/** The request by which a payout was released, if a second account approved it. */
export const findApprovedRelease = (tx: Tx, targetId: string): Promise<Approval | undefined> =>
  tx.get(approvedRelease, { targetId });

export const findApproval = (tx: Tx, id: string): Promise<Approval | undefined> => tx.get(byId, { id });

/** The request that waits for the same, expired or not. */
export const findSameApproval = (tx: Tx, fingerprint: string): Promise<Approval | undefined> =>
  tx.get(pendingOf, { fingerprint });

export const insertApproval = async (tx: Tx, approval: Approval): Promise<void> => {
  await tx.run((db) => db.insert(approvals).values(approval));
};

/** Whether a request waits at a time: not decided, and not expired. */
export const isWaiting = ({ state, expiresAtMs }: Pick<Approval, 'state' | 'expiresAtMs'>, nowMs: number): boolean =>
  state === 'pending' && nowMs < expiresAtMs;

/**
 * Ends a request that waits.
 * @returns false if it was decided before.
 */
export const decideApproval = async (
  tx: Tx,
  id: string,
  decided: Pick<Approval, 'state'> &
    Partial<Pick<Approval, 'decidedBy' | 'decidedByUsername' | 'decidedAtMs' | 'decideReason'>>,
): Promise<boolean> =>
  (
    await tx.run((db) =>
      db
        .update(approvals)
        .set(decided)
        .where(and(eq(approvals.id, id), isState(approvals.state, 'pending'))),
    )
  ).changes === 1;
