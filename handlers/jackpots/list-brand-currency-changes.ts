import { listOwnCurrencyChanges } from '../../db/brand-currencies.ts';
import { refuseUnknownBrand } from '../../platform/rules/refuse-unknown-brand.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { brandCurrencyChangeToWire } from '../../wire/brand-currencies.ts';
import { pageHeaders, pageOf } from '../../wire/paging.ts';

/** Lists the changes of a brand's own multipliers: when, and by whom. */
export const listBrandCurrencyChanges: PlatformHandler<'listBrandCurrencyChanges'> = async (
  { path: { brand_id }, query },
  { tx, caller },
) => {
  const unknown = await refuseUnknownBrand(tx, caller.access, brand_id);
  if (unknown !== undefined) return unknown;
  const listing = await listOwnCurrencyChanges(tx, brand_id, pageOf(query));
  return {
    status: 200,
    headers: pageHeaders(`/config/currencies/${brand_id}/history`, query, listing),
    body: listing.rows.map(brandCurrencyChangeToWire),
  };
};
