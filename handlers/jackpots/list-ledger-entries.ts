import { lastArchivedSeq } from '../../db/archives.ts';
import { listEntries } from '../../db/listed-entries.ts';
import { findReachableInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { ledgerEntryToWire } from '../../wire/ledger-entry.ts';
import { filterOf, pageHeaders } from '../../wire/paging.ts';

/** Lists the ledger entries of an instance. */
export const listLedgerEntries: PlatformHandler<'listLedgerEntries'> = async (
  { path: { instance_id }, query },
  { tx, caller },
) => {
  const instance = await findReachableInstance(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  const listing = await listEntries(
    tx,
    {
      instanceId: instance_id,
      afterSeq: query.after_seq,
      kind: filterOf(query.kind),
      reference: filterOf(query.reference),
      potId: filterOf(query.pot_id),
      fromMs: query.timestamp_from,
      toMs: query.timestamp_to,
      hasArchive: (await lastArchivedSeq(tx, instance_id)) > 0,
    },
    { page: query.page, limit: query.limit, descending: query.sort_direction === -1 },
  );
  return {
    status: 200,
    headers: pageHeaders(`/instances/${instance_id}/ledger`, query, listing),
    body: listing.rows.map(ledgerEntryToWire),
  };
};
