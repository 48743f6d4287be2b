import { and, gt, gte, lte, or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** A page of what is sent to wallets again. Pages follow each other by moment and id, so each row is read once, whatever became of it. */
export type DuePage = {
  readonly dueByMs: number;
  /** The last row of the page before. */
  readonly after?: { readonly atMs: number; readonly id: string } | undefined;
  readonly limit: number;
  readonly exceptOperators: readonly string[];
};

/** What is due by a moment and comes behind a row, in the order of moments and ids. */
export const dueAfter = (
  moment: SQLiteColumn,
  id: SQLiteColumn,
  { dueByMs, after }: Pick<DuePage, 'dueByMs' | 'after'>,
): SQL | undefined =>
  and(
    lte(moment, dueByMs),
    // The first bound alone lets an index begin here.
    after && and(gte(moment, after.atMs), or(gt(moment, after.atMs), gt(id, after.id))),
  );
