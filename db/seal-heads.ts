import { asc, gt } from 'drizzle-orm';
import type { Entry } from '../domain/jackpot/entry.ts';
import type { Tx } from './engine/tx.ts';
import { type Instance, instances, keepInstance } from './instances.ts';
import { appendEntries, type EntryContext, type Seal } from './ledger.ts';
import { ROTATION } from './seal-proof.ts';

/** The next instances by id, ended ones too. */
export const listInstanceIdsAfter = async (tx: Tx, id: string, limit: number): Promise<string[]> =>
  (
    await tx.all((db) =>
      db
        .select({ id: instances.id })
        .from(instances)
        .where(gt(instances.id, id))
        .orderBy(asc(instances.id))
        .limit(limit),
    )
  ).map((row) => row.id);

/** Continues an instance's chain without moving anything. The caller has read `instance` in the same unit of work. */
export const sealHead = (tx: Tx, seal: Seal, instance: Instance, context: EntryContext): void => {
  const before = { seq: instance.ledgerSeq, mac: instance.ledgerHead };
  const entry: Entry = { kind: ROTATION, postings: [], decisions: [] };
  const head = appendEntries(tx, seal, instance.id, before, instance, [{ entry, context }]);
  keepInstance(tx, { ...instance, ledgerSeq: head.seq, ledgerHead: Buffer.from(head.mac) });
};
