import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/engine/tx.ts';
import { batches } from './schema.ts';

export type BatchRow = typeof batches.$inferSelect;

export const findBatch = (tx: Tx, id: string): Promise<BatchRow | undefined> =>
  tx.get((db) => db.select().from(batches).where(eq(batches.id, id)));

/** Stores a batch, or the outcome of a known one. */
export const saveBatch = async (tx: Tx, { createdAtMs, ...batch }: BatchRow): Promise<void> => {
  await tx.run((db) =>
    db
      .insert(batches)
      .values({ ...batch, createdAtMs })
      .onConflictDoUpdate({ target: batches.id, set: batch }),
  );
};
