import { listWinners as list } from '../../db/wins/listed-winners.ts';
import { findVisibleWinners } from '../../platform/routing/winners.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { toFilter } from '../../wire/paging.ts';
import { winnerToWire } from '../../wire/win-record.ts';

/** C8. */
export const listWinners: PlatformHandler<'listWinners'> = async (
  { query: { instance_id, brand_id, limit } },
  { tx, caller },
) => {
  const found = await findVisibleWinners(tx, caller.access, instance_id);
  if (isRefusal(found)) return found;
  const winners = await list(tx, { ...found.seen, brandPath: toFilter(brand_id), limit });
  return { status: 200, body: winners.map((winner) => winnerToWire(found.instance, winner)) };
};
