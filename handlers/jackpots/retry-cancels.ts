import { makeCancelDue } from '../../db/contributions/contributions.ts';
import { makeLostDebitDue } from '../../db/wallets/lost-transactions.ts';
import { toOperatorId } from '../../domain/account/access.ts';
import { eachCancel } from '../../platform/contributions/each-cancel.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Makes pending cancels due now. The background sender sends them after the commit. */
export const retryCancels: PlatformHandler<'retryCancels'> = async ({ body }, context) => {
  const { tx, nowMs, services } = context;
  const hasWallet = (operatorId: string): boolean => services.walletOf(operatorId) !== undefined;
  const retried = await eachCancel(context, body.transaction_ids, {
    cancel: async ({ id, brandPath }) => {
      if (!hasWallet(toOperatorId(brandPath))) return 'wallet_not_configured';
      await makeCancelDue(tx, id, nowMs);
      return undefined;
    },
    lost: async ({ transactionId, operatorId }) => {
      if (!hasWallet(operatorId)) return 'wallet_not_configured';
      return (await makeLostDebitDue(tx, transactionId, nowMs)) ? undefined : 'cancelled';
    },
  });
  services.wakeSettlement();
  return { status: 200, body: retried.body, audited: retried.audited() };
};
