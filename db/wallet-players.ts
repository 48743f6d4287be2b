import { and, eq, sql } from 'drizzle-orm';
import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, isState } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { payouts } from './wins.ts';

/** Players that the operator's wallet has authenticated at least once: only they can be credited. */
export const walletPlayers = sqliteTable(
  'wallet_players',
  {
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    authenticatedAtMs: at('authenticated_at_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandPath, table.playerId] })],
);

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
