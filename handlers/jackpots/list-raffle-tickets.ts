import { listTickets } from '../../db/raffle-tickets.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../handler.ts';
import { findPartlyReached } from '../instance/find-partly-reached.ts';
import { isRefusal } from '../reply.ts';
import { filterOf, pageHeaders, pageOf } from '../wire/paging.ts';
import { raffleTicketRecordToWire } from '../wire/raffle-ticket-record.ts';

/** B36. */
export const listRaffleTickets: PlatformHandler<'listRaffleTickets'> = async (
  { path: { instance_id }, query },
  { tx, caller },
) => {
  const instance = await findPartlyReached(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  const listing = await listTickets(
    tx,
    { instanceId: instance_id, brandPath: filterOf(query.brand_id), owners: visibleOwners(caller.access) },
    pageOf(query),
  );
  return {
    status: 200,
    headers: pageHeaders(`/instances/${instance_id}/raffle-tickets`, query, listing),
    body: listing.rows.map(raffleTicketRecordToWire),
  };
};
