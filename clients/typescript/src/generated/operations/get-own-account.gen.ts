// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { account } from '../security.gen.ts';
import type { GetOwnAccountData, GetOwnAccountResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'getOwnAccount',
  method: 'GET',
  path: '/accounts/me',
  security: [[account]],
};

export type GetOwnAccountRequest = Omit<GetOwnAccountData, 'url'>;
export type GetOwnAccountAnswer = Answer<GetOwnAccountResponses>;
/** What the call fails with. */
export type GetOwnAccountError =
  | Failure<{
      400: ProblemOf<'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Get your own account
 *
 * Returns the account that the bearer token belongs to, with its permissions and the operators and brands that it has
 * access to.
 *
 * `GET /accounts/me`, A2
 */
export const getOwnAccount = <Options>(
  call: Call<Options>,
  request: GetOwnAccountRequest = {},
  options?: Options,
): Promise<GetOwnAccountAnswer> => call(operation, request, options) as Promise<GetOwnAccountAnswer>;
