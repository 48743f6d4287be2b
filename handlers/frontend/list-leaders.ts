import { readLeaders } from '../../platform/lobby/read-leaders.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { answerPublic } from '../../platform/unit/public-reply.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';

/** Public, so it shows no more of players than their operator wants. */
export const listLeaders: PlatformHandler<'listLeaders'> = async ({ query, headers }, context) => {
  const { brand_id: brandPath, instance_id: instanceId, period, limit } = query;
  const reply = await readLeaders(context, { brandPath, instanceId, period, limit });
  return reply === undefined ? refuseAbsent('instance_not_found', instanceId) : answerPublic(reply, headers, 3);
};
