import type { PlatformHandler } from '../handler.ts';
import { applyWish } from '../opt-in/apply-wish.ts';
import { findForBrand } from '../opt-in/find-for-brand.ts';
import { isRefusal } from '../reply.ts';

/** C11. */
export const setOperatorOptIn: PlatformHandler<'setOperatorOptIn'> = async ({ body }, context) => {
  const { instance_id: instanceId, brand_id: brandPath, contribution_value: value } = body;
  const found = await findForBrand(context.tx, context.caller, { instanceId, brandPath });
  if (isRefusal(found)) return found;
  const done = await applyWish(context, found, {
    playerId: body.player_id,
    country: body.player_country,
    optedIn: body.opt_in,
    preferred: value === undefined ? undefined : { value, currency: body.contribution_currency },
  });
  return isRefusal(done) ? done : { status: 200, audited: [done.audited] };
};
