import { listOauthProviders as list } from '../../db/logins/oauth-providers.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { oauthProviderToWire } from '../../wire/oauth-provider.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** A12. */
export const listOauthProviders: PlatformHandler<'listOauthProviders'> = async ({ query }, { tx, caller }) => {
  const filter = { owners: visibleOwners(caller.access), search: toFilter(query.search) };
  const listing = await list(tx, filter, toPage(query));
  return {
    status: 200,
    headers: pageHeaders('/oauth/providers', query, listing),
    body: listing.rows.map(oauthProviderToWire),
  };
};
