// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { SaveOperatorsData, SaveOperatorsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'saveOperators',
  method: 'POST',
  path: '/config/operators',
  body: 'application/json',
  key: keyInHeader,
  security: [[account]],
};

export type SaveOperatorsRequest = Omit<SaveOperatorsData, 'url'>;
export type SaveOperatorsAnswer = Answer<SaveOperatorsResponses>;
/** What the call fails with. */
export type SaveOperatorsError =
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
 * Save operators
 *
 * Creates the operators that do not exist and renames those that do. New operators are enabled and have no brands.
 * Items are processed independently: `success` lists the ids that were saved; `failed` lists those that you have no
 * access to, such as the id of someone else's organisation, and `pitboss`, which is the platform itself. A duplicate id
 * is saved with its last name and listed once.
 *
 * `POST /config/operators`, B3
 */
export const saveOperators = <Options>(
  call: Call<Options>,
  request: SaveOperatorsRequest,
  options?: Options,
): Promise<SaveOperatorsAnswer> => call(operation, request, options) as Promise<SaveOperatorsAnswer>;
