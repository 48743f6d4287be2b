import type { Tx } from '../../db/engine/tx.ts';
import { AMOUNT_MAX_MICROS, AMOUNT_MAX_TEXT, type Micros } from '../../domain/money/micros.ts';
import { findPurse, type Purse, saveBalance } from '../store/players.ts';
import { findTransaction, type MovementRefusal, saveTransaction, type Transaction } from '../store/transactions.ts';
import type { Movement } from './movement.ts';

/** What became of a movement: it happened, now or before, or it has no effect. */
export type Verdict =
  | { readonly moved: true; readonly balance: Micros }
  | {
      readonly moved: false;
      readonly code: MovementRefusal | 'transaction_conflict' | 'transaction_cancelled';
      readonly detail: string;
    };

/** A unit of work writes a limited number of rows; a movement or a cancellation writes two. */
export const MOVED_PER_UNIT = 250;

/** A debit needs a session that was authenticated no longer ago. */
export const SESSION_MS = 12 * 60 * 60 * 1000;

/**
 * Moves money once per transaction id, in one unit with the memory of the id. A debit that was refused stays so, since its caller was told
 * that nothing will be moved; a credit is tried again, since it is owed until it succeeds.
 */
export const move = async (tx: Tx, movement: Movement, nowMs: number): Promise<Verdict> => {
  const { transactionId, type, playerId, currency, amount, fingerprint } = movement;
  const known = await findTransaction(tx, transactionId);
  const decided = known && earlierVerdict(known, movement);
  if (decided !== undefined) return decided;
  const purse = await findPurse(tx, playerId, currency);
  const judged = judge(movement, purse, nowMs);
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

/** What is decided about an id that is known; nothing about a credit that was refused. */
const earlierVerdict = (known: Transaction, movement: Movement): Verdict | undefined => {
  const { transactionId, type, fingerprint } = movement;
  if (known.fingerprint !== null && known.fingerprint !== fingerprint)
    return no('transaction_conflict', `${transactionId} came first with other content.`);
  if (known.state === 'cancelled') return no('transaction_cancelled', `${transactionId} was cancelled.`);
  if (known.balanceAfter !== null) return { moved: true, balance: known.balanceAfter };
  return known.refusal === null || type === 'Credit' ? undefined : no(known.refusal, REASONS[known.refusal](movement));
};

const judge = (
  { type, amount }: Movement,
  purse: Purse | undefined,
  nowMs: number,
): { refusal: MovementRefusal } | { moved: Micros; balance: Micros } => {
  if (purse === undefined) return { refusal: 'player_unknown' };
  if (type === 'Debit' && nowMs - purse.authenticatedAtMs > SESSION_MS) return { refusal: 'session_expired' };
  const moved = type === 'Debit' ? -amount : amount;
  const balance = purse.balance + moved;
  if (balance > AMOUNT_MAX_MICROS) return { refusal: 'limit_exceeded' };
  if (balance < 0n) return { refusal: 'insufficient_funds' };
  return { moved, balance };
};

const REASONS: Readonly<Record<MovementRefusal, (movement: Movement) => string>> = {
  player_unknown: ({ playerId, currency }) => `No session of ${playerId} in ${currency} was ever authenticated.`,
  session_expired: ({ playerId }) => `The session of ${playerId} was authenticated too long ago for a debit.`,
  limit_exceeded: ({ playerId }) => `${playerId} would have more than ${AMOUNT_MAX_TEXT} units.`,
  insufficient_funds: ({ playerId }) => `${playerId} has less than the transaction takes.`,
};
