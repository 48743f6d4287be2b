import { listFreespinTemplates as list } from '../../db/freespin-templates.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { freespinTemplateToWire } from '../../wire/freespin-template.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';

/** D5. */
export const listFreespinTemplates: PlatformHandler<'listFreespinTemplates'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      operatorId: filterOf(query.operator_id),
      id: filterOf(query.id),
      name: filterOf(query.name),
    },
    pageOf(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/bonus/freespins/templates', query, listing),
    body: listing.rows.map(freespinTemplateToWire),
  };
};
