// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { RemoveOrganisationUnitsData, RemoveOrganisationUnitsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'removeOrganisationUnits',
  method: 'POST',
  path: '/organisations/{org_id}/units/delete',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type RemoveOrganisationUnitsRequest = Omit<RemoveOrganisationUnitsData, 'url'>;
export type RemoveOrganisationUnitsAnswer = Answer<RemoveOrganisationUnitsResponses>;
/** What the call fails with. */
export type RemoveOrganisationUnitsError =
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
 * Remove units from an organisation
 *
 * Removes units from an organisation. Items are processed independently: `succeeded` lists the units that were removed;
 * `failed` lists those that the organisation does not have, or that accounts or identity providers belong to. Duplicate
 * ids are listed once.
 *
 * `POST /organisations/{org_id}/units/delete`, A20
 */
export const removeOrganisationUnits = <Options>(
  call: Call<Options>,
  request: RemoveOrganisationUnitsRequest,
  options?: Options,
): Promise<RemoveOrganisationUnitsAnswer> =>
  call(operation, request, options) as Promise<RemoveOrganisationUnitsAnswer>;
