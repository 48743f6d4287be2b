import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type SecondFactor, secondFactors } from '../tables/accounts.ts';

/** A second factor that logins need a code of. */
export type ActiveSecondFactor = SecondFactor & { readonly confirmedAtMs: number };

const byAccount = statement((db) =>
  db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.accountId, sql.placeholder('accountId'))),
);

/** An account's second factor, also one that is being set up. */
export const findSecondFactor = (tx: Tx, accountId: string): Promise<SecondFactor | undefined> =>
  tx.get(byAccount, { accountId });

/** The second factor that logins of an account need a code of. */
export const findActiveSecondFactor = async (tx: Tx, accountId: string): Promise<ActiveSecondFactor | undefined> => {
  const found = await findSecondFactor(tx, accountId);
  return found === undefined || found.confirmedAtMs === null
    ? undefined
    : { ...found, confirmedAtMs: found.confirmedAtMs };
};

/** Those of the accounts whose logins need a code. */
export const listActiveSecondFactors = async (tx: Tx, accountIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await tx.all((db) =>
    db
      .select({ accountId: secondFactors.accountId })
      .from(secondFactors)
      .where(
        and(
          sql`${secondFactors.accountId} in (select value from json_each(${JSON.stringify(accountIds)}))`,
          isNotNull(secondFactors.confirmedAtMs),
        ),
      ),
  );
  return new Set(found.map(({ accountId }) => accountId));
};

/** Starts a second factor, in place of one that was not confirmed. */
export const saveSecondFactor = async (tx: Tx, factor: SecondFactor): Promise<void> => {
  await tx.run((db) =>
    db.insert(secondFactors).values(factor).onConflictDoUpdate({ target: secondFactors.accountId, set: factor }),
  );
};

export const changeSecondFactor = async (
  tx: Tx,
  accountId: string,
  changes: Partial<Omit<SecondFactor, 'accountId'>>,
): Promise<void> => {
  // The account may now do more than set it up.
  if (changes.confirmedAtMs !== undefined) tx.notify('access');
  await tx.run((db) => db.update(secondFactors).set(changes).where(eq(secondFactors.accountId, accountId)));
};

/** Removes an account's second factor. @returns false if it had none that logins need. */
export const removeSecondFactor = async (tx: Tx, accountId: string): Promise<boolean> => {
  const found = await findSecondFactor(tx, accountId);
  if (found === undefined) return false;
  tx.notify('access');
  await tx.run((db) => db.delete(secondFactors).where(eq(secondFactors.accountId, accountId)));
  return found.confirmedAtMs !== null;
};

/** For the rotation of keys: by account, from one on. */
export const listSecondFactorsAfter = (tx: Tx, accountId: string, limit: number): Promise<SecondFactor[]> =>
  tx.all((db) =>
    db
      .select()
      .from(secondFactors)
      .where(gt(secondFactors.accountId, accountId))
      .orderBy(asc(secondFactors.accountId))
      .limit(limit),
  );
