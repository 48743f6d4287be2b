import { type ListedWinner, listWinners } from '../../db/wins/listed-winners.ts';
import { findWinnersOfTarget } from '../../platform/routing/winners.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { namedTarget } from '../../wire/named-target.ts';
import { winnerToWire } from '../../wire/win-record.ts';

/** C16. */
export const listTargetPotWinners: PlatformHandler<'listTargetPotWinners'> = async ({ body }, context) => {
  const found = await findWinnersOfTarget(context, namedTarget(body), {
    limit: body.limit,
    ofBrand: body.winners_for_player_brand,
  });
  if (isRefusal(found)) return found;
  const { instance, filter } = found;
  const latest: ListedWinner[] = [];
  for (const { id: potId } of instance.pots)
    latest.push(...(await listWinners(context.tx, { ...filter, potId, limit: 1 })));
  // Pots won at the same time keep the order of the template.
  latest.sort((a, b) => b.atMs - a.atMs);
  return { status: 200, body: latest.slice(0, filter.limit).map((winner) => winnerToWire(instance, winner)) };
};
