import type { Tx } from '../../db/engine/tx.ts';
import { TicketsDigest } from '../../db/facts.ts';
import { findHolderBehind, listHoldersAfter, type RaffleTickets } from '../../db/raffle-tickets.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { TicketIntervals } from '../../domain/raffle/ticket-intervals.ts';

/** Whoever holds tickets of a period, with one number kept for each: the players stay in the store until they are asked for. */
export type Holders = {
  readonly intervals: TicketIntervals;
  /** `ticketsDigest` over all of them. */
  readonly digest: string;
  /** The holder with this number, as the intervals count them. */
  at(holder: number): Promise<RaffleTickets>;
};

const PAGE = 200;
const NOBODY: Player = { brandPath: '', playerId: '' };

/** Reads the holders of a period's tickets, page by page. They are the same as long as the unit lasts. */
export const readHolders = async (tx: Tx, instanceId: string, period: number): Promise<Holders> => {
  const counts: number[] = [];
  /** Who stands right before each page. */
  const before: Player[] = [];
  const digest = new TicketsDigest();
  for (let last = NOBODY, size = PAGE; size === PAGE; ) {
    before.push(last);
    const page = await listHoldersAfter(tx, instanceId, period, last, PAGE);
    for (const holder of page) {
      counts.push(holder.tickets);
      digest.add(holder);
      last = holder;
    }
    size = page.length;
  }
  return {
    intervals: new TicketIntervals(counts),
    digest: digest.hex(),
    at: async (holder) => {
      const start = before[Math.floor(holder / PAGE)] ?? NOBODY;
      const found = await findHolderBehind(tx, instanceId, period, start, holder % PAGE);
      if (found === undefined) throw new Error(`the period ${period} of ${instanceId} has no holder ${holder}`);
      return found;
    },
  };
};
