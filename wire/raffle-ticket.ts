import type { Instance } from '../db/jackpots/instances.ts';
import type { RaffleTickets } from '../db/tables/jackpots.ts';
import { decimalFromMicros } from '../domain/money/micros.ts';
import type { MyRaffleTickets, OperatorRaffleTicketRecord, RaffleTicketRecord } from '../generated/server/types.gen.ts';
import { namesIn } from './jackpot-texts.ts';
import { readRules } from './read-rules.ts';

/** A player's tickets in one raffle period, as shown to administrators. */
export const raffleTicketRecordToWire = (held: RaffleTickets): RaffleTicketRecord => ({
  instance_id: held.instanceId,
  brand_id: held.brandPath,
  player_id: held.playerId,
  // Operators' wallets use the same player ids as the platform.
  ext_player_id: held.playerId,
  ticket_count: held.tickets,
  timestamp_start: held.startsAtMs,
  timestamp_end: held.endsAtMs,
});

/** A player's tickets in one raffle period, as shown to the operator. */
export const operatorTicketRecordToWire = (held: RaffleTickets): OperatorRaffleTicketRecord => ({
  ...raffleTicketRecordToWire(held),
  accumulated_cost: decimalFromMicros(held.accumulated),
});

/** A player's tickets in one raffle period, as shown to the player. */
export const myTicketsToWire = (
  held: RaffleTickets,
  raffle: Instance,
  language: string | undefined,
): MyRaffleTickets => ({
  instance_id: held.instanceId,
  jackpot_name: namesIn(raffle, language).jackpot,
  ticket_count: held.tickets,
  accumulated_cost: decimalFromMicros(held.accumulated),
  cost_per_ticket: decimalFromMicros(readRules(raffle).raffle?.costPerTicket ?? 0n),
  currency: raffle.currency,
  timestamp_start: held.startsAtMs,
  timestamp_end: held.endsAtMs,
});
