import type { Account } from '../../db/accounts.ts';
import { countUnknownLogin } from '../../db/unknown-logins.ts';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { audit, ofAccount } from '../unit/audit.ts';
import type { Call, Unit } from '../unit/handler.ts';

/** Records rejected credentials. Writes one row with or without an account, so that both take the same time. */
export const recordFailure = (
  unit: Pick<Unit, 'tx' | 'nowMs' | 'newId'>,
  call: Pick<Call, 'caller' | 'operation' | 'requestId' | 'address'>,
  account: Account | undefined,
  code: ProblemCode,
): Promise<void> =>
  account === undefined ? countUnknownLogin(unit.tx) : audit(unit, call, ofAccount(account, { code }));
