import { findInstance } from '../../db/jackpots/instances.ts';
import { listTickets } from '../../db/jackpots/raffle-tickets.ts';
import { listOwn } from '../../platform/players/list-own.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { toFilter } from '../../wire/paging.ts';
import { myTicketsToWire } from '../../wire/raffle-ticket.ts';

/** Lists the tickets of the token's player. */
export const listMyTickets: PlatformHandler<'listMyTickets'> = ({ query }, context) =>
  listOwn(context, '/frontend/my/tickets', query, async (tx, player) => {
    const filter = { player, instanceId: toFilter(query.instance_id) };
    const { page, limit } = query;
    const order = { sortField: 'timestamp_start', descending: true } as const;
    const { rows, ...counted } = await listTickets(tx, filter, { page, limit, ...order });
    const items = [];
    for (const held of rows) {
      const raffle = await findInstance(tx, held.instanceId);
      if (raffle !== undefined) items.push(myTicketsToWire(held, raffle, query.language));
    }
    return { items, ...counted };
  });
