import { contribute } from '../chain/contribute.ts';
import { locateBySource } from '../chain/locate.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { contributedToWire } from '../wire/contributed.ts';
import { orderOf } from '../wire/order.ts';

/** C7. */
export const contributeBySource: PlatformHandler<'contributeBySource'> = async ({ body, headers }, context) => {
  const order = orderOf(context.operation, body, headers['idempotency-key']);
  if (isRefusal(order)) return order;
  const contributed = await contribute(context, order, locateBySource(body.source_id));
  return isRefusal(contributed) ? contributed : contributedToWire(contributed, order.key);
};
