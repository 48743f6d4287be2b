import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at, checkAmong, isState, json, micros, notNegative } from './columns.ts';

/** The limit that makes a request wait, with amounts in micros as text. */
export type ApprovalLimit = {
  readonly name:
    | 'approval_threshold'
    | 'approval'
    | 'approval_per_day'
    | 'no_rate'
    | 'multipliers'
    | 'templates'
    | 'settings';
  readonly currency?: string;
  readonly limit?: string;
  /** The worth of the request. */
  readonly worth?: string;
  /** The sum that the account had moved that day without a second one. */
  readonly moved?: string;
};

/** The effect of an approval in one sentence, the reason for the request, whose money it is and who gets it. */
export type ApprovalDetails = {
  readonly summary: string;
  readonly reason?: string | undefined;
  readonly instanceId?: string | undefined;
  readonly potId?: string | undefined;
  readonly brandPath?: string | undefined;
  readonly playerId?: string | undefined;
  /** Number of players an award is for. */
  readonly players?: number | undefined;
  /** Absent: the operator had no `money_out` at the time. */
  readonly limit?: ApprovalLimit | undefined;
  /** True if it takes money away. */
  readonly lowers?: boolean | undefined;
  /** The request that it takes the place of, whose effect had grown. */
  readonly replaces?: string | undefined;
};

/**
 * Requests of accounts that another account has to approve. A row is written instead of the act, and decided in the unit of the act, so
 * neither is there without the other. The request never changes. Expiry follows from the clock; `expired` is only written when the same
 * request is made again.
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
    /** Amount to move; both null for settings. */
    amount: micros('amount'),
    currency: text('currency'),
    /** The body of the request as it is carried out. */
    request: json<Readonly<Record<string, unknown>>>('request').notNull(),
    /** A hash of what makes two requests the same: only one of these waits at a time. */
    fingerprint: text('fingerprint').notNull(),
    /** The state of the target at the time of the request; the approval is valid for no other. */
    basis: text('basis').notNull(),
    /** Details for the person who decides, as of the time of the request. Null: requested in an earlier version. */
    details: json<ApprovalDetails>('details'),
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
    checkAmong('approvals_state', table.state, ['pending', 'approved', 'rejected', 'withdrawn', 'expired']),
  ],
);

export type Approval = typeof approvals.$inferSelect;

/** The players of an award that waits. There may be 10,000, too many for each row of a list. */
export const approvalPlayers = sqliteTable('approval_players', {
  approvalId: text('approval_id')
    .primaryKey()
    .references(() => approvals.id),
  playerIds: json<readonly string[]>('player_ids').notNull(),
});
