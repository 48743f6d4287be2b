import { award } from '../../platform/bonuses/award.ts';
import { grantBonus } from '../../platform/bonuses/grants.ts';
import { reachedBrand } from '../../platform/bonuses/reach.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { gamesFaults, typeFaults } from '../../wire/freespins.ts';

/** D3. */
export const awardBonus: PlatformHandler<'awardBonus'> = async (request, context) => {
  const { timestamp_bonus_expires: end, ...rest } = request.body;
  const reached = reachedBrand(context.caller, request.body.operator_id, request.body.brand_id);
  if (isRefusal(reached)) return reached;
  const errors = [...typeFaults(rest.bonus, '/bonus'), ...gamesFaults(rest.available_for ?? [])];
  if (errors.length > 0) return refuse('validation_failed', { errors });
  // 0 means none, like omitting the field, so the key treats both requests as equal.
  const asked = { ...request, body: end ? request.body : rest };
  return award(context, asked, reached.brandPath, (unit) => grantBonus({ ...context, ...unit }, asked.body));
};
