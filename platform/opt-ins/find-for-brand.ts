import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import { findBrandEnabledState } from '../../db/operators.ts';
import { covers } from '../../domain/account/access.ts';
import { findOwnInstance } from '../routing/find-own-instance.ts';
import type { Caller } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';

/** An instance and a brand whose players opt in or out. */
export type BrandOfInstance = { readonly instance: Instance; readonly brandPath: string; readonly enabled: boolean };

type Asked = { readonly instanceId: string; readonly brandPath: string };

/** An instance of a brand that the caller has access to. Instances of other operators are not found. */
export const findForBrand = async (
  tx: Tx,
  { access }: Caller,
  asked: Asked,
): Promise<BrandOfInstance | Refusal<'permission_denied' | 'brand_not_found' | 'instance_not_found'>> =>
  covers(access, asked.brandPath)
    ? findOfBrand(tx, asked)
    : refuse('permission_denied', { detail: `Your account has no access to ${asked.brandPath}.` });

/** The same for the players of the brand, who have no account. */
export const findOfBrand = async (
  tx: Tx,
  { instanceId, brandPath }: Asked,
): Promise<BrandOfInstance | Refusal<'brand_not_found' | 'instance_not_found'>> => {
  const brand = await findBrandEnabledState(tx, brandPath);
  if (brand === undefined) return refuse('brand_not_found', { detail: `There is no brand ${brandPath}.` });
  const instance = await findOwnInstance(tx, brandPath, instanceId);
  return isRefusal(instance) ? instance : { instance, brandPath, enabled: brand.enabled };
};
