// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { TransferPotsData, TransferPotsResponses } from '../types.gen.ts';

export type TransferPotsRequest = Omit<TransferPotsData, 'url'>;
export type TransferPotsAnswer = Answer<TransferPotsResponses>;
/** What the call fails with. */
export type TransferPotsError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'instance_not_found' | 'pot_not_found'>;
      409: ProblemOf<'pot_disabled'>;
      412: ProblemOf<'precondition_failed'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'instance_terminated' | 'transfer_invalid' | 'amount_out_of_range'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Transfer pots to another instance
 *
 * Empties the pots of one instance into pots of another and terminates the source instance. Use it to replace a jackpot
 * without losing what players have contributed. Either all pots are transferred or none.
 *
 * `POST /instances/transfer`, B27
 */
export const transferPots: OperationCall<
  TransferPotsRequest,
  TransferPotsAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'transferPots',
  method: 'POST',
  path: '/instances/transfer',
  statuses: [200, 202],
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
});
