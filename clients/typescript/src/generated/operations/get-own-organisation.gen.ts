// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { OptionalOperationCall } from '../runtime/operation-call.gen.ts';
import { operationCall } from '../runtime/operation-call.gen.ts';
import type { Answer } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetOwnOrganisationData, GetOwnOrganisationResponses } from '../types.gen.ts';

export type GetOwnOrganisationRequest = Omit<GetOwnOrganisationData, 'url'>;
export type GetOwnOrganisationAnswer = Answer<GetOwnOrganisationResponses>;
/** What the call fails with. */
export type GetOwnOrganisationError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get your own organisation
 *
 * Returns the organisation that the calling account belongs to.
 *
 * `GET /organisations/own`, A17
 */
export const getOwnOrganisation: OptionalOperationCall<
  GetOwnOrganisationRequest,
  GetOwnOrganisationAnswer
> = /* @__PURE__ */ operationCall({
  operationId: 'getOwnOrganisation',
  method: 'GET',
  path: '/organisations/own',
  security: [[account]],
});
