import type { RaffleTickets } from '../db/raffle-tickets.ts';
import type { RaffleTicketRecord } from '../generated/server/types.gen.ts';

/** What a player has in one period of a raffle, as the administration sees it. */
export const raffleTicketRecordToWire = (held: RaffleTickets): RaffleTicketRecord => ({
  instance_id: held.instanceId,
  brand_id: held.brandPath,
  player_id: held.playerId,
  // An operator's wallet knows players by the id that the platform has for them.
  ext_player_id: held.playerId,
  ticket_count: held.tickets,
  timestamp_start: held.startsAtMs,
  timestamp_end: held.endsAtMs,
});
