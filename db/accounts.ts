import { eq, sql } from 'drizzle-orm';
import { accounts, refreshTokens } from './schema.ts';
import { statement } from './statement.ts';
import type { Tx } from './tx.ts';

export type Account = typeof accounts.$inferSelect;
export type RefreshToken = typeof refreshTokens.$inferSelect;

const byId = statement((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id'))),
);
const byUsername = statement((db) =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.usernameKey, sql.placeholder('usernameKey'))),
);
const anyone = statement((db) => db.select({ id: accounts.id }).from(accounts).limit(1));
const loggedIn = statement((db) =>
  db
    .update(accounts)
    .set({ lastLoggedInAtMs: sql`${sql.placeholder('nowMs')}` })
    .where(eq(accounts.id, sql.placeholder('id'))),
);

/** Two usernames that differ in case or in the form of their letters alone are the same. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

export const findAccount = (tx: Tx, id: string): Promise<Account | undefined> => tx.get(byId, { id });

export const findAccountByUsername = (tx: Tx, username: string): Promise<Account | undefined> =>
  tx.get(byUsername, { usernameKey: usernameKey(username) });

export const hasAccounts = async (tx: Tx): Promise<boolean> => (await tx.get(anyone, {})) !== undefined;

export const saveAccount = async (tx: Tx, account: Omit<Account, 'usernameKey'>): Promise<void> => {
  await tx.run((db) => db.insert(accounts).values({ ...account, usernameKey: usernameKey(account.username) }));
};

/** Records a login and the refresh token that it handed out. */
export const recordLogin = async (tx: Tx, token: RefreshToken, nowMs: number): Promise<void> => {
  await tx.run((db) => db.insert(refreshTokens).values(token));
  await tx.run(loggedIn, { id: token.accountId, nowMs });
};
