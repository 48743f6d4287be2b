import { listFreespinTemplates as list } from '../../db/bonuses/freespins.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { freespinTemplateToWire } from '../../wire/freespins.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** D5. */
export const listFreespinTemplates: PlatformHandler<'listFreespinTemplates'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      operatorId: toFilter(query.operator_id),
      id: toFilter(query.id),
      name: toFilter(query.name),
    },
    toPage(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/bonus/freespins/templates', query, listing),
    body: listing.rows.map(freespinTemplateToWire),
  };
};
