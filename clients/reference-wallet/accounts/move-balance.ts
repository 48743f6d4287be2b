import type { Tx } from '../../../db/engine/tx.ts';
import { AMOUNT_MAX_MICROS, AMOUNT_MAX_TEXT, type Micros } from '../../../domain/money/micros.ts';
import { type Movement, type Refusal, refuse } from '../../typescript/src/wallet/wallet.ts';
import { findWalletAccount, saveBalance, type WalletAccount } from '../store/players.ts';
import type { MovementRefusal } from '../store/transactions.ts';

/** The maximum age of a debit's session. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/** Changes the balance by a debit or a credit. Returns the new balance, or why it does not change. */
export const moveBalance = async (tx: Tx, movement: Movement, nowMs: number): Promise<Micros | Refusal> => {
  const walletAccount = await findWalletAccount(tx, movement.playerId, movement.currency);
  const judged = judge(movement, walletAccount, nowMs);
  if (typeof judged !== 'bigint') return refuse(judged.refusal, describeRefusal(judged.refusal, movement));
  const { playerId, currency } = movement;
  await saveBalance(tx, { playerId, currency, balance: judged });
  return judged;
};

const judge = (
  { type, amountMicros }: Movement,
  walletAccount: WalletAccount | undefined,
  nowMs: number,
): { readonly refusal: MovementRefusal } | Micros => {
  if (walletAccount === undefined) return { refusal: 'player_unknown' };
  if (type === 'Debit' && nowMs - walletAccount.authenticatedAtMs > SESSION_MS) return { refusal: 'session_expired' };
  const balance = walletAccount.balance + (type === 'Debit' ? -amountMicros : amountMicros);
  if (balance > AMOUNT_MAX_MICROS) return { refusal: 'limit_exceeded' };
  if (balance < 0n) return { refusal: 'insufficient_funds' };
  return balance;
};

/** A refusal in words. */
export const describeRefusal = (refusal: MovementRefusal, of: Pick<Movement, 'playerId' | 'currency'>): string =>
  REASONS[refusal](of);

const REASONS: Readonly<Record<MovementRefusal, (of: Pick<Movement, 'playerId' | 'currency'>) => string>> = {
  player_unknown: ({ playerId, currency }) => `${playerId} never had a session in ${currency}.`,
  session_expired: ({ playerId }) => `The last session of ${playerId} is too old for a debit.`,
  limit_exceeded: ({ playerId }) => `The balance of ${playerId} would exceed ${AMOUNT_MAX_TEXT} units.`,
  insufficient_funds: ({ playerId }) => `The balance of ${playerId} is too low.`,
};
