import type { WinnersOfTarget } from '../../generated/server/types.gen.ts';
import type { ReadContext } from '../unit/handler.ts';
import { isRefusal, refuse } from '../unit/reply.ts';
import { locateTarget } from './locate-target.ts';
import { winnersSeen } from './seen-winners.ts';
import { seesInstance } from './sees-instance.ts';

const LIMIT = 50;

/** The instance whose winners a player may see, and the filter for them (C14, C16). */
export const findWinnersOfTarget = async (
  context: ReadContext,
  { limit = LIMIT, winners_for_player_brand: ofBrand = false, ...named }: WinnersOfTarget,
) => {
  const located = await locateTarget(context, named);
  if (isRefusal(located)) return located;
  if (!seesInstance(context.caller.access, located.instance))
    return refuse('instance_not_found', { detail: `There is no instance ${located.instance.id}.` });
  const { instance, seen } = winnersSeen(located.instance, context.caller.access);
  return { instance, filter: { ...seen, brandPath: ofBrand ? located.brandPath : undefined, limit } };
};
