import { eq, max } from 'drizzle-orm';
import type { Tx } from '../db/engine/tx.ts';
import { ledgerEntries } from '../db/ledger.ts';

/** How many entries an instance's ledger should have: the number of its last one, which an index knows. */
export const countAhead = async (tx: Tx, instanceId: string): Promise<number> => {
  const found = await tx.get((db) =>
    db
      .select({ seq: max(ledgerEntries.seq) })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.instanceId, instanceId)),
  );
  return found?.seq ?? 0;
};
