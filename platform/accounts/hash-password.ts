import type { Call } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Hashes a password when it is the turn of the client's network. */
export const hashPassword = async (
  { services: { passwords }, address }: Pick<Call, 'services' | 'address'>,
  password: string,
): Promise<{ readonly passwordHash: string } | Refusal<'unavailable'>> => {
  const hashed = await passwords.inTurn(address, async ({ hash }) => ({ passwordHash: await hash(password) }));
  return hashed === 'busy' ? refuse('unavailable', { detail: 'Too many passwords are being hashed at once.' }) : hashed;
};
