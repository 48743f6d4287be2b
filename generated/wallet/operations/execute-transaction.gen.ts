// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import type { ExecuteTransactionData, ExecuteTransactionResponses } from '../types.gen.ts';

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
export const executeTransaction: OperationCall<
  ExecuteTransactionRequest,
  ExecuteTransactionAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'executeTransaction',
  method: 'POST',
  path: '/wallet/transactions',
  body: 'application/json',
  repeatable: true,
});
