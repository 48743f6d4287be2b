// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetOwnOrganisationData, GetOwnOrganisationResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getOwnOrganisation',
  method: 'GET',
  path: '/organisations/own',
  security: [[account]],
};

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
export const getOwnOrganisation = <Options>(
  call: Call<Options>,
  request: GetOwnOrganisationRequest = {},
  options?: Options,
): Promise<GetOwnOrganisationAnswer> =>
  call(operation, request, options) as Promise<GetOwnOrganisationAnswer>;
