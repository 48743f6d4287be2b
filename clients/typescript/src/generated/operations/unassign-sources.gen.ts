// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { readNothing } from '../runtime/read-nothing.gen.ts';
import { account } from '../security.gen.ts';
import type { UnassignSourcesData, UnassignSourcesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'unassignSources',
  method: 'POST',
  path: '/sources/unassign',
  body: 'application/json',
  read: readNothing,
  key: keyInHeader,
  security: [[account]],
};

export type UnassignSourcesRequest = Omit<UnassignSourcesData, 'url'>;
export type UnassignSourcesAnswer = Answer<UnassignSourcesResponses>;
/** What the call fails with. */
export type UnassignSourcesError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'owner_not_found' | 'source_not_found' | 'instance_not_found'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Unassign an instance from sources
 *
 * Unassigns an instance from one or more sources of an owner. The other instances of a source keep their priorities.
 * Sources that the instance is not assigned to do not change. Either all of the sources are changed or none. The
 * instance itself and contributions in progress are not affected.
 *
 * `POST /sources/unassign`, B18
 */
export const unassignSources = <Options>(
  call: Call<Options>,
  request: UnassignSourcesRequest,
  options?: Options,
): Promise<UnassignSourcesAnswer> => call(operation, request, options) as Promise<UnassignSourcesAnswer>;
