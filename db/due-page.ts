import { and, gt, gte, lte, or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** A page of wallet calls to repeat. Pages continue by time and id, so each row is read once even if it changes meanwhile. */
export type DuePage = {
  readonly dueByMs: number;
  /** The last row of the previous page. */
  readonly after?: { readonly atMs: number; readonly id: string } | undefined;
  readonly limit: number;
  readonly exceptOperators: readonly string[];
};

/** Rows due by a given time that come after a row, ordered by time and id. */
export const dueAfter = (
  moment: SQLiteColumn,
  id: SQLiteColumn,
  { dueByMs, after }: Pick<DuePage, 'dueByMs' | 'after'>,
): SQL | undefined =>
  and(
    lte(moment, dueByMs),
    // Only the first bound lets an index start here.
    after && and(gte(moment, after.atMs), or(gt(moment, after.atMs), gt(id, after.id))),
  );
