import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { type AwardPortion, awardPortions, type BonusAward, bonusAwards } from '../tables/bonuses.ts';

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
