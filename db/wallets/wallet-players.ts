import { and, eq, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { isState } from '../tables/columns.ts';
import { walletPlayers } from '../tables/players.ts';
import { payouts } from '../tables/wins.ts';

const byId = statement((db) =>
  db
    .select()
    .from(walletPlayers)
    .where(
      and(
        eq(walletPlayers.brandPath, sql.placeholder('brandPath')),
        eq(walletPlayers.playerId, sql.placeholder('playerId')),
      ),
    ),
);

/** Reports whether the operator's wallet has ever authenticated this player; only then may it be called for them. */
export const isAuthenticated = async (tx: Tx, brandPath: string, playerId: string): Promise<boolean> =>
  (await tx.get(byId, { brandPath, playerId })) !== undefined;

/**
 * Records that the wallet authenticated a player. The first time makes everything owed to the player due.
 * @returns whether it was the first time.
 */
export const recordAuthenticated = async (
  tx: Tx,
  brandPath: string,
  playerId: string,
  nowMs: number,
): Promise<boolean> => {
  if (await isAuthenticated(tx, brandPath, playerId)) return false;
  await tx.run((db) => db.insert(walletPlayers).values({ brandPath, playerId, authenticatedAtMs: nowMs }));
  await tx.run((db) =>
    db
      .update(payouts)
      .set({ nextAttemptAtMs: nowMs })
      .where(and(eq(payouts.brandPath, brandPath), eq(payouts.playerId, playerId), isState(payouts.state, 'due'))),
  );
  return true;
};
