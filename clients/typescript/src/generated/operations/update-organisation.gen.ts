// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { UpdateOrganisationData, UpdateOrganisationResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'updateOrganisation',
  method: 'PATCH',
  path: '/organisations/{org_id}',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type UpdateOrganisationRequest = Omit<UpdateOrganisationData, 'url'>;
export type UpdateOrganisationAnswer = Answer<UpdateOrganisationResponses>;
/** What the call fails with. */
export type UpdateOrganisationError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'organisation_not_found'>;
      409: ProblemOf<'platform_organisation' | 'unit_in_use'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'organisation_parent_invalid' | 'currency_unknown'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Update an organisation
 *
 * Changes the fields of an organisation that are sent.
 *
 * `PATCH /organisations/{org_id}`, A18
 */
export const updateOrganisation = <Options>(
  call: Call<Options>,
  request: UpdateOrganisationRequest,
  options?: Options,
): Promise<UpdateOrganisationAnswer> =>
  call(operation, request, options) as Promise<UpdateOrganisationAnswer>;
