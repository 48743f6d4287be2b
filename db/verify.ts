import { asc } from 'drizzle-orm';
import { findInstance } from './instances.ts';
import type { Seal } from './ledger.ts';
import { instances } from './schema.ts';
import type { Tx } from './tx.ts';
import { compareCounts } from './verify/compare-counts.ts';
import { compareInstance } from './verify/compare-instance.ts';
import { compareKeys } from './verify/compare-keys.ts';
import { listOpenChains, type OpenChains } from './verify/open-chains.ts';
import { replay } from './verify/replay.ts';

/** What a check of one instance found: `difference` is the first thing that does not follow from the ledger. */
export type Verdict = {
  readonly instanceId: string;
  readonly entries: number;
  /** The end of the audit chain, to be compared with what was printed before. */
  readonly head: string;
  readonly difference: string | undefined;
  readonly openChains: readonly OpenChains[];
};

export const listInstanceIds = async (tx: Tx): Promise<string[]> =>
  (
    await tx.all((db) =>
      db.select({ id: instances.id }).from(instances).orderBy(asc(instances.createdAtMs), asc(instances.id)),
    )
  ).map((row) => row.id);

/** Recomputes one instance from its ledger and compares it with what the store says, in one consistent state of the store. */
export const verifyInstance = async (tx: Tx, seal: Seal, instanceId: string): Promise<Verdict> => {
  const instance = await findInstance(tx, instanceId);
  if (instance === undefined) throw new Error(`there is no instance ${instanceId}`);
  const { tally, difference } = await replay(tx, seal, instanceId);
  return {
    instanceId,
    entries: tally.seq,
    head: Buffer.from(tally.mac).toString('hex'),
    difference:
      difference ??
      compareInstance(instance, tally) ??
      (await compareCounts(tx, instanceId, tally)) ??
      (await compareKeys(tx, instanceId)),
    openChains: await listOpenChains(tx, instanceId),
  };
};
