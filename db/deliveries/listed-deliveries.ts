import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { listPage } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { isState } from '../tables/columns.ts';
import { type Delivery, deliveries, destinations } from '../tables/deliveries.ts';

/** A delivery as listed: a waiting event shows the current address of its destination. */
export type ListedDelivery = Omit<Delivery, 'body' | 'secretUntilMs' | 'recentAttempts'>;

/** The same with what it says and how its latest attempts went. */
export type DeliveryWithContent = ListedDelivery & Pick<Delivery, 'body' | 'recentAttempts'>;

export type DeliveryFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly destinationId?: string | undefined;
  readonly state?: Delivery['state'] | undefined;
};

/** Messages with secrets are never listed. Neither are those waiting for a deleted destination: they are about to be removed. */
const filterOf = ({ owners }: DeliveryFilter): SQL | undefined =>
  and(
    isNull(deliveries.secretUntilMs),
    ownedBy(deliveries.ownerId, owners),
    or(sql`${deliveries.kind} <> 'event'`, eq(deliveries.state, 'delivered'), isNotNull(destinations.id)),
  );

/** Splits the filter into the part that an index answers, with its order, and the rest. */
const matching = (filter: DeliveryFilter) => {
  const { destinationId, state } = filter;
  const inState = state === undefined ? undefined : isState(deliveries.state, state);
  if (destinationId === undefined) return { filter: and(inState, filterOf(filter)), walk: [deliveries.seq] };
  const scope = and(eq(deliveries.destinationId, destinationId), inState);
  const walk = state === undefined ? [deliveries.state, deliveries.seq] : [deliveries.seq];
  return { scope, filter: filterOf(filter), walk };
};

const JOIN = sql`left join ${destinations} on ${destinations.id} = ${deliveries.destinationId}`;

const SORTABLE = { created: deliveries.seq, last_attempt: sql`coalesce(${deliveries.lastAttemptAtMs}, 0)` };

const SHOWN = {
  seq: deliveries.seq,
  id: deliveries.id,
  kind: deliveries.kind,
  lane: deliveries.lane,
  ownerId: deliveries.ownerId,
  destinationId: deliveries.destinationId,
  address: sql<string>`case when ${deliveries.kind} = 'event' and ${deliveries.state} = 'pending' then ${destinations.url} else ${deliveries.address} end`,
  eventType: deliveries.eventType,
  state: deliveries.state,
  attempts: deliveries.attempts,
  dueAtMs: deliveries.dueAtMs,
  createdAtMs: deliveries.createdAtMs,
  lastAttemptAtMs: deliveries.lastAttemptAtMs,
  finishedAtMs: deliveries.finishedAtMs,
  persistent: deliveries.persistent,
  lastStatus: deliveries.lastStatus,
  lastError: deliveries.lastError,
};

export const listDeliveries = async (
  tx: Tx,
  filter: DeliveryFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<ListedDelivery>> => {
  const listed = {
    table: deliveries,
    join: JOIN,
    ...matching(filter),
    order: toPageOrder(page, SORTABLE, deliveries.seq),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select(SHOWN)
        .from(deliveries)
        .leftJoin(destinations, eq(destinations.id, deliveries.destinationId))
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};

/** A delivery that is listed; undefined for others, such as those with a secret. */
export const findListedDelivery = (tx: Tx, id: string): Promise<DeliveryWithContent | undefined> =>
  tx.get((db) =>
    db
      .select({ ...SHOWN, body: deliveries.body, recentAttempts: deliveries.recentAttempts })
      .from(deliveries)
      .leftJoin(destinations, eq(destinations.id, deliveries.destinationId))
      .where(and(eq(deliveries.id, id), filterOf({}))),
  );
