import { and, eq, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { entryParts } from '../../db/ledger/ledger.ts';
import { isState } from '../../db/tables/columns.ts';
import { callbackJobs, contributionIntents, idempotencyKeys } from '../../db/tables/contributions.ts';
import { ledgerEntries } from '../../db/tables/ledger.ts';

/** Also contributes to linked instances: until that is done its key is in flight, although the contribution is booked. */
const HOLDS_KEY = 'contributeToTarget';

/** A contribution must hold its key until it is cancelled, or a repeated request would be a second contribution. */
export const compareKeys = async (tx: Tx, instanceId: string): Promise<string | undefined> => {
  const free = await tx.get((db) =>
    db
      .select({
        id: contributionIntents.id,
        state: contributionIntents.state,
        key: contributionIntents.key,
        taken: idempotencyKeys.state,
      })
      .from(contributionIntents)
      .leftJoin(
        idempotencyKeys,
        and(
          eq(idempotencyKeys.scope, contributionIntents.keyScope),
          eq(idempotencyKeys.key, contributionIntents.key),
          eq(idempotencyKeys.contributionId, contributionIntents.id),
        ),
      )
      .where(
        and(
          eq(contributionIntents.instanceId, instanceId),
          ne(contributionIntents.state, 'cancelled'),
          or(isNotNull(contributionIntents.key), isNotNull(contributionIntents.keyScope)),
          // Keys accepted for a callback are kept even without a booked contribution.
          isNull(idempotencyKeys.status),
          sql`${idempotencyKeys.state} is distinct from case ${contributionIntents.state} when 'booked' then 'done' else 'running' end`,
          sql`not coalesce(${contributionIntents.state} = 'booked' and ${idempotencyKeys.state} = 'running' and ${idempotencyKeys.operation} = ${HOLDS_KEY}, false)`,
        ),
      )
      .limit(1),
  );
  const told = free ?? (await findUnheld(tx, instanceId));
  return (
    told &&
    `the contribution ${told.id} is ${told.state}; its idempotency key ${told.key} is ${told.taken ?? 'not held by it'}`
  );
};

const scopeOfEntry = sql`'operator:' || ${ledgerEntries.operatorId}`;

/** A contribution without a row whose key has a row, since it lives on for a callback's result or for linked contributions. */
const findUnheld = (tx: Tx, instanceId: string) =>
  tx.get((db) =>
    db
      .select({
        id: ledgerEntries.reference,
        state: sql<string>`'booked'`,
        key: ledgerEntries.idempotencyKey,
        taken: idempotencyKeys.state,
      })
      .from(ledgerEntries)
      .leftJoin(
        idempotencyKeys,
        and(
          sql`${idempotencyKeys.scope} = ${scopeOfEntry}`,
          eq(idempotencyKeys.key, ledgerEntries.idempotencyKey),
          eq(idempotencyKeys.contributionId, ledgerEntries.reference),
        ),
      )
      .where(
        and(
          eq(ledgerEntries.instanceId, instanceId),
          sql`${ledgerEntries.kind} = 'contribution' and ${entryParts.facts} ->> 'source' is not null`,
          isNotNull(ledgerEntries.idempotencyKey),
          isNull(ledgerEntries.fingerprint),
          isNull(idempotencyKeys.status),
          sql`${idempotencyKeys.state} is distinct from 'done'`,
          sql`not coalesce(${idempotencyKeys.state} = 'running' and ${idempotencyKeys.operation} = ${HOLDS_KEY}, false)`,
        ),
      )
      .limit(1),
  );

/** The reverse, over the whole store: keys that point to a contribution without that key. */
export const findOrphanKey = async (tx: Tx): Promise<string | undefined> => {
  const stray = await tx.get((db) =>
    db
      .select({ key: idempotencyKeys.key, contributionId: idempotencyKeys.contributionId })
      .from(idempotencyKeys)
      .leftJoin(contributionIntents, eq(contributionIntents.id, idempotencyKeys.contributionId))
      .leftJoin(callbackJobs, eq(callbackJobs.contributionId, idempotencyKeys.contributionId))
      .where(
        and(
          isNotNull(idempotencyKeys.contributionId),
          // A contribution accepted for a callback has a key before it exists.
          isNull(callbackJobs.contributionId),
          // It may also have been refused or cancelled since.
          sql`not (${idempotencyKeys.status} is not null and (${contributionIntents.id} is null or (${contributionIntents.keyScope} = ${idempotencyKeys.scope} and ${contributionIntents.key} = ${idempotencyKeys.key})))`,
          notExists(
            db
              .select({ id: ledgerEntries.id })
              .from(ledgerEntries)
              .where(
                and(
                  isState(ledgerEntries.kind, 'contribution'),
                  eq(ledgerEntries.reference, idempotencyKeys.contributionId),
                  eq(ledgerEntries.idempotencyKey, idempotencyKeys.key),
                  sql`${idempotencyKeys.scope} = ${scopeOfEntry}`,
                ),
              ),
          ),
          sql`(${contributionIntents.keyScope} is distinct from ${idempotencyKeys.scope} or ${contributionIntents.key} is distinct from ${idempotencyKeys.key} or ${contributionIntents.state} = 'cancelled')`,
        ),
      )
      .limit(1),
  );
  if (stray !== undefined)
    return `the idempotency key ${stray.key} points to the contribution ${stray.contributionId}, which has another key`;
  const twice = await tx.get((db) =>
    db
      .select({ key: idempotencyKeys.key, contributionId: ledgerEntries.reference })
      .from(idempotencyKeys)
      .innerJoin(
        ledgerEntries,
        and(
          sql`${ledgerEntries.operatorId} = substr(${idempotencyKeys.scope}, length('operator:') + 1)`,
          eq(ledgerEntries.idempotencyKey, idempotencyKeys.key),
          sql`${ledgerEntries.fingerprint} is not null`,
        ),
      )
      .where(sql`${idempotencyKeys.scope} like 'operator:%'`)
      .limit(1),
  );
  return twice && `the idempotency key ${twice.key} is held by the contribution ${twice.contributionId}, and has a row`;
};
