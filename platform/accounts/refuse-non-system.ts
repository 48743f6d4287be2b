import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Only for System accounts: the list of origins is shared by the whole platform. */
export const refuseNonSystem = ({ type }: Caller): Refusal<'permission_denied'> | undefined =>
  type === 'System' ? undefined : refuse('permission_denied', { detail: 'Only System accounts can do this.' });
