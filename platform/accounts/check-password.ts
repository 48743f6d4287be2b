import { countUnknownLogin } from '../../db/logins/logins.ts';
import type { Account } from '../../db/tables/accounts.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { audit, ofAccount } from '../unit/audit.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { refuseTooMany } from '../unit/refusals.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Records rejected credentials. Writes one row with or without an account, so that both take the same time. */
export const recordFailure = (
  unit: Pick<Unit, 'tx' | 'nowMs' | 'newId' | 'seal'>,
  call: Pick<Call, 'caller' | 'operation' | 'requestId' | 'address'>,
  account: Account | undefined,
  code: ProblemCode,
): Promise<void> =>
  account === undefined ? countUnknownLogin(unit.tx) : audit(unit, call, ofAccount(account, { code }));

/**
 * Reports whether a password matches a hash and its account may use it. Counts failures. Waits for the turn of the client's network, and
 * does the same work without a hash.
 */
export const checkPassword = async (
  { services: { passwords, loginAttempts }, address }: Pick<Call, 'services' | 'address'>,
  {
    username,
    password,
    passwordHash,
    mayUseIt,
  }: {
    readonly username: string;
    readonly password: string;
    readonly passwordHash: string | undefined;
    readonly mayUseIt: boolean;
  },
): Promise<boolean | Refusal<'too_many_requests' | 'unavailable'>> => {
  const right = await passwords.inTurn(address, async ({ verify }) => {
    // Other tries may have reached the limit while this one waited.
    const hit = await loginAttempts.hit(username, address);
    if (hit !== undefined) return refuseTooMany(hit);
    const isRight = (await verify(passwordHash, password)) && mayUseIt;
    // Counted before the next turn, which must see it.
    if (!isRight) await loginAttempts.failed(username, address);
    return isRight;
  });
  return right === 'busy' ? refuse('unavailable', { detail: 'Too many passwords are being checked at once.' }) : right;
};
