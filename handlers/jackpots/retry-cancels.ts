import { makeCancelDue } from '../../db/contributions.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { eachCancel } from '../../platform/contributions/each-cancel.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Makes pending cancels due now. The background sender sends them after the commit. */
export const retryCancels: PlatformHandler<'retryCancels'> = async ({ body }, context) => {
  const { tx, nowMs, services } = context;
  const retried = await eachCancel(context, body.transaction_ids, async ({ id, brandPath }) => {
    if (services.walletOf(operatorOf(brandPath)) === undefined) return 'wallet_not_configured';
    await makeCancelDue(tx, id, nowMs);
    return undefined;
  });
  services.wakeSettlement();
  return { status: 200, body: retried.body, audited: retried.audited() };
};
