import type { Destination } from '../../db/destinations.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

const PASSWORD_RESET = 'PasswordResetRequested';

/** Whether a destination receives the one-time passwords of accounts. */
const receivesResets = ({ events }: Pick<Destination, 'events'>): boolean => events.includes(PASSWORD_RESET);

/** Whether a caller may change a destination, given its old or new state: a receiver of password resets can take over accounts. */
export const mayDecideOn = (
  { type }: Pick<Caller, 'type'>,
  ...destinations: readonly Pick<Destination, 'events'>[]
): boolean => type === 'System' || type === 'SuperUser' || !destinations.some(receivesResets);

export const refuseResets = (pointer: string): Refusal<'permission_exceeds_own'> => {
  const detail = `Only SuperUser and System accounts can manage destinations for ${PASSWORD_RESET}.`;
  return refuse('permission_exceeds_own', { detail, errors: [{ pointer, detail }] });
};
