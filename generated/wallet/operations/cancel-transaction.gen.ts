// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { CancelTransactionData, CancelTransactionResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'cancelTransaction',
  method: 'POST',
  path: '/wallet/transactions/cancel',
  body: 'application/json',
  repeatable: true,
};

export type CancelTransactionRequest = Omit<CancelTransactionData, 'url'>;
export type CancelTransactionAnswer = Answer<CancelTransactionResponses>;

/**
 * Cancel a transaction
 *
 * Cancels a transaction, regardless of its outcome, and returns 200. If it moved money, reverse it once. If it was
 * refused or already cancelled, there is nothing to reverse. If it never arrived, store it as cancelled. From then on,
 * refuse its id permanently with `transaction_cancelled`, even if the transaction arrives later.
 *
 * `POST /wallet/transactions/cancel`, E2
 */
export const cancelTransaction = <Options>(
  call: Call<Options>,
  request: CancelTransactionRequest,
  options?: Options,
): Promise<CancelTransactionAnswer> =>
  call(operation, request, options) as Promise<CancelTransactionAnswer>;
