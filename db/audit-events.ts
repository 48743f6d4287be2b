import { and, eq, gte, lt } from 'drizzle-orm';
import type { Tx } from './engine/tx.ts';
import { listPage } from './list-page.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { auditEvents } from './schema.ts';

export type AuditEvent = typeof auditEvents.$inferSelect;
export type NewAuditEvent = Omit<AuditEvent, 'seq'>;

/** Records an action in the unit of work that performs it. */
export const recordAuditEvent = async (tx: Tx, event: NewAuditEvent): Promise<void> => {
  await tx.run((db) => db.insert(auditEvents).values(event));
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
    order: orderOf(page, SORTABLE, auditEvents.seq),
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
