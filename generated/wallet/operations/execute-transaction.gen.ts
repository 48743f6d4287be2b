// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ExecuteTransactionData, ExecuteTransactionResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'executeTransaction',
  method: 'POST',
  path: '/wallet/transactions',
  body: 'application/json',
  repeatable: true,
};

export type ExecuteTransactionRequest = Omit<ExecuteTransactionData, 'url'>;
export type ExecuteTransactionAnswer = Answer<ExecuteTransactionResponses>;

/**
 * Execute a transaction
 *
 * Moves money. A `Debit` takes it from the player for a contribution; a `Credit` pays it to the player for a win. The
 * id of a debit is `<contribution>:debit`, that of a credit `<win>:<n>`, where n is 0 for the main winner.
 *
 * `POST /wallet/transactions`, E3
 */
export const executeTransaction = <Options>(
  call: Call<Options>,
  request: ExecuteTransactionRequest,
  options?: Options,
): Promise<ExecuteTransactionAnswer> =>
  call(operation, request, options) as Promise<ExecuteTransactionAnswer>;
