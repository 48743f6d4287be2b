import type { AuditEvent as AuditEventRow } from '../db/audit-events.ts';
import type { AuditEvent } from '../generated/server/types.gen.ts';

export const auditEventToWire = (event: AuditEventRow): AuditEvent => ({
  id: event.id,
  timestamp: event.atMs,
  owner_id: event.ownerId,
  ...(event.actorId === null ? {} : { actor: { account_id: event.actorId, username: event.actorUsername ?? '' } }),
  ...(event.networkAddress === null ? {} : { network_address: event.networkAddress }),
  action: event.action,
  target: { resource: event.resource, id: event.targetId },
  outcome: event.outcome,
  ...(event.code === null ? {} : { code: event.code }),
  request_id: event.requestId,
  detail: event.detail,
  ...(event.changes === null ? {} : { changes: [...event.changes] }),
});
