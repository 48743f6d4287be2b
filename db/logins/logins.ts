import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { accounts, type RefreshToken, refreshTokens, unknownLogins } from '../tables/accounts.ts';

/** A replaced token can request its successor once more within this time, for lost replies or two tabs racing. */
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
const ofAccount = statement((db) =>
  db
    .select({
      sid: sql<string>`${refreshTokens.sid}`,
      replacedAtMs: refreshTokens.replacedAtMs,
      expiresAtMs: refreshTokens.expiresAtMs,
    })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.accountId, sql.placeholder('accountId')),
        gt(refreshTokens.expiresAtMs, sql.placeholder('nowMs')),
        eq(refreshTokens.epoch, sql.placeholder('epoch')),
        isNotNull(refreshTokens.sid),
      ),
    )
    .orderBy(desc(refreshTokens.expiresAtMs))
    .limit(sql.placeholder('limit')),
);
const loggedIn = statement((db) =>
  db
    .update(accounts)
    .set({ lastLoggedInAtMs: sql`${sql.placeholder('nowMs')}` })
    .where(eq(accounts.id, sql.placeholder('id'))),
);

/** A login's current token, unless it has expired. */
export const findRefreshToken = async (tx: Tx, familyId: string, nowMs: number): Promise<RefreshToken | undefined> => {
  const found = await tx.get(byFamily, { familyId });
  return found !== undefined && found.expiresAtMs > nowMs ? found : undefined;
};

/** Reports whether a login of an account is still open. */
export const isLogin = async (tx: Tx, sid: string, accountId: string): Promise<boolean> =>
  (await tx.get(bySid, { sid }))?.accountId === accountId;

/** The logins of an account that have not ended, the one that lasts longest first. */
export const listLogins = (
  tx: Tx,
  of: { readonly accountId: string; readonly epoch: number; readonly nowMs: number; readonly limit: number },
): Promise<(Pick<RefreshToken, 'replacedAtMs' | 'expiresAtMs'> & { readonly sid: string })[]> => tx.all(ofAccount, of);

/** Records a login with its first refresh token. */
export const recordLogin = async (tx: Tx, token: RefreshToken, nowMs: number): Promise<void> => {
  await tx.run((db) => db.insert(refreshTokens).values(token));
  await tx.run(loggedIn, { id: token.accountId, nowMs });
};

/** Replaces a login's token, before the new one is handed out. */
export const replaceRefreshToken = async (tx: Tx, token: RefreshToken): Promise<void> => {
  await tx.run((db) => db.update(refreshTokens).set(token).where(eq(refreshTokens.familyId, token.familyId)));
};

/** Ends a login with all its refresh and access tokens. */
export const endLogin = async (
  tx: Tx,
  login: { readonly familyId: string } | { readonly sid: string },
): Promise<void> => {
  const isIt = 'sid' in login ? eq(refreshTokens.sid, login.sid) : eq(refreshTokens.familyId, login.familyId);
  tx.notify('access');
  await tx.run((db) => db.delete(refreshTokens).where(isIt));
};

/**
 * Erases successors once their predecessors may no longer request them.
 * @returns how many rows changed.
 */
export const forgetSuccessors = async (tx: Tx, nowMs: number, limit: number): Promise<number> => {
  const { familyId, replacedAtMs, successor } = refreshTokens;
  const { changes } = await tx.run((db) => {
    const past = and(isNotNull(successor), lte(replacedAtMs, nowMs - LEEWAY_MS));
    const some = db.select({ familyId }).from(refreshTokens).where(past).limit(limit);
    return db.update(refreshTokens).set({ successor: null }).where(inArray(familyId, some));
  });
  return changes;
};

/** Counts a request with an unknown username. Requests with a known one write too, so timing does not reveal which usernames exist. */
export const countUnknownLogin = async (tx: Tx): Promise<void> => {
  await tx.run((db) =>
    db
      .insert(unknownLogins)
      .values({ id: 1, requests: 1 })
      .onConflictDoUpdate({ target: unknownLogins.id, set: { requests: sql`${unknownLogins.requests} + 1` } }),
  );
};
