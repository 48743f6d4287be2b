import { findBrandEnabledState, listOperators as list } from '../../db/operators/operators.ts';
import { covers, visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { operatorToWire } from '../../wire/operator.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** B2. A caller that has access to, or filters by, some brands of an operator sees the operator with only those. */
export const listOperators: PlatformHandler<'listOperators'> = async ({ query }, { tx, caller: { access } }) => {
  const ownerId = toFilter(query.owner_id);
  const brandPath = ownerId?.includes(':') === true ? ownerId : undefined;
  const isAbsent =
    brandPath !== undefined &&
    (!covers(access, brandPath) || (await findBrandEnabledState(tx, brandPath)) === undefined);
  const owners = isAbsent ? [] : visibleOwners(access);
  const listing = await list(tx, { owners, ownerId, name: toFilter(query.name) }, toPage(query));
  const isShown = (path: string): boolean => (brandPath === undefined ? covers(access, path) : path === brandPath);
  return {
    status: 200,
    headers: pageHeaders('/config/operators', query, listing),
    body: listing.rows.map(({ brands, ...operator }) =>
      operatorToWire(
        operator,
        brands.filter(({ id }) => isShown(`${operator.id}:${id}`)),
      ),
    ),
  };
};
