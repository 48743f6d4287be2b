import { and, asc, eq } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Player } from '../domain/jackpot/player.ts';
import type { Tx } from './engine/tx.ts';
import { instances } from './instances.ts';

/** Opt-ins of a transfer still to copy, since they can exceed one unit of work. Removed when complete. */
export const optInCopies = sqliteTable('opt_in_copies', {
  /** The transfer's id in both ledgers. */
  transferId: text('transfer_id').primaryKey(),
  sourceId: text('source_id')
    .notNull()
    .references(() => instances.id),
  targetId: text('target_id')
    .notNull()
    .references(() => instances.id),
  /** The last player copied; empty at first. */
  brandPath: text('brand_path').notNull(),
  playerId: text('player_id').notNull(),
});

/** The opt-ins of a transfer still to copy: those of players after this one. */
export type OptInCopy = typeof optInCopies.$inferSelect;

/** The two instances of a transfer. */
export type Transferred = Pick<OptInCopy, 'sourceId' | 'targetId'>;

/** Schedules the copy of a transfer's opt-ins, in the unit that books it. */
export const startOptInCopy = async (tx: Tx, transferId: string, between: Transferred): Promise<void> => {
  await tx.run((db) => db.insert(optInCopies).values({ transferId, ...between, brandPath: '', playerId: '' }));
};

/** The oldest unfinished copy, overall or between two instances. */
export const findOptInCopy = (tx: Tx, between?: Transferred): Promise<OptInCopy | undefined> =>
  tx.get((db) =>
    db
      .select()
      .from(optInCopies)
      .where(between && and(eq(optInCopies.sourceId, between.sourceId), eq(optInCopies.targetId, between.targetId)))
      .orderBy(asc(optInCopies.transferId))
      .limit(1),
  );

/** Records a copy's progress up to a player, or without one its completion. */
export const moveOptInCopy = async (tx: Tx, transferId: string, last: Player | undefined): Promise<void> => {
  const isThis = eq(optInCopies.transferId, transferId);
  await tx.run((db) =>
    last === undefined
      ? db.delete(optInCopies).where(isThis)
      : db.update(optInCopies).set({ brandPath: last.brandPath, playerId: last.playerId }).where(isThis),
  );
};
