import { and, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isState } from './columns.ts';
import type { Delivery } from './deliveries.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { deliveries, destinations } from './schema.ts';
import type { Tx } from './tx.ts';

/** A delivery as it is shown: an event that waits will go to the address that its destination has now. */
export type ListedDelivery = Omit<Delivery, 'body' | 'secretUntilMs'>;

export type DeliveryFilter = {
  /** What the caller may see: owners with their brands; absent: everything. */
  readonly owners?: readonly string[] | undefined;
  readonly destinationId?: string | undefined;
  readonly state?: Delivery['state'] | undefined;
};

/** What carries a secret is shown to nobody. What waits for a deleted destination is as good as gone: the background removes it. */
const matching = ({ owners, destinationId, state }: DeliveryFilter): SQL | undefined =>
  and(
    isNull(deliveries.secretUntilMs),
    ownedBy(deliveries.ownerId, owners),
    destinationId === undefined ? undefined : eq(deliveries.destinationId, destinationId),
    state === undefined ? undefined : isState(deliveries.state, state),
    or(sql`${deliveries.kind} <> 'event'`, eq(deliveries.state, 'delivered'), isNotNull(destinations.id)),
  );

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
  const where = matching(filter);
  const rows = await tx.all((db) =>
    db
      .select(SHOWN)
      .from(deliveries)
      .leftJoin(destinations, eq(destinations.id, deliveries.destinationId))
      .where(where)
      .orderBy(...orderOf(page, SORTABLE, deliveries.seq))
      .limit(page.limit)
      .offset(page.page * page.limit),
  );
  const counted = await tx.get((db) =>
    db
      .select({ total: count() })
      .from(deliveries)
      .leftJoin(destinations, eq(destinations.id, deliveries.destinationId))
      .where(where),
  );
  return { rows, total: counted?.total ?? 0 };
};
