// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CreateOrganisationData, CreateOrganisationResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'createOrganisation',
  method: 'POST',
  path: '/organisations',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type CreateOrganisationRequest = Omit<CreateOrganisationData, 'url'>;
export type CreateOrganisationAnswer = Answer<CreateOrganisationResponses>;
/** What the call fails with. */
export type CreateOrganisationError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'organisation_not_found'>;
      409: ProblemOf<'organisation_id_taken'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused' | 'organisation_parent_invalid' | 'currency_unknown'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Create an organisation
 *
 * Creates an organisation below another one.
 *
 * `POST /organisations`, A16
 */
export const createOrganisation = <Options>(
  call: Call<Options>,
  request: CreateOrganisationRequest,
  options?: Options,
): Promise<CreateOrganisationAnswer> =>
  call(operation, request, options) as Promise<CreateOrganisationAnswer>;
