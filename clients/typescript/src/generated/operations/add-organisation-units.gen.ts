// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { AddOrganisationUnitsData, AddOrganisationUnitsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'addOrganisationUnits',
  method: 'POST',
  path: '/organisations/{org_id}/units',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type AddOrganisationUnitsRequest = Omit<AddOrganisationUnitsData, 'url'>;
export type AddOrganisationUnitsAnswer = Answer<AddOrganisationUnitsResponses>;
/** What the call fails with. */
export type AddOrganisationUnitsError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'organisation_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Add units to an organisation
 *
 * Adds units to an organisation, after its existing units. Items are processed independently: `succeeded` lists the
 * units that the organisation has afterwards, whether new or not; `failed` lists those that exceed the maximum of 1,000
 * units per organisation. Duplicate ids are listed once.
 *
 * `POST /organisations/{org_id}/units`, A19
 */
export const addOrganisationUnits = <Options>(
  call: Call<Options>,
  request: AddOrganisationUnitsRequest,
  options?: Options,
): Promise<AddOrganisationUnitsAnswer> =>
  call(operation, request, options) as Promise<AddOrganisationUnitsAnswer>;
