import { listWinners } from '../../db/wins/listed-winners.ts';
import { findWinnersOfTarget } from '../../platform/routing/winners.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { namedTarget } from '../../wire/named-target.ts';
import { winnerToWire } from '../../wire/win-record.ts';

/** C14. */
export const listTargetWinners: PlatformHandler<'listTargetWinners'> = async ({ body }, context) => {
  const found = await findWinnersOfTarget(context, namedTarget(body), {
    limit: body.limit,
    ofBrand: body.winners_for_player_brand,
  });
  if (isRefusal(found)) return found;
  const winners = await listWinners(context.tx, found.filter);
  return { status: 200, body: winners.map((winner) => winnerToWire(found.instance, winner)) };
};
