import type { LostTransaction } from '../../db/tables/wallets.ts';
import { endLostDebit, findLostTransaction, postponeLostDebit } from '../../db/wallets/lost-transactions.ts';
import { type Payer, retryDelayMs, retryReason } from '../payouts/payer.ts';
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
  // Unless it is known that there is no claim: the answer to a commit may be lost.
  let isClaimed = true;
  try {
    const isPending = await payer.write(async ({ tx }) => {
      cancels.add(transactionId);
      if ((await findLostTransaction(tx, transactionId))?.state !== 'cancelling') return false;
      return (await inProgress.claim(tx, 'cancel', [transactionId])).length > 0;
    });
    isClaimed = isPending;
    if (!isPending) return false;
    const answer = await wallet.cancel(transactionId, playerId);
    if (answer.outcome === 'done') {
      await payer.write(({ tx }) => endLostDebit(tx, transactionId));
      return true;
    }
    const attempts = debit.attempts + 1;
    const reason = retryReason(answer);
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
