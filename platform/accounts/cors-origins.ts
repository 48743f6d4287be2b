import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { Audited } from '../unit/audit.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** The audit event of a change to the platform's list of origins: how many were set or removed. */
export const auditedOrigins = (count: number): Audited => ({
  ownerId: PLATFORM_ORGANISATION,
  resource: 'cors',
  targetId: '',
  detail: { count: String(count) },
});

/** The list as the audit trail compares it, each pattern as a separate field: there can be a thousand. */
export const byPattern = (patterns: readonly string[]) => ({
  cors_origin_list: Object.fromEntries(patterns.map((pattern) => [pattern, pattern])),
});

/** Only for System accounts: the list of origins is shared by the whole platform. */
export const refuseNonSystem = ({ type }: Caller): Refusal<'permission_denied'> | undefined =>
  type === 'System' ? undefined : refuse('permission_denied', { detail: 'Only System accounts can do this.' });
