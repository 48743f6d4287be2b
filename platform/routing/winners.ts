import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import type { WinnerFilter } from '../../db/wins/listed-winners.ts';
import { type Access, covers, visibleOwners } from '../../domain/account/access.ts';
import type { NamedTarget } from '../../wire/named-target.ts';
import type { ReadContext } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuseAbsent } from '../unit/reply.ts';
import { canSeeInstance, findVisibleInstance } from './find-visible.ts';
import { locateTarget } from './locate-target.ts';

/** An instance, and the winners of it that an account may see. */
export type VisibleWinners = {
  readonly instance: Instance;
  readonly seen: Pick<WinnerFilter, 'instanceId' | 'owners'>;
};

/**
 * The winners of an instance that an account may see. An account with access to only some of the operator's brands sees only their
 * winners.
 */
export const visibleWinners = (instance: Instance, access: Access): VisibleWinners => ({
  instance,
  seen: {
    instanceId: instance.id,
    owners: covers(access, instance.operatorId) ? undefined : visibleOwners(access),
  },
});

/** The same by instance id. An instance that the account may not see is not found. */
export const findVisibleWinners = async (
  tx: Tx,
  access: Access,
  instanceId: string,
): Promise<VisibleWinners | Refusal<'instance_not_found'>> => {
  const instance = await findVisibleInstance(tx, { access }, instanceId);
  return isRefusal(instance) ? instance : visibleWinners(instance, access);
};

const LIMIT = 50;

/** The instance whose winners a player may see, and the filter for them (C14, C16). */
export const findWinnersOfTarget = async (
  context: ReadContext,
  named: NamedTarget,
  { limit = LIMIT, ofBrand = false }: { readonly limit: number | undefined; readonly ofBrand: boolean | undefined },
) => {
  const located = await locateTarget(context, named);
  if (isRefusal(located)) return located;
  if (!canSeeInstance(context.caller.access, located.instance))
    return refuseAbsent('instance_not_found', located.instance.id);
  const { instance, seen } = visibleWinners(located.instance, context.caller.access);
  return { instance, filter: { ...seen, brandPath: ofBrand ? located.brandPath : undefined, limit } };
};
