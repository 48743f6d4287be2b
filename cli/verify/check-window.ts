import {
  type ContributionFacts,
  type PassedWindowFacts,
  potsIn,
  type WindowFacts,
  type WinFacts,
} from '../../db/ledger/facts.ts';
import { CHAIN_START, readRecord } from '../../db/ledger/ledger.ts';
import { AMOUNT_MAX_MICROS, lesser } from '../../domain/money/micros.ts';
import { type EntryRow, readMac, readRows } from './read-records.ts';
import { bookedBy, readDecisions, readFacts } from './rules/read-facts.ts';
import { requirePot, type Walk } from './tally.ts';

/** Checks that the winner drawn at the end of a window made the contribution at the drawn point. */
export const checkDrawnWindow = async (
  walk: Walk,
  entry: EntryRow,
  { pot, window, brand, player }: WinFacts,
): Promise<string | undefined> => {
  const decision = readDecisions(entry).find(({ trigger }) => trigger === 'WindowEnd');
  if (window === undefined || decision === undefined)
    return window === undefined && decision === undefined
      ? undefined
      : `entry ${entry.seq} must either both draw and name a window, or neither`;
  const says = `entry ${entry.seq} draws the window of the pot ${pot} until ${window.endMs}`;
  const [draw, ...more] = decision.draws;
  if (decision.pot !== pot || draw === undefined || more.length > 0) return `${says} without exactly one draw for it`;
  const { total, owner, difference } = await settleWindow(walk, entry, pot, window, says, BigInt(draw.outcome));
  if (difference !== undefined) return difference;
  if (String(total) !== draw.range) return `${says} among ${draw.range}; its contributions add up to ${total}`;
  return owner?.brand === brand && owner.player === player
    ? undefined
    : `${says} for ${player} of ${brand}; the point ${draw.outcome} is of ${owner?.player} of ${owner?.brand}`;
};

/** Checks a window that ends without a win: its pot was not armed and nothing is drawn. */
export const checkPassing = async (
  walk: Walk,
  entry: EntryRow,
  { pot, window }: PassedWindowFacts,
): Promise<string | undefined> => {
  const says = `entry ${entry.seq} ends the window of the pot ${pot} until ${window.endMs} without a win`;
  const [decision, ...more] = readDecisions(entry);
  if (decision?.trigger !== 'WindowEnd' || decision.pot !== pot || decision.armed || more.length > 0)
    return `${says} although it was armed`;
  const { difference } = await settleWindow(walk, entry, pot, window, says);
  requirePot(walk.tally, pot).due = false;
  return difference;
};

type Settled = {
  readonly total: bigint;
  readonly owner?: { readonly brand: string; readonly player: string } | undefined;
  readonly difference?: string | undefined;
};

/**
 * Re-reads the contributions of a window, starting at the first entry that may be in it: each entry is read once more per pot with windows,
 * however many windows there are. The next window starts after this one, so none is settled twice.
 */
const settleWindow = async (
  walk: Walk,
  entry: EntryRow,
  potId: string,
  { startMs, endMs }: WindowFacts,
  says: string,
  point = -1n,
): Promise<Settled> => {
  const pot = requirePot(walk.tally, potId);
  const wonIn = pot.timeHitAtMs !== undefined && pot.timeHitAtMs >= startMs && pot.timeHitAtMs < endMs;
  const difference =
    startMs >= endMs || endMs > entry.atMs
      ? `${says}, which has not ended`
      : startMs < pot.settledUntilMs || wonIn
        ? `${says}, which was already settled`
        : undefined;
  if (difference !== undefined) return { total: 0n, difference };
  let total = 0n;
  let owner: Settled['owner'];
  let next = entry.seq;
  for await (const each of readAgain(walk, pot.windowFromSeq, entry.seq)) {
    if (each === undefined) return { total, difference: `${says}; an earlier entry was changed after it was sealed` };
    if (each.kind !== 'contribution' || each.atMs < startMs) continue;
    const facts = readFacts<ContributionFacts>(each);
    if (!potsIn(facts, each.lines).includes(potId)) continue;
    if (each.atMs >= endMs) {
      next = Math.min(next, each.seq);
      continue;
    }
    const before = total;
    total = lesser(before + bookedBy(each.lines), AMOUNT_MAX_MICROS);
    if (before <= point && point < total) owner = facts;
  }
  Object.assign(pot, { settledUntilMs: endMs, windowFromSeq: next, wonEarly: false });
  return { total, owner, difference: total === 0n ? `${says}, which has no contributions` : undefined };
};

/**
 * The entries in a range that this run or an earlier one has checked. Those checked earlier may have been changed since, so their seals are
 * checked again; undefined when a seal is wrong.
 */
const readAgain = async function* (walk: Walk, from: number, until: number): AsyncGenerator<EntryRow | undefined> {
  const { proof, instanceId, resumedAt } = walk;
  let seq = from - 1;
  let mac: Uint8Array = seq === 0 ? CHAIN_START : ((await readMac(walk, seq)) ?? CHAIN_START);
  for (;;) {
    const { rows } = await readRows(walk, seq, until);
    for (const row of rows) {
      if (row.seq <= resumedAt) {
        const sealed: Uint8Array = row.mac ?? proof.mark(mac, row.record);
        if (row.seq !== seq + 1 || proof.continues(mac, row.record, sealed) === undefined) return yield undefined;
        mac = sealed;
      }
      const entry = readRecord(row.record);
      if (entry.instanceId !== instanceId || entry.seq !== row.seq) return yield undefined;
      yield entry;
      seq = row.seq;
    }
    if (rows.length === 0) return;
  }
};
