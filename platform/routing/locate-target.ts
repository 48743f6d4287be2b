import type { Instance } from '../../db/instances.ts';
import { findBrandEnabledState } from '../../db/operators.ts';
import { covers, operatorOf } from '../../domain/account/access.ts';
import { brandPathOf } from '../../domain/account/brand-path-of.ts';
import type { ContributionTarget, TargetPlayer } from '../../generated/server/types.gen.ts';
import type { ReadContext } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { findOwnInstance } from './find-own-instance.ts';
import { locatePlayersJackpot } from './locate.ts';

/** The fields of a request that name a target and a player. */
type Named = {
  readonly operator_id: string;
  readonly target: ContributionTarget;
  readonly player: Pick<TargetPlayer, 'brand_id' | 'country' | 'segments'>;
};

/** The instance that a target resolves to, and the player's brand. */
type LocatedTarget = { readonly instance: Instance; readonly brandPath: string; readonly enabled: boolean };

/** Resolves a target: the named instance, or the named source's jackpot for the player. */
export const locateTarget = async (
  { tx, caller, nowMs }: Pick<ReadContext, 'tx' | 'caller' | 'nowMs'>,
  { operator_id, target, player }: Named,
): Promise<
  LocatedTarget | Refusal<'permission_denied' | 'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source'>
> => {
  const brandPath = brandPathOf(operator_id, player.brand_id);
  if (!covers(caller.access, brandPath))
    return refuse('permission_denied', { detail: `Your account has no access to ${brandPath}.` });
  const brand = operatorOf(brandPath) === operator_id ? await findBrandEnabledState(tx, brandPath) : undefined;
  if (brand === undefined)
    return refuse('brand_not_found', { detail: `${operator_id} has no brand ${player.brand_id}.` });
  const { country, segments = [] } = player;
  const instance =
    target.type === 'instance'
      ? await findOwnInstance(tx, brandPath, target.id)
      : await locatePlayersJackpot(target.id)(tx, { brandPath, country, segments }, nowMs);
  return isRefusal(instance) ? instance : { instance, brandPath, enabled: brand.enabled };
};
