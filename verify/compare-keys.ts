import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { callbackJobs } from '../db/callback-jobs.ts';
import { contributions } from '../db/contributions.ts';
import type { Tx } from '../db/engine/tx.ts';
import { idempotencyKeys } from '../db/idempotency-keys.ts';

/** Also contributes to linked instances: until that is done its key is in flight, although the contribution is booked. */
const HOLDS_KEY = 'contributeToTarget';

/** A contribution must hold its key until it is cancelled, or a repeated request would be a second contribution. */
export const compareKeys = async (tx: Tx, instanceId: string): Promise<string | undefined> => {
  const free = await tx.get((db) =>
    db
      .select({
        id: contributions.id,
        state: contributions.state,
        key: contributions.key,
        taken: idempotencyKeys.state,
      })
      .from(contributions)
      .leftJoin(
        idempotencyKeys,
        and(
          eq(idempotencyKeys.scope, contributions.keyScope),
          eq(idempotencyKeys.key, contributions.key),
          eq(idempotencyKeys.contributionId, contributions.id),
        ),
      )
      .where(
        and(
          eq(contributions.instanceId, instanceId),
          ne(contributions.state, 'cancelled'),
          or(isNotNull(contributions.key), isNotNull(contributions.keyScope)),
          // Keys accepted for a callback are kept even without a booked contribution.
          isNull(idempotencyKeys.status),
          sql`${idempotencyKeys.state} is distinct from case ${contributions.state} when 'booked' then 'done' else 'running' end`,
          sql`not coalesce(${contributions.state} = 'booked' and ${idempotencyKeys.state} = 'running' and ${idempotencyKeys.operation} = ${HOLDS_KEY}, false)`,
        ),
      )
      .limit(1),
  );
  return (
    free &&
    `the contribution ${free.id} is ${free.state}; its idempotency key ${free.key} is ${free.taken ?? 'not held by it'}`
  );
};

/** The reverse, over the whole store: keys that point to a contribution without that key. */
export const findOrphanKey = async (tx: Tx): Promise<string | undefined> => {
  const stray = await tx.get((db) =>
    db
      .select({ key: idempotencyKeys.key, contributionId: idempotencyKeys.contributionId })
      .from(idempotencyKeys)
      .leftJoin(contributions, eq(contributions.id, idempotencyKeys.contributionId))
      .leftJoin(callbackJobs, eq(callbackJobs.contributionId, idempotencyKeys.contributionId))
      .where(
        and(
          isNotNull(idempotencyKeys.contributionId),
          // A contribution accepted for a callback has a key before it exists.
          isNull(callbackJobs.contributionId),
          // It may also have been refused or cancelled since.
          sql`not (${idempotencyKeys.status} is not null and (${contributions.id} is null or (${contributions.keyScope} = ${idempotencyKeys.scope} and ${contributions.key} = ${idempotencyKeys.key})))`,
          sql`(${contributions.keyScope} is distinct from ${idempotencyKeys.scope} or ${contributions.key} is distinct from ${idempotencyKeys.key} or ${contributions.state} = 'cancelled')`,
        ),
      )
      .limit(1),
  );
  return (
    stray &&
    `the idempotency key ${stray.key} points to the contribution ${stray.contributionId}, which has another key`
  );
};
