import { and, count, eq, gte, lt, type SQL } from 'drizzle-orm';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import { auditEvents } from './schema.ts';
import type { Tx } from './tx.ts';

export type AuditEvent = typeof auditEvents.$inferSelect;
export type NewAuditEvent = Omit<AuditEvent, 'seq'>;

/** Records what was done in the unit of work that does it. */
export const recordAuditEvent = async (tx: Tx, event: NewAuditEvent): Promise<void> => {
  await tx.run((db) => db.insert(auditEvents).values(event));
};

export type AuditFilter = {
  /** What the caller may see: owners with their brands; absent: everything. */
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

const matching = (filter: AuditFilter): SQL | undefined => {
  const { owners, ownerId, fromMs, toMs, actorId, action, targetId, outcome } = filter;
  return and(
    ownedBy(auditEvents.ownerId, owners),
    ownedBy(auditEvents.ownerId, ownerId === undefined ? undefined : [ownerId]),
    fromMs === undefined ? undefined : gte(auditEvents.atMs, fromMs),
    toMs === undefined ? undefined : lt(auditEvents.atMs, toMs),
    actorId === undefined ? undefined : eq(auditEvents.actorId, actorId),
    action === undefined ? undefined : eq(auditEvents.action, action),
    targetId === undefined ? undefined : eq(auditEvents.targetId, targetId),
    outcome === undefined ? undefined : eq(auditEvents.outcome, outcome),
  );
};

const SORTABLE = { timestamp: auditEvents.atMs };

export const listAuditEvents = async (
  tx: Tx,
  filter: AuditFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<AuditEvent>> => {
  const where = matching(filter);
  const rows = await tx.all((db) =>
    db
      .select()
      .from(auditEvents)
      .where(where)
      .orderBy(...orderOf(page, SORTABLE, auditEvents.seq))
      .limit(page.limit)
      .offset(page.page * page.limit),
  );
  const counted = await tx.get((db) => db.select({ total: count() }).from(auditEvents).where(where));
  return { rows, total: counted?.total ?? 0 };
};
