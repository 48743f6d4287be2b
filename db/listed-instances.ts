import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { InstanceStatus } from '../domain/jackpot/status.ts';
import type { Tx } from './engine/tx.ts';
import { type Instance, instances, withPots } from './instances.ts';
import { listPage } from './list-page.ts';
import { contains, ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { instancesVisibleTo } from './visible-instances.ts';

export type InstanceFilter = {
  /** The owners that the caller reaches. Lists their instances and those that their brands may play; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
  readonly status?: InstanceStatus | undefined;
  readonly name?: string | undefined;
  readonly ids?: readonly string[] | undefined;
};

/** The rule of domain/jackpot/status.ts in SQL. */
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
    filter.ids === undefined ? undefined : inArray(instances.id, [...filter.ids]),
  );
  const listed = {
    table: instances,
    filter: where,
    walk: [instances.id],
    order: orderOf(page, { ...sortable, status: statusAt(nowMs) }, instances.id),
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
