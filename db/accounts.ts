import { and, count, eq, ne, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at, flag, json } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { oauthProviders } from './oauth-providers.ts';
import { organisations } from './organisations.ts';

export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    type: text('type', { enum: ['User', 'SuperUser', 'System', 'Service', 'Provider'] }).notNull(),
    /** Stored as given, compared case-insensitively. */
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisations.id),
    /** Empty: the whole organisation. */
    unitId: text('unit_id').notNull(),
    /** Does not reach organisations below its own. */
    orgBound: flag('org_bound').notNull(),
    /** The registered system the account acts for; null: none. */
    systemId: text('system_id'),
    permissions:
      json<{ system_id: string; permissions: { resource_id: string; permission: string }[] }[]>(
        'permissions',
      ).notNull(),
    contacts: json<Record<string, string>>('contacts').notNull(),
    /** The `key` of the identity provider the account may log in with; null: none. */
    oauthProviderKey: text('oauth_provider_key').references(() => oauthProviders.key),
    /** The account's subject at the provider, null until bound. Valid only while oauthRealm equals the provider's: see findOauthLinks. */
    oauthSub: text('oauth_sub'),
    oauthRealm: integer('oauth_realm'),
    enabled: flag('enabled').notNull(),
    trusted: flag('trusted').notNull(),
    /** Incremented when credentials or rights change, which invalidates earlier tokens. */
    epoch: integer('epoch').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    lastLoggedInAtMs: at('last_logged_in_at_ms').notNull(),
  },
  (table) => [
    index('accounts_place').on(table.organisationId, table.unitId),
    // A subject at a provider maps to at most one account.
    uniqueIndex('accounts_oauth_sub').on(table.oauthProviderKey, table.oauthRealm, table.oauthSub),
    index('accounts_oauth_email').on(table.oauthProviderKey, sql`lower(contacts ->> 'email')`),
  ],
);

export type Account = typeof accounts.$inferSelect;

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

/** Whether there is another enabled System account. */
export const hasOtherSystemAccount = async (tx: Tx, id: string): Promise<boolean> => {
  const others = await tx.get((db) =>
    db
      .select({ n: count() })
      .from(accounts)
      .where(and(eq(accounts.type, 'System'), eq(accounts.enabled, true), ne(accounts.id, id))),
  );
  return (others?.n ?? 0) > 0;
};
