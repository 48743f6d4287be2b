import { listTemplates as list } from '../../db/templates.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';
import { templateToWire } from '../../wire/template.ts';

/** B39. */
export const listTemplates: PlatformHandler<'listTemplates'> = async ({ query }, { tx, caller, nowMs }) => {
  const published = filterOf(query.published);
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      ownerId: filterOf(query.owner_id),
      id: filterOf(query.id),
      name: filterOf(query.name),
      published: published === undefined ? undefined : published === 'true',
    },
    pageOf(query),
    nowMs,
  );
  return { status: 200, headers: pageHeaders('/templates', query, listing), body: listing.rows.map(templateToWire) };
};
