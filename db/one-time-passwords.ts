import { eq, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from './accounts.ts';
import { at } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';

/** An account's one-time password, with which its holder sets a new password. */
export const oneTimePasswords = sqliteTable(
  'one_time_passwords',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** An HMAC with a key kept outside the store: eight digits are easy to guess. */
    hash: text('hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
  },
  (table) => [index('one_time_passwords_expiry').on(table.expiresAtMs)],
);

export type OneTimePassword = typeof oneTimePasswords.$inferSelect;

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
