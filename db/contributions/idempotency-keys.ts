import { and, eq, exists, isNull, lte, or, sql } from 'drizzle-orm';
import { mayName } from '../archive/archive-lines.ts';
import { columnsAsIn, rowOfText } from '../archive/archived-rows.ts';
import { isKnownEmpty, keyName, readNamedBlocks } from '../archive/archives.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import type { ContributionFacts } from '../ledger/facts.ts';
import { entryParts, type LedgerEntry, readRecord } from '../ledger/ledger.ts';
import { isState } from '../tables/columns.ts';
import { contributionIntents, type IdempotencyKey, idempotencyKeys } from '../tables/contributions.ts';
import { ledgerEntries } from '../tables/ledger.ts';
import { isFromUnknownServer } from './contributions.ts';

/** The status of a key whose contribution was accepted for a callback; its body is the result, once there is one. */
export const ACCEPTED_STATUS = 200;

const byKey = statement(
  (db) =>
    db
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, sql.placeholder('scope')), eq(idempotencyKeys.key, sql.placeholder('key')))),
  { finds: 'key' },
);
const insert = statement((db) => db.insert(idempotencyKeys).values(createPlaceholders(idempotencyKeys)));
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

const OPERATOR_SCOPE = 'operator:';

/** An operator's key in either place. Without the time, which would make each question another one. */
const ofOperator = statement(
  (db) =>
    db.select(columnsAsIn(idempotencyKeys)).from(
      sql`(
      select scope, key, operation, fingerprint, state, contribution_id, status, body, headers, created_at_ms, expires_at_ms
      from ${idempotencyKeys}
      where scope = ${sql.placeholder('scope')} and key = ${sql.placeholder('key')}
      union all
      select ${sql.raw(`'${OPERATOR_SCOPE}'`)} || operator_id, idempotency_key, ${entryParts.operation}, fingerprint, 'done', reference, null, null, null,
        cast(${entryParts.atMs} as integer), null
      from ${ledgerEntries}
      where operator_id = ${sql.placeholder('operatorId')} and idempotency_key = ${sql.placeholder('key')} and fingerprint is not null)`,
    ),
  { finds: 'key' },
);

/** The scope of an operator's keys, across all operations. */
export const operatorScope = (operatorId: string): string => `${OPERATOR_SCOPE}${operatorId}`;

/** The length of a request's fingerprint in an entry, in hex digits. */
export const FINGERPRINT_DIGITS = 32;

/** Reports whether a request is the one that a key was first used for. */
export const isSameRequest = (known: Pick<IdempotencyKey, 'fingerprint'>, fingerprint: string): boolean =>
  known.fingerprint.length >= FINGERPRINT_DIGITS && fingerprint.startsWith(known.fingerprint);

/** Finds the outcome of a key; undefined once it has expired. */
export const findKey = async (
  tx: Tx,
  scope: string,
  key: string,
  nowMs: number,
): Promise<IdempotencyKey | undefined> => {
  if (scope.startsWith(OPERATOR_SCOPE)) {
    const rows = await tx.all(ofOperator, { scope, key, operatorId: scope.slice(OPERATOR_SCOPE.length) });
    const found = rows.find((row) => isInForce(row, nowMs));
    return found === undefined && !isKnownEmpty(tx) ? findArchived(tx, scope, key) : found;
  }
  const found = await tx.get(byKey, { scope, key });
  return found !== undefined && isInForce(found, nowMs) ? found : undefined;
};

const isInForce = ({ expiresAtMs }: Pick<IdempotencyKey, 'expiresAtMs'>, nowMs: number): boolean =>
  expiresAtMs === null || expiresAtMs > nowMs;

type Held = Pick<IdempotencyKey, 'operation' | 'contributionId' | 'createdAtMs'> & {
  readonly fingerprint: string | null;
};

const keyOfEntry = (scope: string, key: string, held: Held): IdempotencyKey => {
  const { fingerprint, ...of } = held;
  return {
    ...{ scope, key, ...of, fingerprint: fingerprint ?? '', state: 'done' },
    ...{ status: null, body: null, headers: null, expiresAtMs: null },
  };
};

const fromText = statement((db) =>
  db.select(columnsAsIn(idempotencyKeys)).from(rowOfText(idempotencyKeys, sql`${sql.placeholder('text')}`)),
);

/** A key whose contribution is archived, as its row or its entry had it. */
const findArchived = async (tx: Tx, scope: string, key: string): Promise<IdempotencyKey | undefined> => {
  for (const { keys, entries } of await readNamedBlocks(tx, () => keyName(scope, key))) {
    const text = keys.find((row) => {
      if (!mayName(row, key)) return false;
      const known = JSON.parse(row);
      return known.scope === scope && known.key === key;
    });
    if (text !== undefined) return tx.get(fromText, { text });
    for (const record of entries) {
      if (!mayName(record, key)) continue;
      const entry = readRecord(record);
      const name = nameHeldBy(entry);
      if (name?.key !== key || name.scope !== scope) continue;
      const { operation, reference: contributionId, atMs: createdAtMs } = entry;
      return keyOfEntry(scope, key, { operation, contributionId, createdAtMs, fingerprint: name.fingerprint });
    }
  }
  return undefined;
};

/** The idempotency key that an entry holds, if it does. */
export const nameHeldBy = ({
  idempotencyKey: key,
  facts,
}: Pick<LedgerEntry, 'idempotencyKey' | 'facts'>):
  | { readonly scope: string; readonly key: string; readonly fingerprint: string }
  | undefined => {
  const { brand, fingerprint } = (facts ?? {}) as Partial<ContributionFacts>;
  if (key === null || brand === undefined || fingerprint === undefined) return undefined;
  return { scope: operatorScope(brand.slice(0, brand.indexOf(':'))), key, fingerprint };
};

/** Takes a key, in the unit of work that performs its effect. */
export const takeKey = (
  tx: Tx,
  key: Omit<IdempotencyKey, 'headers'> & Partial<Pick<IdempotencyKey, 'headers'>>,
): void => {
  tx.defer((run) => {
    if (key.expiresAtMs !== null) run(expire, { scope: key.scope, key: key.key, nowMs: key.createdAtMs });
    run(insert, { headers: null, ...key });
  });
};

const finish = statement((db) =>
  db
    .update(idempotencyKeys)
    .set({ state: 'done' })
    .where(and(eq(idempotencyKeys.scope, sql.placeholder('scope')), eq(idempotencyKeys.key, sql.placeholder('key')))),
);

/** Marks a running key's effect as final. */
export const finishKey = (tx: Tx, scope: string, key: string): void => tx.defer((run) => run(finish, { scope, key }));

/**
 * Keys still in flight although their contributions, started before `beforeMs`, are booked. The key may be much older: one accepted for a
 * callback waits for its turn.
 * @param running the servers whose own are left out: see listOpenContributions.
 */
export const listHeldKeys = (
  tx: Tx,
  beforeMs: number,
  limit: number,
  running: readonly string[] = [],
): Promise<IdempotencyKey[]> =>
  tx.all((db) =>
    db
      .select()
      .from(idempotencyKeys)
      .where(
        and(
          isState(idempotencyKeys.state, 'running'),
          lte(idempotencyKeys.createdAtMs, beforeMs),
          isFromUnknownServer(idempotencyKeys.contributionId, running),
          running.length === 0
            ? undefined
            : sql`${idempotencyKeys.contributionId} not in (select contribution_id from callback_jobs)`,
          // Not over the view of both: SQLite would go through all of it, once for each key.
          or(
            exists(
              db
                .select({ id: contributionIntents.id })
                .from(contributionIntents)
                .where(
                  and(
                    eq(contributionIntents.id, idempotencyKeys.contributionId),
                    eq(contributionIntents.state, 'booked'),
                    lte(contributionIntents.createdAtMs, beforeMs),
                  ),
                ),
            ),
            exists(
              db
                .select({ id: ledgerEntries.id })
                .from(ledgerEntries)
                .where(
                  and(
                    isState(ledgerEntries.kind, 'contribution'),
                    eq(ledgerEntries.reference, idempotencyKeys.contributionId),
                    lte(entryParts.atMs, beforeMs),
                  ),
                ),
            ),
          ),
        ),
      )
      .limit(limit),
  );

/** Frees a key after a refusal or an acknowledged cancel, so the request can be retried. A key accepted for a callback is never freed. */
export const freeKey = async (tx: Tx, scope: string, key: string): Promise<void> => {
  await tx.run((db) =>
    db
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), isNull(idempotencyKeys.status))),
  );
};

/** Stores the result of a contribution accepted for a callback, with its key. */
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
