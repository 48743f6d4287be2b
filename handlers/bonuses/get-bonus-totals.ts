import { sumBonuses } from '../../db/bonuses/bonus-totals.ts';
import { reachedOwner } from '../../platform/bonuses/reach.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { toFilter } from '../../wire/paging.ts';
import { bonusTotalsToWire } from '../../wire/player-bonus.ts';

/** Not part of the interface. */
export const getBonusTotals: PlatformHandler<'getBonusTotals'> = async ({ query }, { tx, caller, nowMs }) => {
  const { promo_id: promoId } = query;
  const reached = await reachedOwner(tx, caller, query.operator_id, toFilter(query.brand_id));
  if (isRefusal(reached)) return reached;
  const sums = await sumBonuses(tx, { ...reached, promoId }, nowMs);
  if (sums.length === 0) return refuse('promo_not_found');
  return { status: 200, body: bonusTotalsToWire(promoId, sums) };
};
