// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import { ApiError } from './api-error.gen.ts';
import { ConnectionError } from './connection-error.gen.ts';
import type { CredentialSource } from './security.gen.ts';
import { loginSession, type Tokens } from './session.gen.ts';

export type OAuth2Options = {
  readonly tokenUrl: string;
  readonly clientId: string;
  /** Absent for a public client, such as a page. */
  readonly clientSecret?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
  /** Tokens from an earlier login, such as a code flow, instead of the client's own credentials. */
  readonly tokens?: Tokens | undefined;
  readonly timeoutMs?: number | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
};

const OPERATION_ID = 'oauth2';
const TIMEOUT_MS = 30_000;

/**
 * The credential of an OAuth 2 scheme: gets a token with the client's own credentials, or from a refresh token, and renews it before it
 * expires and when it is refused.
 */
export const oauth2 = ({ tokens, ...options }: OAuth2Options): CredentialSource => {
  let first = tokens;
  return loginSession({
    login: async () => {
      const given = first;
      first = undefined;
      if (given !== undefined) return given;
      if (tokens !== undefined) throw new TypeError('The refresh token is no longer valid: log in again.');
      return ask(options, { grant_type: 'client_credentials' });
    },
    refresh: async (refreshToken) => {
      try {
        const renewed = await ask(options, { grant_type: 'refresh_token', refresh_token: refreshToken });
        // A server that does not rotate refresh tokens returns none.
        return { refreshToken, ...renewed };
      } catch (error) {
        if (error instanceof ApiError && error.status < 500 && error.status !== 429) return undefined;
        throw error;
      }
    },
  }).session;
};

const ask = async (
  { tokenUrl, clientId, clientSecret, scopes, timeoutMs = TIMEOUT_MS, fetch = globalThis.fetch }: OAuth2Options,
  grant: Readonly<Record<string, string>>,
): Promise<Tokens> => {
  const form = new URLSearchParams({ ...grant, ...(scopes && { scope: scopes.join(' ') }) });
  const headers: Record<string, string> = { accept: 'application/json' };
  // RFC 6749: each part is encoded as in a form before the two are joined.
  if (clientSecret === undefined) form.set('client_id', clientId);
  else headers.authorization = `Basic ${btoa(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`)}`;
  let response: Response;
  let body: Partial<Record<string, unknown>>;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(tokenUrl, { method: 'POST', headers, body: form, signal, redirect: 'error' });
    body = Object(await response.json().catch(() => undefined));
  } catch (cause) {
    const reason = Object(cause).name === 'TimeoutError' ? 'timeout' : 'network';
    throw new ConnectionError('the token could not be requested.', {
      reason,
      operationId: OPERATION_ID,
      idempotencyKey: undefined,
      cause,
    });
  }
  const { access_token: token, refresh_token: refreshToken, expires_in: seconds, error, error_description } = body;
  if (!response.ok || typeof token !== 'string') {
    const { status, headers } = response;
    const said = { code: error, detail: error_description };
    throw new ApiError({ status, headers, body: said, operationId: OPERATION_ID, idempotencyKey: undefined });
  }
  return {
    token,
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(Number(seconds) > 0 && { lifeMs: Number(seconds) * 1000 }),
  };
};
