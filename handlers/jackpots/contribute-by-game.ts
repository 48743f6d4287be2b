import { contribute } from '../../platform/contributions/contribute.ts';
import { readOrder } from '../../platform/contributions/order.ts';
import { contributedToWire } from '../../platform/contributions/take-contribution.ts';
import { findGameSource } from '../../platform/routing/find-for-player.ts';
import { locateInstance } from '../../platform/routing/locate.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';

/** B35. */
export const contributeByGame: PlatformHandler<'contributeByGame'> = async ({ body, headers }, context) => {
  const { provider_id: providerId, game_code: gameCode, brand_id: brandPath, instance_id: instanceId } = body;
  const order = readOrder(context.operation, body, headers['idempotency-key']);
  const sourceId = await context.read((tx) => findGameSource(tx, brandPath, { providerId, gameCode }));
  // A known key is answered before a missing source is refused.
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
