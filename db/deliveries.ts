import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { isState } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { deliveries } from './schema.ts';

export type Delivery = typeof deliveries.$inferSelect;

/** A message as it is queued: never tried, due at once. */
export type NewDelivery = Omit<
  Delivery,
  'seq' | 'state' | 'attempts' | 'dueAtMs' | 'lastAttemptAtMs' | 'finishedAtMs' | 'lastStatus' | 'lastError'
>;

const QUEUED_PER_SLICE = 500;

const nextLane = statement((db) =>
  db
    .select({
      lane: deliveries.lane,
      kind: deliveries.kind,
      ownerId: deliveries.ownerId,
      dueAtMs: deliveries.dueAtMs,
    })
    .from(deliveries)
    .where(and(isState(deliveries.state, 'pending'), sql`${deliveries.lane} > ${sql.placeholder('after')}`))
    .orderBy(asc(deliveries.lane), asc(deliveries.dueAtMs), asc(deliveries.seq))
    .limit(1),
);
const lastSeq = statement((db) => db.select({ seq: sql<number | null>`max(${deliveries.seq})` }).from(deliveries));
const queuedAfter = statement((db) =>
  db
    .select({
      seq: deliveries.seq,
      lane: deliveries.lane,
      kind: deliveries.kind,
      ownerId: deliveries.ownerId,
      dueAtMs: deliveries.dueAtMs,
    })
    .from(deliveries)
    .where(sql`${deliveries.seq} > ${sql.placeholder('after')}`)
    .orderBy(asc(deliveries.seq))
    .limit(QUEUED_PER_SLICE),
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

/** Queues a message in the unit of work that decides on it; the deliverer sends it after the commit. A known id is queued already. */
export const queueDelivery = async (tx: Tx, delivery: NewDelivery): Promise<void> => {
  await tx.run((db) =>
    db
      .insert(deliveries)
      .values({
        ...delivery,
        state: 'pending',
        attempts: 0,
        dueAtMs: delivery.createdAtMs,
        lastAttemptAtMs: null,
        finishedAtMs: null,
        lastStatus: null,
        lastError: null,
      })
      .onConflictDoNothing({ target: deliveries.id }),
  );
  tx.notify('deliveries');
};

/** Sends a message now, also one that has arrived or ended before: the same under its id, and queued anew if it was removed. */
export const resend = async (tx: Tx, delivery: NewDelivery): Promise<void> => {
  await replayDelivery(tx, delivery.id, delivery.createdAtMs);
  await queueDelivery(tx, delivery);
};

export const findDelivery = (tx: Tx, id: string): Promise<Delivery | undefined> => tx.get(byId, { id });

/** A lane, and of what is due first in it what kind it is, whose, and when it is due. */
export type Lane = Pick<Delivery, 'lane' | 'kind' | 'ownerId' | 'dueAtMs'>;

const LANES_PER_SLICE = 500;

/** Every lane in which something waits. One step of the index each, however much waits there. */
export const listLanes = async (tx: Tx): Promise<Lane[]> => {
  const lanes: Lane[] = [];
  for (;;) {
    const found = await tx.get(nextLane, { after: lanes.at(-1)?.lane ?? '' });
    if (found === undefined) return lanes;
    lanes.push(found);
    if (lanes.length % LANES_PER_SLICE === 0) await tx.pause();
  }
};

/** The message that was queued last; 0 when there is none. */
export const findLastSeq = async (tx: Tx): Promise<number> => (await tx.get(lastSeq))?.seq ?? 0;

/** The lanes of what was queued behind a message, and which message was queued last. */
export const listQueued = async (tx: Tx, afterSeq: number): Promise<{ lanes: Lane[]; lastSeq: number }> => {
  const lanes = new Map<string, Lane>();
  let last = afterSeq;
  for (;;) {
    const queued = await tx.all(queuedAfter, { after: last });
    for (const { seq, ...lane } of queued) {
      last = seq;
      if (!lanes.has(lane.lane)) lanes.set(lane.lane, lane);
    }
    if (queued.length < QUEUED_PER_SLICE) return { lanes: [...lanes.values()], lastSeq: last };
    await tx.pause();
  }
};

/** What waits in a lane, the one that is due first first. */
export const listWaiting = (tx: Tx, lane: string, limit: number): Promise<Delivery[]> =>
  tx.all(firstOfLane, { lane, limit });

/**
 * Records what became of an attempt. One that failed counts for nothing when the message was given up or replayed meanwhile: those decided
 * later. What has arrived has arrived.
 */
export const recordAttempt = async (
  tx: Tx,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  outcome: Pick<
    Delivery,
    | 'state'
    | 'attempts'
    | 'destinationId'
    | 'address'
    | 'dueAtMs'
    | 'lastAttemptAtMs'
    | 'finishedAtMs'
    | 'lastStatus'
    | 'lastError'
  >,
): Promise<void> => {
  const unchanged = and(isState(deliveries.state, 'pending'), eq(deliveries.attempts, attempts));
  await tx.run((db) =>
    db
      .update(deliveries)
      .set(outcome)
      .where(and(eq(deliveries.id, id), outcome.state === 'delivered' ? undefined : unchanged)),
  );
};

/** Lets a message that cannot be sent wait for its destination, without counting an attempt. */
export const postpone = async (tx: Tx, id: string, dueAtMs: number, lastError: string): Promise<void> => {
  await tx.run((db) =>
    db
      .update(deliveries)
      .set({ destinationId: null, dueAtMs, lastError })
      .where(and(eq(deliveries.id, id), isState(deliveries.state, 'pending'))),
  );
};

/** Makes messages due now that wait for a moment behind another, at most so many. */
export const makeDeliveriesDue = async (tx: Tx, nowMs: number, laterThanMs: number, limit: number): Promise<number> => {
  const { changes } = await tx.run((db) =>
    db
      .update(deliveries)
      .set({ dueAtMs: nowMs })
      .where(
        inArray(
          deliveries.seq,
          db
            .select({ seq: deliveries.seq })
            .from(deliveries)
            .where(and(isState(deliveries.state, 'pending'), gt(deliveries.dueAtMs, laterThanMs)))
            .limit(limit),
        ),
      ),
  );
  return changes;
};

/** Erases a message: what carries a secret leaves no trace. */
export const eraseDelivery = async (tx: Tx, id: string): Promise<void> => {
  await tx.run((db) => db.delete(deliveries).where(eq(deliveries.id, id)));
};

/** Queues a message again, as new; one that still waits is due at once and keeps its count. */
export const replayDelivery = async (tx: Tx, id: string, nowMs: number): Promise<void> => {
  await tx.run((db) =>
    db
      .update(deliveries)
      .set({
        attempts: sql`case ${deliveries.state} when 'pending' then ${deliveries.attempts} else 0 end`,
        state: 'pending',
        dueAtMs: nowMs,
        finishedAtMs: null,
      })
      .where(eq(deliveries.id, id)),
  );
};

/** Removes what was delivered before a moment, at most so many rows. What is dead stays, to be replayed. */
export const removeDelivered = async (tx: Tx, beforeMs: number, limit: number): Promise<number> => {
  const { changes } = await tx.run((db) =>
    db.delete(deliveries).where(
      inArray(
        deliveries.id,
        db
          .select({ id: deliveries.id })
          .from(deliveries)
          .where(and(isState(deliveries.state, 'delivered'), lte(deliveries.finishedAtMs, beforeMs)))
          .limit(limit),
      ),
    ),
  );
  return changes;
};
