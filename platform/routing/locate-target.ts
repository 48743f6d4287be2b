import type { Instance } from '../../db/jackpots/instances.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { covers, toOperatorId } from '../../domain/account/access.ts';
import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import type { NamedTarget } from '../../wire/named-target.ts';
import type { ReadContext } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse, refuseAccess } from '../unit/reply.ts';
import { findOwnInstance } from './find-visible.ts';
import { locatePlayersJackpot } from './locate.ts';

/** The instance that a target resolves to, and the player's brand. */
type LocatedTarget = { readonly instance: Instance; readonly brandPath: string; readonly enabled: boolean };

/** Resolves a target: the named instance, or the named source's jackpot for the player. */
export const locateTarget = async (
  { tx, caller, nowMs }: Pick<ReadContext, 'tx' | 'caller' | 'nowMs'>,
  { operatorId, brandId, country, segments, target }: NamedTarget,
): Promise<
  LocatedTarget | Refusal<'permission_denied' | 'brand_not_found' | 'instance_not_found' | 'no_jackpot_for_source'>
> => {
  const brandPath = toBrandPath(operatorId, brandId);
  if (!covers(caller.access, brandPath)) return refuseAccess(brandPath);
  const brand = toOperatorId(brandPath) === operatorId ? await findBrandEnabledState(tx, brandPath) : undefined;
  if (brand === undefined) return refuse('brand_not_found', { detail: `${operatorId} has no brand ${brandId}.` });
  const instance =
    target.type === 'instance'
      ? await findOwnInstance(tx, brandPath, target.id)
      : await locatePlayersJackpot(target.id)(tx, { brandPath, country, segments }, nowMs);
  return isRefusal(instance) ? instance : { instance, brandPath, enabled: brand.enabled };
};
