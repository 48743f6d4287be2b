import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { lookup } from '../engine/lookups.ts';
import type { Soon } from '../engine/soon.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { bonusAwards, freespinUses, payingBrands, playerBonuses } from '../tables/bonuses.ts';
import { isState } from '../tables/columns.ts';
import type { Contribution } from '../tables/contributions.ts';
import type { AwardedBonus } from './player-bonuses.ts';

const untilOfBrand = statement((db) =>
  db
    .select({ untilMs: payingBrands.untilMs })
    .from(payingBrands)
    .where(eq(payingBrands.brandPath, sql.placeholder('brandPath'))),
);

/** By brand path. */
const payingUntil = lookup<string, { readonly untilMs: number }>(payingBrands);

/** Up to when bonuses of a brand may pay contributions; 0 if it has none. */
export const findPayingUntil = (tx: Tx, brandPath: string): Soon<{ readonly untilMs: number } | undefined> =>
  tx.lookUp(payingUntil, brandPath, async () => (await tx.get(untilOfBrand, { brandPath })) ?? NEVER);

const NEVER = { untilMs: 0 };

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Records that bonuses of a brand may pay contributions until then, in the unit that awards or extends them. */
export const notePayingUntil = async (tx: Tx, brandPath: string, expiresAtMs: number): Promise<void> => {
  const known = await tx.get(untilOfBrand, { brandPath });
  if (known !== undefined && known.untilMs >= expiresAtMs) return;
  const untilMs = expiresAtMs + WEEK_MS;
  await tx.run((db) =>
    db
      .insert(payingBrands)
      .values({ brandPath, untilMs })
      .onConflictDoUpdate({ target: payingBrands.brandPath, set: { untilMs } }),
  );
};

/** The same for bonuses that expire later now: a brand that was never noted has none that pay. */
export const noteExtended = async (tx: Tx, brandPath: string, expiresAtMs: number): Promise<void> => {
  if ((await tx.get(untilOfBrand, { brandPath })) !== undefined) await notePayingUntil(tx, brandPath, expiresAtMs);
};

const availableOfPlayer = statement((db) =>
  db
    .select({ bonus: playerBonuses, award: bonusAwards })
    .from(playerBonuses)
    .innerJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
    .where(
      and(
        eq(playerBonuses.brandPath, sql.placeholder('brandPath')),
        eq(playerBonuses.playerId, sql.placeholder('playerId')),
        gt(playerBonuses.expiresAtMs, sql.placeholder('nowMs')),
        isState(playerBonuses.state, 'Available'),
      ),
    )
    .orderBy(asc(playerBonuses.expiresAtMs)),
);

/** The bonuses of a player that can be used now. */
export const listAvailableBonuses = (
  tx: Tx,
  player: Pick<Contribution, 'brandPath' | 'playerId'>,
  nowMs: number,
): Promise<AwardedBonus[]> => tx.all(availableOfPlayer, { ...player, nowMs });

const take = statement((db) =>
  db
    .update(playerBonuses)
    .set(createPlaceholders(playerBonuses, ['state', 'used', 'consumedAtMs']))
    .where(
      and(
        eq(playerBonuses.id, sql.placeholder('id')),
        eq(playerBonuses.used, sql.placeholder('usedBefore')),
        isState(playerBonuses.state, 'Available'),
      ),
    ),
);

/**
 * Takes a use from a bonus if it is as the caller has read it.
 * @returns false if it has changed since.
 */
export const takeFromBonus = async (
  tx: Tx,
  { id, used: usedBefore }: AwardedBonus['bonus'],
  { state, used, consumedAtMs }: AwardedBonus['bonus'],
): Promise<boolean> => (await tx.run(take, { id, usedBefore, state, used, consumedAtMs })).changes === 1;

/** The part of a bonus in a contribution, in the bonus's currency. */
export type PaidByBonus = {
  readonly bonusId: string;
  readonly promoId: string | null;
  readonly currency: string;
  /** The amount used, and what was left after it. */
  readonly amount: bigint;
  readonly left: bigint;
};

const ofContributions = statement((db) =>
  db
    .select({
      contributionId: sql<string>`${freespinUses.contributionId}`,
      bonusId: playerBonuses.id,
      promoId: bonusAwards.promoId,
      currency: bonusAwards.currency,
      amount: freespinUses.amount,
      usedAfter: freespinUses.usedAfter,
      budget: playerBonuses.budget,
    })
    .from(freespinUses)
    .innerJoin(playerBonuses, eq(playerBonuses.id, freespinUses.bonusId))
    .innerJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
    .where(sql`${freespinUses.contributionId} in (select value from json_each(${sql.placeholder('ids')}))`),
);

/** The parts of bonuses in contributions, by contribution id. */
export const listPaidByBonus = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PaidByBonus>> => {
  const uses = ids.length === 0 ? [] : await tx.all(ofContributions, { ids: JSON.stringify(ids) });
  return new Map(
    uses.map(({ contributionId, budget, usedAfter, ...paid }) => [
      contributionId,
      { ...paid, left: budget - usedAfter },
    ]),
  );
};

/** The promotion of a bonus, as wallets know it; undefined without a bonus. A promo_id that wallets do not take gives way to the bonus's id. */
export const toPromotionId = (paid: Pick<PaidByBonus, 'bonusId' | 'promoId'> | undefined): string | undefined =>
  paid?.promoId != null && /^[!-~]{1,128}$/.test(paid.promoId) ? paid.promoId : paid?.bonusId;

/** The part of a bonus in a contribution; undefined if no bonus paid it. */
export const findPaidByBonus = async (tx: Tx, contributionId: string): Promise<PaidByBonus | undefined> =>
  (await listPaidByBonus(tx, [contributionId])).get(contributionId);
