import { award } from '../../platform/bonuses/award.ts';
import { grantFreespins } from '../../platform/bonuses/grants.ts';
import { reachedBrand } from '../../platform/bonuses/reach.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** D2. */
export const awardFreespins: PlatformHandler<'awardFreespins'> = async (request, context) => {
  const { body } = request;
  const reached = reachedBrand(context.caller, body.operator_id, body.brand_id);
  if (isRefusal(reached)) return reached;
  const { brandPath } = reached;
  return award(context, request, brandPath, (unit) => grantFreespins({ ...context, ...unit }, body, brandPath));
};
