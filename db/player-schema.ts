import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, flag, json, notNegative } from './columns.ts';
import { micros } from './micros-column.ts';
import { instances } from './schema.ts';

const instanceId = () =>
  text('instance_id')
    .notNull()
    .references(() => instances.id);

/** A player's participation in an instance. Created by the first opt-in, opt-out or booked contribution. */
export const participations = sqliteTable(
  'participations',
  {
    instanceId: instanceId(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** Null until the first opt-in or opt-out. */
    optedIn: flag('opted_in'),
    /** By currency, the latest last; amounts are micros as text. */
    preferences: json<readonly (readonly [currency: string, amount: string])[]>('preferences').notNull(),
    contributionCount: integer('contribution_count').notNull(),
    /** In the jackpot's currency. */
    contributionValue: micros('contribution_value').notNull(),
    /** By pot: how many contributions it was in, and what it received, in micros as text. */
    pots: json<Readonly<Record<string, readonly [count: number, value: string]>>>('pots').notNull(),
    /** The last booked contribution's; null before the first. */
    lastCurrency: text('last_currency'),
    lastContributedAtMs: at('last_contributed_at_ms'),
    /** The ledger number of the last booked contribution: on equal totals, the player who got there first wins. */
    lastSeq: integer('last_seq'),
    /** Whether the instance shares wins by contributions; only then are players ranked. */
    ranked: flag('ranked').notNull(),
    updatedAtMs: at('updated_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.brandPath, table.playerId] }),
    // Only players with a status, and no column that a contribution changes.
    index('participations_player').on(table.brandPath, table.playerId).where(sql`opted_in is not null`),
    index('participations_value').on(table.instanceId, table.contributionValue, table.lastSeq).where(sql`ranked = 1`),
    index('participations_active').on(table.instanceId, table.lastContributedAtMs).where(sql`ranked = 1`),
    notNegative('participations_contribution_value', table.contributionValue),
  ],
);

/** Opt-ins of a transfer still to copy, since they can exceed one unit of work. Removed when complete. */
export const optInCopies = sqliteTable('opt_in_copies', {
  /** The transfer's id in both ledgers. */
  transferId: text('transfer_id').primaryKey(),
  sourceId: text('source_id')
    .notNull()
    .references(() => instances.id),
  targetId: text('target_id')
    .notNull()
    .references(() => instances.id),
  /** The last player copied; empty at first. */
  brandPath: text('brand_path').notNull(),
  playerId: text('player_id').notNull(),
});

/** The players' totals in one life of a pot that rewards the highest contributor. */
export const potContributors = sqliteTable(
  'pot_contributors',
  {
    instanceId: instanceId(),
    potId: text('pot_id').notNull(),
    instanceCount: integer('instance_count').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** In the jackpot's currency. */
    contributed: micros('contributed').notNull(),
    lastSeq: integer('last_seq').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.potId, table.instanceCount, table.brandPath, table.playerId] }),
    index('pot_contributors_contributed').on(
      table.instanceId,
      table.potId,
      table.instanceCount,
      table.contributed,
      table.lastSeq,
    ),
    notNegative('pot_contributors_contributed', table.contributed),
  ],
);

/** The contributions in a time window, laid end to end: each covers the amount it booked, up to `coveredUntil`. */
export const windowEntries = sqliteTable(
  'window_entries',
  {
    instanceId: instanceId(),
    potId: text('pot_id').notNull(),
    windowEndMs: at('window_end_ms').notNull(),
    /** In the jackpot's currency, counted from the window's start. */
    coveredUntil: micros('covered_until').notNull(),
    /** The contribution's ledger number. */
    seq: integer('seq').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.potId, table.windowEndMs, table.coveredUntil] }),
    notNegative('window_entries_covered_until', table.coveredUntil),
  ],
);

/** A player's tickets in one raffle period. Rows do not change after the drawing. */
export const raffleTickets = sqliteTable(
  'raffle_tickets',
  {
    instanceId: instanceId(),
    /** Counted from 0. */
    period: integer('period').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** In the jackpot's currency, including what became tickets. */
    accumulated: micros('accumulated').notNull(),
    tickets: integer('tickets').notNull(),
    startsAtMs: at('starts_at_ms').notNull(),
    endsAtMs: at('ends_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.period, table.brandPath, table.playerId] }),
    index('raffle_tickets_player').on(table.brandPath, table.playerId, table.endsAtMs),
    notNegative('raffle_tickets_accumulated', table.accumulated),
    check('raffle_tickets_tickets', sql`${table.tickets} between 0 and 2147483647`),
  ],
);

/** Players that the operator's wallet has authenticated at least once: only they can be credited. */
export const walletPlayers = sqliteTable(
  'wallet_players',
  {
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    authenticatedAtMs: at('authenticated_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandPath, table.playerId] })],
);
