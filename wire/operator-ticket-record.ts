import type { RaffleTickets } from '../db/raffle-tickets.ts';
import { decimalFromMicros } from '../domain/money/micros.ts';
import type { OperatorRaffleTicketRecord } from '../generated/server/types.gen.ts';
import { raffleTicketRecordToWire } from './raffle-ticket-record.ts';

/** A player's tickets in one raffle period, as shown to the operator. */
export const operatorTicketRecordToWire = (held: RaffleTickets): OperatorRaffleTicketRecord => ({
  ...raffleTicketRecordToWire(held),
  accumulated_cost: decimalFromMicros(held.accumulated),
});
