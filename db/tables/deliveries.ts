import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at, checkAmong, flag, json } from './columns.ts';

/** An attempt to send a message. `error` is null if it was acknowledged. */
export type DeliveryAttempt = { readonly atMs: number; readonly status: number | null; readonly error: string | null };

/** Outgoing messages: each is repeated under its id until it is acknowledged or there is no receiver left. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    /** Queueing order. */
    seq: integer('seq').primaryKey({ autoIncrement: true }),
    /** The message id, the same on every attempt. */
    id: text('id').notNull().unique(),
    kind: text('kind', { enum: ['event', 'callback', 'diversion', 'mail'] }).notNull(),
    /** Messages of one lane wait for each other; a stuck lane does not block others. */
    lane: text('lane').notNull(),
    /** The owner of the destination; for a callback or diversion, the owner it concerns. */
    ownerId: text('owner_id').notNull(),
    /** For a callback or diversion, the destination registered for its host when last looked up. */
    destinationId: text('destination_id'),
    /** The address. For an event, the address of the last attempt: the destination decides where the next one goes. */
    address: text('address').notNull(),
    eventType: text('event_type').notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: ['pending', 'delivered', 'dead'] }).notNull(),
    attempts: integer('attempts').notNull(),
    dueAtMs: at('due_at_ms').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    lastAttemptAtMs: at('last_attempt_at_ms'),
    finishedAtMs: at('finished_at_ms'),
    /** Deadline to erase a message that carries a secret, if it is not delivered (and erased) before; null for all others. */
    secretUntilMs: at('secret_until_ms'),
    /** Money depends on it, so it is repeated until acknowledged. */
    persistent: flag('persistent').notNull(),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    /** The latest attempts, oldest first. A replay keeps them. Null before the first one, and for attempts of versions that did not record them. */
    recentAttempts: json<readonly DeliveryAttempt[]>('recent_attempts'),
  },
  (table) => [
    index('deliveries_due').on(table.lane, table.dueAtMs, table.seq).where(sql`state = 'pending'`),
    index('deliveries_dead').on(table.ownerId, table.seq).where(sql`state = 'dead'`),
    index('deliveries_delivered').on(table.finishedAtMs).where(sql`state = 'delivered'`),
    index('deliveries_destination').on(table.destinationId, table.state),
    checkAmong('deliveries_kind', table.kind, ['event', 'callback', 'diversion', 'mail']),
    checkAmong('deliveries_state', table.state, ['pending', 'delivered', 'dead']),
    check('deliveries_attempts', sql`${table.attempts} >= 0`),
  ],
);

export type Delivery = typeof deliveries.$inferSelect;

/** Addresses that owners have registered to receive events or the callbacks of contributions. */
export const destinations = sqliteTable(
  'destinations',
  {
    id: text('id').primaryKey(),
    /** An operator's id, a brand path, or the platform's own organisation. */
    ownerId: text('owner_id').notNull(),
    url: text('url').notNull(),
    /** The address's host and port, in lower case; callbacks must use it. */
    host: text('host').notNull(),
    events: json<string[]>('events').notNull(),
    enabled: flag('enabled').notNull(),
    /** Null while enabled. `gone`: the receiver said so. */
    disabledReason: text('disabled_reason', { enum: ['account', 'gone'] }),
    /** The signing secret, encrypted with a key kept outside the store. */
    secret: text('secret').notNull(),
    /** The previous signing secret, which signs too until it expires. */
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

export type Destination = typeof destinations.$inferSelect;
