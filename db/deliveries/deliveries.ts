import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { isState } from '../tables/columns.ts';
import { type Delivery, deliveries } from '../tables/deliveries.ts';

/** A message to queue: no attempts, due at once. */
export type NewDelivery = Omit<
  Delivery,
  | 'seq'
  | 'state'
  | 'attempts'
  | 'dueAtMs'
  | 'lastAttemptAtMs'
  | 'finishedAtMs'
  | 'lastStatus'
  | 'lastError'
  | 'recentAttempts'
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

/**
 * Queues a message in the unit of work that decides on it; the deliverer sends it after the commit. No effect if the id is already queued.
 */
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
        recentAttempts: null,
      })
      .onConflictDoNothing({ target: deliveries.id }),
  );
  tx.notify('deliveries');
};

/** Sends a message now, even if it was delivered or given up before: under the same id, queued again if it was removed. */
export const resend = async (tx: Tx, delivery: NewDelivery): Promise<void> => {
  await replayDelivery(tx, delivery.id, delivery.createdAtMs);
  await queueDelivery(tx, delivery);
};

export const findDelivery = (tx: Tx, id: string): Promise<Delivery | undefined> => tx.get(byId, { id });

/** A lane, with the kind, owner and due time of its first message. */
export type DeliveryLane = Pick<Delivery, 'lane' | 'kind' | 'ownerId' | 'dueAtMs'>;

const LANES_PER_SLICE = 500;

/** Every lane with waiting messages. One index step per lane, however many messages wait. */
export const listLanes = async (tx: Tx): Promise<DeliveryLane[]> => {
  const lanes: DeliveryLane[] = [];
  for (;;) {
    const found = await tx.get(nextLane, { after: lanes.at(-1)?.lane ?? '' });
    if (found === undefined) return lanes;
    lanes.push(found);
    if (lanes.length % LANES_PER_SLICE === 0) await tx.pause();
  }
};

/** The sequence number of the last message queued; 0 if none. */
export const findLastSeq = async (tx: Tx): Promise<number> => (await tx.get(lastSeq))?.seq ?? 0;

/** The lanes of the messages queued after one, and the sequence number of the last. */
export const listQueued = async (tx: Tx, afterSeq: number): Promise<{ lanes: DeliveryLane[]; lastSeq: number }> => {
  const lanes = new Map<string, DeliveryLane>();
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

/** The waiting messages of a lane, earliest due first. */
export const listWaiting = (tx: Tx, lane: string, limit: number): Promise<Delivery[]> =>
  tx.all(firstOfLane, { lane, limit });

/**
 * Records the result of an attempt. A failure is ignored if the message was given up or replayed meanwhile, since that decision is newer. A
 * success always counts.
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
    | 'recentAttempts'
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

/** Makes a message wait for its destination without counting an attempt. */
export const postpone = async (tx: Tx, id: string, dueAtMs: number, lastError: string): Promise<void> => {
  await tx.run((db) =>
    db
      .update(deliveries)
      .set({ destinationId: null, dueAtMs, lastError })
      .where(and(eq(deliveries.id, id), isState(deliveries.state, 'pending'))),
  );
};

/** Makes up to `limit` messages due now that were to wait until after `laterThanMs`. */
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

/** Erases a message: messages with secrets leave no trace. */
export const eraseDelivery = async (tx: Tx, id: string): Promise<void> => {
  await tx.run((db) => db.delete(deliveries).where(eq(deliveries.id, id)));
};

/** Queues a message again as new. If it is still waiting, it becomes due at once and keeps its attempt count. */
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

/** Removes up to `limit` messages that were delivered, or given up, before `beforeMs`. One that money depends on is never given up. */
export const removeFinished = async (
  tx: Tx,
  state: Exclude<Delivery['state'], 'pending'>,
  beforeMs: number,
  limit: number,
): Promise<number> => {
  const { changes } = await tx.run((db) =>
    db.delete(deliveries).where(
      inArray(
        deliveries.id,
        db
          .select({ id: deliveries.id })
          .from(deliveries)
          .where(
            and(
              isState(deliveries.state, state),
              lte(deliveries.finishedAtMs, beforeMs),
              state === 'dead' ? eq(deliveries.persistent, false) : undefined,
            ),
          )
          .limit(limit),
      ),
    ),
  );
  return changes;
};
