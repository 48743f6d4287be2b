import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import type { LedgerHead, SealProof } from '../../db/seals/seal-heads.ts';
import { auditSeals } from '../../db/tables/audit-events.ts';
import { instances } from '../../db/tables/jackpots.ts';
import { ArchivedLedger } from './archived-ledger.ts';
import { readMac } from './read-records.ts';

/**
 * Compares a head that was written down with a ledger that has gone on since: it must still have that entry under that seal.
 * @returns the difference.
 */
export const compareHead = async (
  tx: Tx,
  proof: SealProof,
  { instanceId, seq, head }: LedgerHead,
): Promise<string | undefined> => {
  if (instanceId === null) return compareAuditHead(tx, seq, head);
  const archived = await ArchivedLedger.of(tx, instanceId);
  const mac = await readMac({ tx, instanceId, archived, proof }, seq);
  if (mac === undefined) return `${instanceId}  its ledger has no entry ${seq}, whose seal was written down`;
  return mac.toString('hex') === head
    ? undefined
    : `${instanceId}  entry ${seq} has another seal than was written down`;
};

const compareAuditHead = async (tx: Tx, number: number, head: string): Promise<string | undefined> => {
  const found = await tx.get((db) =>
    db.select({ mac: auditSeals.mac }).from(auditSeals).where(eq(auditSeals.number, number)),
  );
  if (found === undefined) return `audit trail: it has no seal ${number}, which was written down`;
  return found.mac.toString('hex') === head
    ? undefined
    : `audit trail: seal ${number} is another than was written down`;
};

/** Returns the number of entries that each instance's ledger should have by its own count, those in archives included. */
export const ledgerLengths = async (tx: Tx): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.all((db) => db.select({ id: instances.id, seq: instances.ledgerSeq }).from(instances));
  return new Map(rows.map(({ id, seq }) => [id, seq]));
};
