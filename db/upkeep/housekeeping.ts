import { and, eq, exists, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { forgetSuccessors } from '../logins/logins.ts';
import { oauthCodes, oneTimePasswords, refreshTokens } from '../tables/accounts.ts';
import { idempotencyKeys } from '../tables/contributions.ts';
import { potContributors, pots } from '../tables/jackpots.ts';

/** The most rows one unit of work removes per table. */
const ROWS_MAX = 500;

/**
 * Removes expired keys, refresh tokens, one-time passwords and codes, and old successors of refresh tokens.
 * @returns how many rows were written; if any, there may be more.
 */
export const removeExpired = async (tx: Tx, nowMs: number): Promise<number> => {
  const keys = await tx.run((db) =>
    db.delete(idempotencyKeys).where(
      // The key has two columns; SQLite and PostgreSQL both compare row values.
      sql`(${idempotencyKeys.scope}, ${idempotencyKeys.key}) in (select ${idempotencyKeys.scope}, ${idempotencyKeys.key} from ${idempotencyKeys} where ${idempotencyKeys.expiresAtMs} <= ${nowMs} limit ${ROWS_MAX})`,
    ),
  );
  const tokens = await tx.run((db) =>
    db
      .delete(refreshTokens)
      .where(
        inArray(
          refreshTokens.familyId,
          db
            .select({ familyId: refreshTokens.familyId })
            .from(refreshTokens)
            .where(lte(refreshTokens.expiresAtMs, nowMs))
            .limit(ROWS_MAX),
        ),
      ),
  );
  const successors = await forgetSuccessors(tx, nowMs, ROWS_MAX);
  const otps = await tx.run((db) =>
    db
      .delete(oneTimePasswords)
      .where(
        inArray(
          oneTimePasswords.accountId,
          db
            .select({ accountId: oneTimePasswords.accountId })
            .from(oneTimePasswords)
            .where(lte(oneTimePasswords.expiresAtMs, nowMs))
            .limit(ROWS_MAX),
        ),
      ),
  );
  const codes = await tx.run((db) =>
    db
      .delete(oauthCodes)
      .where(
        inArray(
          oauthCodes.codeHash,
          db
            .select({ codeHash: oauthCodes.codeHash })
            .from(oauthCodes)
            .where(lte(oauthCodes.expiresAtMs, nowMs))
            .limit(ROWS_MAX),
        ),
      ),
  );
  return keys.changes + tokens.changes + successors + otps.changes + codes.changes;
};

/**
 * Removes up to `limit` rankings of pot lives that have been won: only the current life pays by rank, and the ledger keeps every
 * contribution.
 * @returns how many rows were removed; if any, there may be more.
 */
export const removePastRankings = async (tx: Tx, limit: number): Promise<number> => {
  const { instanceId, potId, instanceCount, brandPath, playerId } = potContributors;
  const ofPot = and(eq(instanceId, pots.instanceId), eq(potId, pots.id), lt(instanceCount, pots.instanceCount));
  // One pot at a time: there are few, and each finds its rows by the index.
  const pot = await tx.get((db) =>
    db
      .select()
      .from(pots)
      .where(exists(db.select({ potId }).from(potContributors).where(ofPot)))
      .limit(1),
  );
  if (pot === undefined) return 0;
  const { changes } = await tx.run((db) => {
    const past = db
      .select({ instanceCount, brandPath, playerId })
      .from(potContributors)
      .where(and(eq(instanceId, pot.instanceId), eq(potId, pot.id), lt(instanceCount, pot.instanceCount)))
      .limit(limit);
    return db
      .delete(potContributors)
      .where(
        and(
          eq(instanceId, pot.instanceId),
          eq(potId, pot.id),
          sql`(${instanceCount}, ${brandPath}, ${playerId}) in ${past}`,
        ),
      );
  });
  return changes;
};
