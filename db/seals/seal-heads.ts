import { asc, gt } from 'drizzle-orm';
import type { Entry } from '../../domain/jackpot/entry.ts';
import { findAuditHead } from '../audit/audit-seals.ts';
import type { Tx } from '../engine/tx.ts';
import { type Instance, keepInstance } from '../jackpots/instances.ts';
import { appendEntries, type EntryContext, type Seal } from '../ledger/ledger.ts';
import { instances } from '../tables/jackpots.ts';

/**
 * The proof of a chain. The ledger's key may have been replaced: then an entry of the kind `rotation` continues each chain with the newer
 * one, so that the old key alone can change nothing.
 */
export type SealProof = {
  /** Finds the key with which an entry continues the seal of the one before: the same one or a newer one; undefined if it does not. */
  continues(previous: Uint8Array, record: string, mac: Uint8Array): 'same key' | 'newer key' | undefined;
  /** The seal of a text under the key that made another seal; undefined when there is no such key. */
  sealLike(mac: Uint8Array, previous: Uint8Array, text: string): Buffer | undefined;
  /** Reports whether a chain may end with this seal. */
  mayEnd(mac: Uint8Array): boolean;
  /** A keyed hash under the newest key, of something other than entries. */
  readonly mark: Seal;
};

/** Continues a chain with a newer key. */
export const ROTATION = 'rotation';

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

/**
 * The last entry of an instance's ledger, or the last seal of the audit trail, which is of no instance: its number, and its seal in hex, which
 * depends on everything before.
 */
export type LedgerHead = { readonly instanceId: string | null; readonly seq: number; readonly head: string };

/** Of all instances and of the audit trail, in one state of the store. */
export const listLedgerHeads = async (tx: Tx): Promise<LedgerHead[]> => {
  const rows = await tx.all((db) =>
    db
      .select({ instanceId: instances.id, seq: instances.ledgerSeq, mac: instances.ledgerHead })
      .from(instances)
      .where(gt(instances.ledgerSeq, 0)),
  );
  const trail = await findAuditHead(tx);
  const heads = [...(trail === undefined ? [] : [{ instanceId: null, seq: trail.number, mac: trail.mac }]), ...rows];
  return heads.map(({ instanceId, seq, mac }) => ({ instanceId, seq, head: Buffer.from(mac).toString('hex') }));
};
