import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Player } from '../domain/jackpot/player.ts';
import { at, notNegative } from './columns.ts';
import { excludedOf, placeholdersOf, statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { instances } from './instances.ts';
import { BY_ROW, listPage } from './list-page.ts';
import { micros } from './micros-column.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';

/** A player's tickets in one raffle period. Rows do not change after the drawing. */
export const raffleTickets = sqliteTable(
  'raffle_tickets',
  {
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** Counted from 0. */
    period: integer('period').notNull(),
    brandPath: text('brand_path').notNull(),
    playerId: text('player_id').notNull(),
    /** In the jackpot's currency, including what became tickets. */
    accumulated: micros('accumulated').notNull(),
    tickets: integer('tickets').notNull(),
    startsAtMs: at('starts_at_ms').notNull(),
    endsAtMs: at('ends_at_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instanceId, table.period, table.brandPath, table.playerId] }),
    index('raffle_tickets_player').on(table.brandPath, table.playerId, table.endsAtMs),
    notNegative('raffle_tickets_accumulated', table.accumulated),
    check('raffle_tickets_tickets', sql`${table.tickets} between 0 and 2147483647`),
  ],
);

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
const save = statement((db) =>
  db
    .insert(raffleTickets)
    .values(placeholdersOf(raffleTickets))
    .onConflictDoUpdate({
      target: [raffleTickets.instanceId, raffleTickets.period, raffleTickets.brandPath, raffleTickets.playerId],
      set: excludedOf(raffleTickets, ['accumulated', 'tickets']),
    }),
);

/** A player's tickets in a period; undefined before their first contribution in it. */
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
