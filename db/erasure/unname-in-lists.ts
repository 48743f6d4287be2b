import { and, eq, inArray, isNull } from 'drizzle-orm';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import type { Tx } from '../engine/tx.ts';
import { instances } from '../tables/jackpots.ts';
import { participations } from '../tables/players.ts';
import { payouts } from '../tables/wins.ts';

/** Takes the name of a player from up to `limit` wins, and from all rankings, that public lists could show. @returns how many. */
export const unnameInLists = async (tx: Tx, player: Player, limit: number): Promise<number> => {
  const { brandPath, playerId } = player;
  const won = and(eq(payouts.brandPath, brandPath), eq(payouts.playerId, playerId), isNull(payouts.unnamed));
  const inWins = await tx.run((db) =>
    db
      .update(payouts)
      .set({ unnamed: true })
      .where(
        inArray(payouts.transactionId, db.select({ id: payouts.transactionId }).from(payouts).where(won).limit(limit)),
      ),
  );
  const inRankings = await tx.run((db) =>
    db
      .update(participations)
      .set({ unnamed: true })
      .where(
        and(
          // The primary key begins with the instance.
          inArray(
            participations.instanceId,
            db
              .select({ id: instances.id })
              .from(instances)
              .where(eq(instances.operatorId, toOperatorId(brandPath))),
          ),
          eq(participations.brandPath, brandPath),
          eq(participations.playerId, playerId),
          isNull(participations.unnamed),
        ),
      ),
  );
  return inWins.changes + inRankings.changes;
};
