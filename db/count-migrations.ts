import { sql } from 'drizzle-orm';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';

const applied = statement((db) => db.select({ count: sql<number>`count(*)` }).from(sql`schema_migrations`));

/** How many migrations the store remembers. */
export const countMigrations = async (tx: Tx): Promise<number> => (await tx.get(applied))?.count ?? 0;
