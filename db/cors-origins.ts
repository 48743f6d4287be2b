import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { json } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';

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

const THE_ROW = 1;

const all = statement((db) => db.select({ patterns: corsOrigins.patterns }).from(corsOrigins));

/** The origin patterns whose pages may call the platform, in the order given. */
export const listCorsPatterns = async (tx: Tx): Promise<readonly string[]> => (await tx.get(all, {}))?.patterns ?? [];

export const saveCorsPatterns = async (tx: Tx, patterns: readonly string[]): Promise<void> => {
  await tx.run((db) =>
    db
      .insert(corsOrigins)
      .values({ id: THE_ROW, patterns })
      .onConflictDoUpdate({ target: corsOrigins.id, set: { patterns } }),
  );
};
