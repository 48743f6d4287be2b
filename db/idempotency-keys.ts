import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { isState } from './columns.ts';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { contributions, idempotencyKeys } from './schema.ts';

export type IdempotencyKey = typeof idempotencyKeys.$inferSelect;

/** Of a key that names a contribution: it was accepted for a callback, and its body is the result, once there is one. */
export const ACCEPTED_STATUS = 200;

const byKey = statement((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, sql.placeholder('scope')), eq(idempotencyKeys.key, sql.placeholder('key')))),
);
const insert = statement((db) =>
  db.insert(idempotencyKeys).values({
    scope: sql.placeholder('scope'),
    key: sql.placeholder('key'),
    operation: sql.placeholder('operation'),
    fingerprint: sql.placeholder('fingerprint'),
    state: sql.placeholder('state') as never,
    contributionId: sql.placeholder('contributionId'),
    status: sql.placeholder('status'),
    body: sql.placeholder('body'),
    headers: sql.placeholder('headers'),
    createdAtMs: sql.placeholder('createdAtMs'),
    expiresAtMs: sql.placeholder('expiresAtMs'),
  }),
);
const expire = statement((db) =>
  db
    .delete(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.scope, sql.placeholder('scope')),
        eq(idempotencyKeys.key, sql.placeholder('key')),
        lte(idempotencyKeys.expiresAtMs, sql.placeholder('nowMs')),
      ),
    ),
);

/** What a key did; a key past its time did nothing. */
export const findKey = async (
  tx: Tx,
  scope: string,
  key: string,
  nowMs: number,
): Promise<IdempotencyKey | undefined> => {
  const found = await tx.get(byKey, { scope, key });
  return found !== undefined && (found.expiresAtMs === null || found.expiresAtMs > nowMs) ? found : undefined;
};

/** Takes a key, in the unit of work whose effect it stands for. */
export const takeKey = async (
  tx: Tx,
  key: Omit<IdempotencyKey, 'headers'> & Partial<Pick<IdempotencyKey, 'headers'>>,
): Promise<void> => {
  if (key.expiresAtMs !== null) await tx.run(expire, { scope: key.scope, key: key.key, nowMs: key.createdAtMs });
  await tx.run(insert, { headers: null, ...key });
};

/** The effect of a running key is final. */
export const finishKey = async (tx: Tx, scope: string, key: string): Promise<void> => {
  await tx.run((db) =>
    db
      .update(idempotencyKeys)
      .set({ state: 'done' })
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))),
  );
};

/**
 * Keys that are still in flight though their contributions, begun before a moment, are booked. A key may have been taken long before: one that
 * was accepted for a callback waits for its turn.
 */
export const listHeldKeys = (tx: Tx, beforeMs: number, limit: number): Promise<IdempotencyKey[]> =>
  tx.all((db) =>
    db
      .select()
      .from(idempotencyKeys)
      .where(
        and(
          isState(idempotencyKeys.state, 'running'),
          lte(idempotencyKeys.createdAtMs, beforeMs),
          inArray(
            idempotencyKeys.contributionId,
            db
              .select({ id: contributions.id })
              .from(contributions)
              .where(and(isState(contributions.state, 'booked'), lte(contributions.createdAtMs, beforeMs))),
          ),
        ),
      )
      .limit(limit),
  );

/** A refusal or an acknowledged cancel frees the key for another try; one that was accepted for a callback is never free again. */
export const freeKey = async (tx: Tx, scope: string, key: string): Promise<void> => {
  await tx.run((db) =>
    db
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), isNull(idempotencyKeys.status))),
  );
};

/** Keeps what came of a contribution that was accepted for a callback, with its key. */
export const keepResult = async (
  tx: Tx,
  { scope, key, contributionId }: { readonly scope: string; readonly key: string; readonly contributionId: string },
  result: object | null,
): Promise<void> => {
  await tx.run((db) =>
    db
      .update(idempotencyKeys)
      .set({ state: 'done', status: ACCEPTED_STATUS, body: result })
      .where(
        and(
          eq(idempotencyKeys.scope, scope),
          eq(idempotencyKeys.key, key),
          eq(idempotencyKeys.contributionId, contributionId),
        ),
      ),
  );
};
