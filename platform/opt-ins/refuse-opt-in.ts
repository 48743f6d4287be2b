import { admitsBrand, admitsCountry } from '../../domain/jackpot/admission.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import { rulesOf } from '../../wire/rules-of.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { BrandOfInstance } from './find-for-brand.ts';

/** Why the players of a brand cannot opt in to an instance now. Pending and paused instances accept opt-ins. */
export const refuseBrand = (
  { instance, brandPath, enabled }: BrandOfInstance,
  nowMs: number,
): Refusal<'owner_disabled' | 'instance_terminated' | 'brand_excluded'> | undefined => {
  if (!enabled) return refuse('owner_disabled');
  if (statusAt(instance, nowMs) === 'Terminated') return refuse('instance_terminated');
  const { allowedBrands } = rulesOf(instance);
  return admitsBrand({ ownerId: instance.ownerId, allowedBrands }, brandPath) ? undefined : refuse('brand_excluded');
};

/** Why a player of the brand in this country cannot opt in now. */
export const refuseOptIn = (
  of: BrandOfInstance,
  country: string,
  nowMs: number,
): Refusal<'owner_disabled' | 'instance_terminated' | 'brand_excluded' | 'country_excluded'> | undefined =>
  refuseBrand(of, nowMs) ??
  (admitsCountry(rulesOf(of.instance).countries, country) ? undefined : refuse('country_excluded'));
