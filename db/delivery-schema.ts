import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at, flag, json, oneOf } from './columns.ts';

/** Where what happens is sent to: an address that its owner has registered, for events or for the callbacks of contributions. */
export const destinations = sqliteTable(
  'destinations',
  {
    id: text('id').primaryKey(),
    /** An operator's id, a brand path, or the platform's own organisation. */
    ownerId: text('owner_id').notNull(),
    url: text('url').notNull(),
    /** The host of the address with its port, in lower case: what a callback must name. */
    host: text('host').notNull(),
    events: json<string[]>('events').notNull(),
    enabled: flag('enabled').notNull(),
    /** Null while it is enabled. `gone`: its receiver said so. */
    disabledReason: text('disabled_reason', { enum: ['account', 'gone'] }),
    /** What signs, encrypted with a key outside of the store. */
    secret: text('secret').notNull(),
    /** What signed before, and signs too until its time has passed. */
    previousSecret: text('previous_secret'),
    previousSecretUntilMs: at('previous_secret_until_ms'),
    createdAtMs: at('created_at_ms').notNull(),
    updatedAtMs: at('updated_at_ms').notNull(),
  },
  (table) => [
    uniqueIndex('destinations_url').on(table.ownerId, table.url),
    index('destinations_host').on(table.host),
    index('destinations_previous_secret')
      .on(table.previousSecretUntilMs)
      .where(sql`previous_secret_until_ms is not null`),
    check('destinations_disabled_reason', sql`${table.enabled} = (${table.disabledReason} is null)`),
  ],
);

/** Messages that leave the platform: each is repeated under its id until somebody acknowledges it or nobody is left to ask. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    /** The order in which messages were queued. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    /** The message's id, the same on each attempt. */
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: ['event', 'callback', 'diversion', 'mail'] }).notNull(),
    /** Who waits behind whom: a lane that stands still holds up no other. */
    lane: text('lane').notNull(),
    /** The owner of the destination; of a callback or a diversion, whom it concerns. */
    ownerId: text('owner_id').notNull(),
    /** Of a callback or a diversion, the destination that had registered its host when it was last looked at. */
    destinationId: text('destination_id'),
    /** Where it goes; of an event, where it went last: that is its destination's to say. */
    address: text('address').notNull(),
    eventType: text('event_type').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: ['pending', 'delivered', 'dead'] }).notNull(),
    attempts: integer('attempts').notNull(),
    dueAtMs: at('due_at_ms').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    lastAttemptAtMs: at('last_attempt_at_ms'),
    finishedAtMs: at('finished_at_ms'),
    /** What carries a secret is erased when it has arrived or when this moment has passed; null for everything else. */
    secretUntilMs: at('secret_until_ms'),
    /** Money is behind it, so it is repeated until it is acknowledged. */
    persistent: flag('persistent').notNull(),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
  },
  (table) => [
    index('deliveries_due').on(table.lane, table.dueAtMs, table.seq).where(sql`state = 'pending'`),
    index('deliveries_dead').on(table.ownerId, table.seq).where(sql`state = 'dead'`),
    index('deliveries_delivered').on(table.finishedAtMs).where(sql`state = 'delivered'`),
    index('deliveries_destination').on(table.destinationId, table.state),
    oneOf('deliveries_kind', table.kind, ['event', 'callback', 'diversion', 'mail']),
    oneOf('deliveries_state', table.state, ['pending', 'delivered', 'dead']),
    check('deliveries_attempts', sql`${table.attempts} >= 0`),
  ],
);
