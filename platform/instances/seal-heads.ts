import type { Tx } from '../../db/engine/tx.ts';
import { findInstance } from '../../db/jackpots/instances.ts';
import type { Seal } from '../../db/ledger/ledger.ts';
import { listInstanceIdsAfter, sealHead } from '../../db/seals/seal-heads.ts';
import type { From, Rotated } from '../unit/key-rotation.ts';

/** The ledger's newest key. */
export type NewestKey = {
  readonly reseal: Seal;
  endsWithNewestKey(mac: Uint8Array): boolean;
};

/**
 * Seals the heads of the next chains with the ledger's newest key, those of ended instances too. A chain that ends with that key is left
 * alone, so this can be repeated from anywhere.
 */
export const sealHeads = async (
  tx: Tx,
  { reseal, endsWithNewestKey }: NewestKey,
  { after, limit }: From,
  nowMs: number,
): Promise<Rotated> => {
  const ids = await listInstanceIdsAfter(tx, after, limit);
  let count = 0;
  for (const id of ids) {
    const instance = await findInstance(tx, id);
    if (instance === undefined || endsWithNewestKey(instance.ledgerHead)) continue;
    sealHead(tx, reseal, instance, { actor: 'pitboss', operation: 'rotateAuditKey', reference: id, atMs: nowMs });
    count += 1;
  }
  const last = ids.at(-1);
  return last === undefined ? undefined : { last, count };
};
