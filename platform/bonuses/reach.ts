import { type Access, covers, operatorOf, reachesSome } from '../../domain/account/access.ts';
import { brandPathOf } from '../../domain/account/brand-path-of.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** The owner that an operator and perhaps one of its brands stand for; the brand may be written within the operator or with it. */
export const ownerOf = (operatorId: string, brandId = ''): string =>
  brandId === '' ? operatorId : brandPathOf(operatorId, brandId);

/** The path of the brand that a request names, if the caller reaches it and it can be one of the operator's. */
export const reachedBrand = (
  { access }: Caller,
  { operator_id, brand_id }: { readonly operator_id: string; readonly brand_id: string },
): { readonly brandPath: string } | Refusal<'permission_denied' | 'brand_not_found'> => {
  const brandPath = ownerOf(operator_id, brand_id);
  if (!covers(access, brandPath))
    return refuse('permission_denied', { detail: `The account does not reach ${brandPath}.` });
  return operatorOf(brandPath) === operator_id ? { brandPath } : noBrand(brandPath);
};

export const noBrand = (brandPath: string): Refusal<'brand_not_found'> =>
  refuse('brand_not_found', { detail: `The operator has no brand ${brandPath}.` });

/** Whether freespins of an owner exist for an account: those for all brands of an operator do for whoever reaches one of them. */
export const isShown = (access: Access, ownerId: string): boolean =>
  covers(access, ownerId) || (!ownerId.includes(':') && reachesSome(access, ownerId));
