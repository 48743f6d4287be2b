import { and, asc, count, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { deliveries, isState } from './schema.ts';
import { statement } from './statement.ts';
import type { Tx } from './tx.ts';

export type Delivery = typeof deliveries.$inferSelect;

/** A message as it is queued: never tried, due at once. */
export type NewDelivery = Omit<
  Delivery,
  'seq' | 'state' | 'attempts' | 'dueAtMs' | 'finishedAtMs' | 'lastStatus' | 'lastError'
>;

const nextLane = statement((db) =>
  db
    .select({ lane: sql<string | null>`min(${deliveries.lane})` })
    .from(deliveries)
    .where(and(isState(deliveries.state, 'pending'), sql`${deliveries.lane} > ${sql.placeholder('after')}`)),
);
const firstOfLane = statement((db) =>
  db
    .select()
    .from(deliveries)
    .where(and(isState(deliveries.state, 'pending'), eq(deliveries.lane, sql.placeholder('lane'))))
    .orderBy(asc(deliveries.dueAtMs), asc(deliveries.seq))
    .limit(sql.placeholder('limit')),
);
const byId = statement((db) =>
  db
    .select()
    .from(deliveries)
    .where(eq(deliveries.id, sql.placeholder('id'))),
);

/** Queues a message in the unit of work that decides on it; the deliverer sends it after the commit. */
export const queueDelivery = async (tx: Tx, delivery: NewDelivery): Promise<void> => {
  await tx.run((db) =>
    db.insert(deliveries).values({
      ...delivery,
      state: 'pending',
      attempts: 0,
      dueAtMs: delivery.createdAtMs,
      finishedAtMs: null,
      lastStatus: null,
      lastError: null,
    }),
  );
};

export const findDelivery = (tx: Tx, id: string): Promise<Delivery | undefined> => tx.get(byId, { id });

/** Every lane in which something waits. One step of the index each, however much waits there. */
export const listLanes = async (tx: Tx): Promise<string[]> => {
  const lanes: string[] = [];
  for (;;) {
    const found = await tx.get(nextLane, { after: lanes.at(-1) ?? '' });
    if (typeof found?.lane !== 'string') return lanes;
    lanes.push(found.lane);
  }
};

/** What waits in a lane, the one that is due first first. */
export const listWaiting = (tx: Tx, lane: string, limit: number): Promise<Delivery[]> =>
  tx.all(firstOfLane, { lane, limit });

/** Records what became of an attempt; a message that was finished meanwhile stays as it is. */
export const recordAttempt = async (
  tx: Tx,
  id: string,
  outcome: Pick<Delivery, 'state' | 'attempts' | 'dueAtMs' | 'finishedAtMs' | 'lastStatus' | 'lastError'>,
): Promise<void> => {
  await tx.run((db) =>
    db
      .update(deliveries)
      .set(outcome)
      .where(and(eq(deliveries.id, id), isState(deliveries.state, 'pending'))),
  );
};

/** Erases a message: what carries a secret leaves no trace. */
export const eraseDelivery = async (tx: Tx, id: string): Promise<void> => {
  await tx.run((db) => db.delete(deliveries).where(eq(deliveries.id, id)));
};

/** Gives up what waits for a destination that takes nothing any more, at most as much as one unit may write. */
export const giveUpDestination = async (
  tx: Tx,
  destinationId: string,
  lastError: string,
  nowMs: number,
  limit: number,
): Promise<number> => {
  const { changes } = await tx.run((db) =>
    db
      .update(deliveries)
      .set({ state: 'dead', finishedAtMs: nowMs, lastError })
      .where(
        inArray(
          deliveries.id,
          db
            .select({ id: deliveries.id })
            .from(deliveries)
            .where(
              and(
                isState(deliveries.state, 'pending'),
                eq(deliveries.destinationId, destinationId),
                eq(deliveries.persistent, false),
              ),
            )
            .limit(limit),
        ),
      ),
  );
  return changes;
};

/** Queues a dead letter again, as new. Answers whether it was one. */
export const replayDelivery = async (tx: Tx, id: string, nowMs: number): Promise<boolean> => {
  const { changes } = await tx.run((db) =>
    db
      .update(deliveries)
      .set({ state: 'pending', attempts: 0, dueAtMs: nowMs, finishedAtMs: null })
      .where(and(eq(deliveries.id, id), isState(deliveries.state, 'dead'))),
  );
  return changes === 1;
};

export type DeliveryFilter = {
  /** What the caller may see: owners with their brands; absent: everything. */
  readonly owners?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
  readonly destinationId?: string | undefined;
  readonly state?: Delivery['state'] | undefined;
  readonly eventType?: string | undefined;
};

const matching = ({ owners, ownerId, destinationId, state, eventType }: DeliveryFilter): SQL | undefined =>
  and(
    ownedBy(deliveries.ownerId, owners),
    ownedBy(deliveries.ownerId, ownerId === undefined ? undefined : [ownerId]),
    destinationId === undefined ? undefined : eq(deliveries.destinationId, destinationId),
    state === undefined ? undefined : isState(deliveries.state, state),
    eventType === undefined ? undefined : eq(deliveries.eventType, eventType),
  );

const SORTABLE = { created: deliveries.seq, due: deliveries.dueAtMs };

export const listDeliveries = async (
  tx: Tx,
  filter: DeliveryFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<Delivery>> => {
  const where = matching(filter);
  const rows = await tx.all((db) =>
    db
      .select()
      .from(deliveries)
      .where(where)
      .orderBy(...orderOf(page, SORTABLE, deliveries.seq))
      .limit(page.limit)
      .offset(page.page * page.limit),
  );
  const counted = await tx.get((db) => db.select({ total: count() }).from(deliveries).where(where));
  return { rows, total: counted?.total ?? 0 };
};

/** Removes what was finished before a moment, at most so many rows. */
export const removeFinished = async (tx: Tx, beforeMs: number, limit: number): Promise<number> => {
  const { changes } = await tx.run((db) =>
    db
      .delete(deliveries)
      .where(
        inArray(
          deliveries.id,
          db.select({ id: deliveries.id }).from(deliveries).where(lte(deliveries.finishedAtMs, beforeMs)).limit(limit),
        ),
      ),
  );
  return changes;
};
