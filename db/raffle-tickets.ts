import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Player } from '../domain/jackpot/player.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { BY_ROW, listPage } from './list-page.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { raffleTickets } from './schema.ts';

export type RaffleTickets = typeof raffleTickets.$inferSelect;

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
const COLUMNS = [
  'instanceId',
  'period',
  'brandPath',
  'playerId',
  'accumulated',
  'tickets',
  'startsAtMs',
  'endsAtMs',
] as const satisfies readonly (keyof RaffleTickets)[];
const save = statement((db) =>
  db
    .insert(raffleTickets)
    .values(Object.fromEntries(COLUMNS.map((column) => [column, sql.placeholder(column)])) as never)
    .onConflictDoUpdate({
      target: [raffleTickets.instanceId, raffleTickets.period, raffleTickets.brandPath, raffleTickets.playerId],
      set: { accumulated: sql`excluded.accumulated`, tickets: sql`excluded.tickets` },
    }),
);

/** What a player has in a period; undefined before the first contribution in it. */
export const findTickets = (tx: Tx, holder: Holder): Promise<RaffleTickets | undefined> => tx.get(byHolder, holder);

export const saveTickets = async (tx: Tx, tickets: RaffleTickets): Promise<void> => {
  await tx.run(save, tickets);
};

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

/** Those who hold tickets of a period, behind a player, in the order of brand path and player id by code units. */
export const listHoldersAfter = (
  tx: Tx,
  instanceId: string,
  period: number,
  { brandPath, playerId }: Player,
  limit: number,
): Promise<RaffleTickets[]> => tx.all(behind, { instanceId, period, brandPath, playerId, limit, offset: 0 });

/** The holder at a place behind a player in the same order; the next one is at 0. */
export const findHolderAfter = (
  tx: Tx,
  instanceId: string,
  period: number,
  { brandPath, playerId }: Player,
  offset: number,
): Promise<RaffleTickets | undefined> => tx.get(behind, { instanceId, period, brandPath, playerId, limit: 1, offset });

/** The first period from one on, and before another, in which somebody holds tickets: the others need no drawing. */
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
  /** Whose players the caller may see: owners with their brands; absent: everybody's. */
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
    // A player has few tickets, an instance may have many.
    scope: player === undefined ? ofInstance : and(eq(brand, player.brandPath), eq(id, player.playerId)),
    filter: and(
      player === undefined ? undefined : ofInstance,
      brandPath === undefined ? undefined : eq(brand, brandPath),
      ownedBy(brand, owners),
    ),
    walk: player !== undefined ? [raffleTickets.endsAtMs, BY_ROW] : ofInstance ? [period, brand, id] : unique,
    order: [...orderOf(page, SORTABLE), ...unique.map((by) => ({ by, descending: false }))],
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
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
};
