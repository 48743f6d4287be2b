import { findOwnCurrencies } from '../../db/operators/brand-currencies.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import { covers } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent, refuseAccess } from '../../platform/unit/reply.ts';
import { brandCurrenciesToWire } from '../../wire/brand-currencies.ts';

/** C1. */
export const getBrandCurrencies: PlatformHandler<'getBrandCurrencies'> = async (
  { query: { brand_id } },
  { tx, caller, services },
) => {
  if (!covers(caller.access, brand_id)) return refuseAccess(`the brand ${brand_id}`);
  if ((await findBrandEnabledState(tx, brand_id)) === undefined) return refuseAbsent('brand_not_found', brand_id);
  const own = await findOwnCurrencies(tx, brand_id);
  return { status: 200, body: brandCurrenciesToWire(brand_id, own, services.currencies) };
};
