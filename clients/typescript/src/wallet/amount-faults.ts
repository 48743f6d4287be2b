import type { Batch, BatchTransaction } from './generated/types.gen.ts';
import { decimalOf, microsOf } from './money.ts';
import type { FieldFault } from './wallet-reply.ts';

/** A currency's smallest payable amount, in micros: 10_000n for cents. */
export type MinorUnit = (currency: string) => bigint;

type Amounts = Pick<BatchTransaction, 'amount' | 'jackpot_amount' | 'currency'>;

/** Returns the faults in the amounts of a transaction that the schema cannot find. */
export const amountFaults = (
  { amount, jackpot_amount, currency }: Amounts,
  minorUnit?: MinorUnit,
  pointer = '',
): FieldFault[] => {
  const unit = minorUnit?.(currency) ?? 1n;
  const faults: FieldFault[] = [];
  if (microsOf(amount) % unit !== 0n)
    faults.push({ pointer: `${pointer}/amount`, detail: `Must be a multiple of ${decimalOf(unit)} ${currency}.` });
  if (jackpot_amount > amount)
    faults.push({ pointer: `${pointer}/jackpot_amount`, detail: 'Must not be greater than amount.' });
  return faults;
};

/** Returns the faults of a batch that the schema cannot find: sums, a single currency, and distinct ids and players. */
export const batchFaults = (batch: Batch, minorUnit?: MinorUnit): FieldFault[] => {
  const faults: FieldFault[] = [];
  for (const field of ['amount', 'jackpot_amount'] as const) {
    const sum = batch.transactions.reduce((total, transaction) => total + microsOf(transaction[field]), 0n);
    if (sum !== microsOf(batch[field]))
      faults.push({ pointer: `/${field}`, detail: `Must be the sum of ${field} of all transactions.` });
  }
  const seen = { transaction_id: new Set<string>(), player_id: new Set<string>() };
  const [first] = batch.transactions;
  for (const [index, transaction] of batch.transactions.entries()) {
    const pointer = `/transactions/${index}`;
    faults.push(...amountFaults(transaction, minorUnit, pointer));
    if (transaction.currency !== first?.currency)
      faults.push({ pointer: `${pointer}/currency`, detail: 'Must be the same in all transactions.' });
    for (const field of ['transaction_id', 'player_id'] as const) {
      if (seen[field].has(transaction[field]))
        faults.push({ pointer: `${pointer}/${field}`, detail: 'Must be different in all transactions.' });
      seen[field].add(transaction[field]);
    }
  }
  return faults;
};
