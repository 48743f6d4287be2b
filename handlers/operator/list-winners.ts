import { listWinners as list } from '../../db/listed-winners.ts';
import { findVisibleWinners } from '../../platform/routing/winners.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { filterOf } from '../../wire/paging.ts';
import { winnerToWire } from '../../wire/winner.ts';

/** C8. */
export const listWinners: PlatformHandler<'listWinners'> = async (
  { query: { instance_id, brand_id, limit } },
  { tx, caller },
) => {
  const found = await findVisibleWinners(tx, caller.access, instance_id);
  if (isRefusal(found)) return found;
  const winners = await list(tx, { ...found.seen, brandPath: filterOf(brand_id), limit });
  return { status: 200, body: winners.map((winner) => winnerToWire(found.instance, winner)) };
};
