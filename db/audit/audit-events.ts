import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import type { Seal } from '../ledger/ledger.ts';
import { listPage } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { type AuditEvent, auditEvents, auditRemoval } from '../tables/audit-events.ts';
import { findRemovedBeforeMs, sealAuditEvent, sealAuditRemoval } from './audit-seals.ts';

/** A unit of work that records events. */
export type AuditingUnit = { readonly tx: Tx; readonly seal: Seal };

export type NewAuditEvent = Omit<AuditEvent, 'seq'>;

const { seq: _, ...columns } = createPlaceholders(auditEvents);
const insert = statement((db) => db.insert(auditEvents).values(columns));

/** Records an action, and seals that, in the unit of work that performs it. */
export const recordAuditEvent = async ({ tx, seal }: AuditingUnit, event: NewAuditEvent): Promise<void> => {
  await sealAuditEvent(tx, seal, event);
  tx.defer((run) => run(insert, event));
};

/** Finds the first account that did something to a target, as far as events are kept. Null when the platform did. */
export const findFirstActor = async (tx: Tx, action: string, targetId: string): Promise<string | null | undefined> =>
  (
    await tx.get((db) =>
      db
        .select({ actorId: auditEvents.actorId })
        .from(auditEvents)
        .where(and(eq(auditEvents.targetId, targetId), eq(auditEvents.action, action), eq(auditEvents.outcome, 'done')))
        .orderBy(asc(auditEvents.atMs), asc(auditEvents.seq))
        .limit(1),
    )
  )?.actorId;

/** The fields of an account by which someone can log in as it. */
const CREDENTIALS = ['password', 'contacts', 'oauth_provider_id'] as const;

/** The accounts that created an account, gave it credentials or removed its second factor, since a time. */
export const listCredentialGivers = async (tx: Tx, accountId: string, sinceMs: number): Promise<string[]> => {
  const isGiven = sql.join(
    CREDENTIALS.map((name) => sql`instr(${auditEvents.detail}, ${name}) > 0`),
    sql` or `,
  );
  const found = await tx.all((db) =>
    db
      .selectDistinct({ actorId: auditEvents.actorId })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.targetId, accountId),
          gte(auditEvents.atMs, sinceMs),
          eq(auditEvents.outcome, 'done'),
          sql`(${auditEvents.action} = 'createAccount' or ${auditEvents.action} = 'removeAccountSecondFactor' or (${auditEvents.action} = 'updateAccount' and (${isGiven})))`,
        ),
      ),
  );
  return found.flatMap(({ actorId }) => actorId ?? []);
};

/**
 * Removes up to `limit` events from before a time, and seals that time. Their seals stay.
 * @returns how many; if any, there may be more.
 */
export const removeAuditEventsBefore = async (
  { tx, seal }: AuditingUnit,
  { beforeMs, limit, nowMs }: { readonly beforeMs: number; readonly limit: number; readonly nowMs: number },
): Promise<number> => {
  const last = await tx.all((db) =>
    db
      .select({ seq: auditEvents.seq })
      .from(auditEvents)
      .where(lt(auditEvents.atMs, beforeMs))
      .orderBy(asc(auditEvents.atMs), asc(auditEvents.seq))
      .limit(limit),
  );
  if (last.length === 0) return 0;
  const removedBeforeMs = await findRemovedBeforeMs(tx);
  if (removedBeforeMs === undefined || removedBeforeMs < beforeMs) {
    await sealAuditRemoval(tx, seal, beforeMs, nowMs);
    await tx.run((db) =>
      db
        .insert(auditRemoval)
        .values({ id: 1, beforeMs })
        .onConflictDoUpdate({ target: auditRemoval.id, set: { beforeMs } }),
    );
  }
  const seqs = last.map(({ seq }) => seq);
  return (await tx.run((db) => db.delete(auditEvents).where(inArray(auditEvents.seq, seqs)))).changes;
};

export type AuditFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly ownerId?: string | undefined;
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
  readonly actorId?: string | undefined;
  readonly action?: string | undefined;
  readonly targetId?: string | undefined;
  readonly outcome?: AuditEvent['outcome'] | undefined;
};

/** Splits the filter into the part that an index answers and the rest. */
const matching = (filter: AuditFilter) => {
  const { owners, ownerId, fromMs, toMs, actorId, action, targetId, outcome } = filter;
  const ofTarget = targetId === undefined ? undefined : eq(auditEvents.targetId, targetId);
  const ofActor = actorId === undefined ? undefined : eq(auditEvents.actorId, actorId);
  return {
    scope: ofTarget ?? ofActor,
    above: fromMs === undefined ? undefined : gte(auditEvents.atMs, fromMs),
    below: toMs === undefined ? undefined : lt(auditEvents.atMs, toMs),
    filter: and(
      ownedBy(auditEvents.ownerId, owners),
      ownedBy(auditEvents.ownerId, ownerId === undefined ? undefined : [ownerId]),
      ofTarget && ofActor,
      action === undefined ? undefined : eq(auditEvents.action, action),
      outcome === undefined ? undefined : eq(auditEvents.outcome, outcome),
    ),
  };
};

const SORTABLE = { timestamp: auditEvents.atMs };

export const listAuditEvents = async (
  tx: Tx,
  filter: AuditFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<AuditEvent>> => {
  const listed = {
    table: auditEvents,
    ...matching(filter),
    walk: [auditEvents.atMs, auditEvents.seq],
    order: toPageOrder(page, SORTABLE, auditEvents.seq),
  };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select()
        .from(auditEvents)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};
