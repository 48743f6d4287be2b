import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Micros } from '../../domain/money/micros.ts';
import type { Tx } from '../engine/tx.ts';
import { COUNTED_MAX } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import type { Listing, Page } from '../listing/page.ts';
import { totalOf } from '../tables/columns.ts';
import { instances, pots } from '../tables/jackpots.ts';
import { type DayTotal, dayTotals } from '../tables/reports.ts';
import { payouts, winShares, wins } from '../tables/wins.ts';
import { countUntotalled, listUntotalled, sumRest, type Untotalled } from './day-totals.ts';

/** Sums of postings in micros by kind of entry and account, as `kind account`; `kind` with an empty account is a number of entries. */
export type Sums = ReadonlyMap<string, bigint>;

/** The movements of a brand, or of no player, in an instance on one day. */
export type DayOfInstance = {
  readonly day: number;
  readonly instanceId: string;
  readonly brandPath: string;
  readonly currency: string;
  readonly sums: Sums;
};

export type DayFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly instanceId?: string | undefined;
  readonly brandPath?: string | undefined;
  readonly currency?: string | undefined;
  readonly fromDay?: number | undefined;
  /** Inclusive. */
  readonly toDay?: number | undefined;
};

/** Entries that a report adds to the kept totals: half a second of a processor. With more, it waits until they are kept. */
const REST_MAX = 60_000;

/** The entries that are not in the kept totals yet, where they are too many to be read by a report. */
export type NotKeptYet = { readonly untotalled: number };

const tooMany = (untotalled: readonly Untotalled[]): NotKeptYet | undefined => {
  const count = countUntotalled(untotalled);
  return count > REST_MAX ? { untotalled: count } : undefined;
};

const operatorsOf = (owners: readonly string[] | undefined): SQL | undefined =>
  owners && inArray(instances.operatorId, [...new Set(owners.map((owner) => owner.split(':', 1)[0] ?? owner))]);

const MICROS_PER_UNIT = 1_000_000n;

type Parts = Readonly<Record<string, readonly [units: number, micros: number]>>;

const addTo = (sums: Map<string, bigint>, parts: Parts): void => {
  for (const [name, [units, micros]] of Object.entries(parts))
    sums.set(name, (sums.get(name) ?? 0n) + BigInt(units) * MICROS_PER_UNIT + BigInt(micros));
};

/** Numbers of entries are sums as well, in whole units. */
export const countIn = (sums: Sums, kind: string): number => Number((sums.get(`${kind} `) ?? 0n) / MICROS_PER_UNIT);

const asParts = (units: SQL, micros: SQL): SQL<string> =>
  sql<string>`json_group_object(kind || ' ' || account, json_array(${units}, ${micros}))`;

/** The days on which something moved, in order, a day at a time. */
const listDays = async function* (
  tx: Tx,
  { instanceId, fromDay = 0, toDay = Number.MAX_SAFE_INTEGER }: DayFilter,
  rest: readonly DayTotal[],
  descending: boolean,
): AsyncGenerator<number> {
  const ofInstance = instanceId === undefined ? undefined : eq(dayTotals.instanceId, instanceId);
  const others = rest.map(({ day }) => day).filter((day) => day >= fromDay && day <= toDay);
  for (let [from, to] = [fromDay, toDay]; ; ) {
    const end = descending ? sql<number | null>`max(${dayTotals.day})` : sql<number | null>`min(${dayTotals.day})`;
    const isWithin = sql`${dayTotals.day} between ${from} and ${to}`;
    const kept = await tx.get((db) => db.select({ day: end }).from(dayTotals).where(and(ofInstance, isWithin)));
    const days = others.filter((day) => day >= from && day <= to);
    if (typeof kept?.day === 'number') days.push(kept.day);
    if (days.length === 0) return;
    const day = days.reduce((a, b) => (a < b === descending ? b : a));
    yield day;
    if (descending) to = day - 1;
    else from = day + 1;
  }
};

/** A page of what moved, by day, then by instance and brand. */
export const listDayTotals = (
  tx: Tx,
  filter: DayFilter,
  { page, limit, descending }: Omit<Page<never>, 'sortField'>,
): Promise<Listing<DayOfInstance> | NotKeptYet> =>
  tx.aside(async (reader) => {
    const { owners, instanceId, brandPath, currency } = filter;
    const isInstance = instanceId === undefined ? undefined : eq(instances.id, instanceId);
    const untotalled = await listUntotalled(reader, and(operatorsOf(owners), isInstance));
    const behind = tooMany(untotalled);
    if (behind !== undefined) return behind;
    const rest = await sumRest(reader, untotalled);
    const offset = page * limit;
    const rows: DayOfInstance[] = [];
    let total = 0;
    for await (const day of listDays(reader, filter, rest, descending)) {
      const found = await reader.all((db) =>
        db
          .select({
            instanceId: instances.id,
            currency: instances.currency,
            brandPath: sql<string>`brand_path`,
            parts: asParts(sql`units`, sql`micros`),
          })
          .from(sql`${ofDay(day, instanceId, rest)} t`)
          .innerJoin(instances, sql`${instances.id} = t.instance_id`)
          .where(
            and(
              currency === undefined ? undefined : eq(instances.currency, currency),
              brandPath === undefined ? undefined : sql`t.brand_path = ${brandPath}`,
              // Movements without a player belong to the owner of the instance.
              ownedBy(sql`iif(t.brand_path = '', ${instances.ownerId}, t.brand_path)`, owners),
            ),
          )
          .groupBy(sql`${instances.id}, t.brand_path`)
          .orderBy(sql`${instances.id}, t.brand_path`),
      );
      for (const { parts, ...row } of found.slice(Math.max(offset - total, 0), Math.max(offset + limit - total, 0))) {
        const sums = new Map<string, bigint>();
        addTo(sums, JSON.parse(parts));
        rows.push({ day, ...row, sums });
      }
      total += found.length;
      const end = offset + limit;
      if (total > Math.max(COUNTED_MAX, end)) return { rows, total: Math.max(COUNTED_MAX, end + 1), atLeast: true };
      await reader.pause();
    }
    return { rows, total };
  });

/** The kept totals of a day and the rest, as one. */
const ofDay = (day: number, instanceId: string | undefined, rest: readonly DayTotal[]): SQL => {
  const others = rest.filter((total) => total.day === day);
  const of = and(eq(dayTotals.day, day), instanceId === undefined ? undefined : eq(dayTotals.instanceId, instanceId));
  return sql`(select instance_id, brand_path, kind, account, sum(units) as units, sum(micros) as micros from (
      select instance_id, brand_path, kind, account, units, micros from ${dayTotals} where ${of}
      union all select value ->> 'instanceId', value ->> 'brandPath', value ->> 'kind', value ->> 'account',
          cast(value ->> 'units' as integer), cast(value ->> 'micros' as integer)
        from json_each(${JSON.stringify(others)}))
    group by instance_id, brand_path, kind, account)`;
};

/** The money in an instance, by account; `pots` are the values of its pots, `seeds` the money set aside for their next ones. */
export type Stock = Readonly<Record<'pots' | 'seeds' | 'overflow' | 'house' | 'withheld' | 'diverting', Micros>>;

/** An instance's money before, in and after a time, what it holds now, and what players are still owed. */
export type Reconciled = {
  readonly instanceId: string;
  readonly ownerId: string;
  readonly currency: string;
  readonly before: Sums;
  readonly within: Sums;
  readonly since: Sums;
  readonly now: Stock;
  readonly unpaid: Micros;
};

export type ReconciliationFilter = Pick<DayFilter, 'owners' | 'instanceId' | 'currency'> & {
  readonly fromDay: number;
  /** Exclusive. */
  readonly toDay: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** A page of instances, with what their ledgers say of a time and what the store says of now. */
export const listReconciled = (
  tx: Tx,
  { owners, instanceId, currency, fromDay, toDay }: ReconciliationFilter,
  { page, limit }: Pick<Page<never>, 'page' | 'limit'>,
): Promise<Listing<Reconciled> | NotKeptYet> =>
  tx.aside(async (reader) => {
    const where = and(
      ownedBy(instances.ownerId, owners),
      instanceId === undefined ? undefined : eq(instances.id, instanceId),
      currency === undefined ? undefined : eq(instances.currency, currency),
      lt(instances.createdAtMs, toDay * DAY_MS),
    );
    const counted = await reader.get((db) => db.select({ n: sql<number>`count(*)` }).from(instances).where(where));
    const { id, ownerId, house, withheld, diverting, withheldCarries, divertingCarries } = instances;
    const found = await reader.all((db) =>
      db
        .select({
          id,
          ownerId,
          currency: instances.currency,
          house,
          withheld,
          diverting,
          withheldCarries,
          divertingCarries,
        })
        .from(instances)
        .where(where)
        .orderBy(id)
        .limit(limit)
        .offset(page * limit),
    );
    const ids = found.map((instance) => instance.id);
    const [held, unpaid] = [await readPots(reader, ids), await readUnpaid(reader, ids)];
    const untotalled = await listUntotalled(reader, inArray(instances.id, ids));
    const behind = tooMany(untotalled);
    if (behind !== undefined) return behind;
    const rests = Map.groupBy(await sumRest(reader, untotalled), (total) => total.instanceId);
    const rows: Reconciled[] = [];
    for (const instance of found) {
      const sums = await readSums(reader, instance.id, fromDay, toDay, rests.get(instance.id) ?? []);
      const { ownerId, currency, house } = instance;
      const now = {
        ...(held.get(instance.id) ?? NO_POTS),
        house,
        withheld: totalOf(instance.withheld, instance.withheldCarries),
        diverting: totalOf(instance.diverting, instance.divertingCarries),
      };
      rows.push({ ownerId, currency, instanceId: instance.id, ...sums, now, unpaid: unpaid.get(instance.id) ?? 0n });
      await reader.pause();
    }
    return { rows, total: counted?.n ?? 0 };
  });

const NO_POTS = { pots: 0n, seeds: 0n, overflow: 0n };

/** 0 before a time, 1 in it, 2 after it. */
const readSums = async (
  tx: Tx,
  instanceId: string,
  fromDay: number,
  toDay: number,
  rest: readonly DayTotal[],
): Promise<Pick<Reconciled, 'before' | 'within' | 'since'>> => {
  const found = await tx.all((db) =>
    db
      .select({
        part: sql<number>`iif(day >= ${fromDay}, 1, 0) + iif(day >= ${toDay}, 1, 0) as part`,
        name: sql<string>`kind || ' ' || account as name`,
        units: sql<number>`sum(units)`,
        micros: sql<number>`sum(micros)`,
      })
      .from(dayTotals)
      .where(eq(dayTotals.instanceId, instanceId))
      .groupBy(sql`part, name`),
  );
  const parts = [new Map<string, bigint>(), new Map<string, bigint>(), new Map<string, bigint>()] as const;
  const add = (part: number, name: string, units: number, micros: number): void =>
    addTo(parts[part as 0 | 1 | 2], { [name]: [units, micros] });
  for (const { part, name, units, micros } of found) add(part, name, units, micros);
  for (const { day, kind, account, units, micros } of rest)
    add(Number(day >= fromDay) + Number(day >= toDay), `${kind} ${account}`, units, micros);
  const [before, within, since] = parts;
  return { before, within, since };
};

const readPots = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, typeof NO_POTS>> => {
  const rows = await tx.all((db) =>
    db
      .select()
      .from(pots)
      .where(inArray(pots.instanceId, [...ids])),
  );
  const held = new Map<string, typeof NO_POTS>();
  for (const pot of rows) {
    const { pots, seeds, overflow } = held.get(pot.instanceId) ?? NO_POTS;
    held.set(pot.instanceId, {
      pots: pots + pot.seedValue + pot.contributedAmount,
      seeds: seeds + pot.contributedSeed + pot.surplusSeed,
      overflow: overflow + pot.overflow,
    });
  }
  return held;
};

/** Reads what players are owed: payouts that are not paid, and shares of wins that have no payout yet. */
const readUnpaid = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Micros>> => {
  const among = JSON.stringify(ids);
  const rows = await tx.all((db) =>
    db
      .select({
        instanceId: sql<string>`instance_id`,
        units: sql<number>`sum(amount / 1000000)`,
        micros: sql<number>`sum(amount % 1000000)`,
      })
      .from(
        sql`(select instance_id, amount from ${payouts} where state in ('held', 'due') and instance_id in (select value from json_each(${among}))
          union all select w.instance_id, cast(s.value ->> 'amount' as integer) from ${winShares} x join ${wins} w on w.id = x.win_id, json_each(x.shares) s
            where w.instance_id in (select value from json_each(${among})))`,
      )
      .groupBy(sql`instance_id`),
  );
  return new Map(
    rows.map(({ instanceId, units, micros }) => [instanceId, BigInt(units) * MICROS_PER_UNIT + BigInt(micros)]),
  );
};
