import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { JackpotState, PotState, PotTiming } from '../domain/jackpot/state.ts';
import { at, flag, json, notNegative } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx, Write } from './engine/tx.ts';
import { instances } from './instances.ts';
import { micros } from './micros-column.ts';

export const pots = sqliteTable(
  'pots',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** Template order. */
    position: integer('position').notNull(),
    id: text('id').notNull(),
    enabled: flag('enabled').notNull(),
    due: flag('due').notNull(),
    /** Progress of a pot with time windows. */
    timing: json<PotTiming>('timing'),
    instanceCount: integer('instance_count').notNull(),
    totalContributions: integer('total_contributions').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    seedValue: micros('seed_value').notNull(),
    contributedAmount: micros('contributed_amount').notNull(),
    contributedSeed: micros('contributed_seed').notNull(),
    surplusSeed: micros('surplus_seed').notNull(),
    overflow: micros('overflow').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.position] }),
    uniqueIndex('pots_id').on(table.instanceId, table.id),
    notNegative('pots_seed_value', table.seedValue),
    notNegative('pots_contributed_amount', table.contributedAmount),
    notNegative('pots_contributed_seed', table.contributedSeed),
    notNegative('pots_surplus_seed', table.surplusSeed),
    notNegative('pots_overflow', table.overflow),
  ],
);

export type PotRow = typeof pots.$inferSelect;

const potsOf = statement((db) =>
  db
    .select()
    .from(pots)
    .where(eq(pots.instanceId, sql.placeholder('instanceId')))
    .orderBy(asc(pots.position)),
);

const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

const savePot = statement((db) =>
  db
    .update(pots)
    .set({
      enabled: value('enabled'),
      due: value('due'),
      timing: value('timing'),
      instanceCount: value('instanceCount'),
      totalContributions: value('totalContributions'),
      seedValue: value('seedValue'),
      contributedAmount: value('contributedAmount'),
      contributedSeed: value('contributedSeed'),
      surplusSeed: value('surplusSeed'),
      overflow: value('overflow'),
    })
    .where(and(eq(pots.instanceId, sql.placeholder('instanceId')), eq(pots.position, sql.placeholder('position')))),
);

const NO_BALANCES = { seedValue: 0n, contributedAmount: 0n, contributedSeed: 0n, surplusSeed: 0n, overflow: 0n };

/** The pots of a new instance; their balances follow from its first ledger entry. */
export const newPots = (instanceId: string, state: JackpotState, nowMs: number): PotRow[] =>
  state.pots.map((pot, position) => ({
    ...NO_BALANCES,
    instanceId,
    position,
    id: pot.id,
    enabled: pot.enabled,
    due: false,
    timing: null,
    instanceCount: pot.instanceCount,
    totalContributions: 0,
    createdAtMs: nowMs,
  }));

export const insertPots = async (tx: Tx, rows: readonly PotRow[]): Promise<void> => {
  for (const row of rows) await tx.run((db) => db.insert(pots).values(row));
};

/** The pots of an instance, in template order. */
export const listPots = (tx: Tx, instanceId: string): Promise<readonly PotRow[]> => tx.all(potsOf, { instanceId });

/** A pot in another state. Each field by name: merging two objects, for every pot of every contribution, costs ten times as much. */
export const potWith = (pot: PotRow, state: PotState | undefined): PotRow =>
  state === undefined
    ? pot
    : {
        instanceId: pot.instanceId,
        position: pot.position,
        id: pot.id,
        enabled: state.enabled,
        due: state.due,
        timing: state.timing ?? null,
        instanceCount: state.instanceCount,
        totalContributions: state.totalContributions,
        createdAtMs: pot.createdAtMs,
        seedValue: state.seedValue,
        contributedAmount: state.contributedAmount,
        contributedSeed: state.contributedSeed,
        surplusSeed: state.surplusSeed,
        overflow: state.overflow,
      };

/** What stores a pot whose state has changed. */
export const writeOfPot = (pot: PotRow): Write => [
  savePot,
  { ...pot, timing: pot.timing == null ? null : JSON.stringify(pot.timing) },
];
