import { listWinners as list } from '../../db/listed-winners.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { findSeenWinners } from '../winners/seen-winners.ts';
import { filterOf } from '../wire/paging.ts';
import { winnerToWire } from '../wire/winner.ts';

/** C8. */
export const listWinners: PlatformHandler<'listWinners'> = async (
  { query: { instance_id, brand_id, limit } },
  { tx, caller },
) => {
  const found = await findSeenWinners(tx, caller.access, instance_id);
  if (isRefusal(found)) return found;
  const winners = await list(tx, { ...found.seen, brandPath: filterOf(brand_id), limit });
  return { status: 200, body: winners.map((winner) => winnerToWire(found.instance, winner)) };
};
