import { and, eq, sql } from 'drizzle-orm';
import { createPlaceholders, excludedColumns, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import type { PlayerOf } from '../opt-ins/participations.ts';
import { type CarryReservation, carriedFractions, carryReservations } from '../tables/jackpots.ts';

/** A player in an instance, and the currency of the payments. */
export type CarriedBy = PlayerOf & { readonly currency: string };

const find = statement((db) =>
  db
    .select({ picos: carriedFractions.picos })
    .from(carriedFractions)
    .where(
      and(
        eq(carriedFractions.instanceId, sql.placeholder('instanceId')),
        eq(carriedFractions.brandPath, sql.placeholder('brandPath')),
        eq(carriedFractions.playerId, sql.placeholder('playerId')),
        eq(carriedFractions.currency, sql.placeholder('currency')),
      ),
    ),
);

const save = statement((db) =>
  db
    .insert(carriedFractions)
    .values(createPlaceholders(carriedFractions))
    .onConflictDoUpdate({
      target: [
        carriedFractions.instanceId,
        carriedFractions.brandPath,
        carriedFractions.playerId,
        carriedFractions.currency,
      ],
      set: excludedColumns(carriedFractions, ['picos']),
    }),
);

/** The fraction that a player's payments left over, in 10⁻¹² of the currency: 0 at first. */
export const findCarried = async (tx: Tx, by: CarriedBy): Promise<bigint> =>
  BigInt((await tx.get(find, by))?.picos ?? '0');

export const saveCarried = (
  tx: Tx,
  { instanceId, brandPath, playerId, currency }: CarriedBy,
  carried: bigint,
): void => {
  const row = { instanceId, brandPath, playerId, currency, picos: String(carried) };
  tx.defer((run) => run(save, row));
};

const insert = statement((db) => db.insert(carryReservations).values(createPlaceholders(carryReservations)));
const ofContribution = eq(carryReservations.contributionId, sql.placeholder('id'));
const byContribution = statement((db) => db.select().from(carryReservations).where(ofContribution));
const remove = statement((db) => db.delete(carryReservations).where(ofContribution));

/** Records the fraction in a debit that is begun. */
export const insertCarryReservation = (tx: Tx, reservation: CarryReservation): void =>
  tx.defer((run) => run(insert, reservation));

export const findCarryReservation = (tx: Tx, contributionId: string): Promise<CarryReservation | undefined> =>
  tx.get(byContribution, { id: contributionId });

/** Removes it in the unit that books or cancels the debit. */
export const removeCarryReservation = (tx: Tx, contributionId: string): void =>
  tx.defer((run) => run(remove, { id: contributionId }));
