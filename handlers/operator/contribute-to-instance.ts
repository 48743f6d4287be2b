import { locateInstance } from '../chain/locate.ts';
import { takeContribution } from '../chain/take-contribution.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { takenToWire } from '../wire/contributed.ts';

/** C6. */
export const contributeToInstance: PlatformHandler<'contributeToInstance'> = async ({ body, headers }, context) => {
  const taken = await takeContribution(context, body, headers['idempotency-key'], locateInstance(body.instance_id));
  return isRefusal(taken) ? taken : takenToWire(taken);
};
