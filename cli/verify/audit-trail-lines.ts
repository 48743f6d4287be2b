import type { AuditTrail } from './check-audit-trail.ts';

/** The audit trail in the report of a proof. */
export const auditTrailLines = (trail: AuditTrail): string => {
  const { events, removed, earlier, begunAtMs, unsealed, seals, head, faults, faulty } = trail;
  const since = begunAtMs === undefined ? '' : ` from ${new Date(begunAtMs).toISOString().slice(0, 10)} on`;
  const parts = [
    `${grouped(events)} ${events === 1 ? 'event' : 'events'}`,
    ...(earlier === 0 ? [] : [`${grouped(earlier)} of earlier versions sealed${since}`]),
    ...(unsealed === 0 ? [] : [`${grouped(unsealed)} not sealed yet`]),
    ...(removed === 0 ? [] : [`${grouped(removed)} removed as PITBOSS_AUDIT_DAYS said`]),
    ...(head === undefined ? [] : [`seal ${seals}, head ${head}`]),
  ];
  const more = faulty > faults.length ? [`and ${grouped(faulty - faults.length)} more`] : [];
  const lines = [...faults, ...more].map((line) => `     ${line}\n`).join('');
  return `${faulty === 0 ? 'ok  ' : 'FAIL'} audit trail: ${parts.join(', ')}\n${lines}`;
};

const grouped = (count: number): string => count.toLocaleString('en-GB');
