import type { Tx } from '../../db/engine/tx.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { type Access, covers, reachesSome, toOperatorId } from '../../domain/account/access.ts';
import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse, refuseAccess } from '../unit/reply.ts';

/** The owner: an operator, or one of its brands. The brand may be an id within the operator or a full path. */
export const toOwnerId = (operatorId: string, brandId = ''): string =>
  brandId === '' ? operatorId : toBrandPath(operatorId, brandId);

/** The path of a brand that belongs to the operator and that the caller has access to. */
export const reachedBrand = (
  { access }: Caller,
  operatorId: string,
  brandId: string,
): { readonly brandPath: string } | Refusal<'permission_denied' | 'brand_not_found'> => {
  const brandPath = toOwnerId(operatorId, brandId);
  if (!covers(access, brandPath)) return refuseAccess(brandPath);
  return toOperatorId(brandPath) === operatorId ? { brandPath } : noBrand(brandPath);
};

/** An operator or one of its brands, whichever a request names, if the caller has access to it and it exists. */
export const reachedOwner = async (
  tx: Tx,
  { access }: Caller,
  operatorId: string,
  brandId: string | undefined,
): Promise<
  | { readonly operatorId: string; readonly brandPath?: string | undefined }
  | Refusal<'permission_denied' | 'brand_not_found'>
> => {
  const ownerId = toOwnerId(operatorId, brandId);
  if (!covers(access, ownerId)) return refuseAccess(ownerId);
  if (ownerId === operatorId) return { operatorId };
  const isThere = toOperatorId(ownerId) === operatorId && (await findBrandEnabledState(tx, ownerId)) !== undefined;
  return isThere ? { operatorId, brandPath: ownerId } : noBrand(ownerId);
};

export const noBrand = (brandPath: string): Refusal<'brand_not_found'> =>
  refuse('brand_not_found', { detail: `The operator has no brand ${brandPath}.` });

/** Reports whether an account may see freespins of an owner. Access to one brand is enough for those of all brands. */
export const isShown = (access: Access, ownerId: string): boolean =>
  covers(access, ownerId) || (!ownerId.includes(':') && reachesSome(access, ownerId));
