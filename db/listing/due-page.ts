import { and, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Builder } from '../engine/statement.ts';

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

/** Selects refused calls whose last attempt was before a moment. */
export type RefusedBefore = {
  readonly triedBeforeMs: number;
  /** Delay after each failed try; after the last of them, as long again. */
  readonly delaysMs: readonly number[];
};

/** The columns of a call that is repeated. */
type Tries = {
  readonly nextAttemptAtMs: SQLiteColumn;
  readonly attempts: SQLiteColumn;
  readonly lastError: SQLiteColumn;
};

/** Selects the waiting calls that are made due: of one operator or of all, or only those that the wallet has refused; at most `limit`. */
export type MadeDue = readonly [nowMs: number, limit: number, operator?: string, refused?: RefusedBefore];

/** Calls that wait: where they are, and which of the rows there. */
type Waiting = {
  readonly table: SQLiteTable & Tries;
  readonly id: SQLiteColumn;
  readonly isWaiting: SQL | undefined;
  readonly operatorId: SQLiteColumn | SQL;
};

/** Matches the rows that are made due, longest waiting first. */
export const isAmongWaiting = (
  db: Pick<Builder, 'select'>,
  { table, id, isWaiting, operatorId }: Waiting,
  [nowMs, limit, operator, refused]: MadeDue,
): SQL =>
  inArray(
    id,
    db
      .select({ id })
      .from(table)
      .where(
        and(
          isWaiting,
          gt(table.nextAttemptAtMs, nowMs),
          operator === undefined ? undefined : sql`${operatorId} = ${operator}`,
          refused && isRefusedBefore(table, refused),
        ),
      )
      .orderBy(table.nextAttemptAtMs)
      .limit(limit),
  );

/** Matches what waits because a wallet has refused it. The time of the last attempt follows from the time when the next one is due. */
const isRefusedBefore = (table: Tries, { triedBeforeMs, delaysMs }: RefusedBefore): SQL => {
  const cases = delaysMs.slice(0, -1).map((delayMs, index) => sql`when ${index + 1} then ${delayMs}`);
  const delay = sql`cast(case ${table.attempts} ${sql.join(cases, sql` `)} else ${delaysMs.at(-1) ?? 0} end as integer)`;
  return sql`${table.lastError} like 'refused: %' and ${table.nextAttemptAtMs} - ${delay} <= ${triedBeforeMs}`;
};
