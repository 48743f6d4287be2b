import type { BulkOptIns } from '../../generated/server/types.gen.ts';

/** One row of a bulk opt-in, or the fault in its place and the key to report it under. */
export type BulkRow =
  | { readonly playerId: string; readonly optedIn: boolean }
  | { readonly under: string; readonly fault: string };

/** Each player of two lists once. */
export function* rowsOfLists({ opt_ins, opt_outs }: BulkOptIns): Generator<BulkRow> {
  const [ins, outs] = [new Set(opt_ins), new Set(opt_outs)];
  for (const playerId of new Set([...ins, ...outs])) {
    const optedIn = ins.has(playerId);
    if (optedIn && outs.has(playerId)) yield { under: playerId, fault: 'The player is in both opt_ins and opt_outs.' };
    else yield { playerId, optedIn };
  }
}

/**
 * Each player of a stream of rows once. A player with contradicting rows yields one fault; repeated rows are dropped.
 * @param contradicted the result of `contradictedIn` for the same rows.
 */
export function* withoutRepetitions(rows: Iterable<BulkRow>, contradicted: ReadonlySet<string>): Generator<BulkRow> {
  const seen = new Set<string>();
  for (const row of rows) {
    if ('fault' in row) yield row;
    else if (!seen.has(row.playerId)) {
      seen.add(row.playerId);
      yield contradicted.has(row.playerId)
        ? { under: row.playerId, fault: 'The player is listed with both true and false.' }
        : row;
    }
  }
}

/** Rows to read before yielding to other work: about a millisecond. */
const READ_AT_ONCE = 1_000;

/** The players with contradicting rows. Reads all rows and yields to other work in between. */
export const contradictedIn = async (rows: Iterable<BulkRow>): Promise<ReadonlySet<string>> => {
  const first = new Map<string, boolean>();
  const contradicted = new Set<string>();
  let read = 0;
  for (const row of rows) {
    read += 1;
    if (read % READ_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    if ('fault' in row) continue;
    const before = first.get(row.playerId);
    if (before === undefined) first.set(row.playerId, row.optedIn);
    else if (before !== row.optedIn) contradicted.add(row.playerId);
  }
  return contradicted;
};

/** Players per unit of work. Kept low, because all units share one queue. */
const PORTION = 50;

/** Yields rows in batches that fit one unit of work; returns the last one. Holds at most one batch and one row. */
export function* inBatches(rows: Iterable<BulkRow>): Generator<readonly BulkRow[], readonly BulkRow[]> {
  let portion: BulkRow[] = [];
  for (const row of rows) {
    if (portion.length === PORTION) {
      yield portion;
      portion = [];
    }
    portion.push(row);
  }
  return portion;
}
