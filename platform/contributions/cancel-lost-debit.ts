import {
  endLostDebit,
  findLostTransaction,
  type LostTransaction,
  postponeLostDebit,
} from '../../db/lost-transactions.ts';
import { type Payer, reasonOf, retryDelayMs } from '../payouts/payer.ts';
import type { Wallet } from '../unit/operator-wallet.ts';

/**
 * Sends the cancel of a debit whose contribution was lost in a restore, as `sendCancel` does for those that the store knows. Nothing is
 * booked: the ledger has never had it.
 * @returns whether the wallet acknowledged it.
 */
export const cancelLostDebit = async (payer: Payer, wallet: Wallet, debit: LostTransaction): Promise<boolean> => {
  const { transactionId, operatorId, playerId } = debit;
  const { inProgress } = payer.services;
  const { cancels } = inProgress;
  if (payer.services.holdOf(operatorId) !== undefined || cancels.has(transactionId)) return false;
  let isClaimed = false;
  try {
    const isPending = await payer.write(async ({ tx }) => {
      cancels.add(transactionId);
      if ((await findLostTransaction(tx, transactionId))?.state !== 'cancelling') return false;
      return (await inProgress.claim(tx, 'cancel', [transactionId])).length > 0;
    });
    if (!isPending) return false;
    isClaimed = true;
    const answer = await wallet.cancel(transactionId, playerId);
    if (answer.outcome === 'done') {
      await payer.write(({ tx }) => endLostDebit(tx, transactionId));
      return true;
    }
    const attempts = debit.attempts + 1;
    const reason = reasonOf(answer);
    await payer.write(({ tx, nowMs }) =>
      postponeLostDebit(tx, transactionId, {
        attempts,
        nextAttemptAtMs: nowMs + retryDelayMs(debit.attempts),
        lastError: reason,
      }),
    );
    payer.report?.({ transactionId, operatorId, attempts, reason });
    return false;
  } finally {
    cancels.delete(transactionId);
    if (isClaimed) inProgress.releaseLater('cancel', [transactionId]);
  }
};
