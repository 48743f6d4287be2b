import type { BulkOptIns } from '../../generated/server/types.gen.ts';

/** One of many players to opt in or out, or what stands in the place of one: under which name it is answered, and its fault. */
export type BulkRow =
  | { readonly playerId: string; readonly optedIn: boolean }
  | { readonly under: string; readonly fault: string };

/** Each player of two lists once. */
export function* rowsOfLists({ opt_ins, opt_outs }: BulkOptIns): Generator<BulkRow> {
  const [ins, outs] = [new Set(opt_ins), new Set(opt_outs)];
  for (const playerId of new Set([...ins, ...outs])) {
    const optedIn = ins.has(playerId);
    if (optedIn && outs.has(playerId)) yield { under: playerId, fault: 'The player is in opt_ins and in opt_outs.' };
    else yield { playerId, optedIn };
  }
}

/**
 * The same of rows that are read one by one: a player who is named with both is a fault, once, and one who is named again is left out.
 * @param contradicted the players of `contradictedIn` the same rows.
 */
export function* withoutRepetitions(rows: Iterable<BulkRow>, contradicted: ReadonlySet<string>): Generator<BulkRow> {
  const seen = new Set<string>();
  for (const row of rows) {
    if ('fault' in row) yield row;
    else if (!seen.has(row.playerId)) {
      seen.add(row.playerId);
      yield contradicted.has(row.playerId)
        ? { under: row.playerId, fault: 'The player is named with true and with false.' }
        : row;
    }
  }
}

/** How many rows are read before others have their turn: about a millisecond's work. */
const READ_AT_ONCE = 1_000;

/** The players whom rows name with both. Reads all of them, and lets others work in between. */
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

/** How many players one unit of work takes: so few that a unit is short, since everybody's units stand in one line. */
const PORTION = 50;

/** Yields rows in parts that fit one unit of work each, all but the last, which it returns. No more than a part and a row is held at once. */
export function* inPortions(rows: Iterable<BulkRow>): Generator<readonly BulkRow[], readonly BulkRow[]> {
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
