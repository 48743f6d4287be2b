import { eq, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { accounts, type OneTimePassword, oneTimePasswords } from '../tables/accounts.ts';

/** Invalidates all bearer tokens, refresh tokens and one-time codes of an account by starting a new epoch. */
export const endTokens = async (tx: Tx, accountId: string): Promise<void> => {
  tx.notify('access');
  await tx.run((db) =>
    db
      .update(accounts)
      .set({ epoch: sql`${accounts.epoch} + 1` })
      .where(eq(accounts.id, accountId)),
  );
};

/** Sets a new password, which invalidates all tokens and the one-time password. */
export const setPassword = async (tx: Tx, accountId: string, passwordHash: string): Promise<void> => {
  await tx.run((db) => db.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId)));
  await removeOneTimePassword(tx, accountId);
  await endTokens(tx, accountId);
};

const byAccount = statement((db) =>
  db
    .select()
    .from(oneTimePasswords)
    .where(eq(oneTimePasswords.accountId, sql.placeholder('accountId'))),
);

/** An account's valid one-time password. */
export const findOneTimePassword = async (
  tx: Tx,
  accountId: string,
  nowMs: number,
): Promise<OneTimePassword | undefined> => {
  const found = await tx.get(byAccount, { accountId });
  return found !== undefined && found.triesLeft > 0 && found.expiresAtMs > nowMs ? found : undefined;
};

/** Sets an account's one-time password, replacing the previous one. */
export const saveOneTimePassword = async (tx: Tx, otp: OneTimePassword): Promise<void> => {
  await tx.run((db) =>
    db.insert(oneTimePasswords).values(otp).onConflictDoUpdate({ target: oneTimePasswords.accountId, set: otp }),
  );
};

/** Counts a failed attempt. */
export const spendTry = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.run((db) =>
    db
      .update(oneTimePasswords)
      .set({ triesLeft: sql`${oneTimePasswords.triesLeft} - 1` })
      .where(eq(oneTimePasswords.accountId, accountId)),
  );
};

export const removeOneTimePassword = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.run((db) => db.delete(oneTimePasswords).where(eq(oneTimePasswords.accountId, accountId)));
};
