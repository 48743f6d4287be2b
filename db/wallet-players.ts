import { and, eq, sql } from 'drizzle-orm';
import { walletPlayers } from './schema.ts';
import { statement } from './statement.ts';
import type { Tx } from './tx.ts';

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

/** Whether the operator's wallet has ever authenticated this player; only then may it be called for them. */
export const isAuthenticated = async (tx: Tx, brandPath: string, playerId: string): Promise<boolean> =>
  (await tx.get(byId, { brandPath, playerId })) !== undefined;

export const recordAuthenticated = async (
  tx: Tx,
  brandPath: string,
  playerId: string,
  nowMs: number,
): Promise<void> => {
  await tx.run((db) =>
    db.insert(walletPlayers).values({ brandPath, playerId, authenticatedAtMs: nowMs }).onConflictDoNothing(),
  );
};
