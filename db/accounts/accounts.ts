import { and, count, eq, ne, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type Account, accounts } from '../tables/accounts.ts';

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

/** Usernames that differ only in case or in Unicode form are the same. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

export const findAccount = (tx: Tx, id: string): Promise<Account | undefined> => tx.get(byId, { id });

export const findAccountByUsername = (tx: Tx, username: string): Promise<Account | undefined> =>
  tx.get(byUsername, { usernameKey: usernameKey(username) });

export const hasAccounts = async (tx: Tx): Promise<boolean> => (await tx.get(anyone, {})) !== undefined;

export const saveAccount = async (tx: Tx, account: Omit<Account, 'usernameKey'>): Promise<void> => {
  await tx.run((db) => db.insert(accounts).values({ ...account, usernameKey: usernameKey(account.username) }));
};

export const changeAccount = async (
  tx: Tx,
  id: string,
  { username, ...changes }: Partial<Omit<Account, 'id' | 'usernameKey' | 'passwordHash' | 'epoch'>>,
): Promise<void> => {
  tx.notify('access');
  const named = username === undefined ? {} : { username, usernameKey: usernameKey(username) };
  await tx.run((db) =>
    db
      .update(accounts)
      .set({ ...changes, ...named })
      .where(eq(accounts.id, id)),
  );
};

/** Reports whether there is another enabled System account. */
export const hasOtherSystemAccount = async (tx: Tx, id: string): Promise<boolean> => {
  const others = await tx.get((db) =>
    db
      .select({ n: count() })
      .from(accounts)
      .where(and(eq(accounts.type, 'System'), eq(accounts.enabled, true), ne(accounts.id, id))),
  );
  return (others?.n ?? 0) > 0;
};
