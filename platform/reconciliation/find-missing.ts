import type { Tx } from '../../db/engine/tx.ts';
import { listDebitedSince, listPaidSince } from '../../db/wallets/wallet-holds.ts';
import type { WalletRecord } from './compare-record.ts';

/** The time after the list's first record, by the store's clock, from which a transaction is certainly in the list. */
const TOLERANCE_MS = 5 * 60 * 1000;

/**
 * The transactions of an operator that the wallet acknowledged before the backup, and that its list should have and has not. The list may
 * begin before the backup, and only what is later than its first record is expected in it.
 */
export const findMissing = async (
  tx: Tx,
  operatorId: string,
  records: readonly WalletRecord[],
): Promise<readonly string[]> => {
  const [first] = records;
  if (first === undefined) return [];
  const fromMs = records.reduce((earliest, { atMs }) => Math.min(earliest, atMs), first.atMs) + TOLERANCE_MS;
  const has = new Set(records.filter(({ kind }) => kind !== 'cancel').map(({ transactionId }) => transactionId));
  const expected = [
    ...(await listDebitedSince(tx, operatorId, fromMs)).map((id) => `${id}:debit`),
    ...(await listPaidSince(tx, operatorId, fromMs)),
  ];
  return expected.filter((transactionId) => !has.has(transactionId));
};
