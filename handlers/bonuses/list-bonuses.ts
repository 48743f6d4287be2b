import { listBonuses as list } from '../../db/bonuses/listed-bonuses.ts';
import { bonusStateAt, toBonusState } from '../../domain/bonus/freespins.ts';
import { reachedOwner } from '../../platform/bonuses/reach.ts';
import { goOnAfter } from '../../platform/unit/go-on-after.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { pageHeaders, toFilter } from '../../wire/paging.ts';
import { playerBonusToWire } from '../../wire/player-bonus.ts';

/** Not part of the interface. */
export const listBonuses: PlatformHandler<'listBonuses'> = async ({ query }, call) => {
  const { tx, caller, nowMs } = call;
  const reached = await reachedOwner(tx, caller, query.operator_id, toFilter(query.brand_id));
  if (isRefusal(reached)) return reached;
  const filter = {
    ...reached,
    promoId: toFilter(query.promo_id),
    instanceId: toFilter(query.bonus_instance_id),
    state: toBonusState(query.state),
    fromMs: query.timestamp_from,
    toMs: query.timestamp_to,
  };
  const page = { page: query.page, limit: query.limit, descending: query.sort_direction === -1 };
  const listing = await goOnAfter(call, query, '', (after) => list(tx, filter, { ...page, after }, nowMs));
  if (isRefusal(listing)) return listing;
  return {
    status: 200,
    headers: pageHeaders('/bonus/bonuses', query, listing),
    body: listing.rows.map((row) =>
      playerBonusToWire({ ...row, bonus: { ...row.bonus, state: bonusStateAt(row.bonus, nowMs) } }),
    ),
  };
};
