import { findFreespinInstance } from '../../db/freespin-instances.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { award } from '../../platform/bonuses/award.ts';
import { isShown, reachedBrand } from '../../platform/bonuses/reach.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';

/** D2. */
export const awardFreespins: PlatformHandler<'awardFreespins'> = async (request, context) => {
  const { caller } = context;
  const { operator_id: operatorId, instance_id: id } = request.body;
  const reached = reachedBrand(caller, operatorId, request.body.brand_id);
  if (isRefusal(reached)) return reached;
  const { brandPath } = reached;
  return award(context, request, brandPath, async ({ tx, nowMs }) => {
    const instance = await findFreespinInstance(tx, id);
    if (
      instance === undefined ||
      operatorOf(instance.ownerId) !== operatorId ||
      !isShown(caller.access, instance.ownerId)
    )
      return refuse('freespin_instance_not_found', { detail: `${operatorId} has no freespin instance ${id}.` });
    const { ownerId, startsAtMs, endsAtMs, expiresAfterMs, name, type, currency, count, amount, availableFor } =
      instance;
    if (ownerId !== operatorId && ownerId !== brandPath)
      return refuse('bonus_brand_mismatch', { detail: `The instance belongs to ${ownerId}.` });
    if (nowMs < startsAtMs || nowMs >= endsAtMs)
      return refuse('bonus_window_closed', {
        detail: `The instance is open from ${startsAtMs} to ${endsAtMs}; the time is ${nowMs}.`,
      });
    const expiresAtMs = expiresAfterMs === 0 ? endsAtMs : nowMs + expiresAfterMs;
    return { instanceId: id, name, type, currency, count, amount, availableFor, expiresAtMs };
  });
};
