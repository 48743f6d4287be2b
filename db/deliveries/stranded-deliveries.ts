import { and, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { isState } from '../tables/columns.ts';
import { deliveries } from '../tables/deliveries.ts';
import { findDestination } from './destinations.ts';

const nextReceiver = statement((db) =>
  db
    .select({ id: sql<string | null>`min(${deliveries.destinationId})` })
    .from(deliveries)
    .where(sql`${deliveries.destinationId} > ${sql.placeholder('after')}`),
);

const RECEIVERS_PER_SLICE = 500;

/** The destinations of queued deliveries that no longer accept anything. Two index steps per destination. */
export const listStrandedReceivers = async (tx: Tx): Promise<string[]> => {
  const stranded: string[] = [];
  let after = '';
  for (let looked = 1; ; looked += 1) {
    const found = await tx.get(nextReceiver, { after });
    if (typeof found?.id !== 'string') return stranded;
    after = found.id;
    if ((await findDestination(tx, after))?.enabled !== true) stranded.push(after);
    if (looked % RECEIVERS_PER_SLICE === 0) await tx.pause();
  }
};

/**
 * Ends deliveries waiting for a disabled or deleted destination. Events become dead letters, or are removed with a deleted destination;
 * those with secrets are always removed. Callbacks and diversions look for another destination of their host: callbacks at once, since they
 * die without one.
 * @returns how many rows were written; if any, there may be more.
 */
export const strandDeliveries = async (
  tx: Tx,
  destinationId: string,
  nowMs: number,
  limit: number,
): Promise<number> => {
  const destination = await findDestination(tx, destinationId);
  if (destination?.enabled === true) return 0;
  let left = limit;
  const some = (...which: (SQL | undefined)[]) =>
    inArray(
      deliveries.seq,
      sql`(select ${deliveries.seq} from ${deliveries} where ${and(eq(deliveries.destinationId, destinationId), ...which)} limit ${left})`,
    );
  const run = async (runnable: Parameters<Tx['run']>[0]): Promise<void> => {
    left -= (await tx.run(runnable)).changes;
  };
  const waiting = isState(deliveries.state, 'pending');
  const isEvent = eq(deliveries.kind, 'event');
  await run((db) =>
    db
      .update(deliveries)
      .set({
        destinationId: null,
        dueAtMs: sql`case ${deliveries.kind} when 'callback' then ${nowMs} else ${deliveries.dueAtMs} end`,
      })
      .where(some(waiting, ne(deliveries.kind, 'event'))),
  );
  await run((db) =>
    db
      .delete(deliveries)
      .where(
        destination === undefined
          ? some(inArray(deliveries.state, ['pending', 'dead']), isEvent)
          : some(waiting, isEvent, isNotNull(deliveries.secretUntilMs)),
      ),
  );
  if (destination !== undefined)
    await run((db) =>
      db
        .update(deliveries)
        .set({ state: 'dead', finishedAtMs: nowMs, lastError: 'The destination was disabled.' })
        .where(some(waiting, isEvent)),
    );
  return limit - left;
};

/** Makes an owner's diversions without a destination look again, because one was added. */
export const makeDiversionsDue = async (tx: Tx, ownerId: string, nowMs: number, limit: number): Promise<void> => {
  await tx.run((db) =>
    db
      .update(deliveries)
      .set({ dueAtMs: nowMs })
      .where(
        inArray(
          deliveries.seq,
          db
            .select({ seq: deliveries.seq })
            .from(deliveries)
            .where(
              and(
                isNull(deliveries.destinationId),
                isState(deliveries.state, 'pending'),
                eq(deliveries.kind, 'diversion'),
                ownedBy(deliveries.ownerId, [ownerId]),
              ),
            )
            .limit(limit),
        ),
      ),
  );
};
