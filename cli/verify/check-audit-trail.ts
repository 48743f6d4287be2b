import { and, asc, count, eq, gt, lte, notExists, or, sql } from 'drizzle-orm';
import { findAuditHead, findRemovedBeforeMs } from '../../db/audit/audit-seals.ts';
import { statement } from '../../db/engine/statement.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { SealProof } from '../../db/seals/seal-heads.ts';
import { auditEvents, auditSeals } from '../../db/tables/audit-events.ts';
import { AuditWalk, nameOfAuditEvent } from './audit-walk.ts';

/** What the audit trail holds, and what does not follow from its seals. */
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
    .select({ number: auditSeals.number, record: auditSeals.record, mac: auditSeals.mac, event: auditEvents })
    .from(auditSeals)
    .leftJoin(auditEvents, eq(auditEvents.id, auditSeals.eventId))
    .where(gt(auditSeals.number, sql.placeholder('after')))
    .orderBy(asc(auditSeals.number))
    .limit(SEALS_PER_READ),
);

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
    const rows = await tx.all(sealsAfter, { after: walk?.number ?? 0 });
    if (rows.length === 0) break;
    walk ??= new AuditWalk(proof(), claimedMs);
    for (const row of rows) walk.pass(row);
    passed();
  }
  const events = (await tx.get((db) => db.select({ n: count() }).from(auditEvents)))?.n ?? 0;
  if (walk === undefined) {
    const faults = head === undefined ? [] : [`the audit trail has lost its seals, of which there were ${head.number}`];
    const { length: faulty } = faults;
    return { ...NOTHING, ...{ events, faults, faulty }, unsealed: events };
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

const NOTHING = { removed: 0, earlier: 0, begunAtMs: undefined, seals: 0, head: undefined };

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
