import { makeCancelDue } from '../../db/contributions.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { eachCancel } from '../../platform/payouts/each-cancel.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Sends cancels of debits before their time: the background sender does it after the commit. */
export const retryCancels: PlatformHandler<'retryCancels'> = async ({ body }, { tx, caller, nowMs, services }) => {
  const retried = await eachCancel(tx, caller.access, body.transaction_ids, async ({ id, brandPath }) => {
    if (services.walletOf(operatorOf(brandPath)) === undefined) return 'wallet_not_configured';
    await makeCancelDue(tx, id, nowMs);
    return undefined;
  });
  services.wakeSettlement();
  return { status: 200, body: retried.body, audited: retried.audited() };
};
