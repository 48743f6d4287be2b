import { randomUUIDv7 } from 'node:crypto';
import { recordAuditEvent } from '../../db/audit/audit-events.ts';
import type { Tx } from '../../db/engine/tx.ts';

/** An action of the platform itself or of its command line. */
type PlatformAction = {
  readonly ownerId: string;
  readonly action: string;
  readonly resource: string;
  readonly targetId: string;
  readonly detail?: Readonly<Record<string, string>>;
};

/** Audits an action that no request caused, in the same unit as the action. */
export const auditPlatformAction = (tx: Tx, { detail = {}, ...act }: PlatformAction, nowMs: number): Promise<void> =>
  recordAuditEvent(tx, {
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
