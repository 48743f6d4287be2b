import { decimalFromMicros } from '../../domain/money/micros.ts';
import { reverseTransaction } from '../accounts/reverse-transaction.ts';
import type { WalletHandler } from '../accounts/wallet-handler.ts';
import { findLatestWalletAccount } from '../store/players.ts';

/**
 * E2. Cancels by transaction id only. Returns the balance in the transaction's currency or, since the request has no currency, in that of
 * the player's last session.
 */
export const cancelTransaction: WalletHandler<'cancelTransaction'> = async (
  { body: { transaction_id, player_id } },
  { nowMs, write },
) =>
  write(async (tx) => {
    const walletAccount =
      (await reverseTransaction(tx, transaction_id, nowMs)) ??
      (player_id === undefined ? undefined : await findLatestWalletAccount(tx, player_id));
    return { status: 200, body: { balance: decimalFromMicros(walletAccount?.balance ?? 0n) } };
  });
