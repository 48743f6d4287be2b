import type Database from 'better-sqlite3';
import { CHAIN_START } from './ledger.ts';
import type { SealProof } from './seal-proof.ts';

type Row = { readonly instanceId: string; readonly seq: number; readonly record: string; readonly mac: Buffer };

/**
 * Checks the seal of every ledger entry, in the order in which they were made.
 * @returns the first that is wrong, as a clause.
 */
export const brokenSeal = (client: Database.Database, proof: SealProof): string | undefined => {
  const ends = new Map<string, Pick<Row, 'seq' | 'mac'>>();
  const entries = client.prepare<[], Row>(
    'select instance_id as instanceId, seq, record, mac from ledger_entries order by id',
  );
  for (const { instanceId, seq, record, mac } of entries.iterate()) {
    const end = ends.get(instanceId);
    if (seq !== (end?.seq ?? 0) + 1 || proof.continues(end?.mac ?? CHAIN_START, record, mac) === undefined)
      return `entry ${seq} of the instance ${instanceId} does not have the seal of the ledger`;
    ends.set(instanceId, { seq, mac });
  }
  return undefined;
};
