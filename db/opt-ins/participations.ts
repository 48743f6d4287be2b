import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Player } from '../../domain/jackpot/player.ts';
import type { Participation } from '../../domain/opt-in/participation.ts';
import { rowLookup } from '../engine/lookups.ts';
import type { Soon } from '../engine/soon.ts';
import { createPlaceholders, excludedColumns, listColumns, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { BY_ROW, listPage } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import type { Listing } from '../listing/page.ts';
import { carriesOf, restOf, totalOf } from '../tables/columns.ts';
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
    // Only an erasure takes the name away.
    .values(createPlaceholders(participations, listColumns(participations, 'unnamed')))
    .onConflictDoUpdate({
      target: [participations.instanceId, participations.brandPath, participations.playerId],
      set: excludedColumns(
        participations,
        listColumns(participations, 'instanceId', 'brandPath', 'playerId', 'unnamed'),
      ),
    }),
);

const value = (name: string): SQL => sql`${sql.placeholder(name)}`;

const update = statement((db) =>
  db
    .update(participations)
    .set({
      contributionCount: value('contributionCount'),
      contributionValue: value('contributionValue'),
      contributionCarries: value('contributionCarries'),
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
  contributionValue: totalOf(row.contributionValue, row.contributionCarries),
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
    contributionCarries: carriesOf(participation.contributionValue),
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
    ...{ instanceId, brandPath, playerId, contributionCount, pots, lastCurrency },
    contributionValue: restOf(contributionValue),
    contributionCarries: carriesOf(contributionValue),
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
