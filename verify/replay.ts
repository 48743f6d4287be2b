import type { Tx } from '../db/engine/tx.ts';
import { type LedgerLine, ledgerRecord, type Seal } from '../db/ledger.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkRecord } from './check-record.ts';
import { checkShape } from './check-shape.ts';
import type { PeriodEnds } from './period-ends.ts';
import { type EntryRow, readEntries, readMac, readRecords } from './read-records.ts';
import { accountName, balanceKey, newTally, type Tally, type Walk } from './tally.ts';
import { tallyEntry } from './tally-entry.ts';

/**
 * Replays an instance's ledger from its start, or from where an earlier run ended: no gaps, every entry balanced, every posting's balance
 * right, every seal intact, every row consistent with its entry, every draw repeated. Stops at the first difference.
 * @param ends what the pots of a raffle could pay at the end of each period.
 * @param from the result of the earlier run.
 */
export const replay = async (
  tx: Tx,
  seal: Seal,
  instanceId: string,
  ends: PeriodEnds,
  from?: Tally,
): Promise<{ readonly tally: Tally; readonly difference: string | undefined }> => {
  const tally = from === undefined ? newTally() : structuredClone(from);
  const resumedAt = tally.seq;
  const mac = resumedAt === 0 ? undefined : await readMac(tx, instanceId, resumedAt);
  if (resumedAt > 0 && (mac === undefined || mac.toString('hex') !== tally.head))
    return { tally, difference: `entry ${resumedAt} is not the one at which the checkpoint was made` };
  for (;;) {
    const reads = await readEntries(tx, instanceId, tally.seq);
    if (reads.length === 0) break;
    const records = await readRecords(
      tx,
      reads.map(({ entry }) => entry),
    );
    const walk = { tx, seal, instanceId, tally, resumedAt, records };
    for (const { entry, lines } of reads) {
      ends.pass(tally, entry.atMs);
      const difference = await checkEntry(walk, entry, lines);
      if (difference !== undefined) return { tally, difference };
    }
  }
  const [hit] = tally.hits.keys();
  return { tally, difference: hit && `the pot ${hit} was hit, but the ledger has no win` };
};

const checkEntry = async (walk: Walk, entry: EntryRow, lines: readonly LedgerLine[]): Promise<string | undefined> =>
  checkChain(walk, entry, lines) ??
  checkShape(walk.tally, entry, lines) ??
  checkDecisions(walk.tally, entry, lines) ??
  (await checkRecord(walk, entry, lines)) ??
  (await tallyEntry(walk, entry, lines));

/** Checks an entry by itself and in relation to the previous one. */
const checkChain = (
  { seal, tally: { seq, head, balances } }: Walk,
  entry: EntryRow,
  lines: readonly LedgerLine[],
): string | undefined => {
  if (entry.seq !== seq + 1) return `entry ${seq + 1} is missing; the next one is ${entry.seq}`;
  let total = 0n;
  for (const line of lines) {
    total += line.amount;
    const key = balanceKey(line.potId, line.account);
    const balance = (balances.get(key) ?? 0n) + line.amount;
    balances.set(key, balance);
    if (line.balanceAfter !== null && balance !== line.balanceAfter)
      return `entry ${entry.seq} leaves ${accountName(line)} at ${line.balanceAfter}; the earlier entries and its amount add up to ${balance}`;
  }
  if (total !== 0n) return `entry ${entry.seq} does not balance: its postings sum to ${total}`;
  if (!seal(Buffer.from(head, 'hex'), ledgerRecord(entry, lines)).equals(entry.mac))
    return `entry ${entry.seq} was changed after it was sealed`;
  return undefined;
};
