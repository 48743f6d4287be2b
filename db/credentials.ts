import { eq, sql } from 'drizzle-orm';
import { accounts } from './accounts.ts';
import type { Tx } from './engine/tx.ts';
import { removeOneTimePassword } from './one-time-passwords.ts';

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
