import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Player } from '../../domain/jackpot/player.ts';
import { createPlaceholders, excludedColumns, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { BY_ROW, listPage } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { carriesOf, totalOf } from '../tables/columns.ts';
import { type RaffleTickets, raffleTickets } from '../tables/jackpots.ts';

type Holder = Player & { readonly instanceId: string; readonly period: number };

const byHolder = statement((db) =>
  db
    .select()
    .from(raffleTickets)
    .where(
      and(
        eq(raffleTickets.instanceId, sql.placeholder('instanceId')),
        eq(raffleTickets.period, sql.placeholder('period')),
        eq(raffleTickets.brandPath, sql.placeholder('brandPath')),
        eq(raffleTickets.playerId, sql.placeholder('playerId')),
      ),
    ),
);
const save = statement((db) =>
  db
    .insert(raffleTickets)
    .values(createPlaceholders(raffleTickets))
    .onConflictDoUpdate({
      target: [raffleTickets.instanceId, raffleTickets.period, raffleTickets.brandPath, raffleTickets.playerId],
      set: excludedColumns(raffleTickets, ['accumulated', 'tickets', 'accumulatedCarries']),
    }),
);

/** A player's tickets in a period; undefined before their first contribution in it. */
export const findTickets = async (tx: Tx, holder: Holder): Promise<RaffleTickets | undefined> => {
  const row = await tx.get(byHolder, holder);
  return row && ticketsFromRow(row);
};

export const saveTickets = async (tx: Tx, tickets: Omit<RaffleTickets, 'accumulatedCarries'>): Promise<void> => {
  await tx.run(save, { ...tickets, accumulatedCarries: carriesOf(tickets.accumulated) });
};

/** A row with all that the player has accumulated. */
export const ticketsFromRow = (row: RaffleTickets): RaffleTickets => ({
  ...row,
  accumulated: totalOf(row.accumulated, row.accumulatedCarries),
});

const behind = statement((db) =>
  db
    .select()
    .from(raffleTickets)
    .where(
      and(
        eq(raffleTickets.instanceId, sql.placeholder('instanceId')),
        eq(raffleTickets.period, sql.placeholder('period')),
        gt(raffleTickets.tickets, 0),
        sql`(${raffleTickets.brandPath}, ${raffleTickets.playerId})
          > (${sql.placeholder('brandPath')}, ${sql.placeholder('playerId')})`,
      ),
    )
    .orderBy(asc(raffleTickets.brandPath), asc(raffleTickets.playerId))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

/** The next ticket holders of a period after a player, ordered by brand path and player id in code units. */
export const listHoldersAfter = (
  tx: Tx,
  instanceId: string,
  period: number,
  { brandPath, playerId }: Player,
  limit: number,
): Promise<RaffleTickets[]> => tx.all(behind, { instanceId, period, brandPath, playerId, limit, offset: 0 });

/** The holder at an offset after a player in the same order; 0 is the next one. */
export const findHolderAfter = (
  tx: Tx,
  instanceId: string,
  period: number,
  { brandPath, playerId }: Player,
  offset: number,
): Promise<RaffleTickets | undefined> => tx.get(behind, { instanceId, period, brandPath, playerId, limit: 1, offset });

/** The first period in a range that has tickets: the others need no drawing. */
export const findPeriodWithTickets = async (
  tx: Tx,
  instanceId: string,
  from: number,
  until: number,
): Promise<number | undefined> =>
  (
    await tx.get((db) =>
      db
        .select({ period: raffleTickets.period })
        .from(raffleTickets)
        .where(
          and(
            eq(raffleTickets.instanceId, instanceId),
            sql`${raffleTickets.period} >= ${from} and ${raffleTickets.period} < ${until}`,
            gt(raffleTickets.tickets, 0),
          ),
        )
        .orderBy(asc(raffleTickets.period))
        .limit(1),
    )
  )?.period;

export type TicketFilter = {
  readonly instanceId?: string | undefined;
  readonly player?: Player | undefined;
  readonly brandPath?: string | undefined;
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
};

const SORTABLE = {
  timestamp_start: raffleTickets.startsAtMs,
  ticket_count: raffleTickets.tickets,
  player_id: raffleTickets.playerId,
};

export const listTickets = async (
  tx: Tx,
  filter: TicketFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<RaffleTickets>> => {
  const { player, instanceId, brandPath, owners } = filter;
  const ofInstance = instanceId === undefined ? undefined : eq(raffleTickets.instanceId, instanceId);
  const { instanceId: instance, period, brandPath: brand, playerId: id } = raffleTickets;
  const unique = [instance, period, brand, id];
  const listed = {
    table: raffleTickets,
    // A player has few rows; an instance can have many.
    scope: player === undefined ? ofInstance : and(eq(brand, player.brandPath), eq(id, player.playerId)),
    filter: and(
      player === undefined ? undefined : ofInstance,
      brandPath === undefined ? undefined : eq(brand, brandPath),
      ownedBy(brand, owners),
    ),
    walk: player !== undefined ? [raffleTickets.endsAtMs, BY_ROW] : ofInstance ? [period, brand, id] : unique,
    order: [...toPageOrder(page, SORTABLE), ...unique.map((by) => ({ by, descending: false }))],
  };
  const { rows, ...counted } = await listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(raffleTickets)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
  return { rows: rows.map(ticketsFromRow), ...counted };
};
