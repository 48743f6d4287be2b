import { settleLostDebit } from '../../db/lost-transactions.ts';
import { settleCancel } from '../../platform/contributions/contribution-states.ts';
import { eachCancel } from '../../platform/contributions/each-cancel.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Ends contributions whose debits were refunded by other means. Nothing is booked and no cancel is sent. */
export const settleCancels: PlatformHandler<'settleCancels'> = async ({ body }, context) => {
  const { transaction_ids, reason, reference } = body;
  const by = { settledBy: context.caller.accountId, reason, reference };
  const settled = await eachCancel(context, transaction_ids, {
    cancel: async (contribution) =>
      (await settleCancel(context, contribution, { ...by, settledAtMs: context.nowMs })) ? undefined : 'cancelled',
    lost: async ({ transactionId }) =>
      (await settleLostDebit(context.tx, transactionId, by)) ? undefined : 'cancelled',
  });
  return { status: 200, body: settled.body, audited: settled.audited({ reason, reference }) };
};
