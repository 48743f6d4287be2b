import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, json, oneOf } from './columns.ts';
import type { Tx } from './engine/tx.ts';
import { listPage } from './list-page.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';

/** What accounts did and were refused; rows are never changed, and only removed up to the time in `auditRemoval`. */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    /** Insertion order. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    atMs: at('at_ms').notNull(),
    /** An organisation, operator or brand path that decides who may see the event. */
    ownerId: text('owner_id').notNull(),
    /** Null when the platform acted. */
    actorId: text('actor_id'),
    actorUsername: text('actor_username'),
    networkAddress: text('network_address'),
    action: text('action').notNull(),
    resource: text('resource').notNull(),
    targetId: text('target_id').notNull(),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    code: text('code'),
    requestId: text('request_id').notNull(),
    detail: json<Record<string, string>>('detail').notNull(),
  },
  (table) => [
    index('audit_events_time').on(table.atMs),
    index('audit_events_owner').on(table.ownerId, table.atMs),
    index('audit_events_actor').on(table.actorId, table.atMs),
    index('audit_events_target').on(table.targetId, table.atMs),
    oneOf('audit_events_outcome', table.outcome, ['done', 'refused']),
    check('audit_events_code', sql`(${table.code} is null) = (${table.outcome} = 'done')`),
  ],
);

/** Up to when audit events may have been removed, as the setting for it said. One row, or none. A trigger keeps all others. */
export const auditRemoval = sqliteTable(
  'audit_removal',
  { id: integer('id').primaryKey(), beforeMs: at('before_ms').notNull() },
  (table) => [check('audit_removal_one', sql`${table.id} = 1`)],
);

export type AuditEvent = typeof auditEvents.$inferSelect;
export type NewAuditEvent = Omit<AuditEvent, 'seq'>;

/** Records an action in the unit of work that performs it. */
export const recordAuditEvent = async (tx: Tx, event: NewAuditEvent): Promise<void> => {
  await tx.run((db) => db.insert(auditEvents).values(event));
};

/** Removes up to `limit` events from before a time, and records that. @returns how many; if any, there may be more. */
export const removeAuditEventsBefore = async (tx: Tx, beforeMs: number, limit: number): Promise<number> => {
  const last = await tx.all((db) =>
    db
      .select({ seq: auditEvents.seq })
      .from(auditEvents)
      .where(lt(auditEvents.atMs, beforeMs))
      .orderBy(asc(auditEvents.atMs), asc(auditEvents.seq))
      .limit(limit),
  );
  if (last.length === 0) return 0;
  await tx.run((db) =>
    db
      .insert(auditRemoval)
      .values({ id: 1, beforeMs })
      .onConflictDoUpdate({ target: auditRemoval.id, set: { beforeMs: sql`max(before_ms, excluded.before_ms)` } }),
  );
  const seqs = last.map(({ seq }) => seq);
  return (await tx.run((db) => db.delete(auditEvents).where(inArray(auditEvents.seq, seqs)))).changes;
};

export type AuditFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly targetId?: string | undefined;
  readonly outcome?: AuditEvent['outcome'] | undefined;
};

/** Splits the filter into the part that an index answers and the rest. */
const matching = (filter: AuditFilter) => {
  const { owners, ownerId, fromMs, toMs, actorId, action, targetId, outcome } = filter;
  const ofTarget = targetId === undefined ? undefined : eq(auditEvents.targetId, targetId);
  const ofActor = actorId === undefined ? undefined : eq(auditEvents.actorId, actorId);
  return {
    scope: ofTarget ?? ofActor,
    above: fromMs === undefined ? undefined : gte(auditEvents.atMs, fromMs),
    below: toMs === undefined ? undefined : lt(auditEvents.atMs, toMs),
    filter: and(
      ownedBy(auditEvents.ownerId, owners),
      ownedBy(auditEvents.ownerId, ownerId === undefined ? undefined : [ownerId]),
      ofTarget && ofActor,
      action === undefined ? undefined : eq(auditEvents.action, action),
      outcome === undefined ? undefined : eq(auditEvents.outcome, outcome),
    ),
  };
};

const SORTABLE = { timestamp: auditEvents.atMs };

export const listAuditEvents = async (
  tx: Tx,
  filter: AuditFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<AuditEvent>> => {
  const listed = {
    table: auditEvents,
    ...matching(filter),
    walk: [auditEvents.atMs, auditEvents.seq],
    order: orderOf(page, SORTABLE, auditEvents.seq),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(auditEvents)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};
