import type { Tx } from '../../db/engine/tx.ts';
import { AMOUNT_MAX_MICROS, greater, lesser } from '../../domain/money/micros.ts';
import { findWalletAccount, saveBalance, type WalletAccount } from '../store/players.ts';
import { findTransaction, saveTransaction } from '../store/transactions.ts';

/**
 * Reverses a transaction, once, and stores for good that its id is cancelled, even if it never arrived. A credit that was already spent is
 * reversed as far as there is money: a balance never goes below zero or above its limit.
 * @returns the wallet account of the transaction, if it had one.
 */
export const reverseTransaction = async (
  tx: Tx,
  transactionId: string,
  nowMs: number,
): Promise<WalletAccount | undefined> => {
  const known = await findTransaction(tx, transactionId);
  if (known === undefined) {
    await saveTransaction(tx, { ...NOTHING, id: transactionId, createdAtMs: nowMs, cancelledAtMs: nowMs });
    return undefined;
  }
  const { playerId, currency } = known;
  const walletAccount =
    playerId === null || currency === null ? undefined : await findWalletAccount(tx, playerId, currency);
  if (known.state === 'cancelled') return walletAccount;
  const before = walletAccount?.balance ?? 0n;
  const balance = greater(0n, lesser(before - known.moved, AMOUNT_MAX_MICROS));
  const undone = balance - before;
  await saveTransaction(tx, { ...known, state: 'cancelled', undone, cancelledAtMs: nowMs });
  if (walletAccount === undefined || undone === 0n) return walletAccount;
  await saveBalance(tx, { ...walletAccount, balance });
  return { ...walletAccount, balance };
};

/** The row of a transaction that was cancelled before it arrived. */
const NOTHING = {
  state: 'cancelled',
  fingerprint: null,
  type: null,
  playerId: null,
  currency: null,
  amount: null,
  refusal: null,
  moved: 0n,
  undone: 0n,
  balanceAfter: null,
} as const;
