import { keepLostTransaction } from '../../db/wallets/lost-transactions.ts';
import { findPayout, markPaid, releasePayout } from '../../db/wins/wins.ts';
import { bookPayment } from '../booking/book-payment.ts';
import type { Unit } from '../unit/handler.ts';
import type { RecordVerdict, WalletRecord } from './compare-record.ts';

/** Verdicts that a person has to look at, since no rule of the platform settles them. */
export const NEEDS_YOU: ReadonlySet<RecordVerdict['is']> = new Set(['lostCredit', 'paidTwice', 'bookedDebit']);

/**
 * Settles a record as compared in the same unit: a lost debit will be cancelled, a credit that the wallet has paid is booked as paid, and a
 * lost credit is noted. Anything else is left to a person. Repeating it changes nothing, as the comparison then agrees.
 */
export const settleRecord = async (
  unit: Pick<Unit, 'tx' | 'seal' | 'nowMs'>,
  operatorId: string,
  record: WalletRecord,
  { is }: RecordVerdict,
): Promise<void> => {
  const { tx, nowMs } = unit;
  const { transactionId, playerId, amount, currency, atMs } = record;
  if (is === 'lostDebit' || is === 'lostCredit') {
    const kind = is === 'lostDebit' ? 'debit' : 'credit';
    await keepLostTransaction(tx, {
      transactionId,
      kind,
      operatorId,
      playerId,
      amount,
      currency,
      atMs,
      foundAtMs: nowMs,
    });
  }
  if (is !== 'paid') return;
  const found = await findPayout(tx, transactionId);
  if (found === undefined) return;
  // One that was held has been released after the backup.
  if (found.payout.state === 'held') await releasePayout(tx, found.payout, nowMs);
  if (await markPaid(tx, transactionId, nowMs))
    await bookPayment(unit, found, 'payment', { actor: 'pitboss', operation: 'reconcileWallet' });
};
