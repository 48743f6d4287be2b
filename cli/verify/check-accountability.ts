import { eq, sql } from 'drizzle-orm';
import type { AuditRecord } from '../../db/audit/audit-seals.ts';
import { statement } from '../../db/engine/statement.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { ApprovedFacts } from '../../db/ledger/facts.ts';
import { auditEvents, auditSeals } from '../../db/tables/audit-events.ts';
import type { EntryRow } from './read-records.ts';
import { readDecisions } from './rules/read-facts.ts';

const BY_PERSONS = ['adjustment', 'settlement', 'transfer_out', 'transfer_in'];

/** Reports whether an entry follows from no rule and no draw: a person did it. */
const isByPerson = (entry: EntryRow): boolean =>
  BY_PERSONS.includes(entry.kind) ||
  (entry.kind === 'win' && readDecisions(entry).some(({ trigger }) => trigger === 'External'));

/**
 * Compares what a person booked with the audit event that the entry names. An event that was removed when it was too old has left its seal.
 */
export const checkAccountability = async (tx: Tx, entry: EntryRow): Promise<string | undefined> => {
  if (!isByPerson(entry)) return undefined;
  const { audit, approval, approvedBy } = (entry.facts ?? {}) as ApprovedFacts;
  // Entries of versions before 0.16.0 name none.
  if (audit === undefined)
    return entry.rulesVersion === 0
      ? undefined
      : `entry ${entry.seq}, a ${entry.kind}, names no audit event, although a person must have made it`;
  const name = `entry ${entry.seq}, a ${entry.kind}, names the audit event ${audit}`;
  const expected =
    approval === undefined
      ? { action: entry.operation, actorId: entry.actor, asked: undefined }
      : {
          ...{ action: 'approveRequest', actorId: approvedBy },
          asked: { approval_request: approval, operation: entry.operation, requested_by: entry.actor },
        };
  const event = await tx.get(eventOf, { id: audit });
  if (event === undefined) {
    const sealed = await tx.get(sealOf, { id: audit });
    if (sealed === undefined) return `${name}, which does not exist`;
    const record: AuditRecord = JSON.parse(sealed.record);
    return record[5] === expected.action
      ? undefined
      : `${name}, whose action is ${record[5]}; it books ${expected.action}`;
  }
  const { action, actorId, outcome, detail } = event;
  if (action !== expected.action) return `${name}, whose action is ${action}; it books ${expected.action}`;
  if (actorId !== expected.actorId) return `${name} of the account ${actorId}; it books what ${expected.actorId} did`;
  if (outcome !== 'done') return `${name}, which was refused`;
  const other = Object.entries(expected.asked ?? {}).find(([field, value]) => detail[field] !== value);
  return other && `${name}, whose ${other[0]} is ${detail[other[0]]}; it books ${other[1]}`;
};

const { action, actorId, outcome, detail } = auditEvents;

const eventOf = statement((db) =>
  db
    .select({ action, actorId, outcome, detail })
    .from(auditEvents)
    .where(eq(auditEvents.id, sql.placeholder('id'))),
);

const sealOf = statement((db) =>
  db
    .select({ record: auditSeals.record })
    .from(auditSeals)
    .where(eq(auditSeals.eventId, sql.placeholder('id'))),
);
