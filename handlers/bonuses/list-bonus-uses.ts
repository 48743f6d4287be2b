import { listBonusUses as list } from '../../db/bonuses/bonus-uses.ts';
import { reachedOwner } from '../../platform/bonuses/reach.ts';
import { goOnAfter } from '../../platform/unit/go-on-after.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { pageHeaders, toFilter } from '../../wire/paging.ts';
import { bonusUseToWire } from '../../wire/player-bonus.ts';

/** Not part of the interface. */
export const listBonusUses: PlatformHandler<'listBonusUses'> = async ({ query }, call) => {
  const { tx, caller } = call;
  const reached = await reachedOwner(tx, caller, query.operator_id, toFilter(query.brand_id));
  if (isRefusal(reached)) return reached;
  const filter = {
    ...reached,
    bonusId: toFilter(query.bonus_id),
    promoId: toFilter(query.promo_id),
    fromMs: query.timestamp_from,
    toMs: query.timestamp_to,
  };
  const page = { page: query.page, limit: query.limit, descending: query.sort_direction === -1 };
  const listing = await goOnAfter(call, query, '', (after) => list(tx, filter, { ...page, after }));
  if (isRefusal(listing)) return listing;
  return { status: 200, headers: pageHeaders('/bonus/uses', query, listing), body: listing.rows.map(bonusUseToWire) };
};
