import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** The origins are one list for the whole platform, so they are not for the accounts of any organisation. */
export const refuseOthersThanSystem = ({ type }: Caller): Refusal<'permission_denied'> | undefined =>
  type === 'System' ? undefined : refuse('permission_denied', { detail: 'This is for accounts of the type System.' });
