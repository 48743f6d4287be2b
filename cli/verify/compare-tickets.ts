import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { ticketsFromRow } from '../../db/jackpots/raffle-tickets.ts';
import { raffleTickets } from '../../db/tables/jackpots.ts';
import { firstDifference } from './rules/read-facts.ts';
import type { HeldTickets, Tally } from './tally.ts';

const ROWS_PER_READ = 500;

/** Compares the rows of one raffle period with its contributions. */
export const compareTickets = async (
  tx: Tx,
  instanceId: string,
  period: number,
  holdings: ReadonlyMap<string, HeldTickets>,
): Promise<string | undefined> => {
  let after = { brandPath: '', playerId: '' };
  let seen = 0;
  for (;;) {
    const rows = await tx.all((db) =>
      db
        .select()
        .from(raffleTickets)
        .where(
          and(
            eq(raffleTickets.instanceId, instanceId),
            eq(raffleTickets.period, period),
            sql`(${raffleTickets.brandPath}, ${raffleTickets.playerId}) > (${after.brandPath}, ${after.playerId})`,
          ),
        )
        .orderBy(asc(raffleTickets.brandPath), asc(raffleTickets.playerId))
        .limit(ROWS_PER_READ),
    );
    for (const row of rows) {
      const { brandPath, playerId } = row;
      const holding = holdings.get(holdingKey(brandPath, playerId));
      const difference = firstDifference(`the tickets of ${playerId} of ${brandPath} in the period ${period}`, [
        ['accumulated', ticketsFromRow(row).accumulated, holding?.accumulated ?? 0n],
        ['the number', row.tickets, holding?.tickets ?? 0],
      ]);
      if (difference !== undefined) return difference;
      after = row;
    }
    seen += rows.length;
    if (rows.length < ROWS_PER_READ) break;
  }
  return seen === holdings.size
    ? undefined
    : `${seen} players have tickets in the period ${period}; the ledger says ${holdings.size}`;
};

/** Compares the periods not drawn yet, and checks that there are no rows beyond those of all periods. */
export const compareAllTickets = async (tx: Tx, instanceId: string, tally: Tally): Promise<string | undefined> => {
  let expected = tally.ticketRows;
  for (const [period, holdings] of tally.periods) {
    const difference = await compareTickets(tx, instanceId, period, holdings);
    if (difference !== undefined) return difference;
    expected += holdings.size;
  }
  const rows = await tx.get((db) =>
    db.select({ n: count() }).from(raffleTickets).where(eq(raffleTickets.instanceId, instanceId)),
  );
  return rows?.n === expected ? undefined : `the number of ticket rows is ${rows?.n}; the ledger says ${expected}`;
};

/**
 * A pot that was skipped in an earlier period with tickets, as a sentence. Only a drawing disables a pot, and a disabled pot is not drawn
 * again. A pot that could pay no prize when the period ended has an entry only since 0.5.0; a missing entry withheld nothing from players.
 */
export const undrawnPot = ({ periods, pots, unpayable }: Tally, until: number): string | undefined => {
  for (const [index, holdings] of periods) {
    if (index >= until || ![...holdings.values()].some(({ tickets }) => tickets > 0)) continue;
    for (const [id, { enabled, drawnPeriod }] of pots)
      if (enabled && drawnPeriod < index && !unpayable?.get(index)?.includes(id))
        return `the pot ${id} was not drawn for the period ${index}`;
  }
  return undefined;
};

export const holdingKey = (brandPath: string, playerId: string): string => `${brandPath}\n${playerId}`;
