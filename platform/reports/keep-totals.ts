import { addTotals, listUntotalled, sumEntries, type Untotalled } from '../../db/day-totals.ts';
import type { Store } from '../../db/engine/store.ts';

/** Totals that one unit writes at most; entries of many days and brands have many. */
const TOTALS_PER_UNIT = 2_000;
const ENTRIES_PER_UNIT = 2_000;

/**
 * Brings the kept totals of all instances up to date, in portions: each is summed up on a reader thread and added in one small unit, so a
 * crash loses or doubles nothing. What goes wrong with one instance, such as a damaged archive, holds up no other.
 * @returns why instances were left out.
 */
export const keepTotals = async (
  store: Pick<Store, 'read' | 'write'>,
  isStopped: () => boolean = () => false,
): Promise<readonly unknown[]> => {
  const failures: unknown[] = [];
  const untotalled = await store.read((tx) => tx.aside((reader) => listUntotalled(reader)));
  for (const instance of untotalled)
    try {
      await keepTotalsOf(store, instance, isStopped);
    } catch (error) {
      failures.push(error);
    }
  return failures;
};

const keepTotalsOf = async (
  store: Pick<Store, 'read' | 'write'>,
  instance: Untotalled,
  isStopped: () => boolean,
): Promise<void> => {
  let { after } = instance;
  let most = ENTRIES_PER_UNIT;
  while (after < instance.head && !isStopped()) {
    const portion = { ...instance, after };
    const summed = await store.read((tx) => tx.aside((reader) => sumEntries(reader, portion, most)));
    if (summed.totals.length > TOTALS_PER_UNIT && most > 1) {
      most = Math.ceil(most / 8);
      continue;
    }
    if (!(await store.write((tx) => addTotals(tx, portion, summed)))) return;
    after = summed.through;
  }
};
