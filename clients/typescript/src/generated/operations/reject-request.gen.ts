// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { RejectRequestData, RejectRequestResponses } from '../types.gen.ts';

export type RejectRequestRequest = Omit<RejectRequestData, 'url'>;
export type RejectRequestAnswer = Answer<RejectRequestResponses>;
/** What the call fails with. */
export type RejectRequestError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'approval_request_not_found'>;
      409: ProblemOf<'approval_request_decided'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Reject or withdraw a request
 *
 * Rejects what another account has asked for, with a reason. The account that asked withdraws its request in the same
 * way. Nothing else changes: a win stays as it was, and the same thing can be asked for again.
 *
 * `POST /approval-requests/{approval_request_id}/reject`
 */
export const rejectRequest: OperationCall<
  RejectRequestRequest,
  RejectRequestAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'rejectRequest',
  method: 'POST',
  path: '/approval-requests/{approval_request_id}/reject',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
});
