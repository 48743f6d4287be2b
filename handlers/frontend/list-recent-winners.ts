import { readWinners } from '../../platform/lobby/read-winners.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { answerPublic } from '../../platform/unit/public-reply.ts';
import { idsFromQuery } from '../../wire/routing.ts';

/** Public, so it shows no more of players than their operator wants. */
export const listRecentWinners: PlatformHandler<'listRecentWinners'> = async ({ query, headers }, context) => {
  const { brand_id: brandPath, instance_ids, language, limit } = query;
  const reply = await readWinners(context, { brandPath, instanceIds: idsFromQuery(instance_ids), language, limit });
  return answerPublic(reply, headers, 3);
};
