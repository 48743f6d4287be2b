import { eq, sql } from 'drizzle-orm';
import { accounts, refreshTokens } from './schema.ts';
import { statement } from './statement.ts';
import type { Tx } from './tx.ts';

export type RefreshToken = typeof refreshTokens.$inferSelect;

const byFamily = statement((db) =>
  db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.familyId, sql.placeholder('familyId'))),
);
const loggedIn = statement((db) =>
  db
    .update(accounts)
    .set({ lastLoggedInAtMs: sql`${sql.placeholder('nowMs')}` })
    .where(eq(accounts.id, sql.placeholder('id'))),
);

/** The token of a login that counts, unless its time is over. */
export const findRefreshToken = async (tx: Tx, familyId: string, nowMs: number): Promise<RefreshToken | undefined> => {
  const found = await tx.get(byFamily, { familyId });
  return found !== undefined && found.expiresAtMs > nowMs ? found : undefined;
};

/** Records a login and the refresh token that it hands out. */
export const recordLogin = async (tx: Tx, token: RefreshToken, nowMs: number): Promise<void> => {
  await tx.run((db) => db.insert(refreshTokens).values(token));
  await tx.run(loggedIn, { id: token.accountId, nowMs });
};

/** Stores the token that takes the place of the one before, of the same login, before it is handed out. */
export const replaceRefreshToken = async (tx: Tx, token: RefreshToken): Promise<void> => {
  await tx.run((db) => db.update(refreshTokens).set(token).where(eq(refreshTokens.familyId, token.familyId)));
};

/** Ends what a login has handed out. */
export const removeRefreshToken = async (tx: Tx, familyId: string): Promise<void> => {
  await tx.run((db) => db.delete(refreshTokens).where(eq(refreshTokens.familyId, familyId)));
};
