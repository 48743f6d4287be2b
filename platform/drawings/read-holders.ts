import type { Tx } from '../../db/engine/tx.ts';
import { findHolderAfter, listHoldersAfter } from '../../db/jackpots/raffle-tickets.ts';
import { TicketsDigest } from '../../db/ledger/facts.ts';
import { type Bars, findBarred } from '../../db/opt-ins/barred.ts';
import type { RaffleTickets } from '../../db/tables/jackpots.ts';
import type { BarReason } from '../../domain/jackpot/bar-reason.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { TicketIntervals } from '../../domain/raffle/ticket-intervals.ts';

/** The ticket holders of a period. Memory holds one number for each; the players stay in the store until they are needed. */
export type Holders = {
  readonly intervals: TicketIntervals;
  /** The digest over all of them: see TicketsDigest. */
  readonly digest: string;
  /** Holders who may not win, by their position. */
  readonly barred: ReadonlyMap<number, BarReason>;
  /** The holder at this position of the intervals. */
  at(holder: number): Promise<RaffleTickets>;
};

const PAGE = 200;
const NO_PLAYER: Player = { brandPath: '', playerId: '' };

/** Reads the ticket holders of a period, page by page. They do not change within the unit. */
export const readHolders = async (
  tx: Tx,
  instanceId: string,
  period: number,
  bars: Bars | undefined,
): Promise<Holders> => {
  const barred = new Map<number, BarReason>();
  const counts: number[] = [];
  /** The holder right before each page. */
  const before: Player[] = [];
  const digest = new TicketsDigest();
  for (let last = NO_PLAYER, size = PAGE; size === PAGE; ) {
    before.push(last);
    const page = await listHoldersAfter(tx, instanceId, period, last, PAGE);
    if (bars !== undefined)
      for (const [place, reason] of await findBarred(tx, bars, page)) barred.set(counts.length + place, reason);
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
    barred,
    at: async (holder) => {
      const start = before[Math.floor(holder / PAGE)] ?? NO_PLAYER;
      const found = await findHolderAfter(tx, instanceId, period, start, holder % PAGE);
      if (found === undefined) throw new Error(`the period ${period} of ${instanceId} has no holder ${holder}`);
      return found;
    },
  };
};
