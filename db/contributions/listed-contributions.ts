import { asc, desc, type SQL, sql } from 'drizzle-orm';
import { listPaidByBonus, type PaidByBonus } from '../bonuses/paying-bonuses.ts';
import type { Tx } from '../engine/tx.ts';
import { readInstanceNames } from '../jackpots/instance-names.ts';
import { idStartAt } from '../listing/id-start-at.ts';
import { AT_ONCE_ROWS, COUNTED_MAX, findExport } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import type { Listing, Page } from '../listing/page.ts';
import { type Contribution, contributionIntents, contributions } from '../tables/contributions.ts';
import { ledgerEntries } from '../tables/ledger.ts';
import { payouts, wins } from '../tables/wins.ts';
import type { WonPayout } from '../wins/wins.ts';
import type { ContributionState } from './contributions.ts';

export type ContributionFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly instanceId?: string | undefined;
  readonly brandPath?: string | undefined;
  readonly playerId?: string | undefined;
  readonly sourceId?: string | undefined;
  readonly gameroundId?: string | undefined;
  readonly state?: ContributionState | undefined;
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
  /** Only those that follow this one in the order of the list. */
  readonly afterId?: string | undefined;
};

/** A contribution with the jackpot's currency, and what its player won with it. */
export type ListedContribution = {
  readonly contribution: Contribution;
  readonly jackpotCurrency: string;
  readonly won: readonly WonPayout[];
  readonly bonus: PaidByBonus | undefined;
};

/** A contribution gets its id in the unit that stores it, or when it is accepted for a callback, which may wait. */
const BEFORE_TIME_MS = 24 * 60 * 60 * 1000;
const AFTER_TIME_MS = 60_000;

type Names = Readonly<Record<'id' | 'instance' | 'brand' | 'player' | 'source' | 'gameround' | 'atMs', SQL>>;

const OF_INTENT: Names = {
  id: sql.raw('id'),
  instance: sql.raw('instance_id'),
  brand: sql.raw('brand_path'),
  player: sql.raw('player_id'),
  source: sql.raw('source_id'),
  gameround: sql.raw('gameround_id'),
  atMs: sql.raw('created_at_ms'),
};
/** Read out of the sealed text, as the view `contributions` does, but in one step. */
const OF_ENTRY: Names = {
  id: sql.raw('reference'),
  instance: sql.raw('record ->> 0'),
  brand: sql.raw(`record ->> '$[11].brand'`),
  player: sql.raw(`record ->> '$[11].player'`),
  source: sql.raw(`record ->> '$[11].source'`),
  gameround: sql.raw(`record ->> '$[11].gameround'`),
  atMs: sql.raw('record ->> 3'),
};

const conditionsOf = (names: Names, filter: ContributionFilter): (SQL | undefined)[] => [
  filter.instanceId === undefined ? undefined : sql`${names.instance} = ${filter.instanceId}`,
  filter.brandPath === undefined ? undefined : sql`${names.brand} = ${filter.brandPath}`,
  filter.playerId === undefined ? undefined : sql`${names.player} = ${filter.playerId}`,
  filter.sourceId === undefined ? undefined : sql`${names.source} = ${filter.sourceId}`,
  filter.gameroundId === undefined ? undefined : sql`${names.gameround} = ${filter.gameroundId}`,
  filter.fromMs === undefined ? undefined : sql`${names.atMs} >= ${filter.fromMs}`,
  filter.toMs === undefined ? undefined : sql`${names.atMs} < ${filter.toMs}`,
  ownedBy(names.brand, filter.owners),
];

/** A sealed text that lacks one of these texts is passed over without being read as JSON. */
const mayMatch = ({ playerId, gameroundId, brandPath }: ContributionFilter): (SQL | undefined)[] =>
  [playerId, gameroundId, brandPath].map((text) =>
    text === undefined ? undefined : sql`instr(record, ${JSON.stringify(text)}) > 0`,
  );

/** 1 or 0. Each condition is only looked at when those before it are true. */
const isEach = (conditions: readonly (SQL | undefined)[]): SQL =>
  conditions.reduceRight<SQL>(
    (rest, condition) => (condition === undefined ? rest : sql`iif(${condition}, ${rest}, 0)`),
    sql`1`,
  );

const idBounds = (
  names: Names,
  { fromMs, toMs, afterId }: ContributionFilter,
  descending: boolean,
  place: string | undefined,
) => {
  const behind = place ?? afterId;
  const bounds = [
    fromMs === undefined ? undefined : sql`${names.id} >= ${idStartAt(fromMs - BEFORE_TIME_MS)}`,
    toMs === undefined ? undefined : sql`${names.id} < ${idStartAt(toMs + AFTER_TIME_MS)}`,
    behind === undefined ? undefined : sql`${names.id} ${descending ? sql`<` : sql`>`} ${behind}`,
  ];
  return bounds.filter((bound) => bound !== undefined);
};

/**
 * The next rows of both sources, in the order of their ids, each with 1 if it is listed. A contribution with a row has an entry as well,
 * which comes after the row and is not listed.
 */
const sliceOf = (filter: ContributionFilter, descending: boolean, place: string | undefined, rows: number): SQL => {
  const { state } = filter;
  const isOfState = state === undefined ? undefined : sql`state = ${state}`;
  const isIntent = isEach([isOfState, ...conditionsOf(OF_INTENT, filter)]);
  const ofIntents = idBounds(OF_INTENT, filter, descending, place);
  const ofEntries = [sql`kind = 'contribution'`, ...idBounds(OF_ENTRY, filter, descending, place)];
  const isEntry = isEach([...mayMatch(filter), sql`${OF_ENTRY.source} is not null`, ...conditionsOf(OF_ENTRY, filter)]);
  const intents = sql`select id as id, 0 as part, ${isIntent} as hit from ${contributionIntents}${ofIntents.length === 0 ? NONE : sql` where ${sql.join(ofIntents, AND)}`}`;
  // Only what is booked has an entry.
  const entries =
    state === undefined || state === 'booked'
      ? sql` union all select reference, 1, ${isEntry} from ${ledgerEntries} where ${sql.join(ofEntries, AND)}`
      : NONE;
  return sql`(${intents}${entries} order by 1 ${descending ? sql`desc` : sql`asc`}, 2 limit ${rows})`;
};

const NONE = sql``;
const AND = sql` and `;

/** The ids of a page, in slices: until the page is complete and enough are counted. */
const findIds = async (
  tx: Tx,
  filter: ContributionFilter,
  offset: number,
  limit: number,
  descending: boolean,
  from: string | undefined,
): Promise<{ readonly ids: readonly string[]; readonly total: number; readonly atLeast: boolean }> => {
  const end = offset + limit;
  const ids: string[] = [];
  let total = from === undefined ? 0 : offset;
  for (let place = from; ; await tx.pause()) {
    const slice = sliceOf(filter, descending, place, tx.rowsAtOnce);
    const last = descending ? sql`min(id)` : sql`max(id)`;
    const order = descending ? sql`id desc` : sql`id asc`;
    const found = await tx.get((db) =>
      db
        .select({
          ids: sql<string>`json_group_array(id order by ${order}) filter (where hit = 1)`,
          rows: sql<number>`count(*)`,
          last: sql<string | null>`${last}`,
        })
        .from(slice),
    );
    const matching: string[] = JSON.parse(found?.ids ?? '[]');
    ids.push(...matching.slice(Math.max(offset - total, 0), Math.max(end - total, 0)));
    total += matching.length;
    if (found === undefined || found.rows < tx.rowsAtOnce || found.last === null) return { ids, total, atLeast: false };
    if (total > Math.max(COUNTED_MAX, end)) return { ids, total: Math.max(COUNTED_MAX, end + 1), atLeast: true };
    place = found.last;
  }
};

/** Reports whether both sources together have at most as many rows as are read at once. */
const areFew = async (tx: Tx): Promise<boolean> => {
  const limit = AT_ONCE_ROWS + 1;
  const rows = sql`(select 1 from ${contributionIntents} limit ${limit}) union all select 1 from (select 1 from ${ledgerEntries} limit ${limit})`;
  const found = await tx.get((db) => db.select({ n: sql<number>`count(*)` }).from(sql`(select 1 from ${rows})`));
  return (found?.n ?? 0) <= AT_ONCE_ROWS;
};

/** A page of contributions that are not archived, in the order of their ids. A page of an export follows the last one, since ids never change. */
export const listContributions = async (
  tx: Tx,
  filter: ContributionFilter,
  { page, limit, descending, after }: Omit<Page<never>, 'sortField'>,
): Promise<Listing<ListedContribution>> => {
  const whole = findExport(tx);
  const [offset, from] =
    whole?.lastId === undefined ? [page * limit, filter] : [0, { ...filter, afterId: whole.lastId }];
  const place = typeof after?.[0] === 'string' && whole === undefined ? after[0] : undefined;
  const find = (reader: Tx) => findIds(reader, from, offset, limit, descending, place);
  const { ids, ...counted } = (await areFew(tx)) ? await find(tx) : await tx.aside(find);
  if (whole !== undefined) whole.lastId = ids.at(-1) ?? whole.lastId;
  const last = ids.at(-1);
  const hasMore = counted.total > offset + limit && last !== undefined;
  return {
    rows: await readListed(tx, await readAll(tx, ids, descending)),
    ...counted,
    last: hasMore && whole === undefined ? [last] : undefined,
  };
};

const readAll = async (tx: Tx, ids: readonly string[], descending: boolean): Promise<Contribution[]> =>
  ids.length === 0
    ? []
    : tx.all((db) =>
        db
          .select()
          .from(contributions)
          .where(sql`${contributions.id} in (select value from json_each(${JSON.stringify(ids)}))`)
          .orderBy(descending ? desc(contributions.id) : asc(contributions.id)),
      );

/** Reports whether a contribution that was found by its key matches the other filters. */
export const isListed = (
  contribution: Contribution,
  { owners, fromMs, toMs, afterId, ...filter }: ContributionFilter,
  descending: boolean,
): boolean => {
  const { id, brandPath, createdAtMs } = contribution;
  const isOwned = owners === undefined || owners.includes(brandPath) || owners.includes(brandPath.split(':')[0] ?? '');
  const isBehind = afterId === undefined || (descending ? id < afterId : id > afterId);
  const isInTime = createdAtMs >= (fromMs ?? 0) && createdAtMs < (toMs ?? Number.POSITIVE_INFINITY);
  return (
    isOwned &&
    isBehind &&
    isInTime &&
    (['instanceId', 'brandPath', 'playerId', 'sourceId', 'gameroundId', 'state'] as const).every(
      (name) => filter[name] === undefined || filter[name] === contribution[name],
    )
  );
};

/** Adds the jackpot's currency, the wins and the bonuses that paid. */
export const readListed = async (tx: Tx, rows: readonly Contribution[]): Promise<ListedContribution[]> => {
  if (rows.length === 0) return [];
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const won = await tx.all((db) =>
    db
      .select({ win: wins, payout: payouts })
      .from(wins)
      .innerJoin(payouts, sql`${payouts.winId} = ${wins.id} and ${payouts.number} = 0`)
      .where(sql`${wins.contributionId} in (select value from json_each(${ids}))`)
      .orderBy(asc(wins.id)),
  );
  const wonBy = Map.groupBy(won, ({ win }) => win.contributionId);
  const nameOf = await readInstanceNames(tx, rows);
  const paidBy = await listPaidByBonus(
    tx,
    rows.flatMap(({ id, debit, operatorPaid }) => (debit === 0n && operatorPaid > 0n ? [id] : [])),
  );
  return rows.map((contribution) => ({
    contribution,
    bonus: paidBy.get(contribution.id),
    jackpotCurrency: nameOf(contribution.instanceId).currency,
    won: wonBy.get(contribution.id) ?? [],
  }));
};
