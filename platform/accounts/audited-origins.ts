import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { Audited } from '../unit/audit.ts';

/** The audit event of a change to the platform's list of origins: how many were set or removed. */
export const auditedOrigins = (count: number): Audited => ({
  ownerId: PLATFORM_ORGANISATION,
  resource: 'cors',
  targetId: '',
  detail: { count: String(count) },
});

/** The list as the audit trail compares it, each pattern as a field of its own: there can be a thousand. */
export const byPattern = (patterns: readonly string[]) => ({
  cors_origin_list: Object.fromEntries(patterns.map((pattern) => [pattern, pattern])),
});
