import type { Tx } from '../../db/engine/tx.ts';
import { type LedgerLine, readRecord } from '../../db/ledger/ledger.ts';
import { ROTATION, type SealProof } from '../../db/seals/seal-heads.ts';
import type { ArchivedLedger } from './archived-ledger.ts';
import { checkAccountability } from './check-accountability.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkRecord } from './check-record.ts';
import { checkShape } from './check-shape.ts';
import { DaySums } from './day-sums.ts';
import type { PeriodEnds } from './period-ends.ts';
import { countEntries, type EntryRow, readMac, readRecords, readRows, type SealedRow } from './read-records.ts';
import type { Judge } from './rules/judge.ts';
import { accountName } from './rules/read-facts.ts';
import { balanceKey, newTally, type Tally, type Walk } from './tally.ts';
import { tallyEntry } from './tally-entry.ts';

/**
 * Replays an instance's ledger from its start, or from where an earlier run ended: no gaps, every entry balanced, every posting's balance
 * right, every seal intact, every row consistent with its entry, every draw repeated. Stops at the first difference.
 * @param archived the beginning of the ledger that is in files.
 * @param ends what the pots of a raffle could pay at the end of each period.
 * @param judge holds each entry against the rules.
 * @param from the result of the earlier run.
 * @param passed receives the number of the last entry that was replayed, now and then.
 */
export const replay = async (
  tx: Tx,
  proof: SealProof,
  instanceId: string,
  archived: ArchivedLedger,
  ends: PeriodEnds,
  judge: Judge,
  from?: Tally,
  passed: (seq: number) => void = () => {},
): Promise<{ readonly tally: Tally; readonly difference: string | undefined }> => {
  const tally = from === undefined ? newTally() : structuredClone(from);
  const resumedAt = tally.seq;
  const days = await DaySums.of(tx, instanceId, resumedAt);
  const ledger = { tx, proof, instanceId, archived, days };
  const mac = resumedAt === 0 ? undefined : await readMac(ledger, resumedAt);
  if (resumedAt > 0 && (mac === undefined || mac.toString('hex') !== tally.head))
    return { tally, difference: `entry ${resumedAt} is not the one at which the checkpoint was made` };
  for (;;) {
    const { rows, contributions } = await readRows(ledger, tally.seq);
    if (rows.length === 0) break;
    const { entries, macs, difference: broken } = openSealed(proof, instanceId, tally, rows);
    const walk = {
      ...ledger,
      tally,
      resumedAt,
      judge,
      shares: [],
      passed: [],
      records: await readRecords(tx, entries, contributions),
    };
    for (const [index, entry] of entries.entries()) {
      ends.pass(tally, entry.atMs);
      const difference = await checkEntry(walk, entry, macs[index]?.toString('hex') ?? '');
      if (difference !== undefined) return { tally, difference };
    }
    if (broken !== undefined) return { tally, difference: broken };
    passed(tally.seq);
  }
  const extra = (await countEntries(tx, instanceId, archived.lastSeq)) - (tally.seq - archived.lastSeq);
  if (extra !== 0) return { tally, difference: `the ledger has ${extra} rows that are not numbered 1 to ${tally.seq}` };
  if (tally.seq > 0 && !proof.mayEnd(Buffer.from(tally.head, 'hex')))
    return { tally, difference: `the chain ends with the seal of a key that was replaced` };
  const [hit] = tally.hits.keys();
  if (hit !== undefined) return { tally, difference: `the pot ${hit} was hit, but the ledger has no win` };
  return { tally, difference: await days.conclude(tx, proof.mark, instanceId, tally) };
};

/** Reads the entries whose seals are right, up to the first row that is not the next one or was changed. */
const openSealed = (
  proof: SealProof,
  instanceId: string,
  { seq, head }: Tally,
  rows: readonly SealedRow[],
): { readonly entries: readonly EntryRow[]; readonly macs: readonly Buffer[]; readonly difference?: string } => {
  const entries: EntryRow[] = [];
  const macs: Buffer[] = [];
  let before: Uint8Array = Buffer.from(head, 'hex');
  for (const [index, row] of rows.entries()) {
    const expected = seq + 1 + index;
    if (row.seq !== expected)
      return { entries, macs, difference: `entry ${expected} is missing; the next one is ${row.seq}` };
    // A ledger whose key was replaced has no archives, and no other entry leaves out its seal.
    const mac = row.mac ?? proof.mark(before, row.record);
    const continued = proof.continues(before, row.record, mac);
    if (continued === undefined)
      return { entries, macs, difference: `entry ${expected} was changed after it was sealed` };
    const entry = readRecord(row.record);
    if ((continued === 'newer key') !== (entry.kind === ROTATION))
      return {
        entries,
        macs,
        difference: `entry ${expected}, a ${entry.kind}, continues the chain with the ${continued}`,
      };
    // An index may name another row than the one that it was made of, and all chains begin alike.
    if (entry.instanceId !== instanceId || entry.seq !== expected)
      return {
        entries,
        macs,
        difference: `entry ${expected} is entry ${entry.seq} of the instance ${entry.instanceId}`,
      };
    entries.push(entry);
    macs.push(mac);
    before = mac;
  }
  return { entries, macs };
};

const checkEntry = async (walk: Walk, entry: EntryRow, head: string): Promise<string | undefined> => {
  const { lines } = entry;
  walk.shares = [];
  walk.passed = [];
  const difference =
    checkBalances(walk.tally, entry, lines) ??
    checkShape(walk.tally, entry, lines) ??
    checkDecisions(walk.tally, entry, lines, (pot) => walk.judge.isUniform(walk.tally, pot)) ??
    (await checkRecord(walk, entry, lines));
  if (difference !== undefined) return difference;
  walk.tally.head = head;
  walk.days.addEntry(entry, lines, walk.records);
  return (
    (await tallyEntry(walk, entry, lines)) ??
    walk.judge.judge(walk.tally, entry, walk) ??
    (await checkAccountability(walk.tx, entry))
  );
};

const checkBalances = ({ balances }: Tally, entry: EntryRow, lines: readonly LedgerLine[]): string | undefined => {
  let total = 0n;
  for (const line of lines) {
    total += line.amount;
    const key = balanceKey(line.potId, line.account);
    const balance = (balances.get(key) ?? 0n) + line.amount;
    balances.set(key, balance);
    if (line.balanceAfter !== null && balance !== line.balanceAfter)
      return `entry ${entry.seq} leaves ${accountName(line)} at ${line.balanceAfter}; the earlier entries and its amount add up to ${balance}`;
  }
  return total === 0n ? undefined : `entry ${entry.seq} does not balance: its postings sum to ${total}`;
};
