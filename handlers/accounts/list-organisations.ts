import { listOrganisations as list } from '../../db/operators/organisations.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { organisationToWire } from '../../wire/organisation.ts';
import { pageHeaders, toPage } from '../../wire/paging.ts';

/** A15. */
export const listOrganisations: PlatformHandler<'listOrganisations'> = async ({ query }, { tx, caller }) => {
  const listing = await list(tx, visibleOwners(caller.access), toPage(query));
  const body = [];
  for (const organisation of listing.rows) body.push(await organisationToWire(tx, organisation, caller.access));
  return { status: 200, headers: pageHeaders('/organisations', query, listing), body };
};
