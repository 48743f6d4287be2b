import type { WonPayout } from '../../db/wins/wins.ts';
import type { WinResults } from '../../generated/server/types.gen.ts';
import type { Audited } from '../unit/audit.ts';
import type { WriteContext } from '../unit/handler.ts';
import { auditedWaiting, awaitSecondAccount } from '../unit/second-account.ts';
import { judgePayout } from './decide-payout.ts';
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
    const judged = await judgePayout(context, found, operation, body);
    if (typeof judged === 'function') {
      const failure = await decide(found);
      if (failure === undefined) await judged();
      return failure;
    }
    waiting.push(auditedWaiting('winners', await awaitSecondAccount(context, judged)));
    return 'awaiting_approval';
  });
  const { reason } = body;
  return {
    body: decided.body,
    audited: [...decided.audited(reason === undefined ? undefined : { reason }), ...waiting],
  };
};
