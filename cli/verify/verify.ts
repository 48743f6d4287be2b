import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { findInstance } from '../../db/jackpots/instances.ts';
import type { SealProof } from '../../db/seals/seal-heads.ts';
import { instances } from '../../db/tables/jackpots.ts';
import { ArchivedLedger } from './archived-ledger.ts';
import { compareUses } from './check-bonus-use.ts';
import { compareArchived, NOTHING_ARCHIVED } from './compare-archived.ts';
import { compareBudget } from './compare-budget.ts';
import { compareCarry } from './compare-carry.ts';
import { compareCounts } from './compare-counts.ts';
import { compareExclusions } from './compare-exclusions.ts';
import { compareFlushes } from './compare-flushes.ts';
import { compareInstance } from './compare-instance.ts';
import { compareKeys } from './compare-keys.ts';
import { comparePayouts } from './compare-payouts.ts';
import { comparePlayers } from './compare-players.ts';
import { compareAllTickets } from './compare-tickets.ts';
import { compareWindowEntries } from './compare-window-entries.ts';
import { type InFlightDebits, listInFlightDebits } from './in-flight-debits.ts';
import { PeriodEnds } from './period-ends.ts';
import { replay } from './replay.ts';
import { Judge } from './rules/judge.ts';
import { compareSettledCancels, listSettledCancels, type SettledCancels } from './settled-cancels.ts';
import { newTally, type Tally } from './tally.ts';

/** The result of checking one instance: `difference` is the first thing that does not follow from the ledger. */
export type Verdict = {
  readonly instanceId: string;
  readonly entries: number;
  /** Entries that were judged by every rule, and by some because they lack facts for the others. */
  readonly judged: { readonly wholly: number; readonly partly: number };
  /** Entries that an earlier run checked, which this run did not read. */
  readonly resumedAt: number;
  /** The end of the audit chain, to compare with earlier output. */
  readonly head: string;
  readonly difference: string | undefined;
  readonly openChains: readonly InFlightDebits[];
  readonly settledCancels: readonly SettledCancels[];
  /** The tally, from which a later check can continue if there was no difference. */
  readonly tally: Tally;
};

export const listInstanceIds = async (tx: Tx): Promise<string[]> =>
  (
    await tx.all((db) =>
      db.select({ id: instances.id }).from(instances).orderBy(asc(instances.createdAtMs), asc(instances.id)),
    )
  ).map((row) => row.id);

/**
 * Recomputes one instance from its ledger and compares it with the store, in one consistent state of the store.
 * @param from the tally of an earlier check, to read only newer entries.
 * @param passed receives the number of the last entry that was replayed, now and then; what it throws ends the check.
 */
export const verifyInstance = async (
  tx: Tx,
  proof: SealProof,
  instanceId: string,
  from?: Tally,
  passed?: (seq: number) => void,
): Promise<Verdict> => {
  const instance = await findInstance(tx, instanceId);
  if (instance === undefined) throw new Error(`the instance ${instanceId} does not exist`);
  const resumedAt = from?.seq ?? 0;
  const judge = new Judge(instance);
  const ends = new PeriodEnds(instance, judge);
  const archived = await ArchivedLedger.of(tx, instanceId);
  const damaged = archived.difference();
  const { tally, difference } =
    damaged === undefined
      ? await replay(tx, proof, instanceId, archived, ends, judge, from, passed)
      : { tally: from ?? newTally(), difference: damaged };
  const totals = difference === undefined ? await compareArchived(tx, instanceId, archived, tally) : undefined;
  return {
    instanceId,
    entries: tally.seq,
    judged: { wholly: tally.rules?.wholly ?? 0, partly: tally.rules?.partly ?? 0 },
    resumedAt,
    head: tally.head,
    difference:
      difference ??
      totals?.difference ??
      compareInstance(instance, ends.allPassed(tally)) ??
      judge.conclude(tally) ??
      (await compareCounts(tx, instanceId, tally, (totals ?? NOTHING_ARCHIVED).booked)) ??
      (await comparePayouts(tx, proof.mark, instanceId, tally)) ??
      (await compareUses(tx, proof.mark, instanceId, tally)) ??
      (await compareKeys(tx, instanceId)) ??
      (await comparePlayers(tx, instanceId, tally, totals ?? NOTHING_ARCHIVED)) ??
      (await compareAllTickets(tx, instanceId, tally)) ??
      (await compareBudget(tx, instance, tally)) ??
      (await compareCarry(tx, instanceId, tally)) ??
      (await compareWindowEntries(tx, instanceId)) ??
      (await compareFlushes(tx, tally)) ??
      (await compareSettledCancels(tx, instanceId)) ??
      (await compareExclusions(tx, instanceId)),
    openChains: await listInFlightDebits(tx, instanceId),
    settledCancels: await listSettledCancels(tx, instanceId),
    tally,
  };
};
