import type { Tx } from '../../../db/engine/tx.ts';
import { AMOUNT_MAX_MICROS, greater, lesser, type Micros } from '../../../domain/money/micros.ts';
import type { Movement } from '../../typescript/src/wallet/wallet.ts';
import { findWalletAccount, saveBalance } from '../store/players.ts';
import { findTransaction, saveTransaction } from '../store/transactions.ts';

/**
 * Reverses a movement, and stores by how much. A credit that was already spent is reversed as far as there is money: a balance never goes
 * below zero or above its limit.
 * @returns the balance after it.
 */
export const reverse = async (tx: Tx, { id, playerId, currency }: Movement, nowMs: number): Promise<Micros> => {
  const [known, walletAccount] = [await findTransaction(tx, id), await findWalletAccount(tx, playerId, currency)];
  if (known === undefined || walletAccount === undefined) throw new Error(`${id} moved nothing that could be reversed`);
  const balance = greater(0n, lesser(walletAccount.balance - known.moved, AMOUNT_MAX_MICROS));
  const undone = balance - walletAccount.balance;
  await saveTransaction(tx, { ...known, state: 'cancelled', undone, cancelledAtMs: nowMs });
  if (undone !== 0n) await saveBalance(tx, { ...walletAccount, balance });
  return balance;
};
