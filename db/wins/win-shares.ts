import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { type ShareFacts, type WinSharesRow, winShares } from '../tables/wins.ts';

/** Stores payees of a win for a later unit of work. */
export const keepShares = async (tx: Tx, winId: string, shares: readonly ShareFacts[]): Promise<void> => {
  const [first] = shares;
  if (first === undefined) return;
  await tx.run((db) => db.insert(winShares).values({ winId, firstNumber: first.number, shares }));
};

/** Removes and returns the next portion of payees, in the unit that writes their payouts. */
export const takeShares = async (tx: Tx): Promise<WinSharesRow | undefined> => {
  const portion = await tx.get((db) =>
    db.select().from(winShares).orderBy(asc(winShares.winId), asc(winShares.firstNumber)).limit(1),
  );
  if (portion === undefined) return undefined;
  await tx.run((db) =>
    db.delete(winShares).where(and(eq(winShares.winId, portion.winId), eq(winShares.firstNumber, portion.firstNumber))),
  );
  return portion;
};

/** Reports whether payees of a win wait for their payouts. */
export const hasPendingShares = async (tx: Tx, winId: string): Promise<boolean> =>
  (await tx.get((db) =>
    db.select({ winId: winShares.winId }).from(winShares).where(eq(winShares.winId, winId)).limit(1),
  )) !== undefined;
