import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, carries, checkAmong, flag, json, notNegative, rest } from './columns.ts';
import { instances } from './jackpots.ts';

/** A player's participation in an instance. Created by the first opt-in, opt-out or booked contribution. */
export const participations = sqliteTable(
  'participations',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** Null until the first opt-in or opt-out. */
    optedIn: flag('opted_in'),
    /** By currency, the latest last; amounts are micros as text. */
    preferences: json<readonly (readonly [currency: string, amount: string])[]>('preferences').notNull(),
    contributionCount: integer('contribution_count').notNull(),
    /** In the jackpot's currency. */
    contributionValue: rest('contribution_value').notNull(),
    /** By pot: how many contributions it was in, and what it received, in micros as text. */
    pots: json<Readonly<Record<string, readonly [count: number, value: string]>>>('pots').notNull(),
    /** The last booked contribution's; null before the first. */
    lastCurrency: text('last_currency'),
    lastContributedAtMs: at('last_contributed_at_ms'),
    /** The ledger number of the last booked contribution: on equal totals, the player who got there first wins. */
    lastSeq: integer('last_seq'),
    /** True if the instance shares wins by contributions; only then are players ranked. */
    ranked: flag('ranked').notNull(),
    updatedAtMs: at('updated_at_ms').notNull(),
    contributionCarries: carries('contribution_carries'),
    /** True if the player was erased since: public lists leave the name out. Null: not. */
    unnamed: flag('unnamed'),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.brandPath, table.playerId] }),
    // Only players with a status, and no column that a contribution changes.
    index('participations_player').on(table.brandPath, table.playerId).where(sql`opted_in is not null`),
    // In the order of the ranking: of equal totals, there may be as many as players.
    index('participations_value')
      .on(table.instanceId, sql`contribution_carries desc`, sql`contribution_value desc`, table.lastSeq)
      .where(sql`ranked = 1`),
    index('participations_active').on(table.instanceId, table.lastContributedAtMs).where(sql`ranked = 1`),
    notNegative('participations_contribution_value', table.contributionValue),
  ],
);

export type ParticipationRow = typeof participations.$inferSelect;

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

/** The opt-ins of a transfer still to copy: those of players after this one. */
export type OptInCopy = typeof optInCopies.$inferSelect;

/**
 * Players whom a brand or operator keeps out of its jackpots. Rows stay when an exclusion ends, because drawings refer to them; only the end
 * is written. An operator's exclusion applies to the id in all of its brands.
 */
export const playerExclusions = sqliteTable(
  'player_exclusions',
  {
    id: text('id').primaryKey(),
    operatorId: text('operator_id').notNull(),
    ownerId: text('owner_id').notNull(),
    playerId: text('player_id').notNull(),
    kind: text('kind', { enum: ['Excluded', 'Test'] }).notNull(),
    reason: text('reason').notNull(),
    /** Null: until the player is readmitted. */
    untilMs: at('until_ms'),
    excludedBy: text('excluded_by').notNull(),
    excludedAtMs: at('excluded_at_ms').notNull(),
    /** The row id of the newest entry of all ledgers when it began: unlike times, it shows which entries came before; 0 without any. */
    excludedAfter: integer('excluded_after').notNull(),
    /** Ended by an account, or by a later exclusion; null: not, though its time may be over. */
    readmittedAtMs: at('readmitted_at_ms'),
    readmittedAfter: integer('readmitted_after'),
    readmittedBy: text('readmitted_by'),
    readmitReason: text('readmit_reason'),
  },
  (table) => [
    index('player_exclusions_player').on(table.operatorId, table.playerId),
    index('player_exclusions_standing').on(table.operatorId).where(sql`readmitted_at_ms is null`),
    checkAmong('player_exclusions_kind', table.kind, ['Excluded', 'Test']),
  ],
);

export type PlayerExclusion = typeof playerExclusions.$inferSelect;

/** Erasures that this store has carried out. The list of all requested erasures is outside the store: see server/start/erasure-list.ts. */
export const erasures = sqliteTable('erasures', {
  /** A salted hash of the player: see `hashPlayer`. */
  subject: text('subject').primaryKey(),
  atMs: at('at_ms').notNull(),
});

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
