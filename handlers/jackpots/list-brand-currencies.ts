import { listBrandCurrencies as list } from '../../db/operators/brand-currencies.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { brandCurrenciesToWire } from '../../wire/brand-currencies.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** B1. */
export const listBrandCurrencies: PlatformHandler<'listBrandCurrencies'> = async (
  { query },
  { tx, caller, services },
) => {
  const filter = { owners: visibleOwners(caller.access), ownerId: toFilter(query.owner_id) };
  const listing = await list(tx, filter, toPage(query));
  return {
    status: 200,
    headers: pageHeaders('/config/currencies', query, listing),
    body: listing.rows.map(({ brandPath, own }) => brandCurrenciesToWire(brandPath, own, services.currencies)),
  };
};
