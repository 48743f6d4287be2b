import { and, asc, eq } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BonusGames } from '../domain/bonus/bonus-games.ts';
import { at, json, notNegative, oneOf } from './columns.ts';
import type { Tx } from './engine/tx.ts';
import { freespins } from './freespin-columns.ts';
import { freespinInstances } from './freespin-instances.ts';

/** Data common to all bonuses of one award. */
export const bonusAwards = sqliteTable(
  'bonus_awards',
  {
    id: text('id').primaryKey(),
    operatorId: text('operator_id').notNull(),
    /** The award's idempotency key. */
    requestId: text('request_id').notNull(),
    brandPath: text('brand_path').notNull(),
    /** How many players get a bonus. */
    players: integer('players').notNull(),
    /** Null for an award without an instance. */
    instanceId: text('instance_id').references(() => freespinInstances.id),
    promoId: text('promo_id'),
    name: text('name').notNull(),
    ...freespins(),
    availableFor: json<BonusGames>('available_for').notNull(),
    awardedAtMs: at('awarded_at_ms').notNull(),
    expiresAtMs: at('expires_at_ms').notNull(),
  },
  (table) => [
    uniqueIndex('bonus_awards_request').on(table.operatorId, table.requestId),
    notNegative('bonus_awards_amount', table.amount),
    oneOf('bonus_awards_type', table.type, ['Variable', 'Fixed']),
  ],
);

/** Players of an award without a bonus yet, in portions that one unit of work can handle. Portions are removed when served. */
export const awardPortions = sqliteTable(
  'award_portions',
  {
    awardId: text('award_id')
      .notNull()
      .references(() => bonusAwards.id),
    /** The position of its first player in the award. */
    firstPosition: integer('first_position').notNull(),
    playerIds: json<readonly string[]>('player_ids').notNull(),
  },
  (table) => [primaryKey({ columns: [table.awardId, table.firstPosition] })],
);

export type BonusAward = typeof bonusAwards.$inferSelect;

/** Players of an award still waiting for their bonus. */
export type AwardPortion = Omit<typeof awardPortions.$inferSelect, 'awardId'>;

/** Records an award and the players waiting for its bonuses. */
export const createAward = async (tx: Tx, award: BonusAward, portions: readonly AwardPortion[]): Promise<void> => {
  await tx.run((db) => db.insert(bonusAwards).values(award));
  for (const portion of portions)
    await tx.run((db) => db.insert(awardPortions).values({ ...portion, awardId: award.id }));
};

/** The award made under this idempotency key. */
export const findAwardOfRequest = (tx: Tx, operatorId: string, requestId: string): Promise<BonusAward | undefined> =>
  tx.get((db) =>
    db
      .select()
      .from(bonusAwards)
      .where(and(eq(bonusAwards.operatorId, operatorId), eq(bonusAwards.requestId, requestId))),
  );

/**
 * Removes and returns the next waiting players, of one award or of the oldest, in the unit that creates their bonuses.
 * @returns also whether they are the last of their award.
 */
export const takeAwardPortion = async (
  tx: Tx,
  awardId?: string,
): Promise<{ readonly award: BonusAward; readonly portion: AwardPortion; readonly isLast: boolean } | undefined> => {
  const [next, behind] = await tx.all((db) =>
    db
      .select({ award: bonusAwards, portion: awardPortions })
      .from(awardPortions)
      .innerJoin(bonusAwards, eq(bonusAwards.id, awardPortions.awardId))
      .where(awardId === undefined ? undefined : eq(awardPortions.awardId, awardId))
      .orderBy(asc(awardPortions.awardId), asc(awardPortions.firstPosition))
      .limit(2),
  );
  if (next === undefined) return undefined;
  const { award, portion } = next;
  await tx.run((db) =>
    db
      .delete(awardPortions)
      .where(and(eq(awardPortions.awardId, award.id), eq(awardPortions.firstPosition, portion.firstPosition))),
  );
  return { award, portion, isLast: behind?.award.id !== award.id };
};
