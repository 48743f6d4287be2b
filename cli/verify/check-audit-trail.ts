import { and, asc, count, desc, eq, gt, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import { findAuditHead, findRemovedBeforeMs, storedAuditEvent } from '../../db/audit/audit-seals.ts';
import { statement } from '../../db/engine/statement.ts';
import type { Store } from '../../db/engine/store.ts';
import { isStoreFailure } from '../../db/engine/store-error.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { SealProof } from '../../db/seals/seal-heads.ts';
import { auditEvents, auditSeals } from '../../db/tables/audit-events.ts';
import { ledgerEntries } from '../../db/tables/ledger.ts';
import { AuditWalk, nameOfAuditEvent, type SealRow } from './audit-walk.ts';

/** The contents of the audit trail, and the faults in it. */
export type AuditTrail = {
  readonly events: number;
  /** Events that were removed because they were too old. Their seals are left. */
  readonly removed: number;
  /** Events of versions without seals that have got one, which began at a time. */
  readonly earlier: number;
  readonly begunAtMs: number | undefined;
  /** Events of versions without seals that have none yet. */
  readonly unsealed: number;
  readonly seals: number;
  /** The newest seal, in hex, to compare with earlier output; undefined without any. */
  readonly head: string | undefined;
  /** As sentences, those of the first faults, and how many there are. */
  readonly faults: readonly string[];
  readonly faulty: number;
};

const SEALS_PER_READ = 1_000;
const FAULTS_SHOWN = 20;

const sealsAfter = statement((db) =>
  db
    .select({
      number: auditSeals.number,
      record: auditSeals.record,
      mac: auditSeals.mac,
      eventId: auditSeals.eventId,
    })
    .from(auditSeals)
    .where(gt(auditSeals.number, sql.placeholder('after')))
    .orderBy(asc(auditSeals.number))
    .limit(SEALS_PER_READ),
);

/** The next seals with their events, as far as these are there. */
const readSeals = async (tx: Tx, after: number): Promise<readonly SealRow[]> => {
  const rows = await tx.all(sealsAfter, { after });
  const ids = rows.flatMap(({ eventId }) => eventId ?? []);
  const found =
    ids.length === 0
      ? []
      : await tx.all((db) => db.select(storedAuditEvent).from(auditEvents).where(inArray(auditEvents.id, ids)));
  const events = new Map(found.map((event) => [event.id, event]));
  return rows.map(({ eventId, ...row }) => ({ ...row, event: events.get(eventId ?? '') }));
};

/**
 * Walks along the chain of audit seals and compares each with its event, in one consistent state of the store.
 * @param passed is called now and then; what it throws ends the check.
 */
export const checkAuditTrail = async (
  tx: Tx,
  proof: () => SealProof,
  passed: () => void = () => {},
): Promise<AuditTrail> => {
  const claimedMs = await findRemovedBeforeMs(tx);
  const head = await findAuditHead(tx);
  let walk: AuditWalk | undefined;
  for (;;) {
    const rows = await readSeals(tx, walk?.number ?? 0);
    if (rows.length === 0) break;
    walk ??= new AuditWalk(proof(), claimedMs);
    for (const row of rows) walk.pass(row);
    passed();
  }
  const events = (await tx.get((db) => db.select({ n: count() }).from(auditEvents)))?.n ?? 0;
  if (walk === undefined) {
    const isLost = head !== undefined || (await wasServed(tx));
    const faults = isLost ? ['the audit trail has lost all its seals'] : [];
    return { ...NOTHING, events, unsealed: events, faults, faulty: faults.length };
  }
  walk.end(head);
  const unsealed = await countUnsealed(tx, walk);
  if (events > walk.found + unsealed)
    for (const { id, action, atMs } of await listUnsealed(tx, walk))
      walk.faults.push(`${nameOfAuditEvent(id, action, atMs)} has no seal: the platform has not written it`);
  const { removed, earlier, begunAtMs, number: seals, mac, faults } = walk;
  return {
    ...{ events, removed, earlier, begunAtMs, unsealed, seals },
    head: Buffer.from(mac).toString('hex'),
    faults: faults.slice(0, FAULTS_SHOWN),
    faulty: faults.length,
  };
};

/** The same for a reader of the store; damaged rows may hold anything, so reading them may fail. Undefined when it was ended. */
export const readAuditTrail = (
  reader: Pick<Store, 'read'>,
  proof: () => SealProof,
  signal?: AbortSignal,
): Promise<AuditTrail | undefined> =>
  reader
    .read((tx) => checkAuditTrail(tx, proof, () => signal?.throwIfAborted()))
    .catch((error: unknown) => {
      if (signal?.aborted) return undefined;
      if (isStoreFailure(error)) throw error;
      const faults = [`cannot read its rows: ${error instanceof Error ? error.message : error}`];
      return { ...NOTHING, events: 0, unsealed: 0, faults, faulty: 1 };
    });

const NOTHING = { removed: 0, earlier: 0, begunAtMs: undefined, seals: 0, head: undefined };

/** Reports whether a version that seals events has booked the newest entry: each of these names the version of the rules. */
const wasServed = async (tx: Tx): Promise<boolean> => {
  const rules = sql<unknown>`(${ledgerEntries.record} ->> 13)`;
  const newest = await tx.get((db) =>
    db.select({ rules }).from(ledgerEntries).orderBy(desc(ledgerEntries.id)).limit(1),
  );
  return newest !== undefined && newest.rules !== null;
};

/** The events that still get a seal, by their order. */
const isStillUnsealed = ({ coveredSeq, earlierSeq }: AuditWalk) =>
  and(gt(auditEvents.seq, coveredSeq), lte(auditEvents.seq, earlierSeq));

const countUnsealed = async (tx: Tx, walk: AuditWalk): Promise<number> =>
  walk.isCovered
    ? 0
    : ((await tx.get((db) => db.select({ n: count() }).from(auditEvents).where(isStillUnsealed(walk))))?.n ?? 0);

/** The first events that have no seal and should. */
const listUnsealed = (tx: Tx, walk: AuditWalk) =>
  tx.all((db) => {
    const seals = db.select({ n: auditSeals.number }).from(auditSeals).where(eq(auditSeals.eventId, auditEvents.id));
    const { coveredSeq, earlierSeq, isCovered } = walk;
    const mustHave = or(lte(auditEvents.seq, coveredSeq), gt(auditEvents.seq, earlierSeq));
    return db
      .select({ id: auditEvents.id, action: auditEvents.action, atMs: auditEvents.atMs })
      .from(auditEvents)
      .where(and(notExists(seals), isCovered ? undefined : mustHave))
      .orderBy(asc(auditEvents.seq))
      .limit(FAULTS_SHOWN);
  });
