import { lastArchivedSeq } from '../../db/archive/archives.ts';
import { listEntries } from '../../db/ledger/listed-entries.ts';
import { findReachableInstance } from '../../platform/routing/find-visible.ts';
import { goOnAfter } from '../../platform/unit/go-on-after.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { ledgerEntryToWire } from '../../wire/ledger-entry.ts';
import { pageHeaders, toFilter } from '../../wire/paging.ts';

/** Lists the ledger entries of an instance. */
export const listLedgerEntries: PlatformHandler<'listLedgerEntries'> = async (
  { path: { instance_id }, query },
  call,
) => {
  const { tx, caller } = call;
  const instance = await findReachableInstance(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  const hasArchive = (await lastArchivedSeq(tx, instance_id)) > 0;
  const listing = await goOnAfter(call, query, instance_id, (after) =>
    listEntries(
      tx,
      {
        instanceId: instance_id,
        afterSeq: query.after_seq,
        kind: toFilter(query.kind),
        reference: toFilter(query.reference),
        potId: toFilter(query.pot_id),
        fromMs: query.timestamp_from,
        toMs: query.timestamp_to,
        hasArchive,
      },
      { page: query.page, limit: query.limit, descending: query.sort_direction === -1, after },
    ),
  );
  if (isRefusal(listing)) return listing;
  return {
    status: 200,
    headers: pageHeaders(`/instances/${instance_id}/ledger`, query, listing),
    body: listing.rows.map(ledgerEntryToWire),
  };
};
