import { asc, eq, sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';

/** Debits returned outside the platform: the contribution ends as cancelled, and the wallet may keep the debit. */
export const settledCancels = sqliteTable(
  'settled_cancels',
  {
    contributionId: text('contribution_id').primaryKey(),
    instanceId: text('instance_id').notNull(),
    settledBy: text('settled_by').notNull(),
    reason: text('reason').notNull(),
    /** The evidence, as stated by the person who settled it. */
    reference: text('reference').notNull(),
    settledAtMs: at('settled_at_ms').notNull(),
  },
  (table) => [index('settled_cancels_instance').on(table.instanceId)],
);

export type SettledCancel = typeof settledCancels.$inferSelect;

const byId = statement((db) =>
  db
    .select()
    .from(settledCancels)
    .where(eq(settledCancels.contributionId, sql.placeholder('id'))),
);

const ofInstance = statement((db) =>
  db
    .select({ contributionId: settledCancels.contributionId })
    .from(settledCancels)
    .where(eq(settledCancels.instanceId, sql.placeholder('instanceId')))
    .orderBy(asc(settledCancels.settledAtMs), asc(settledCancels.contributionId))
    .limit(sql.placeholder('limit')),
);

/** The contributions of an instance whose debits were returned outside the platform, earliest settled first. */
export const listSettledIds = async (tx: Tx, instanceId: string, limit: number): Promise<string[]> =>
  (await tx.all(ofInstance, { instanceId, limit })).map(({ contributionId }) => contributionId);

/** Records a debit returned outside the platform, in the unit that ends its contribution. */
export const insertSettledCancel = async (tx: Tx, settled: SettledCancel): Promise<void> => {
  await tx.run((db) => db.insert(settledCancels).values(settled));
};

export const findSettledCancel = (tx: Tx, contributionId: string): Promise<SettledCancel | undefined> =>
  tx.get(byId, { id: contributionId });
