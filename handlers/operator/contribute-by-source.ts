import { locateBySource } from '../chain/locate.ts';
import { takeContribution } from '../chain/take-contribution.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { takenToWire } from '../wire/contributed.ts';

/** C7. */
export const contributeBySource: PlatformHandler<'contributeBySource'> = async ({ body, headers }, context) => {
  const taken = await takeContribution(context, body, headers['idempotency-key'], locateBySource(body.source_id));
  return isRefusal(taken) ? taken : takenToWire(taken);
};
