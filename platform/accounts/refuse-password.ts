import type { Call } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import type { PasswordOwner } from '../unit/services.ts';

/** Refuses a new password that is easy to guess. Call it outside of units: the comparison can take some milliseconds. */
export const refusePassword = async (
  { services }: Pick<Call, 'services'>,
  password: string,
  owner: PasswordOwner,
): Promise<Refusal<'password_unacceptable'> | undefined> => {
  const detail = await services.passwordFault(password, owner);
  return detail === undefined ? undefined : refuse('password_unacceptable', { detail });
};
