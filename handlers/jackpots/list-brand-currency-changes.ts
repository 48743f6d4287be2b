import { listOwnCurrencyChanges } from '../../db/operators/brand-currencies.ts';
import { refuseUnknownBrand } from '../../platform/rules/refuse-unknown.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { brandCurrencyChangeToWire } from '../../wire/brand-currencies.ts';
import { pageHeaders, toPage } from '../../wire/paging.ts';

/** Lists the changes of a brand's own multipliers: when, and by whom. */
export const listBrandCurrencyChanges: PlatformHandler<'listBrandCurrencyChanges'> = async (
  { path: { brand_id }, query },
  { tx, caller },
) => {
  const unknown = await refuseUnknownBrand(tx, caller.access, brand_id);
  if (unknown !== undefined) return unknown;
  const listing = await listOwnCurrencyChanges(tx, brand_id, toPage(query));
  return {
    status: 200,
    headers: pageHeaders(`/config/currencies/${brand_id}/history`, query, listing),
    body: listing.rows.map(brandCurrencyChangeToWire),
  };
};
