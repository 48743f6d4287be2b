import { randomUUIDv7 } from 'node:crypto';
import { type AuditingUnit, recordAuditEvent } from '../../db/audit/audit-events.ts';

/** An action of the platform itself or of its command line. */
type PlatformAction = {
  readonly ownerId: string;
  readonly action: string;
  readonly resource: string;
  readonly targetId: string;
  readonly detail?: Readonly<Record<string, string>>;
};

/** Audits an action that no request caused, in the same unit as the action. */
export const auditPlatformAction = (
  unit: AuditingUnit,
  { detail = {}, ...act }: PlatformAction,
  nowMs: number,
): Promise<void> =>
  recordAuditEvent(unit, {
    ...act,
    id: randomUUIDv7(),
    atMs: nowMs,
    actorId: null,
    actorUsername: null,
    networkAddress: null,
    outcome: 'done',
    code: null,
    requestId: '',
    detail: { ...detail },
    changes: null,
  });
