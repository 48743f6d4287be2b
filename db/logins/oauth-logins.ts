import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type Account, accounts, type OauthCode, type OauthProvider, oauthCodes } from '../tables/accounts.ts';

const bySubject = statement((db) =>
  db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.oauthProviderKey, sql.placeholder('key')),
        eq(accounts.oauthRealm, sql.placeholder('realm')),
        eq(accounts.oauthSub, sql.placeholder('sub')),
      ),
    ),
);
const byEmail = statement((db) =>
  db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.oauthProviderKey, sql.placeholder('key')),
        // Only A to Z fold: addresses that look alike in other letters may belong to different people.
        sql`lower(contacts ->> 'email') = lower(${sql.placeholder('email')})`,
        eq(accounts.enabled, sql`1`),
        or(isNull(accounts.oauthSub), ne(accounts.oauthRealm, sql.placeholder('realm'))),
      ),
    ),
);

/** The account bound to a subject at a provider. */
export const findBoundAccount = (
  tx: Tx,
  { key, realm }: Pick<OauthProvider, 'key' | 'realm'>,
  sub: string,
): Promise<Account | undefined> => tx.get(bySubject, { key, realm, sub });

/** The enabled accounts with this e-mail address that use a provider and are not bound yet. */
export const listUnboundAccounts = (
  tx: Tx,
  { key, realm }: Pick<OauthProvider, 'key' | 'realm'>,
  email: string,
): Promise<Account[]> => tx.all(byEmail, { key, realm, email });

/** Binds an account to a subject at its provider. */
export const bindAccount = async (tx: Tx, accountId: string, realm: number, sub: string): Promise<void> => {
  await tx.run((db) => db.update(accounts).set({ oauthRealm: realm, oauthSub: sub }).where(eq(accounts.id, accountId)));
};

export const saveOauthCode = async (tx: Tx, code: OauthCode): Promise<void> => {
  await tx.run((db) => db.insert(oauthCodes).values(code));
};

/** Returns and removes a code: it is valid once. */
export const takeOauthCode = (tx: Tx, codeHash: string): Promise<OauthCode | undefined> =>
  tx.get((db) => db.delete(oauthCodes).where(eq(oauthCodes.codeHash, codeHash)).returning());
