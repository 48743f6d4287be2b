import type { Tx } from '../../db/engine/tx.ts';
import { AMOUNT_MAX_MICROS, AMOUNT_MAX_TEXT, type Micros } from '../../domain/money/micros.ts';
import { findWalletAccount, saveBalance, type WalletAccount } from '../store/players.ts';
import { findTransaction, type MovementRefusal, saveTransaction, type Transaction } from '../store/transactions.ts';
import type { Movement } from './movement.ts';

/** The outcome of a movement: it happened, now or before, or it has no effect. */
export type Verdict =
  | { readonly moved: true; readonly balance: Micros }
  | {
      readonly moved: false;
      readonly code: MovementRefusal | 'transaction_conflict' | 'transaction_cancelled';
      readonly detail: string;
    };

/** A unit of work writes a limited number of rows; a movement or a cancellation writes two. */
export const MOVED_PER_UNIT = 250;

/** The maximum age of a debit's session. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/**
 * Moves money once per transaction id, storing the id in the same unit. A refused debit stays refused, since its caller was told that
 * nothing will move; a refused credit is retried, since it is owed until it succeeds.
 */
export const move = async (tx: Tx, movement: Movement, nowMs: number): Promise<Verdict> => {
  const { transactionId, type, playerId, currency, amount, fingerprint } = movement;
  const known = await findTransaction(tx, transactionId);
  const decided = known && earlierVerdict(known, movement);
  if (decided !== undefined) return decided;
  const walletAccount = await findWalletAccount(tx, playerId, currency);
  const judged = judge(movement, walletAccount, nowMs);
  const remembered = {
    id: transactionId,
    fingerprint,
    type,
    playerId,
    currency,
    amount,
    undone: 0n,
    createdAtMs: known?.createdAtMs ?? nowMs,
    cancelledAtMs: null,
  };
  if ('refusal' in judged) {
    const { refusal } = judged;
    await saveTransaction(tx, { ...remembered, state: 'refused', refusal, moved: 0n, balanceAfter: null });
    return no(refusal, REASONS[refusal](movement));
  }
  const { moved, balance } = judged;
  await saveBalance(tx, { playerId, currency, balance });
  await saveTransaction(tx, { ...remembered, state: 'moved', refusal: null, moved, balanceAfter: balance });
  return { moved: true, balance };
};

const no = (code: Extract<Verdict, { moved: false }>['code'], detail: string): Verdict => ({
  moved: false,
  code,
  detail,
});

/** The earlier outcome of a known id; undefined for a refused credit. */
const earlierVerdict = (known: Transaction, movement: Movement): Verdict | undefined => {
  const { transactionId, type, fingerprint } = movement;
  if (known.fingerprint !== null && known.fingerprint !== fingerprint)
    return no('transaction_conflict', `${transactionId} was already sent with different content.`);
  if (known.state === 'cancelled') return no('transaction_cancelled', `${transactionId} was cancelled.`);
  if (known.balanceAfter !== null) return { moved: true, balance: known.balanceAfter };
  return known.refusal === null || type === 'Credit' ? undefined : no(known.refusal, REASONS[known.refusal](movement));
};

const judge = (
  { type, amount }: Movement,
  walletAccount: WalletAccount | undefined,
  nowMs: number,
): { refusal: MovementRefusal } | { moved: Micros; balance: Micros } => {
  if (walletAccount === undefined) return { refusal: 'player_unknown' };
  if (type === 'Debit' && nowMs - walletAccount.authenticatedAtMs > SESSION_MS) return { refusal: 'session_expired' };
  const moved = type === 'Debit' ? -amount : amount;
  const balance = walletAccount.balance + moved;
  if (balance > AMOUNT_MAX_MICROS) return { refusal: 'limit_exceeded' };
  if (balance < 0n) return { refusal: 'insufficient_funds' };
  return { moved, balance };
};

const REASONS: Readonly<Record<MovementRefusal, (movement: Movement) => string>> = {
  player_unknown: ({ playerId, currency }) => `${playerId} never had a session in ${currency}.`,
  session_expired: ({ playerId }) => `The last session of ${playerId} is too old for a debit.`,
  limit_exceeded: ({ playerId }) => `The balance of ${playerId} would exceed ${AMOUNT_MAX_TEXT} units.`,
  insufficient_funds: ({ playerId }) => `The balance of ${playerId} is too low.`,
};
