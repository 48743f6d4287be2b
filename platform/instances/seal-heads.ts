import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, listInstanceIdsAfter, sealHead } from '../../db/instances.ts';
import type { Seal } from '../../db/ledger.ts';

/** The ledger's newest key. */
export type NewestKey = {
  readonly reseal: Seal;
  endsWithNewestKey(mac: Uint8Array): boolean;
};

/** So many chains fit into one unit of work. */
const CHAINS_PER_UNIT = 100;

/**
 * Seals the heads of the next chains with the ledger's newest key, those of ended instances too. A chain that ends with that key is left
 * alone, so this can be repeated from anywhere.
 * @returns the last instance of this portion, and how many chains were sealed; undefined after the last.
 */
export const sealHeads = async (
  tx: Tx,
  { reseal, endsWithNewestKey }: NewestKey,
  afterId: string,
  nowMs: number,
): Promise<{ readonly lastId: string; readonly sealed: number } | undefined> => {
  const ids = await listInstanceIdsAfter(tx, afterId, CHAINS_PER_UNIT);
  let sealed = 0;
  for (const id of ids) {
    const instance = await findInstance(tx, id);
    if (instance === undefined || endsWithNewestKey(instance.ledgerHead)) continue;
    sealHead(tx, reseal, instance, { actor: 'pitboss', operation: 'rotateAuditKey', reference: id, atMs: nowMs });
    sealed += 1;
  }
  const lastId = ids.at(-1);
  return lastId === undefined ? undefined : { lastId, sealed };
};
