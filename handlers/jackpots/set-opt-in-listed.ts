import { listParticipations } from '../../db/opt-ins/participations.ts';
import { optInPlayer } from '../../platform/opt-ins/opt-in-player.ts';
import { findForBrand } from '../../platform/opt-ins/refuse-opt-in.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { optInFromWire, optInStatusToWire } from '../../wire/opt-in.ts';

const LISTED_MAX = 500;

/** B32. */
export const setOptInListed: PlatformHandler<'setOptInListed'> = async ({ body }, context) => {
  const asked = { instanceId: body.instance_id, brandPath: body.brand_id };
  const found = await findForBrand(context.tx, context.caller, asked);
  if (isRefusal(found)) return found;
  const done = await optInPlayer(context, found, optInFromWire(body));
  if (isRefusal(done)) return done;
  const { participation, audited } = done;
  const { rows } = await listParticipations(
    context.tx,
    { player: participation },
    { order: 'latest', page: 0, limit: LISTED_MAX },
  );
  const others = rows.filter(({ instanceId }) => instanceId !== participation.instanceId);
  return {
    status: 200,
    body: [participation, ...others].slice(0, LISTED_MAX).map(optInStatusToWire),
    audited: [audited],
  };
};
