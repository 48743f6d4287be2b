import { listWinners } from '../../db/wins/listed-winners.ts';
import type { Winner } from '../../generated/server/types.gen.ts';
import { findVisibleWinners } from '../../platform/routing/winners.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { toFilter } from '../../wire/paging.ts';
import { winnerToWire } from '../../wire/win-record.ts';

/** C9. */
export const listWinnersByPot: PlatformHandler<'listWinnersByPot'> = async (
  { query: { instance_id, brand_id, limit } },
  { tx, caller },
) => {
  const found = await findVisibleWinners(tx, caller.access, instance_id);
  if (isRefusal(found)) return found;
  const byPot: [potId: string, winners: Winner[]][] = [];
  for (const { id: potId } of found.instance.pots) {
    const winners = await listWinners(tx, { ...found.seen, potId, brandPath: toFilter(brand_id), limit });
    byPot.push([potId, winners.map((winner) => winnerToWire(found.instance, winner))]);
  }
  return { status: 200, body: Object.fromEntries(byPot) };
};
