import { optInPlayer } from '../../platform/opt-ins/opt-in-player.ts';
import { findForBrand } from '../../platform/opt-ins/refuse-opt-in.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { optInFromWire } from '../../wire/opt-in.ts';

/** B23. */
export const setOptIn: PlatformHandler<'setOptIn'> = async ({ body }, context) => {
  const asked = { instanceId: body.instance_id, brandPath: body.brand_id };
  const found = await findForBrand(context.tx, context.caller, asked);
  if (isRefusal(found)) return found;
  const done = await optInPlayer(context, found, optInFromWire(body));
  return isRefusal(done) ? done : { status: 200, audited: [done.audited] };
};
