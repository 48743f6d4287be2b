import type { PlatformHandler } from '../handler.ts';
import { findForBrand } from '../opt-in/find-for-brand.ts';
import { optInPlayer } from '../opt-in/opt-in-player.ts';
import { isRefusal } from '../reply.ts';

/** B23. */
export const setOptIn: PlatformHandler<'setOptIn'> = async ({ body }, context) => {
  const asked = { instanceId: body.instance_id, brandPath: body.brand_id };
  const found = await findForBrand(context.tx, context.caller, asked);
  if (isRefusal(found)) return found;
  const done = await optInPlayer(context, found, body);
  return isRefusal(done) ? done : { status: 200, audited: done.audited };
};
