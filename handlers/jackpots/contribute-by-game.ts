import { contribute } from '../chain/contribute.ts';
import { findGameSource } from '../chain/find-game-source.ts';
import { locateInstance } from '../chain/locate.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal, refuse } from '../reply.ts';
import { contributedToWire } from '../wire/contributed.ts';
import { orderOf } from '../wire/order.ts';

/** B35. */
export const contributeByGame: PlatformHandler<'contributeByGame'> = async ({ body, headers }, context) => {
  const { provider_id: providerId, game_code: gameCode, brand_id: brandPath, instance_id: instanceId } = body;
  const order = orderOf(context.operation, body, headers['idempotency-key']);
  const sourceId = await context.read((tx) => findGameSource(tx, brandPath, { providerId, gameCode }));
  // A key that is known answers before anything is missed.
  const locate =
    sourceId === undefined
      ? async () =>
          refuse('source_not_found', {
            detail: `${brandPath} has no source ${providerId}:${gameCode} and no source ${gameCode}.`,
          })
      : locateInstance(instanceId);
  const contributed = await contribute(context, { ...order, sourceId }, locate);
  return isRefusal(contributed) ? contributed : contributedToWire(contributed, order.key);
};
