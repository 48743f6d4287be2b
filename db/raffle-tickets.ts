import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { Player } from '../domain/jackpot/player.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { raffleTickets } from './schema.ts';
import { statement } from './statement.ts';
import type { Tx } from './tx.ts';

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
export const findHolderBehind = (
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
  const where = and(
    filter.instanceId === undefined ? undefined : eq(raffleTickets.instanceId, filter.instanceId),
    filter.player === undefined
      ? undefined
      : and(eq(raffleTickets.brandPath, filter.player.brandPath), eq(raffleTickets.playerId, filter.player.playerId)),
    filter.brandPath === undefined ? undefined : eq(raffleTickets.brandPath, filter.brandPath),
    ownedBy(raffleTickets.brandPath, filter.owners),
  );
  const rows = await tx.all((db) =>
    db
      .select()
      .from(raffleTickets)
      .where(where)
      .orderBy(
        ...orderOf(page, SORTABLE),
        asc(raffleTickets.instanceId),
        asc(raffleTickets.period),
        asc(raffleTickets.brandPath),
        asc(raffleTickets.playerId),
      )
      .limit(page.limit)
      .offset(page.page * page.limit),
  );
  const total = (await tx.get((db) => db.select({ n: count() }).from(raffleTickets).where(where)))?.n ?? 0;
  return { rows, total };
};
