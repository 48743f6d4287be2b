// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { CreateSourcesData, CreateSourcesResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'createSources',
  method: 'POST',
  path: '/sources',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type CreateSourcesRequest = Omit<CreateSourcesData, 'url'>;
export type CreateSourcesAnswer = Answer<CreateSourcesResponses>;
/** What the call fails with. */
export type CreateSourcesError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Create sources
 *
 * Creates sources, optionally with instances. Items are processed independently: `succeeded` lists the ids of the
 * sources that were created; `duplicated` lists those that already existed and were not changed, which includes the
 * second of two equal items; `failed` lists those whose owner does not exist or that you have no access to, and those
 * with an instance that does not exist, belongs to another operator or has ended. The owner_id of an assignment must be
 * that of its source; otherwise, the request fails with `validation_failed`, with a pointer, and nothing is created.
 *
 * `POST /sources`, B14
 */
export const createSources = <Options>(
  call: Call<Options>,
  request: CreateSourcesRequest,
  options?: Options,
): Promise<CreateSourcesAnswer> => call(operation, request, options) as Promise<CreateSourcesAnswer>;
