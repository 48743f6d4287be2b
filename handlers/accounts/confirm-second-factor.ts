import { changeSecondFactor } from '../../db/accounts/second-factors.ts';
import type { Account, SecondFactor } from '../../db/tables/accounts.ts';
import { mayHaveSecondFactor } from '../../domain/account/second-factor.ts';
import { drawRecoveryCodes, withOwnCode } from '../../platform/accounts/second-factor.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';

const requireStarted = (account: Account, factor: SecondFactor) => {
  if (!mayHaveSecondFactor(account)) return refuse('second_factor_not_applicable');
  return factor.confirmedAtMs === null ? true : refuse('second_factor_active');
};

/** Makes the second factor that was started count, and returns recovery codes once. */
export const confirmSecondFactor: PlatformHandler<'confirmSecondFactor'> = async ({ body: { code } }, context) => {
  const done = await withOwnCode(context, code, requireStarted, async ({ unit: { tx, nowMs }, account: { id } }) => {
    const { codes, hashes } = drawRecoveryCodes(context.services, id);
    await changeSecondFactor(tx, id, { confirmedAtMs: nowMs, recoveryHashes: hashes });
    return codes;
  });
  return isRefusal(done) ? done : { status: 200, body: { recovery_codes: [...done.made] } };
};
