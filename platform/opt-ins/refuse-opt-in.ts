import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { covers } from '../../domain/account/access.ts';
import { admitsBrand, admitsCountry } from '../../domain/jackpot/admission.ts';
import { statusAt } from '../../domain/jackpot/schedule.ts';
import { readRules } from '../../wire/read-rules.ts';
import { findOwnInstance } from '../routing/find-visible.ts';
import type { Caller } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse, refuseAbsent, refuseAccess } from '../unit/reply.ts';

/**
 * Refuses opt-ins of a brand's players to an instance that are not possible now. Pending and paused instances accept opt-ins.
 * @param isExcluded whether the brand or its operator has excluded the player.
 */
export const refuseBrand = (
  { instance, brandPath, enabled }: BrandOfInstance,
  nowMs: number,
  isExcluded = false,
): Refusal<'owner_disabled' | 'instance_terminated' | 'player_excluded' | 'brand_excluded'> | undefined => {
  if (!enabled) return refuse('owner_disabled');
  if (statusAt(instance, nowMs) === 'Terminated') return refuse('instance_terminated');
  if (isExcluded) return refuse('player_excluded');
  const { allowedBrands } = readRules(instance);
  return admitsBrand({ ownerId: instance.ownerId, allowedBrands }, brandPath) ? undefined : refuse('brand_excluded');
};

/** Refuses an opt-in of a player of the brand in this country that is not possible now. */
export const refuseOptIn = (
  of: BrandOfInstance,
  country: string,
  nowMs: number,
  isExcluded = false,
): ReturnType<typeof refuseBrand> | Refusal<'country_excluded'> =>
  refuseBrand(of, nowMs, isExcluded) ??
  (admitsCountry(readRules(of.instance).countries, country) ? undefined : refuse('country_excluded'));

/** An instance and a brand whose players opt in or out. */
export type BrandOfInstance = { readonly instance: Instance; readonly brandPath: string; readonly enabled: boolean };

type Asked = { readonly instanceId: string; readonly brandPath: string };

/** An instance of a brand that the caller has access to. Instances of other operators are not found. */
export const findForBrand = async (
  tx: Tx,
  { access }: Caller,
  asked: Asked,
): Promise<BrandOfInstance | Refusal<'permission_denied' | 'brand_not_found' | 'instance_not_found'>> =>
  covers(access, asked.brandPath) ? findOfBrand(tx, asked) : refuseAccess(asked.brandPath);

/** The same for the players of the brand, who have no account. */
export const findOfBrand = async (
  tx: Tx,
  { instanceId, brandPath }: Asked,
): Promise<BrandOfInstance | Refusal<'brand_not_found' | 'instance_not_found'>> => {
  const brand = await findBrandEnabledState(tx, brandPath);
  if (brand === undefined) return refuseAbsent('brand_not_found', brandPath);
  const instance = await findOwnInstance(tx, brandPath, instanceId);
  return isRefusal(instance) ? instance : { instance, brandPath, enabled: brand.enabled };
};
