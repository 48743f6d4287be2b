import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core';
import { at, flag, json, micros, notNegative } from './columns.ts';

/** Trees of organisations. The organisation with an operator's id belongs to that operator. */
export const organisations = sqliteTable(
  'organisations',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Null at the top of a tree. */
    parentId: text('parent_id').references((): AnySQLiteColumn => organisations.id),
    enabled: flag('enabled').notNull(),
    /** Empty: inherited from the parent. */
    baseCurrency: text('base_currency').notNull(),
    units: json<string[]>('units').notNull(),
    /** True if an account of a tenant created it, not one of the platform. Null: created by an earlier version. */
    madeByTenant: flag('made_by_tenant'),
    createdAtMs: at('created_at_ms').notNull(),
    updatedAtMs: at('updated_at_ms').notNull(),
    /** True if its people, and those below it, need a second factor. Null: never set. */
    secondFactorRequired: flag('second_factor_required'),
  },
  (table) => [index('organisations_parent').on(table.parentId)],
);

export type Organisation = Omit<typeof organisations.$inferSelect, 'madeByTenant' | 'secondFactorRequired'> & {
  readonly madeByTenant?: boolean | null;
  readonly secondFactorRequired?: boolean | null;
};

export const operators = sqliteTable('operators', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  enabled: flag('enabled').notNull(),
  /** By jackpot currency, the largest win payment credited without review, in micros as text; null: never set. */
  reviewThreshold: json<Readonly<Record<string, string>>>('review_threshold'),
  createdAtMs: at('created_at_ms').notNull(),
  /** By jackpot currency, the largest amount that one account alone can move, in micros as text; null: never set. */
  approvalThreshold: json<Readonly<Record<string, string>>>('approval_threshold'),
  /** True if the wallet is sent a debit of 0 for each contribution that a bonus pays. Null: never set. */
  announceFree: flag('announce_free'),
  /** True if each contribution is an event. Null: never set. */
  contributionEvents: flag('contribution_events'),
  /** The limits of money that leaves, in one currency. Null: never set. */
  moneyOut: json<MoneyOut>('money_out'),
  /** The lists of players that visitors may see. Null: never set. */
  publish: json<PublishedLists>('publish'),
});

/** The part of players that a public list shows: not even the list, the list without them, or the ends of their ids. */
export type Publicity = 'Off' | 'Anonymous' | 'Masked';

export type PublishedLists = { readonly winners: Publicity; readonly leaders: Publicity };

/** Limits of money that leaves, each in micros as text; absent: no limit. */
export type MoneyOut = {
  readonly currency: string;
  readonly review?: string;
  readonly approval?: string;
  readonly approvalPerDay?: string;
};

/** The money that each account has moved for an operator in its last UTC day, without a second one. */
export const movedAlone = sqliteTable(
  'moved_alone',
  {
    operatorId: text('operator_id').notNull(),
    accountId: text('account_id').notNull(),
    currency: text('currency').notNull(),
    /** Days since 1970. */
    day: integer('day').notNull(),
    amount: micros('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operatorId, table.accountId] }),
    notNegative('moved_alone_amount', table.amount),
  ],
);

export type MovedAlone = typeof movedAlone.$inferSelect;

export const brands = sqliteTable(
  'brands',
  {
    operatorId: text('operator_id')
      .notNull()
      .references(() => operators.id),
    id: text('id').notNull(),
    name: text('name').notNull(),
    enabled: flag('enabled').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.id] })],
);

export type Operator = typeof operators.$inferSelect;
export type Brand = typeof brands.$inferSelect;

/** Changes of a brand's own multipliers, in order: the last one is current. Rows are never changed or removed. */
export const brandCurrencyChanges = sqliteTable(
  'brand_currency_changes',
  {
    seq: integer('seq').primaryKey(),
    operatorId: text('operator_id').notNull(),
    brandId: text('brand_id').notNull(),
    atMs: at('at_ms').notNull(),
    accountId: text('account_id').notNull(),
    /** Null, like the multipliers, when the brand went back to the defaults. */
    baseCurrency: text('base_currency'),
    /** Units of each currency per unit of the base currency, each in its shortest decimal form. */
    multipliers: json<Readonly<Record<string, number>>>('multipliers'),
  },
  (table) => [
    foreignKey({ columns: [table.operatorId, table.brandId], foreignColumns: [brands.operatorId, brands.id] }),
    index('brand_currency_changes_brand').on(table.operatorId, table.brandId, table.seq),
    check('brand_currency_changes_set', sql`(${table.baseCurrency} is null) = (${table.multipliers} is null)`),
  ],
);

export type BrandCurrencyChange = typeof brandCurrencyChanges.$inferSelect;

/** The origins whose pages may call the platform: one row once they have been set. */
export const corsOrigins = sqliteTable(
  'cors_origins',
  {
    id: integer('id').primaryKey(),
    /** Origins; a host may start with `*.`, which matches exactly one label. */
    patterns: json<readonly string[]>('patterns').notNull(),
  },
  (table) => [check('cors_origins_one', sql`${table.id} = 1`)],
);
