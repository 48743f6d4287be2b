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
