import { listPlayerBonuses as list } from '../../db/bonuses/player-bonuses.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { bonusStateAt, toBonusState } from '../../domain/bonus/freespins.ts';
import type { PlayerBonus } from '../../generated/server/types.gen.ts';
import { noBrand, reachedBrand } from '../../platform/bonuses/reach.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';
import { playerBonusToWire, withoutReason } from '../../wire/player-bonus.ts';

/** D4. A bonus counts as expired from its expiry on, even before the platform has recorded it. */
export const listPlayerBonuses: PlatformHandler<'listPlayerBonuses'> = async ({ query }, { tx, caller, nowMs }) => {
  const reached = reachedBrand(caller, query.operator_id, query.brand_id);
  if (isRefusal(reached)) return reached;
  const { brandPath } = reached;
  if ((await findBrandEnabledState(tx, brandPath)) === undefined) return noBrand(brandPath);
  const show = caller.type === 'Provider' ? withoutReason : (bonus: PlayerBonus) => bonus;
  const listing = await list(
    tx,
    {
      brandPath,
      playerId: query.player_id,
      id: toFilter(query.bonus_id),
      state: toBonusState(query.status),
      providerId: toFilter(query.provider),
      gameCode: toFilter(query.game_code),
    },
    toPage(query),
    nowMs,
  );
  return {
    status: 200,
    headers: pageHeaders('/bonus/players/bonuses', query, listing),
    body: listing.rows.map((row) =>
      show(playerBonusToWire({ ...row, bonus: { ...row.bonus, state: bonusStateAt(row.bonus, nowMs) } })),
    ),
  };
};
