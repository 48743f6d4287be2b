import { and, eq, sql } from 'drizzle-orm';
import type { Micros } from '../../domain/money/micros.ts';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type MovedAlone, movedAlone } from '../tables/operators.ts';

const ofAccount = statement((db) =>
  db
    .select()
    .from(movedAlone)
    .where(
      and(
        eq(movedAlone.operatorId, sql.placeholder('operatorId')),
        eq(movedAlone.accountId, sql.placeholder('accountId')),
      ),
    ),
);

/**
 * The day and the sum to which a movement of a day is added. A server whose clock is a day behind adds to the later day, so no sum starts
 * twice. A change of the currency, which takes two accounts, starts a sum at 0.
 */
export const findMovedAlone = async (
  tx: Tx,
  { operatorId, accountId, currency, day }: Omit<MovedAlone, 'amount'>,
): Promise<{ readonly day: number; readonly amount: Micros }> => {
  const found = await tx.get(ofAccount, { operatorId, accountId });
  return found?.currency === currency && (found.day === day || found.day === day + 1)
    ? { day: found.day, amount: found.amount }
    : { day, amount: 0n };
};

/** Replaces what an account has moved, in the unit that read it and moves the money. */
export const saveMovedAlone = async (tx: Tx, moved: MovedAlone): Promise<void> => {
  const { currency, day, amount } = moved;
  await tx.run((db) =>
    db
      .insert(movedAlone)
      .values(moved)
      .onConflictDoUpdate({
        target: [movedAlone.operatorId, movedAlone.accountId],
        set: { currency, day, amount },
      }),
  );
};
