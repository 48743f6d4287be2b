import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Player } from '../../domain/jackpot/player.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import type { Contributor } from '../opt-ins/participations.ts';
import { AMOUNT_MAX } from '../tables/columns.ts';
import { potContributors } from '../tables/jackpots.ts';
import { participations } from '../tables/players.ts';

const addContributed = statement((db) =>
  db
    .insert(potContributors)
    .values(createPlaceholders(potContributors))
    .onConflictDoUpdate({
      target: [
        potContributors.instanceId,
        potContributors.potId,
        potContributors.instanceCount,
        potContributors.brandPath,
        potContributors.playerId,
      ],
      set: {
        // A contribution is never refused because of a sum that only ranks players.
        contributed: sql`min(${potContributors.contributed} + excluded.contributed, ${AMOUNT_MAX})`,
        lastSeq: sql`excluded.last_seq`,
      },
    }),
);

/** Adds a booked contribution to the player's total in this life of a pot. */
export const addPotContributor = (tx: Tx, added: typeof potContributors.$inferInsert): void =>
  tx.defer((run) => run(addContributed, added));

/** Up to `most` players other than the winner with the largest totals in one life of a pot, the largest first; on ties, who reached it first. */
export const listHighestOfLife = (
  tx: Tx,
  pot: { readonly instanceId: string; readonly potId: string; readonly instanceCount: number },
  winner: Player,
  most: number,
): Promise<Contributor[]> =>
  tx.all((db) =>
    db
      .select({
        brandPath: potContributors.brandPath,
        playerId: potContributors.playerId,
        lastCurrency: sql<string>`${participations.lastCurrency}`,
      })
      .from(potContributors)
      .innerJoin(
        participations,
        and(
          eq(participations.instanceId, potContributors.instanceId),
          eq(participations.brandPath, potContributors.brandPath),
          eq(participations.playerId, potContributors.playerId),
        ),
      )
      .where(
        and(
          eq(potContributors.instanceId, pot.instanceId),
          eq(potContributors.potId, pot.potId),
          eq(potContributors.instanceCount, pot.instanceCount),
          or(ne(potContributors.brandPath, winner.brandPath), ne(potContributors.playerId, winner.playerId)),
        ),
      )
      .orderBy(desc(potContributors.contributed), asc(potContributors.lastSeq))
      .limit(most),
  );
