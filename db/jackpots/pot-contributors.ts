import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { BarReason } from '../../domain/jackpot/bar-reason.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type Bars, reasonOrNull } from '../opt-ins/barred.ts';
import type { Contributor } from '../opt-ins/contributors.ts';
import { AMOUNT_MAX, carriesOf } from '../tables/columns.ts';
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
        contributed: sql`(${potContributors.contributed} + excluded.contributed) % ${AMOUNT_MAX}`,
        contributedCarries: sql`${potContributors.contributedCarries} + excluded.contributed_carries
          + (${potContributors.contributed} + excluded.contributed) / ${AMOUNT_MAX}`,
        lastSeq: sql`excluded.last_seq`,
      },
    }),
);

/** Adds a booked contribution to the player's total in this life of a pot. */
export const addPotContributor = (
  tx: Tx,
  added: Omit<typeof potContributors.$inferInsert, 'contributedCarries'>,
): void => tx.defer((run) => run(addContributed, { ...added, contributedCarries: carriesOf(added.contributed) }));

/** The same as `listHighestEver` in one life of a pot. */
export const listHighestOfLife = (
  tx: Tx,
  pot: { readonly instanceId: string; readonly potId: string; readonly instanceCount: number },
  winner: Player,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  bars?: Bars,
): Promise<(Contributor & { readonly reason: BarReason | null })[]> =>
  tx.all((db) =>
    db
      .select({
        brandPath: potContributors.brandPath,
        playerId: potContributors.playerId,
        lastCurrency: sql<string>`${participations.lastCurrency}`,
        reason: reasonOrNull(bars, sql`pot_contributors.brand_path`, sql`pot_contributors.player_id`),
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
      .orderBy(
        desc(potContributors.contributedCarries),
        desc(potContributors.contributed),
        asc(potContributors.lastSeq),
      )
      .limit(limit)
      .offset(offset),
  );
