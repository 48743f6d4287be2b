import { inPortions } from '../../platform/unit/in-portions.ts';
import { MOVED_PER_UNIT } from '../accounts/move.ts';
import { reverseTransaction } from '../accounts/reverse-transaction.ts';
import type { WalletHandler } from '../accounts/wallet-handler.ts';

/** E5. Cancels what is listed, whether or not its batch ever arrived; repeating an interrupted call finishes it. */
export const cancelBatch: WalletHandler<'cancelBatch'> = async (
  { body: { transaction_id_list } },
  { nowMs, write },
) => {
  for (const portion of inPortions(transaction_id_list, MOVED_PER_UNIT))
    await write(async (tx) => {
      for (const transactionId of portion) await reverseTransaction(tx, transactionId, nowMs);
    });
  return { status: 200, body: { success: true } };
};
