import type { RaffleTickets } from '../db/raffle-tickets.ts';
import { decimalFromMicros } from '../domain/money/micros.ts';
import type { OperatorRaffleTicketRecord } from '../generated/server/types.gen.ts';
import { raffleTicketRecordToWire } from './raffle-ticket-record.ts';

/** What a player has in one period of a raffle, as the player's operator sees it. */
export const operatorTicketRecordToWire = (held: RaffleTickets): OperatorRaffleTicketRecord => ({
  ...raffleTicketRecordToWire(held),
  accumulated_cost: decimalFromMicros(held.accumulated),
});
