import { takeContribution, takenToEmpty } from '../../platform/contributions/take-contribution.ts';
import { locateBySource } from '../../platform/routing/locate.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** B34. */
export const recordSourceContribution: PlatformHandler<'recordSourceContribution'> = async (
  { body, headers },
  context,
) => {
  const taken = await takeContribution(context, body, headers['idempotency-key'], locateBySource(body.source_id));
  return isRefusal(taken) ? taken : takenToEmpty(taken);
};
