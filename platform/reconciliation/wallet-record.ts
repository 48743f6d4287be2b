import type { Micros } from '../../domain/money/micros.ts';

/** A transaction in a wallet's own list. A cancel has the id of the debit that it gave back. */
export type WalletRecord = {
  readonly kind: 'debit' | 'credit' | 'cancel';
  readonly transactionId: string;
  readonly playerId: string;
  readonly amount: Micros;
  readonly currency: string;
  /** By the wallet's clock. */
  readonly atMs: number;
  /** Where it is in the list. */
  readonly line: number;
};
