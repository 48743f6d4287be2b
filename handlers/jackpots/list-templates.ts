import { listTemplates as list } from '../../db/jackpots/templates.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';
import { templateToWire } from '../../wire/template.ts';

/** B39. */
export const listTemplates: PlatformHandler<'listTemplates'> = async ({ query }, { tx, caller, nowMs }) => {
  const published = toFilter(query.published);
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      ownerId: toFilter(query.owner_id),
      id: toFilter(query.id),
      name: toFilter(query.name),
      published: published === undefined ? undefined : published === 'true',
    },
    toPage(query),
    nowMs,
  );
  return { status: 200, headers: pageHeaders('/templates', query, listing), body: listing.rows.map(templateToWire) };
};
