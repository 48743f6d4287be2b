// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { ExchangeTokenData, ExchangeTokenResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'exchangeToken',
  method: 'POST',
  path: '/accounts/token',
  body: 'application/json',
  repeatable: true,
};

export type ExchangeTokenRequest = Omit<ExchangeTokenData, 'url'>;
export type ExchangeTokenAnswer = Answer<ExchangeTokenResponses>;
/** What the call fails with. */
export type ExchangeTokenError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'exchange_token_invalid'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      429: ProblemOf<'too_many_requests'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Exchange a token
 *
 * Exchanges a refresh token, or the one-time code of a login with an external identity provider, for a new bearer token
 * and a new refresh token.
 *
 * `POST /accounts/token`, A6
 */
export const exchangeToken = <Options>(
  call: Call<Options>,
  request: ExchangeTokenRequest,
  options?: Options,
): Promise<ExchangeTokenAnswer> => call(operation, request, options) as Promise<ExchangeTokenAnswer>;
