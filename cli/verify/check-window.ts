import {
  type ContributionFacts,
  type PassedFacts,
  type PassedWindowFacts,
  potsIn,
  type WindowFacts,
  type WinFacts,
} from '../../db/ledger/facts.ts';
import { CHAIN_START, readRecord } from '../../db/ledger/ledger.ts';
import { AMOUNT_MAX_MICROS, greater, lesser } from '../../domain/money/micros.ts';
import { faultInExclusions } from './compare-exclusions.ts';
import { type EntryRow, readMac, readRows } from './read-records.ts';
import { FIRST_WITHOUT_BOUND } from './rules/arming.ts';
import { keyOf } from './rules/players.ts';
import { bookedBy, readDecisions, readFacts, type SealedDecision } from './rules/read-facts.ts';
import { requirePot, type Walk } from './tally.ts';

/** Checks that the winner drawn at the end of a window made the contribution at the drawn point. */
export const checkDrawnWindow = async (
  walk: Walk,
  entry: EntryRow,
  { pot, window, brand, player, passed = [], barred = [] }: WinFacts,
): Promise<string | undefined> => {
  const decision = readDecisions(entry).find(isWindowDraw);
  if (window === undefined || decision === undefined)
    return window === undefined && decision === undefined
      ? faultInExclusions(walk, entry, barred)
      : `entry ${entry.seq} must either both draw and name a window, or neither`;
  const says = `entry ${entry.seq} draws the window of the pot ${pot} until ${window.endMs}`;
  if (decision.pot !== pot || decision.draws.length !== passed.length + 1)
    return passed.length === 0
      ? `${says} without exactly one draw for it`
      : `${says} with ${decision.draws.length} draws; it passes over ${passed.length} players`;
  const { owner, difference } = await settleWindow(walk, entry, pot, window, says, decision.draws, passed);
  if (difference !== undefined) return difference;
  if (owner?.brand !== brand || owner.player !== player)
    return `${says} for ${player} of ${brand}; the point ${decision.draws.at(-1)?.outcome} is of ${owner?.player} of ${owner?.brand}`;
  return faultInExclusions(walk, entry, [...passed, ...barred]);
};

/** Checks a window that ends without a win: its pot was not armed and nothing is drawn, or all who contributed were drawn and passed over. */
export const checkPassing = async (
  walk: Walk,
  entry: EntryRow,
  { pot, window, passed = [] }: PassedWindowFacts,
): Promise<string | undefined> => {
  const says = `entry ${entry.seq} ends the window of the pot ${pot} until ${window.endMs} without a win`;
  const [decision, ...more] = readDecisions(entry);
  if (decision === undefined || !isWindowDraw(decision) || decision.pot !== pot || more.length > 0 || decision.hit)
    return `${says} without a decision about it`;
  if (decision.armed !== passed.length > 0 || decision.draws.length !== passed.length)
    return `${says} although it was armed`;
  const { left, difference } = await settleWindow(walk, entry, pot, window, says, decision.draws, passed);
  requirePot(walk.tally, pot).due = false;
  if (difference !== undefined) return difference;
  if (passed.length > 0 && left !== 0n) return `${says}, although contributions of ${left} are of players who may win`;
  return faultInExclusions(walk, entry, passed);
};

/** The draw of a window at its end, or by stake before it. */
const isWindowDraw = ({ trigger }: SealedDecision): boolean => trigger === 'WindowEnd' || trigger === 'Stake';

type Settled = {
  /** The contributions of those who were not passed over. */
  readonly left: bigint;
  /** The player that the last draw is of. */
  readonly owner?: { readonly brand: string; readonly player: string } | undefined;
  readonly difference?: string | undefined;
};

type Draws = readonly { readonly range: string; readonly outcome: string }[];

/**
 * Re-reads the contributions of a window, starting at the first entry that may be in it: each entry is read once more per pot with windows,
 * however many windows there are, and once more for each player who was passed over. The next window starts after this one, so none is
 * settled twice.
 * @param passed the players that the draws but the last one must be of; with as many draws as players, those of all draws.
 */
const settleWindow = async (
  walk: Walk,
  entry: EntryRow,
  potId: string,
  { startMs, endMs }: WindowFacts,
  says: string,
  draws: Draws,
  passed: readonly PassedFacts[],
): Promise<Settled> => {
  const pot = requirePot(walk.tally, potId);
  const wonIn = pot.timeHitAtMs !== undefined && pot.timeHitAtMs >= startMs && pot.timeHitAtMs < endMs;
  const isByStake = readDecisions(entry).some(({ trigger }) => trigger === 'Stake');
  const early =
    startMs >= endMs || endMs > entry.atMs !== isByStake
      ? `${says}, which has ${isByStake ? '' : 'not '}ended`
      : startMs < pot.settledUntilMs || (wonIn && !isByStake)
        ? `${says}, which was already settled`
        : undefined;
  if (early !== undefined) return { left: 0n, difference: early };
  const out = new Set<string>();
  let next = entry.seq;
  let [left, laid] = [0n, 0n];
  let owner: Settled['owner'];
  for (let index = 0; index <= passed.length; index += 1) {
    const draw = draws[index];
    const point = BigInt(draw?.outcome ?? -1);
    [left, laid, owner] = [0n, 0n, undefined];
    for await (const each of readAgain(walk, pot.windowFromSeq, entry.seq)) {
      if (each === undefined) return { left, difference: `${says}; an earlier entry was changed after it was sealed` };
      if (each.kind !== 'contribution' || each.atMs < startMs) continue;
      const facts = readFacts<ContributionFacts>(each);
      if (!potsIn(facts, each.lines).includes(potId)) continue;
      if (each.atMs >= endMs) {
        next = Math.min(next, each.seq);
        continue;
      }
      const before = laid;
      laid = before + bookedBy(each.lines);
      if (each.rulesVersion < FIRST_WITHOUT_BOUND) laid = lesser(laid, greater(before, AMOUNT_MAX_MICROS));
      if (out.has(keyOf(facts.brand, facts.player))) continue;
      const from = left;
      left += laid - before;
      if (from <= point && point < left) owner = facts;
    }
    if (laid === 0n) return { left, difference: `${says}, which has no contributions` };
    if (draw !== undefined && draw.range !== String(left))
      return { left, difference: `${says} among ${draw.range}; its contributions add up to ${left}` };
    const over = passed[index];
    if (over === undefined) break;
    if (owner?.brand !== over[0] || owner.player !== over[1])
      return { left, difference: `${says} and passes over ${over[1]}; the draw is of ${owner?.player}` };
    out.add(keyOf(over[0], over[1]));
  }
  Object.assign(pot, { settledUntilMs: endMs, windowFromSeq: next, wonEarly: false });
  return { left, owner };
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
