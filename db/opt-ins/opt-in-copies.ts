import { and, asc, eq } from 'drizzle-orm';
import type { Player } from '../../domain/jackpot/player.ts';
import type { Tx } from '../engine/tx.ts';
import { type OptInCopy, optInCopies } from '../tables/players.ts';

/** The two instances of a transfer. */
export type TransferredInstances = Pick<OptInCopy, 'sourceId' | 'targetId'>;

/** Schedules the copy of a transfer's opt-ins, in the unit that books it. */
export const startOptInCopy = async (tx: Tx, transferId: string, between: TransferredInstances): Promise<void> => {
  await tx.run((db) => db.insert(optInCopies).values({ transferId, ...between, brandPath: '', playerId: '' }));
};

/** The oldest unfinished copy, overall or between two instances. */
export const findOptInCopy = (tx: Tx, between?: TransferredInstances): Promise<OptInCopy | undefined> =>
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
