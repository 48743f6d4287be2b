import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, checkAmong, json } from './columns.ts';

/** A field of a changed resource, as a JSON pointer, with the values that it had and has. */
export type AuditChange = { readonly pointer: string; readonly before?: unknown; readonly after?: unknown };

/** The actions and refusals of accounts; rows are never changed, and only removed up to the time in `auditRemoval`. */
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
    /** The fields that a change gave other values. Null for anything else, and for events of versions that did not record them. */
    changes: json<readonly AuditChange[]>('changes'),
  },
  (table) => [
    index('audit_events_time').on(table.atMs),
    index('audit_events_owner').on(table.ownerId, table.atMs),
    index('audit_events_actor').on(table.actorId, table.atMs),
    index('audit_events_target').on(table.targetId, table.atMs),
    checkAmong('audit_events_outcome', table.outcome, ['done', 'refused']),
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
