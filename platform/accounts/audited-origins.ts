import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { Audited } from '../unit/audit.ts';

/** A change of the list of origins, which is the platform's: how many were set, or removed. */
export const auditedOrigins = (count: number): Audited => ({
  ownerId: PLATFORM_ORGANISATION,
  resource: 'cors',
  targetId: '',
  detail: { count: String(count) },
});
