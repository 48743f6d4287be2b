import { listWinners } from '../../db/listed-winners.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { findWinnersOfTarget } from '../winners/find-winners-of-target.ts';
import { winnerToWire } from '../wire/winner.ts';

/** C14. */
export const listTargetWinners: PlatformHandler<'listTargetWinners'> = async ({ body }, context) => {
  const found = await findWinnersOfTarget(context, body);
  if (isRefusal(found)) return found;
  const winners = await listWinners(context.tx, found.filter);
  return { status: 200, body: winners.map((winner) => winnerToWire(found.instance, winner)) };
};
