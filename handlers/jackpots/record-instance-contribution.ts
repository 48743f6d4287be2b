import { locateInstance } from '../chain/locate.ts';
import { takeContribution } from '../chain/take-contribution.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { takenToEmpty } from '../wire/contributed.ts';

/** B33. */
export const recordInstanceContribution: PlatformHandler<'recordInstanceContribution'> = async (
  { body, headers },
  context,
) => {
  const taken = await takeContribution(context, body, headers['idempotency-key'], locateInstance(body.instance_id));
  return isRefusal(taken) ? taken : takenToEmpty(taken);
};
