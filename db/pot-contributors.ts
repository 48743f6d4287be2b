import { and, asc, desc, eq, ne, or, sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Player } from '../domain/jackpot/player.ts';
import { AMOUNT_MAX, notNegative } from './columns.ts';
import { placeholdersOf, statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { instances } from './instances.ts';
import { micros } from './micros-column.ts';
import { type Contributor, participations } from './participations.ts';

/** The players' totals in one life of a pot that rewards the highest contributor. */
export const potContributors = sqliteTable(
  'pot_contributors',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    potId: text('pot_id').notNull(),
    instanceCount: integer('instance_count').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** In the jackpot's currency. */
    contributed: micros('contributed').notNull(),
    lastSeq: integer('last_seq').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.potId, table.instanceCount, table.brandPath, table.playerId] }),
    index('pot_contributors_contributed').on(
      table.instanceId,
      table.potId,
      table.instanceCount,
      table.contributed,
      table.lastSeq,
    ),
    notNegative('pot_contributors_contributed', table.contributed),
  ],
);

const addContributed = statement((db) =>
  db
    .insert(potContributors)
    .values(placeholdersOf(potContributors))
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

/** The player other than the winner with the largest total in one life of a pot; ties go to the player who reached it first. */
export const findHighestOfLife = (
  tx: Tx,
  pot: { readonly instanceId: string; readonly potId: string; readonly instanceCount: number },
  winner: Player,
): Promise<Contributor | undefined> =>
  tx.get((db) =>
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
      .limit(1),
  );
