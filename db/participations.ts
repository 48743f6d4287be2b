import { and, asc, count, desc, eq, gte, ne, or, sql } from 'drizzle-orm';
import type { Player } from '../domain/jackpot/player.ts';
import type { Participation } from '../domain/opt-in/participation.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { BY_ROW, listPage } from './list-page.ts';
import { ownedBy } from './owned-by.ts';
import type { Listing } from './page.ts';
import { participations, potContributors } from './schema.ts';

type Row = typeof participations.$inferSelect;

/** A player of an instance. */
export type PlayerOf = Player & { readonly instanceId: string };

/** What a player is to an instance, and what is known beside what the domain decides on. */
export type StoredParticipation = PlayerOf &
  Participation &
  Pick<Row, 'lastCurrency' | 'lastContributedAtMs' | 'lastSeq' | 'updatedAtMs'>;

const ofPlayer = and(
  eq(participations.instanceId, sql.placeholder('instanceId')),
  eq(participations.brandPath, sql.placeholder('brandPath')),
  eq(participations.playerId, sql.placeholder('playerId')),
);
const byPlayer = statement((db) => db.select().from(participations).where(ofPlayer));

const COLUMNS = [
  'instanceId',
  'brandPath',
  'playerId',
  'optedIn',
  'preferences',
  'contributionCount',
  'contributionValue',
  'pots',
  'lastCurrency',
  'lastContributedAtMs',
  'lastSeq',
  'ranked',
  'updatedAtMs',
] as const satisfies readonly (keyof Row)[];

const insert = statement((db) =>
  db
    .insert(participations)
    .values(Object.fromEntries(COLUMNS.map((column) => [column, sql.placeholder(column)])) as never)
    .onConflictDoUpdate({
      target: [participations.instanceId, participations.brandPath, participations.playerId],
      set: Object.fromEntries(
        COLUMNS.slice(3).map((column) => [column, sql.raw(`excluded.${participations[column].name}`)]),
      ) as never,
    }),
);

const fromRow = ({ preferences, pots, ranked: _, ...row }: Row): StoredParticipation => ({
  ...row,
  preferences: preferences.map(([currency, amount]) => ({ currency, amount: BigInt(amount) })),
  pots: new Map(
    Object.entries(pots).map(([id, [contributionCount, value]]) => [
      id,
      { contributionCount, contributionValue: BigInt(value) },
    ]),
  ),
});

/** What a player is to an instance; undefined before the first opt-in, opt-out or contribution. */
export const findParticipation = async (tx: Tx, player: PlayerOf): Promise<StoredParticipation | undefined> => {
  const row = (await tx.get(byPlayer, player)) as Row | undefined;
  return row && fromRow(row);
};

/** @param ranked the instance shares wins with its players by what they have contributed. */
export const saveParticipation = async (
  tx: Tx,
  { preferences, pots, ...participation }: StoredParticipation,
  ranked: boolean,
): Promise<void> => {
  await tx.run(insert, {
    ...participation,
    ranked,
    preferences: preferences.map(({ currency, amount }) => [currency, String(amount)]),
    pots: Object.fromEntries(
      [...pots].map(([id, counter]) => [id, [counter.contributionCount, String(counter.contributionValue)]]),
    ),
  });
};

export type ParticipationFilter = {
  /** Only those of one player, or of one instance. */
  readonly instanceId?: string | undefined;
  readonly player?: Player | undefined;
  /** Whose players the caller may see: owners with their brands; absent: everybody's. */
  readonly owners?: readonly string[] | undefined;
  readonly optedIn?: boolean | undefined;
};

/** Statuses of those who have one: the latest changed first, or by brand path and player id. */
export const listParticipations = async (
  tx: Tx,
  filter: ParticipationFilter,
  { order, page, limit }: { readonly order: 'latest' | 'player'; readonly page: number; readonly limit: number },
): Promise<Listing<StoredParticipation>> => {
  const { player, instanceId, owners, optedIn } = filter;
  const { brandPath: brand, playerId: id, instanceId: instance, updatedAtMs: updated } = participations;
  // Whoever has only contributed has no status yet.
  const hasStatus = sql`opted_in is not null`;
  const ofInstance = instanceId === undefined ? undefined : eq(instance, instanceId);
  const latest = [
    { by: updated, descending: true },
    { by: instance, descending: false },
  ];
  const byPlayer = [brand, id].map((by) => ({ by, descending: false }));
  const listed = {
    table: participations,
    scope: player === undefined ? ofInstance : and(hasStatus, eq(brand, player.brandPath), eq(id, player.playerId)),
    filter: and(
      player === undefined ? hasStatus : ofInstance,
      ownedBy(brand, owners),
      optedIn === undefined ? undefined : eq(participations.optedIn, optedIn),
    ),
    walk: player !== undefined ? [BY_ROW] : ofInstance ? [brand, id] : [instance, brand, id],
    order: order === 'latest' ? latest : byPlayer,
  };
  const { rows, ...counted } = await listPage(tx, listed, { page, limit }, (where, sorted, rowsMax, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(participations)
        .where(where)
        .orderBy(...sorted)
        .limit(rowsMax)
        .offset(offset),
    ),
  );
  return { rows: rows.map(fromRow), ...counted };
};

/** The next statuses of an instance behind a player, in the order of brand path and player id: for work in several units. */
export const listParticipationsAfter = async (
  tx: Tx,
  instanceId: string,
  after: Player,
  limit: number,
): Promise<readonly StoredParticipation[]> =>
  (
    await tx.all((db) =>
      db
        .select()
        .from(participations)
        .where(
          and(
            eq(participations.instanceId, instanceId),
            sql`(${participations.brandPath}, ${participations.playerId}) > (${after.brandPath}, ${after.playerId})`,
          ),
        )
        .orderBy(asc(participations.brandPath), asc(participations.playerId))
        .limit(limit),
    )
  ).map(fromRow);

/** A player who shares a win, with the currency of their last booked contribution. */
export type Contributor = Player & { readonly lastCurrency: string };

const but = (player: Player) => or(ne(sql`brand_path`, player.brandPath), ne(sql`player_id`, player.playerId));

/** How many players but one have contributed at a moment or later. */
export const countActive = async (tx: Tx, instanceId: string, sinceMs: number, winner: Player): Promise<number> =>
  (
    await tx.get((db) =>
      db
        .select({ n: count() })
        .from(participations)
        .where(
          and(
            sql`ranked = 1`,
            eq(participations.instanceId, instanceId),
            gte(participations.lastContributedAtMs, sinceMs),
            but(winner),
          ),
        ),
    )
  )?.n ?? 0;

/** Those of them at these ascending places, in the order of brand path and player id by code units. */
export const listActiveAt = async (
  tx: Tx,
  instanceId: string,
  sinceMs: number,
  winner: Player,
  places: readonly number[],
): Promise<readonly Contributor[]> => {
  const rows = await tx.all((db) =>
    db
      .select({
        brandPath: sql<string>`brand_path`,
        playerId: sql<string>`player_id`,
        lastCurrency: sql<string>`last_currency`,
      })
      .from(
        sql`(select ${participations.brandPath}, ${participations.playerId}, ${participations.lastCurrency},
          row_number() over (order by ${participations.brandPath}, ${participations.playerId}) - 1 as place
          from ${participations}
          where ranked = 1 and ${participations.instanceId} = ${instanceId}
            and ${participations.lastContributedAtMs} >= ${sinceMs}
            and (${participations.brandPath} <> ${winner.brandPath} or ${participations.playerId} <> ${winner.playerId}))`,
      )
      .where(sql`place in (select value from json_each(${JSON.stringify(places)}))`)
      .orderBy(sql`place`),
  );
  return rows;
};

/** The player but one who has contributed the most ever; of equals the one who reached it first. */
export const findHighestEver = (tx: Tx, instanceId: string, winner: Player): Promise<Contributor | undefined> =>
  tx.get((db) =>
    db
      .select({
        brandPath: participations.brandPath,
        playerId: participations.playerId,
        lastCurrency: sql<string>`last_currency`,
      })
      .from(participations)
      .where(
        and(
          sql`ranked = 1`,
          eq(participations.instanceId, instanceId),
          sql`${participations.contributionCount} > 0`,
          but(winner),
        ),
      )
      .orderBy(desc(participations.contributionValue), asc(participations.lastSeq))
      .limit(1),
  );

const addContributed = statement((db) =>
  db
    .insert(potContributors)
    .values({
      instanceId: sql.placeholder('instanceId'),
      potId: sql.placeholder('potId'),
      instanceCount: sql.placeholder('instanceCount'),
      brandPath: sql.placeholder('brandPath'),
      playerId: sql.placeholder('playerId'),
      contributed: sql.placeholder('contributed'),
      lastSeq: sql.placeholder('lastSeq'),
    })
    .onConflictDoUpdate({
      target: [
        potContributors.instanceId,
        potContributors.potId,
        potContributors.instanceCount,
        potContributors.brandPath,
        potContributors.playerId,
      ],
      set: {
        // A contribution is never refused for a sum that only ranks players.
        contributed: sql`min(${potContributors.contributed} + excluded.contributed, 8000000000000000)`,
        lastSeq: sql`excluded.last_seq`,
      },
    }),
);

/** Adds a booked contribution to what a player has contributed in this life of a pot. */
export const addPotContributor = async (tx: Tx, added: typeof potContributors.$inferInsert): Promise<void> => {
  await tx.run(addContributed, added);
};

/** The player but one who has contributed the most in one life of a pot; of equals the one who reached it first. */
export const findHighestOfLife = (
  tx: Tx,
  pot: { readonly instanceId: string; readonly potId: string; readonly instanceCount: number },
  winner: Player,
): Promise<Contributor | undefined> =>
  tx.get((db) =>
    db
      .select({
        brandPath: potContributors.brandPath,
        playerId: potContributors.playerId,
        lastCurrency: sql<string>`${participations.lastCurrency}`,
      })
      .from(potContributors)
      .innerJoin(
        participations,
        and(
          eq(participations.instanceId, potContributors.instanceId),
          eq(participations.brandPath, potContributors.brandPath),
          eq(participations.playerId, potContributors.playerId),
        ),
      )
      .where(
        and(
          eq(potContributors.instanceId, pot.instanceId),
          eq(potContributors.potId, pot.potId),
          eq(potContributors.instanceCount, pot.instanceCount),
          or(ne(potContributors.brandPath, winner.brandPath), ne(potContributors.playerId, winner.playerId)),
        ),
      )
      .orderBy(desc(potContributors.contributed), asc(potContributors.lastSeq))
      .limit(1),
  );
