import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { isBrandPath } from '../../domain/account/access.ts';
import type { InstanceStatus } from '../../domain/jackpot/schedule.ts';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { contains, ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { instances } from '../tables/jackpots.ts';
import { type Instance, withPots } from './instances.ts';

/** The instances an account can see: the rule of domain/account/access.ts in SQL. Undefined owners mean no restriction. */
export const instancesVisibleTo = (owners: readonly string[] | undefined): SQL | undefined =>
  owners && or(ownedBy(instances.ownerId, owners), playableBy(owners.filter(isBrandPath)));

/** The instances that public replies may show. */
export const isPublicInstance = sql`coalesce(${instances.hidden}, 0) = 0`;

const allowedBrands = sql`${instances.rules}, '$.contribution_rules.allowed_brands'`;

/** The instances that one of these brands may play: the rule of `admitsBrand` in SQL. */
export const playableBy = (brandPaths: readonly string[]): SQL | undefined =>
  brandPaths.length === 0
    ? undefined
    : sql`exists (
  select 1 from json_each(${JSON.stringify(brandPaths)}) as brand
  where ${instances.operatorId} = substr(brand.value, 1, instr(brand.value, ':') - 1)
    and case when json_array_length(${allowedBrands}) > 0
      then brand.value in (select allowed.value from json_each(${allowedBrands}) as allowed)
      else ${instances.ownerId} in (${instances.operatorId}, brand.value) end)`;

export type InstanceFilter = {
  /** The owners that the caller reaches. Lists their instances and those that their brands may play; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
  readonly status?: InstanceStatus | undefined;
  readonly name?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly jackpotType?: 'Jackpot' | 'Raffle' | undefined;
};

/** The rule of statusAt in SQL. */
const statusAt = (nowMs: number): SQL => sql`case
  when ${instances.state} = 'Terminated' or ${instances.endsAtMs} <= ${nowMs} then 'Terminated'
  when ${instances.startsAtMs} > ${nowMs} then 'Pending'
  else ${instances.state} end`;

const sortable = {
  created: instances.createdAtMs,
  id: instances.id,
  name: instances.name,
  timestamp_start: instances.startsAtMs,
  timestamp_end: instances.endsAtMs,
  last_updated: instances.updatedAtMs,
};

export const listInstances = async (
  tx: Tx,
  filter: InstanceFilter,
  page: Page<keyof typeof sortable | 'status'>,
  nowMs: number,
): Promise<Listing<Instance>> => {
  const where = and(
    instancesVisibleTo(filter.owners),
    ownedBy(instances.ownerId, filter.ownerId === undefined ? undefined : [filter.ownerId]),
    filter.status === undefined ? undefined : sql`${statusAt(nowMs)} = ${filter.status}`,
    contains(instances.name, filter.name),
    filter.jackpotType === undefined
      ? undefined
      : sql`coalesce(${instances.rules} ->> '$.jackpot_type', 'Jackpot') = ${filter.jackpotType}`,
    filter.ids === undefined ? undefined : inArray(instances.id, [...filter.ids]),
  );
  const listed = {
    table: instances,
    filter: where,
    walk: [instances.id],
    order: toPageOrder(page, { ...sortable, status: statusAt(nowMs) }, instances.id),
  };
  const listing = await listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(instances)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
  const rows: Instance[] = [];
  for (const row of listing.rows) rows.push(await withPots(tx, row));
  return { ...listing, rows };
};
