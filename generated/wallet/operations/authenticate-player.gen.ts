// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { Answer, Call, Operation } from '../runtime/operation.gen.ts';
import type { AuthenticatePlayerData, AuthenticatePlayerResponses } from '../types.gen.ts';

const operation: Operation = {
  operationId: 'authenticatePlayer',
  method: 'POST',
  path: '/wallet/authenticate',
  body: 'application/json',
  repeatable: true,
};

export type AuthenticatePlayerRequest = Omit<AuthenticatePlayerData, 'url'>;
export type AuthenticatePlayerAnswer = Answer<AuthenticatePlayerResponses>;

/**
 * Authenticate a player
 *
 * Checks a player's session token and returns the player and their balance. The platform makes this call before any
 * other call for a player, and again when 10 minutes have passed, when the wallet replied with 401 or 403, or when the
 * currency differs.
 *
 * `POST /wallet/authenticate`, E1
 */
export const authenticatePlayer = <Options>(
  call: Call<Options>,
  request: AuthenticatePlayerRequest,
  options?: Options,
): Promise<AuthenticatePlayerAnswer> =>
  call(operation, request, options) as Promise<AuthenticatePlayerAnswer>;
