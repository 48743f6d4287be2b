import { type Micros, microsFromNumber } from '../../domain/money/micros.ts';
import { minorUnitMicros } from '../../domain/money/minor-unit.ts';
import type { Batch, BatchTransaction, Transaction } from '../../generated/wallet/types.gen.ts';
import { fingerprint } from '../../platform/unit/fingerprint.ts';
import type { FieldFault } from '../../wire/field-fault.ts';

/** A requested change of a wallet account. */
export type Movement = {
  readonly transactionId: string;
  readonly type: 'Debit' | 'Credit';
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Micros;
  readonly jackpotAmount: Micros;
  /** Covers everything except the metadata: what a repetition shares with the first request. */
  readonly fingerprint: string;
};

/** Movements of a batch may have no game round. */
type Content = Omit<Transaction, 'gameround_id'> & Partial<Pick<Transaction, 'gameround_id'>>;

export const movementOf = ({ metadata: _, ...content }: Content): Movement => ({
  transactionId: content.transaction_id,
  type: content.transaction_type,
  playerId: content.player_id,
  currency: content.currency,
  amount: microsFromNumber(content.amount),
  jackpotAmount: microsFromNumber(content.jackpot_amount),
  fingerprint: fingerprint('movement', content),
});

/** The movements of a batch, each with the content of a single transaction, so that an id counts once whichever way it is sent. */
export const movementsOf = ({ batch_transaction_id: _, transactions, ...shared }: Batch): Movement[] =>
  transactions.map((transaction) => movementOf({ ...shared, ...transaction }));

/** The faults of a movement's amounts, in fields below `pointer`. */
export const amountFaults = (
  { amount, jackpot_amount, currency }: Pick<BatchTransaction, 'amount' | 'jackpot_amount' | 'currency'>,
  pointer = '',
): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (microsFromNumber(amount) % minorUnitMicros(currency) !== 0n)
    faults.push({ pointer: `${pointer}/amount`, detail: `Must be a whole number of ${currency}'s minor units.` });
  if (jackpot_amount > amount)
    faults.push({ pointer: `${pointer}/jackpot_amount`, detail: 'Must not be greater than amount.' });
  return faults;
};
