import { askOrDecide } from '../../platform/payouts/ask-or-decide.ts';
import { settleElsewhere } from '../../platform/payouts/decide-payout.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Records that players were paid by other means. */
export const settleWins: PlatformHandler<'settleWins'> = async ({ body, headers }, context) => {
  const { caller, operation } = context;
  const by = { actor: caller.accountId, operation, idempotencyKey: headers['idempotency-key'] };
  const settled = await askOrDecide(context, 'settleWins', body, (found) =>
    settleElsewhere(context, found, body.reason, by),
  );
  return { status: 200, ...settled };
};
