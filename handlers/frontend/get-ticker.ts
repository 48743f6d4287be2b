import { findInstance } from '../../db/jackpots/instances.ts';
import { listSourcesOfInstance } from '../../db/routing/sources.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { tickerToWire } from '../../wire/shown-jackpot.ts';

/** F8. */
export const getTicker: PlatformHandler<'getTicker'> = async ({ query: { instance_id } }, { tx, nowMs }) => {
  const instance = await findInstance(tx, instance_id);
  if (instance === undefined || instance.hidden === true) return refuseAbsent('instance_not_found', instance_id);
  return { status: 200, body: tickerToWire(instance, await listSourcesOfInstance(tx, instance_id), nowMs) };
};
