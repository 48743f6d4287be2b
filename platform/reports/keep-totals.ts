import type { Store } from '../../db/engine/store.ts';
import {
  addTotals,
  behindPortions,
  countUntotalled,
  listUntotalled,
  sumNext,
  type Untotalled,
} from '../../db/reports/day-totals.ts';
import type { NotKeptYet } from '../../db/reports/reports.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Totals that one unit writes at most; entries of many days and brands have many. */
const TOTALS_PER_UNIT = 2_000;
const ENTRIES_PER_UNIT = 2_000;
const INSTANCES_PER_UNIT = 50;
const ENTRIES_PER_ROUND = 200_000;

type Keeping = {
  readonly isStopped?: () => boolean;
  /** Entries that may stay without totals, of all instances together: half as many are left where there are more. */
  readonly leave?: number;
  readonly entriesPerUnit?: number;
  /** Entries after which it looks again who is behind, so that an instance with a long past holds up no other. */
  readonly perRound?: number;
};

/**
 * Brings the kept totals of instances up to date, in portions: each is summed up on a reader thread and added in one small unit, so a
 * crash loses or doubles nothing. A failure of one instance, such as a damaged archive, holds up no other.
 * @returns why instances were left out.
 */
export const keepTotals = async (
  store: Pick<Store, 'read' | 'write'>,
  keeping: Keeping = {},
): Promise<readonly unknown[]> => {
  const { leave = 0 } = keeping;
  const failures = new Map<string, unknown>();
  const list = async (): Promise<readonly Untotalled[]> => {
    const all = await store.read((tx) => tx.aside((reader) => listUntotalled(reader)));
    return all.filter(({ instanceId }) => !failures.has(instanceId));
  };
  let untotalled = await list();
  if (countUntotalled(untotalled) <= leave) return [];
  while (!(await keepRound(store, longestOf(untotalled, leave / 2), keeping, failures))) untotalled = await list();
  return [...failures.values()];
};

/** The instances that are furthest behind, as many as leave no more entries without totals than that; the shortest way first. */
const longestOf = (untotalled: readonly Untotalled[], leave: number): readonly Untotalled[] => {
  let left = countUntotalled(untotalled);
  const sorted = untotalled.toSorted((a, b) => b.head - b.after - (a.head - a.after));
  const chosen: Untotalled[] = [];
  for (const each of sorted) {
    if (left <= leave) break;
    left -= each.head - each.after;
    chosen.unshift(each);
  }
  return chosen;
};

/** Returns whether it has come to an end, not only to the end of the round. */
const keepRound = async (
  store: Pick<Store, 'read' | 'write'>,
  chosen: readonly Untotalled[],
  { isStopped = () => false, perRound = ENTRIES_PER_ROUND, entriesPerUnit = ENTRIES_PER_UNIT }: Keeping,
  failures: Map<string, unknown>,
): Promise<boolean> => {
  let [left, most, together, done] = [chosen, entriesPerUnit, INSTANCES_PER_UNIT, 0];
  for (let [first] = left; first !== undefined && !isStopped(); [first] = left) {
    if (done >= perRound) return false;
    const next = left.slice(0, together);
    try {
      const summed = await store.read((tx) => tx.aside((reader) => sumNext(reader, next, most)));
      if (summed.totals.length > TOTALS_PER_UNIT && most > 1) {
        most = Math.ceil(most / 8);
        continue;
      }
      const moved = await store.write((tx) => addTotals(tx, summed));
      left = behindPortions(left, summed.portions).filter(({ instanceId }) => !moved.has(instanceId));
      for (const { after, through } of summed.portions) done += through - after;
      [most, together] = [Math.min(most * 2, entriesPerUnit), INSTANCES_PER_UNIT];
    } catch (error) {
      // Finds out which one it is.
      if (next.length > 1) together = 1;
      else {
        failures.set(first.instanceId, error);
        left = left.slice(1);
      }
    }
  }
  return true;
};

/** A busy machine takes longer; then the next refusal says how much is left. */
const ENTRIES_PER_SECOND = 50_000;
/** The background looks for entries that often. */
const WAIT_SECONDS_MIN = 5;
const WAIT_SECONDS_MAX = 3_600;

/** Refuses a report until the background has summed up what is missing: each request says how much that is. */
export const refuseUntotalled = ({ untotalled }: NotKeptYet): Refusal<'unavailable'> => {
  const seconds = Math.ceil(untotalled / ENTRIES_PER_SECOND);
  return refuse('unavailable', {
    detail: `${untotalled} ledger entries are not summed up yet; this goes on in the background.`,
    headers: { 'retry-after': String(Math.min(Math.max(seconds, WAIT_SECONDS_MIN), WAIT_SECONDS_MAX)) },
  });
};
