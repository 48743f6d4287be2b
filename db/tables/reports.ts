import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instances } from './jackpots.ts';

/**
 * The movements of a day on each account, by instance, brand and kind: kept so that reports need not read the ledger. They follow from the
 * ledger, so they can be removed and are computed again; `pitboss verify` compares them with it.
 */
export const dayTotals = sqliteTable(
  'day_totals',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** Days since the epoch, UTC, by the time of the entry. */
    day: integer('day').notNull(),
    /** Of the player; empty for what is no player's. */
    brandPath: text('brand_path').notNull(),
    kind: text('kind').notNull(),
    /** Empty: the number of entries, in `units`. */
    account: text('account').notNull(),
    /** A sum can exceed what 2^53 micros hold, so it is in two parts: see `exactSum`. */
    units: integer('units').notNull(),
    micros: integer('micros').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.day, table.brandPath, table.kind, table.account] }),
    index('day_totals_day').on(table.day, table.instanceId),
  ],
);

/** Up to which entry an instance's totals are kept. */
export const totalledEntries = sqliteTable('totalled_entries', {
  instanceId: text('instance_id')
    .primaryKey()
    .references(() => instances.id),
  seq: integer('seq').notNull(),
});

export type DayTotal = typeof dayTotals.$inferSelect;
