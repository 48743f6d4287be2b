import { optInPlayer } from '../../platform/opt-ins/opt-in-player.ts';
import { findOfBrand } from '../../platform/opt-ins/refuse-opt-in.ts';
import { requireSession } from '../../platform/players/authenticated-player.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { once } from '../../platform/unit/once.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { optInFromWire } from '../../wire/opt-in.ts';

/**
 * F6. The player is authenticated before the key is looked up, since keys belong to players. Players have no account, so there is no audit
 * event, only an opt-in event.
 */
export const setPlayerOptIn: PlatformHandler<'setPlayerOptIn'> = async (request, context) => {
  const { body } = request;
  const player = { brandPath: body.brand_id, playerId: body.player_id };
  const session = await requireSession(context, player);
  if (isRefusal(session)) return session;
  const answer = await context.write((unit) =>
    once(unit, { ...context, player }, request, async () => {
      const found = await findOfBrand(unit.tx, { instanceId: body.instance_id, brandPath: player.brandPath });
      if (isRefusal(found)) return found;
      const done = await optInPlayer({ ...unit, services: context.services }, found, optInFromWire(body));
      return isRefusal(done) ? done : ({ status: 200 } as const);
    }),
  );
  // A stored reply under this key is a reply of this operation.
  return answer as Awaited<ReturnType<PlatformHandler<'setPlayerOptIn'>>>;
};
