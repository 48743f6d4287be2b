import { ApiError } from './api-error.ts';
import { type Calls, createCalls } from './generated/client.gen.ts';
import type { LoginSession } from './generated/runtime/session.gen.ts';
import { type CallOptions, createTransport, type TransportSettings } from './transport.ts';

type Logout = Calls<CallOptions>['logout'];

/** The answer when there is no login to end. */
const NOTHING_LEFT: Awaited<ReturnType<Logout>> = { status: 200, headers: new Headers(), body: undefined };

/** Ends the login that the client made itself, if any; the next call logs in again. */
export const createLogout =
  (logins: LoginSession, settings: TransportSettings): Logout =>
  async (request, options) => {
    let answer = NOTHING_LEFT;
    await logins.end(async (session) => {
      try {
        answer = await createCalls(createTransport({ ...settings, session })).logout(request, options);
      } catch (error) {
        if (!hasEnded(error)) throw error;
      }
    });
    return answer;
  };

/** Neither the bearer token nor the refresh token is valid any more. */
const hasEnded = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'token_invalid' || error.code === 'token_missing');
