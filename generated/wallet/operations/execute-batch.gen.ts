// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ExecuteBatchData, ExecuteBatchResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'executeBatch',
  method: 'POST',
  path: '/wallet/batches',
  body: 'application/json',
  repeatable: true,
};

export type ExecuteBatchRequest = Omit<ExecuteBatchData, 'url'>;
export type ExecuteBatchAnswer = Answer<ExecuteBatchResponses>;

/**
 * Execute a batch
 *
 * Moves money of several players at once. The platform uses it for credits when one win pays several players: a
 * community share, or the prizes of a drawing. Credits in the same currency are sent together, including the main
 * winner's unless the contribution has a game round; if only one credit is left, it is sent as a single transaction.
 * The platform sends at most 500 transactions per batch, and several batches if there are more. Their ids are
 * `<win>:b<k>`, where k counts from 0 across all currencies of the win.
 *
 * `POST /wallet/batches`, E4
 */
export const executeBatch = <Options>(
  call: Call<Options>,
  request: ExecuteBatchRequest,
  options?: Options,
): Promise<ExecuteBatchAnswer> => call(operation, request, options) as Promise<ExecuteBatchAnswer>;
