import { microsFromNumber } from '../../domain/money/micros.ts';
import { optInPlayer } from '../../platform/opt-ins/opt-in-player.ts';
import { findForBrand } from '../../platform/opt-ins/refuse-opt-in.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** C11. */
export const setOperatorOptIn: PlatformHandler<'setOperatorOptIn'> = async ({ body }, context) => {
  const { instance_id: instanceId, brand_id: brandPath, contribution_value: value } = body;
  const found = await findForBrand(context.tx, context.caller, { instanceId, brandPath });
  if (isRefusal(found)) return found;
  const done = await optInPlayer(context, found, {
    playerId: body.player_id,
    country: body.player_country,
    optedIn: body.opt_in,
    preferred:
      value === undefined ? undefined : { amount: microsFromNumber(value), currency: body.contribution_currency },
  });
  return isRefusal(done) ? done : { status: 200, audited: [done.audited] };
};
