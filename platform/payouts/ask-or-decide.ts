import type { WonPayout } from '../../db/wins/wins.ts';
import type { WinResults } from '../../generated/server/types.gen.ts';
import type { Audited } from '../unit/audit.ts';
import type { WriteContext } from '../unit/handler.ts';
import { auditedWaiting, awaitSecondAccount } from '../unit/second-account.ts';
import { payoutForSecondAccount } from './decide-payout.ts';
import { eachPayout, type PayoutFailure } from './each-payout.ts';

type Asked = { readonly transaction_ids: readonly string[]; readonly reason?: string };

/** Decides about each payout, or asks a second account where one alone must not. */
export const askOrDecide = async (
  context: WriteContext,
  operation: 'releaseWins' | 'settleWins',
  { transaction_ids, ...body }: Asked,
  decide: (found: WonPayout) => Promise<PayoutFailure | undefined>,
): Promise<{ readonly body: WinResults; readonly audited: readonly Audited[] }> => {
  const waiting: Audited[] = [];
  const decided = await eachPayout(context.tx, context.caller.access, transaction_ids, async (found) => {
    const wanted = await payoutForSecondAccount(context, found, operation, body);
    if (wanted === undefined) return decide(found);
    waiting.push(auditedWaiting('winners', await awaitSecondAccount(context, wanted)));
    return 'awaiting_approval';
  });
  const { reason } = body;
  return {
    body: decided.body,
    audited: [...decided.audited(reason === undefined ? undefined : { reason }), ...waiting],
  };
};
