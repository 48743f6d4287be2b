import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { isAmong } from '../listing/owned-by.ts';
import { awardPortions, type BonusChange, bonusAwards, bonusChanges, playerBonuses } from '../tables/bonuses.ts';
import { isAwardOf } from './listed-bonuses.ts';
import type { AwardedBonus } from './player-bonuses.ts';

/** Records a change, in the unit that takes its key. */
export const insertBonusChange = async (tx: Tx, change: BonusChange): Promise<void> => {
  await tx.run((db) => db.insert(bonusChanges).values(change));
};

/** The change made under this idempotency key. */
export const findChangeOfRequest = (tx: Tx, operatorId: string, requestId: string): Promise<BonusChange | undefined> =>
  tx.get((db) =>
    db
      .select()
      .from(bonusChanges)
      .where(and(eq(bonusChanges.operatorId, operatorId), eq(bonusChanges.requestId, requestId))),
  );

/** The given change, or the oldest, if something of it is still to do. */
export const findWaitingChange = (tx: Tx, id?: string): Promise<BonusChange | undefined> =>
  tx.get((db) =>
    db
      .select()
      .from(bonusChanges)
      .where(and(sql`waiting is not null`, id === undefined ? undefined : eq(bonusChanges.id, id)))
      .orderBy(asc(bonusChanges.id))
      .limit(1),
  );

/** Records how far a change has come. */
export const recordProgress = async (
  tx: Tx,
  { id, changed, unchanged, waiting }: Pick<BonusChange, 'id' | 'changed' | 'unchanged' | 'waiting'>,
): Promise<void> => {
  await tx.run((db) => db.update(bonusChanges).set({ changed, unchanged, waiting }).where(eq(bonusChanges.id, id)));
};

/** The awards that a change by promo_id means: those made before it. */
const isMeant = ({ operatorId, brandPath, promoId, atMs }: BonusChange): SQL | undefined =>
  and(
    isAwardOf({ operatorId, brandPath: brandPath ?? undefined, promoId: promoId ?? '' }),
    lte(bonusAwards.awardedAtMs, atMs),
  );

/** An award that a change means and whose players wait for their bonuses. */
export const findUnfinishedAward = async (tx: Tx, change: BonusChange): Promise<string | undefined> =>
  (
    await tx.get((db) =>
      db
        .select({ id: bonusAwards.id })
        .from(awardPortions)
        .innerJoin(bonusAwards, eq(bonusAwards.id, awardPortions.awardId))
        .where(isMeant(change))
        .limit(1),
    )
  )?.id;

/** The next bonuses of a campaign, in the order of awards and positions. */
export const listCampaignBonusesAfter = async (
  tx: Tx,
  change: BonusChange,
  { awardId, position }: { readonly awardId: string; readonly position: number },
  limit: number,
): Promise<AwardedBonus[]> => {
  // In two steps, since no index could begin in the middle of an award for both.
  const ofAward = await listWhere(tx, and(eq(bonusAwards.id, awardId), gt(playerBonuses.position, position)), limit);
  const left = limit - ofAward.length;
  if (left === 0) return ofAward;
  return [...ofAward, ...(await listWhere(tx, and(isMeant(change), gt(bonusAwards.id, awardId)), left))];
};

const listWhere = (tx: Tx, where: SQL | undefined, limit: number): Promise<AwardedBonus[]> =>
  tx.all((db) =>
    db
      .select({ bonus: playerBonuses, award: bonusAwards })
      .from(bonusAwards)
      .innerJoin(playerBonuses, eq(playerBonuses.awardId, bonusAwards.id))
      .where(where)
      .orderBy(asc(bonusAwards.id), asc(playerBonuses.position))
      .limit(limit),
  );

/** The bonuses with these ids that an operator, or one of its brands, has. */
export const listBonusesById = (
  tx: Tx,
  { operatorId, brandPath }: Pick<BonusChange, 'operatorId' | 'brandPath'>,
  ids: readonly string[],
): Promise<AwardedBonus[]> =>
  tx.all((db) =>
    db
      .select({ bonus: playerBonuses, award: bonusAwards })
      .from(playerBonuses)
      .innerJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
      .where(and(isAmong(playerBonuses.id, ids), isAwardOf({ operatorId, brandPath: brandPath ?? undefined }))),
  );

const remove = statement((db) =>
  db
    .update(playerBonuses)
    .set({ state: 'Expired', removalId: sql`${sql.placeholder('changeId')}` })
    .where(eq(playerBonuses.id, sql.placeholder('id'))),
);

/** Ends a bonus by a change. */
export const removeBonus = async (tx: Tx, id: string, changeId: string): Promise<void> => {
  await tx.run(remove, { id, changeId });
};

const extend = statement((db) =>
  db
    .update(playerBonuses)
    .set({ expiresAtMs: sql`${sql.placeholder('untilMs')}`, extensionId: sql`${sql.placeholder('changeId')}` })
    .where(eq(playerBonuses.id, sql.placeholder('id'))),
);

/** Has a bonus expire at another time. */
export const extendBonus = async (tx: Tx, id: string, changeId: string, untilMs: number): Promise<void> => {
  await tx.run(extend, { id, changeId, untilMs });
};
