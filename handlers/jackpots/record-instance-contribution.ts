import { takeContribution, takenToEmpty } from '../../platform/contributions/take-contribution.ts';
import { locateInstance } from '../../platform/routing/locate.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** B33. */
export const recordInstanceContribution: PlatformHandler<'recordInstanceContribution'> = async (
  { body, headers },
  context,
) => {
  const taken = await takeContribution(context, body, headers['idempotency-key'], locateInstance(body.instance_id));
  return isRefusal(taken) ? taken : takenToEmpty(taken);
};
