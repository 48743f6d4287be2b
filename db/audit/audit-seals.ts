import { createHash } from 'node:crypto';
import { and, asc, getTableColumns, gt, lte, max, sql } from 'drizzle-orm';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx, Write } from '../engine/tx.ts';
import { CHAIN_START, type Seal } from '../ledger/ledger.ts';
import { type AuditEvent, auditEvents, auditHead, auditRemoval, auditSeals } from '../tables/audit-events.ts';

/**
 * The sealed part of an event, or of what happens to the chain. `earlier` is an event of a version that had no seals: `begin` has the last
 * of these, by its order, and `covered` says that all of them have a seal now. `begin` and `removal` have the time before which events may
 * be removed; null if none may.
 */
type Sealed =
  | readonly [kind: 'event' | 'earlier', eventId: string, hash: string, action: string]
  | readonly [kind: 'begin', eventId: null, earlierSeq: number, removedBeforeMs: number | null]
  | readonly [kind: 'covered', eventId: null, earlierSeq: number]
  | readonly [kind: 'removal', eventId: null, beforeMs: number]
  | readonly [kind: 'rotation', eventId: null];

/** The sealed text, as JSON. */
export type AuditRecord<Part = Sealed> = Part extends readonly [infer Kind, ...infer Rest]
  ? readonly [number: number, kind: Kind, atMs: number, ...rest: Rest]
  : never;

/** The end of the chain. */
export type AuditHead = Omit<typeof auditHead.$inferSelect, 'id'>;

/** An event with its JSON as it is stored. */
type StoredEvent = Omit<AuditEvent, 'seq' | 'detail' | 'changes'> & {
  readonly detail: string;
  readonly changes: string | null;
};

/** The columns of an event as they are stored: someone may have written something else than JSON. */
export const storedAuditEvent = {
  ...getTableColumns(auditEvents),
  detail: sql<string>`${auditEvents.detail}`,
  changes: sql<string | null>`${auditEvents.changes}`,
};

/** Hashes every column of an event but its order, which the chain has. */
export const hashOfAuditEvent = (event: StoredEvent): string => {
  const { id, atMs, ownerId, actorId, actorUsername, networkAddress, action } = event;
  const { resource, targetId, outcome, code, requestId, detail, changes } = event;
  const who = [ownerId, actorId, actorUsername, networkAddress];
  const what = [action, resource, targetId, outcome, code, requestId];
  // Half of a surrogate pair is stored as another character.
  const texts = [id, ...who, ...what].map((text) => text?.toWellFormed() ?? null);
  return createHash('sha256')
    .update(JSON.stringify([atMs, ...texts, detail, changes]))
    .digest('hex');
};

/** The text of the second chain, of which only the end is kept. */
export const markedText = (record: string): string => `head ${record}`;

const KEPT_AS = 'audit head';

const findHead = statement((db) => db.select().from(auditHead));

const insertSeal = statement((db) =>
  db.insert(auditSeals).values(createPlaceholders(auditSeals, ['number', 'record', 'mac'])),
);

const headColumns = createPlaceholders(auditHead);
const saveHead = statement((db) =>
  db.insert(auditHead).values(headColumns).onConflictDoUpdate({ target: auditHead.id, set: headColumns }),
);

const writesOf = (head: AuditHead): readonly Write[] => [[saveHead, { id: 1, ...head }]];

/** Finds the end of the chain; undefined before its first seal. */
export const findAuditHead = async (tx: Tx): Promise<AuditHead | undefined> =>
  tx.recall<AuditHead>(KEPT_AS) ?? (await tx.get(findHead));

/** The chain to append to, which begins with the last event that an earlier version left without a seal. */
const openChain = async (tx: Tx, seal: Seal, nowMs: number): Promise<AuditHead> => {
  const head = await findAuditHead(tx);
  if (head !== undefined) return head;
  const earlier = await tx.get((db) => db.select({ seq: max(auditEvents.seq) }).from(auditEvents));
  const removed = await findRemovedBeforeMs(tx);
  const earlierSeq = earlier?.seq ?? 0;
  const start = { number: 0, mac: Buffer.from(CHAIN_START), mark: Buffer.from(CHAIN_START), coveredSeq: 0, earlierSeq };
  return tx.recall<AuditHead>(KEPT_AS) ?? append(tx, seal, start, nowMs, ['begin', null, earlierSeq, removed ?? null]);
};

/** Begins the chain unless it has begun, so that each store that this version has served has one. */
export const beginAuditTrail = async (tx: Tx, seal: Seal, nowMs: number): Promise<void> => {
  await openChain(tx, seal, nowMs);
};

const append = (tx: Tx, seal: Seal, opened: AuditHead, atMs: number, [kind, ...rest]: Sealed): AuditHead => {
  // Another call of this unit may have appended while this one waited.
  const head = tx.recall<AuditHead>(KEPT_AS) ?? opened;
  const number = head.number + 1;
  const record = JSON.stringify([number, kind, atMs, ...rest]);
  const mac = seal(head.mac, record);
  const sealed = { number, record, mac };
  tx.defer((run) => run(insertSeal, sealed));
  return keepHead(tx, { ...head, number, mac, mark: seal(head.mark, markedText(record)) });
};

const keepHead = (tx: Tx, head: AuditHead): AuditHead => {
  tx.keep(KEPT_AS, head, writesOf);
  return head;
};

/** Seals an event in the unit that records it. */
export const sealAuditEvent = async (tx: Tx, seal: Seal, event: Omit<AuditEvent, 'seq'>): Promise<void> => {
  const head = await openChain(tx, seal, event.atMs);
  const { id, atMs, action, changes } = event;
  const stored = {
    ...event,
    detail: JSON.stringify(event.detail),
    changes: changes === null ? null : JSON.stringify(changes),
  };
  append(tx, seal, head, atMs, ['event', id, hashOfAuditEvent(stored), action]);
};

/** The time before which events may be removed; undefined if none was. */
export const findRemovedBeforeMs = async (tx: Tx): Promise<number | undefined> =>
  (await tx.get((db) => db.select({ beforeMs: auditRemoval.beforeMs }).from(auditRemoval)))?.beforeMs;

/** Seals the time before which events may be removed from now on. */
export const sealAuditRemoval = async (tx: Tx, seal: Seal, beforeMs: number, nowMs: number): Promise<void> => {
  append(tx, seal, await openChain(tx, seal, nowMs), nowMs, ['removal', null, beforeMs]);
};

/** Continues the chain with a newer key, unless it ends with that one or has not begun. */
export const sealAuditHead = async (
  tx: Tx,
  { reseal, endsWithNewestKey }: { readonly reseal: Seal; endsWithNewestKey(mac: Uint8Array): boolean },
  nowMs: number,
): Promise<void> => {
  const head = await findAuditHead(tx);
  if (head !== undefined && !endsWithNewestKey(head.mac)) append(tx, reseal, head, nowMs, ['rotation', null]);
};

/**
 * Seals up to `limit` events of versions that had no seals, in their order; begins the chain if it has not begun.
 * @returns true if there may be more.
 */
export const sealEarlierEvents = async (tx: Tx, seal: Seal, limit: number, nowMs: number): Promise<boolean> => {
  let head = await openChain(tx, seal, nowMs);
  const { coveredSeq, earlierSeq } = head;
  if (coveredSeq >= earlierSeq) return false;
  const events = await tx.all((db) =>
    db
      .select(storedAuditEvent)
      .from(auditEvents)
      .where(and(gt(auditEvents.seq, coveredSeq), lte(auditEvents.seq, earlierSeq)))
      .orderBy(asc(auditEvents.seq))
      .limit(limit),
  );
  for (const event of events)
    head = append(tx, seal, head, event.atMs, ['earlier', event.id, hashOfAuditEvent(event), event.action]);
  const last = events.length < limit ? undefined : events.at(-1);
  if (last === undefined) head = append(tx, seal, head, nowMs, ['covered', null, earlierSeq]);
  keepHead(tx, { ...head, coveredSeq: last?.seq ?? earlierSeq });
  return last !== undefined;
};
