// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Failure, ProblemOf } from '../runtime/api-error.gen.ts';
import type { ConnectionError } from '../runtime/connection-error.gen.ts';
import { keyInHeader } from '../runtime/idempotency-key.gen.ts';
import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import { sendEither } from '../runtime/send-either.gen.ts';
import { sendJson } from '../runtime/send-json.gen.ts';
import { sendUnchanged } from '../runtime/send-unchanged.gen.ts';
import { account } from '../security.gen.ts';
import type { SaveOptInsData, SaveOptInsResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'saveOptIns',
  method: 'POST',
  path: '/instances/opt-ins',
  body: 'application/json',
  send: /* @__PURE__ */ sendEither({
    'application/json': sendJson,
    'text/csv': sendUnchanged,
  }),
  key: keyInHeader,
  security: [[account]],
};

export type SaveOptInsRequest = Omit<SaveOptInsData, 'url'>;
export type SaveOptInsAnswer = Answer<SaveOptInsResponses>;
/** What the call fails with. */
export type SaveOptInsError =
  | Failure<{
      400: ProblemOf<'malformed_body' | 'validation_failed'>;
      401: ProblemOf<'token_missing' | 'token_invalid'>;
      403: ProblemOf<'permission_denied'>;
      404: ProblemOf<'brand_not_found' | 'instance_not_found'>;
      409: ProblemOf<'idempotency_key_in_flight'>;
      413: ProblemOf<'body_too_large'>;
      415: ProblemOf<'unsupported_media_type'>;
      422: ProblemOf<'idempotency_key_reused'>;
      500: ProblemOf<'internal_error'>;
      503: ProblemOf<'unavailable'>;
    }>
  | ConnectionError;

/**
 * Opt many players in or out
 *
 * Opts players of one brand in to or out of an instance. Players are processed independently: those who could not be
 * opted in are listed in `errors`; all others succeed. Players' preferences do not change. Countries are not checked
 * here, but with each contribution.
 *
 * `POST /instances/opt-ins`, B24
 */
export const saveOptIns = <Options>(
  call: Call<Options>,
  request: SaveOptInsRequest,
  options?: Options,
): Promise<SaveOptInsAnswer> => call(operation, request, options) as Promise<SaveOptInsAnswer>;
