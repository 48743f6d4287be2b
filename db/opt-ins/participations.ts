import { and, asc, count, desc, eq, gte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Player } from '../../domain/jackpot/player.ts';
import type { Participation } from '../../domain/opt-in/participation.ts';
import { rowLookup } from '../engine/lookups.ts';
import type { Soon } from '../engine/soon.ts';
import { createPlaceholders, excludedColumns, listColumns, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { BY_ROW, listPage } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import type { Listing } from '../listing/page.ts';
import { type ParticipationRow, participations } from '../tables/players.ts';

/** A player in an instance. */
export type PlayerOf = Player & { readonly instanceId: string };

/** A player's participation, with what is stored beyond the domain's fields. */
export type StoredParticipation = PlayerOf &
  Participation &
  Pick<ParticipationRow, 'lastCurrency' | 'lastContributedAtMs' | 'lastSeq' | 'updatedAtMs'>;

const ofPlayer = and(
  eq(participations.instanceId, sql.placeholder('instanceId')),
  eq(participations.brandPath, sql.placeholder('brandPath')),
  eq(participations.playerId, sql.placeholder('playerId')),
);
const byPlayer = statement((db) => db.select().from(participations).where(ofPlayer));

const insert = statement((db) =>
  db
    .insert(participations)
    .values(createPlaceholders(participations))
    .onConflictDoUpdate({
      target: [participations.instanceId, participations.brandPath, participations.playerId],
      set: excludedColumns(participations, listColumns(participations, 'instanceId', 'brandPath', 'playerId')),
    }),
);

const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

const update = statement((db) =>
  db
    .update(participations)
    .set({
      contributionCount: value('contributionCount'),
      contributionValue: value('contributionValue'),
      pots: value('pots'),
      lastCurrency: value('lastCurrency'),
      lastContributedAtMs: value('lastContributedAtMs'),
      lastSeq: value('lastSeq'),
      ranked: value('ranked'),
      updatedAtMs: value('updatedAtMs'),
    })
    .where(ofPlayer),
);

// A copy of all columns is faster than one that leaves some out.
const fromRow = (row: ParticipationRow): StoredParticipation => ({
  ...row,
  preferences: row.preferences.map(([currency, amount]) => ({ currency, amount: BigInt(amount) })),
  pots: Object.entries(row.pots).map(([pot, [contributionCount, value]]) => ({
    ...{ pot, contributionCount, contributionValue: BigInt(value) },
  })),
});

/** Players who contribute mostly do so again soon. One takes about a kilobyte. */
const PLAYERS_KNOWN_MAX = 10_000;

const known = rowLookup<StoredParticipation>(participations, PLAYERS_KNOWN_MAX);

// Neither an instance's id nor a brand path has a space.
const keyOf = ({ instanceId, brandPath, playerId }: PlayerOf): string => `${instanceId} ${brandPath} ${playerId}`;

/** A player's participation; undefined before the first opt-in, opt-out or contribution. */
export const findParticipation = (tx: Tx, player: PlayerOf): Soon<StoredParticipation | undefined> =>
  tx.lookUp(known, keyOf(player), async () => {
    const row = (await tx.get(byPlayer, player)) as ParticipationRow | undefined;
    return row && fromRow(row);
  });

/** The counters as the column has them. */
const potsText = (pots: StoredParticipation['pots']): string => {
  let text = '';
  for (const { pot, contributionCount, contributionValue } of pots)
    text += `${text === '' ? '' : ','}${JSON.stringify(pot)}:[${contributionCount},"${contributionValue}"]`;
  return `{${text}}`;
};

/** @param ranked whether the instance shares wins by the players' contributions. */
export const saveParticipation = (tx: Tx, participation: StoredParticipation, ranked: boolean): void => {
  const row = {
    ...participation,
    ranked,
    preferences: participation.preferences.map(({ currency, amount }) => [currency, String(amount)]),
    pots: Object.fromEntries(
      participation.pots.map((counter) => [
        counter.pot,
        [counter.contributionCount, String(counter.contributionValue)],
      ]),
    ),
  };
  tx.deferRow(known, keyOf(participation), participation, [insert, row]);
};

/** Saves what a contribution changes in a participation that exists. */
export const saveCounters = (tx: Tx, participation: StoredParticipation, ranked: boolean): void => {
  const { instanceId, brandPath, playerId, contributionCount, contributionValue } = participation;
  const { lastCurrency, lastContributedAtMs, lastSeq, updatedAtMs } = participation;
  const pots = potsText(participation.pots);
  const row = {
    ...{ instanceId, brandPath, playerId, contributionCount, contributionValue, pots, lastCurrency },
    ...{ lastContributedAtMs, lastSeq, ranked, updatedAtMs },
  };
  tx.deferRow(known, keyOf(participation), participation, [update, row]);
};

export type ParticipationFilter = {
  /** Only those of one player or of one instance. */
  readonly instanceId?: string | undefined;
  readonly player?: Player | undefined;
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly optedIn?: boolean | undefined;
};

/** Players with an opt-in status: latest change first, or by brand path and player id. */
export const listParticipations = async (
  tx: Tx,
  filter: ParticipationFilter,
  { order, page, limit }: { readonly order: 'latest' | 'player'; readonly page: number; readonly limit: number },
): Promise<Listing<StoredParticipation>> => {
  const { player, instanceId, owners, optedIn } = filter;
  const { brandPath: brand, playerId: id, instanceId: instance, updatedAtMs: updated } = participations;
  // A player who has only contributed has no status yet.
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

/** An instance's next statuses after a player, ordered by brand path and player id, for work that spans several units. */
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

/** Counts the players other than the winner who contributed at or after `sinceMs`. */
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

/** Lists the players at these ascending positions, ordered by brand path and player id in code units. */
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
      .where(sql`place in (select cast(value as integer) from json_each(${JSON.stringify(places)}))`)
      .orderBy(sql`place`),
  );
  return rows;
};

/** Up to `most` players other than the winner with the largest totals, the largest first; on ties, who reached it first. */
export const listHighestEver = (tx: Tx, instanceId: string, winner: Player, most: number): Promise<Contributor[]> =>
  tx.all((db) =>
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
      .limit(most),
  );
