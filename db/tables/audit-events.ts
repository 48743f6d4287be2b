import { sql } from 'drizzle-orm';
import { blob, check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
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

/**
 * The seals of audit events, in one chain. A seal stays when its event is removed, so rows are never changed nor removed.
 */
export const auditSeals = sqliteTable(
  'audit_seals',
  {
    /** 1, 2, 3 … without gaps. */
    number: integer('number').primaryKey(),
    /** The sealed text: see `AuditRecord`. */
    record: text('record').notNull(),
    /** HMAC over the record and the MAC of the seal before. */
    mac: blob('mac', { mode: 'buffer' }).notNull(),
    /** Null in what happens to the chain itself. */
    eventId: text('event_id').generatedAlwaysAs(sql.raw('record ->> 3')),
  },
  (table) => [uniqueIndex('audit_seals_event').on(table.eventId)],
);

/** The end of the chain of audit seals. One row, or none before the first seal. */
export const auditHead = sqliteTable(
  'audit_head',
  {
    id: integer('id').primaryKey(),
    /** Of the newest seal. */
    number: integer('number').notNull(),
    mac: blob('mac', { mode: 'buffer' }).notNull(),
    /** A second chain over all records, of which only the end is kept: the end for fewer seals cannot be made without the key. */
    mark: blob('mark', { mode: 'buffer' }).notNull(),
    /** Events of versions without seals have one up to this `seq`, and still get one up to `earlierSeq`. */
    coveredSeq: integer('covered_seq').notNull(),
    earlierSeq: integer('earlier_seq').notNull(),
  },
  (table) => [check('audit_head_one', sql`${table.id} = 1`)],
);

export type AuditEvent = typeof auditEvents.$inferSelect;
