import { findAccount } from '../../db/accounts/accounts.ts';
import { findActiveSecondFactor, saveSecondFactor } from '../../db/accounts/second-factors.ts';
import { mayHaveSecondFactor } from '../../domain/account/second-factor.ts';
import { audit, ofAccount } from '../../platform/unit/audit.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';

/** Draws a secret that counts once it is confirmed. */
export const startSecondFactor: PlatformHandler<'startSecondFactor'> = async (_request, context) => {
  const { tx, caller, services } = context;
  const account = await findAccount(tx, caller.accountId);
  if (account === undefined) return refuse('token_invalid');
  if (!mayHaveSecondFactor(account)) return refuse('second_factor_not_applicable');
  if ((await findActiveSecondFactor(tx, account.id)) !== undefined) return refuse('second_factor_active');
  const started = services.secondFactors.start(account.username);
  await saveSecondFactor(tx, {
    accountId: account.id,
    secret: services.secrets.seal(started.secret),
    confirmedAtMs: null,
    lastStep: 0,
    failures: 0,
    recoveryHashes: [],
  });
  await audit(context, context, ofAccount(account));
  return { status: 200, body: started };
};
