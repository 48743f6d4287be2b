import type { Tx } from '../db/engine/tx.ts';
import { instances } from '../db/instances.ts';

/** How many entries each instance's ledger should have, those in archives included, by its own count. */
export const ledgerLengths = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.all((db) => db.select({ id: instances.id, seq: instances.ledgerSeq }).from(instances));
  return new Map(rows.map(({ id, seq }) => [id, seq]));
};
