import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { accounts, refreshTokens } from './schema.ts';

export type RefreshToken = typeof refreshTokens.$inferSelect;

/** How long a token that was replaced is answered its successor once more: for a reply that was lost, or two tabs at once. */
export const LEEWAY_MS = 10_000;

const byFamily = statement((db) =>
  db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.familyId, sql.placeholder('familyId'))),
);
const bySid = statement((db) =>
  db
    .select({ accountId: refreshTokens.accountId })
    .from(refreshTokens)
    .where(eq(refreshTokens.sid, sql.placeholder('sid'))),
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

/** Whether a login of an account stands: it was not ended. */
export const isLogin = async (tx: Tx, sid: string, accountId: string): Promise<boolean> =>
  (await tx.get(bySid, { sid }))?.accountId === accountId;

/** Records a login and the refresh token that it hands out. */
export const recordLogin = async (tx: Tx, token: RefreshToken, nowMs: number): Promise<void> => {
  await tx.run((db) => db.insert(refreshTokens).values(token));
  await tx.run(loggedIn, { id: token.accountId, nowMs });
};

/** Stores the token that takes the place of the one before, of the same login, before it is handed out. */
export const replaceRefreshToken = async (tx: Tx, token: RefreshToken): Promise<void> => {
  await tx.run((db) => db.update(refreshTokens).set(token).where(eq(refreshTokens.familyId, token.familyId)));
};

/** Ends a login: all of its refresh tokens and access tokens. */
export const endLogin = async (
  tx: Tx,
  login: { readonly familyId: string } | { readonly sid: string },
): Promise<void> => {
  const isIt = 'sid' in login ? eq(refreshTokens.sid, login.sid) : eq(refreshTokens.familyId, login.familyId);
  tx.notify('access');
  await tx.run((db) => db.delete(refreshTokens).where(isIt));
};

/** Forgets what tokens were replaced by once the older ones may not ask for it any more. @returns how many rows changed. */
export const forgetSuccessors = async (tx: Tx, nowMs: number, limit: number): Promise<number> => {
  const { familyId, replacedAtMs, successor } = refreshTokens;
  const { changes } = await tx.run((db) => {
    const past = and(isNotNull(successor), lte(replacedAtMs, nowMs - LEEWAY_MS));
    const some = db.select({ familyId }).from(refreshTokens).where(past).limit(limit);
    return db.update(refreshTokens).set({ successor: null }).where(inArray(familyId, some));
  });
  return changes;
};
