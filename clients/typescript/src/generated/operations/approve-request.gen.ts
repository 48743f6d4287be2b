// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { OperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { ApproveRequestData, ApproveRequestResponses } from '../types.gen.ts';

export type ApproveRequestRequest = Omit<ApproveRequestData, 'url'>;
export type ApproveRequestAnswer = Answer<ApproveRequestResponses>;
/** What the call fails with. */
export type ApproveRequestError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied' | 'own_approval_request'>;
      404: ProblemOf<'approval_request_not_found'>;
      409: ProblemOf<'approval_request_decided' | 'approval_not_possible'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Approve a request
 *
 * Approves what another account has asked for, and does it, in one step: exactly the body that was asked for, in the
 * name of the account that asked. The ledger entry, if there is one, has that account as `actor` and yours as
 * `approved_by`; the audit log has both. **It cannot be undone.**
 *
 * `POST /approval-requests/{approval_request_id}/approve`
 */
export const approveRequest: OperationCall<
  ApproveRequestRequest,
  ApproveRequestAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'approveRequest',
  method: 'POST',
  path: '/approval-requests/{approval_request_id}/approve',
  key: keyInHeader,
  security: [[account]],
});
