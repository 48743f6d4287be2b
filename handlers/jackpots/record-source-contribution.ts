import { locateBySource } from '../chain/locate.ts';
import { takeContribution } from '../chain/take-contribution.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { takenToEmpty } from '../wire/contributed.ts';

/** B34. */
export const recordSourceContribution: PlatformHandler<'recordSourceContribution'> = async (
  { body, headers },
  context,
) => {
  const taken = await takeContribution(context, body, headers['idempotency-key'], locateBySource(body.source_id));
  return isRefusal(taken) ? taken : takenToEmpty(taken);
};
