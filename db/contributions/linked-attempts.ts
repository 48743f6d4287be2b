import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type LinkedAttempt, linkedAttempts } from '../tables/contributions.ts';
import { isFromUnknownServer } from './contributions.ts';

const insert = statement((db) => db.insert(linkedAttempts).values(createPlaceholders(linkedAttempts)));
const ofMain = statement((db) =>
  db
    .select()
    .from(linkedAttempts)
    .where(eq(linkedAttempts.mainId, sql.placeholder('mainId')))
    .orderBy(asc(linkedAttempts.place)),
);
const isThisUnknown = and(
  eq(linkedAttempts.mainId, sql.placeholder('mainId')),
  eq(linkedAttempts.place, sql.placeholder('place')),
  isNull(linkedAttempts.code),
);
const unknown = statement((db) => db.select().from(linkedAttempts).where(isThisUnknown));
const remove = statement((db) => db.delete(linkedAttempts).where(isThisUnknown));
const fail = statement((db) =>
  db
    .update(linkedAttempts)
    .set({ code: sql`${sql.placeholder('code')}` })
    .where(isThisUnknown),
);

/** Records what is to be tried, in this order. */
export const insertLinkedAttempts = async (
  tx: Tx,
  mainId: string,
  instanceIds: readonly string[],
  atMs: number,
): Promise<void> => {
  for (const [index, instanceId] of instanceIds.entries())
    await tx.run(insert, { mainId, place: index + 1, instanceId, code: null, atMs });
};

/** The main contribution of an attempt, and its place. */
export type AttemptId = Pick<LinkedAttempt, 'mainId' | 'place'>;

/** Reports whether the outcome of an attempt is still unknown. */
export const isUnknownAttempt = async (tx: Tx, { mainId, place }: AttemptId): Promise<boolean> =>
  (await tx.get(unknown, { mainId, place })) !== undefined;

/** The attempts of a contribution that failed, or whose outcome is not known yet. */
export const listLinkedAttempts = (tx: Tx, mainId: string): Promise<LinkedAttempt[]> => tx.all(ofMain, { mainId });

/**
 * Removes an attempt in the unit that books its contribution.
 * @returns false if it has failed before, so that nothing may be booked.
 */
export const removeLinkedAttempt = async (tx: Tx, { mainId, place }: AttemptId): Promise<boolean> =>
  (await tx.run(remove, { mainId, place })).changes === 1;

/**
 * Records why an attempt failed.
 * @returns false if another unit has ended it first.
 */
export const failLinkedAttempt = async (tx: Tx, { mainId, place }: AttemptId, code: string): Promise<boolean> =>
  (await tx.run(fail, { mainId, place, code })).changes === 1;

/**
 * The contributions with attempts from before a moment whose outcome is not known, earliest first.
 * @param running the servers whose own are left out, and so are those that were accepted for a callback; none for a store of one process.
 */
export const listUnendedLinked = async (
  tx: Tx,
  beforeMs: number,
  limit: number,
  running: readonly string[],
): Promise<string[]> => {
  const rows = await tx.all((db) =>
    db
      .select({ mainId: linkedAttempts.mainId })
      .from(linkedAttempts)
      .where(
        and(
          isNull(linkedAttempts.code),
          lte(linkedAttempts.atMs, beforeMs),
          isFromUnknownServer(linkedAttempts.mainId, running),
          running.length === 0
            ? undefined
            : sql`${linkedAttempts.mainId} not in (select contribution_id from callback_jobs)`,
        ),
      )
      .orderBy(asc(linkedAttempts.atMs), asc(linkedAttempts.mainId))
      .limit(limit),
  );
  return [...new Set(rows.map(({ mainId }) => mainId))];
};
