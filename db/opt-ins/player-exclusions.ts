import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { toOperatorId } from '../../domain/account/access.ts';
import type { Player } from '../../domain/jackpot/player.ts';
import { lookup, rowLookup } from '../engine/lookups.ts';
import { andThen, type Soon } from '../engine/soon.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { isAmong, ownedBy } from '../listing/owned-by.ts';
import type { Listing } from '../listing/page.ts';
import { type PlayerExclusion, playerExclusions } from '../tables/players.ts';

const stands = isNull(playerExclusions.readmittedAtMs);
const ofOperator = eq(playerExclusions.operatorId, sql.placeholder('operatorId'));
const one = statement((db) =>
  db.select({ id: playerExclusions.id }).from(playerExclusions).where(and(ofOperator, stands)).limit(1),
);
const ofPlayer = statement((db) =>
  db
    .select()
    .from(playerExclusions)
    .where(and(ofOperator, eq(playerExclusions.playerId, sql.placeholder('playerId')), stands)),
);
const standingOf = statement((db) =>
  db
    .select()
    .from(playerExclusions)
    .where(
      and(
        ofOperator,
        eq(playerExclusions.ownerId, sql.placeholder('ownerId')),
        sql`${playerExclusions.playerId} in (select value from json_each(${sql.placeholder('players')}))`,
        stands,
      ),
    ),
);
const insert = statement((db) => db.insert(playerExclusions).values(createPlaceholders(playerExclusions)));
const readmit = statement((db) =>
  db
    .update(playerExclusions)
    .set({
      readmittedAtMs: sql`${sql.placeholder('atMs')}`,
      readmittedAfter: sql`${sql.placeholder('after')}`,
      readmittedBy: sql`${sql.placeholder('by')}`,
      readmitReason: sql`${sql.placeholder('reason')}`,
    })
    .where(eq(playerExclusions.id, sql.placeholder('id'))),
);

/** Most operators exclude no player: then this answer alone is read, once. */
const excluding = lookup<string, { readonly some: boolean }>(playerExclusions);

/** By operator and player id. */
const standing = rowLookup<readonly PlayerExclusion[]>(playerExclusions, 10_000);

/** Reports whether an operator, or one of its brands, excludes anyone; the end of an exclusion is not looked at. */
export const hasExclusions = (tx: Tx, operatorId: string): Soon<boolean> =>
  andThen(
    tx.lookUp(excluding, operatorId, async () => ({ some: (await tx.get(one, { operatorId })) !== undefined })),
    (known) => known?.some === true,
  );

/** The exclusion of a player, by the brand or its operator, that is in force now; undefined if there is none. */
export const findExclusion = (
  tx: Tx,
  { brandPath, playerId }: Player,
  nowMs: number,
): Soon<PlayerExclusion | undefined> => {
  const operatorId = toOperatorId(brandPath);
  const search = (some: boolean): Soon<PlayerExclusion | undefined> => {
    if (!some) return undefined;
    const found = tx.lookUp(standing, `${operatorId} ${playerId}`, () => tx.all(ofPlayer, { operatorId, playerId }));
    return andThen(found, (known) =>
      known?.find(
        ({ ownerId, untilMs }) =>
          (ownerId === brandPath || ownerId === operatorId) && (untilMs === null || untilMs > nowMs),
      ),
    );
  };
  const some = hasExclusions(tx, operatorId);
  return typeof some === 'boolean' ? search(some) : some.then(search);
};

/** The exclusions by an owner that were not ended by anyone, of these players. Their time may be over. */
export const listStanding = (tx: Tx, ownerId: string, players: readonly string[]): Promise<PlayerExclusion[]> =>
  tx.all(standingOf, { operatorId: toOperatorId(ownerId), ownerId, players: JSON.stringify(players) });

export const insertExclusion = async (tx: Tx, exclusion: PlayerExclusion): Promise<void> => {
  await tx.run(insert, exclusion);
};

/** Ends an exclusion. The row stays: drawings refer to it. */
export const endExclusion = async (
  tx: Tx,
  id: string,
  ended: { readonly atMs: number; readonly after: number; readonly by: string; readonly reason: string },
): Promise<void> => {
  await tx.run(readmit, { id, ...ended });
};

export type ExclusionFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  /** The operators of brands that the caller reaches: their own exclusions of the named player concern these brands. */
  readonly operators?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
  readonly playerId?: string | undefined;
  /** Only those in force at this time; absent: all. */
  readonly atMs?: number | undefined;
};

/** Exclusions, the latest first. */
export const listExclusions = (
  tx: Tx,
  { owners, operators = [], ownerId, playerId, atMs }: ExclusionFilter,
  page: { readonly page: number; readonly limit: number },
): Promise<Listing<PlayerExclusion>> => {
  const { id, untilMs } = playerExclusions;
  const filter = and(
    playerId === undefined || operators.length === 0
      ? ownedBy(playerExclusions.ownerId, owners)
      : or(ownedBy(playerExclusions.ownerId, owners), isAmong(playerExclusions.ownerId, operators)),
    ownedBy(playerExclusions.ownerId, ownerId === undefined ? undefined : [ownerId]),
    playerId === undefined ? undefined : eq(playerExclusions.playerId, playerId),
    atMs === undefined ? undefined : and(stands, sql`(${untilMs} is null or ${untilMs} > ${atMs})`),
  );
  const order = [
    { by: playerExclusions.excludedAtMs, descending: true },
    { by: id, descending: true },
  ];
  return listPage(tx, { table: playerExclusions, filter, walk: [id], order }, page, (where, sorted, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(playerExclusions)
        .where(where)
        .orderBy(...sorted)
        .limit(limit)
        .offset(offset),
    ),
  );
};
