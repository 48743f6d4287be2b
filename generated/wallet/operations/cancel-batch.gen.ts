// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { CancelBatchData, CancelBatchResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'cancelBatch',
  method: 'POST',
  path: '/wallet/batches/cancel',
  body: 'application/json',
  repeatable: true,
};

export type CancelBatchRequest = Omit<CancelBatchData, 'url'>;
export type CancelBatchAnswer = Answer<CancelBatchResponses>;

/**
 * Cancel a batch
 *
 * Cancels the listed transactions of a batch; the others do not change. Each follows the rules of `POST
 * /wallet/transactions/cancel`: it is reversed once, and its id is refused permanently with `transaction_cancelled`, in
 * a batch or as a single transaction.
 *
 * `POST /wallet/batches/cancel`, E5
 */
export const cancelBatch = <Options>(
  call: Call<Options>,
  request: CancelBatchRequest,
  options?: Options,
): Promise<CancelBatchAnswer> => call(operation, request, options) as Promise<CancelBatchAnswer>;
