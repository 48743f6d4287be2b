import type { Tx } from '../../db/engine/tx.ts';
import { findBrandEnabledState } from '../../db/operators.ts';
import { type Access, covers } from '../../domain/account/access.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Refuses an unknown brand and one without access in the same way. */
export const refuseUnknownBrand = async (
  tx: Tx,
  access: Access,
  brandPath: string,
): Promise<Refusal<'brand_not_found'> | undefined> =>
  covers(access, brandPath) && (await findBrandEnabledState(tx, brandPath)) !== undefined
    ? undefined
    : refuse('brand_not_found', { detail: `There is no brand ${brandPath}.` });
