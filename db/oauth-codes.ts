import { eq } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from './accounts.ts';
import { at } from './columns.ts';
import type { Tx } from './engine/tx.ts';

/** One-time codes of successful external logins, until exchanged for tokens. */
export const oauthCodes = sqliteTable(
  'oauth_codes',
  {
    /** SHA-256 of the code, which is never stored itself. */
    codeHash: text('code_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The account's epoch at the time; the code becomes invalid with the account's tokens. */
    epoch: integer('epoch').notNull(),
    /** SHA-256, in base64url, of a secret that only the browser that started the login has. */
    codeChallenge: text('code_challenge').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
  },
  (table) => [index('oauth_codes_expiry').on(table.expiresAtMs)],
);

export type OauthCode = typeof oauthCodes.$inferSelect;

export const saveOauthCode = async (tx: Tx, code: OauthCode): Promise<void> => {
  await tx.run((db) => db.insert(oauthCodes).values(code));
};

/** Returns and removes a code: it is valid once. */
export const takeOauthCode = (tx: Tx, codeHash: string): Promise<OauthCode | undefined> =>
  tx.get((db) => db.delete(oauthCodes).where(eq(oauthCodes.codeHash, codeHash)).returning());
