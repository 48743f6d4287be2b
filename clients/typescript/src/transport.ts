import { ApiError } from './api-error.ts';
import { createClient } from './generated/create-client.gen.ts';
import type { ApiError as ReplyError } from './generated/runtime/api-error.gen.ts';
import type { CallOptions as AnyCallOptions, Client, ClientOptions } from './generated/runtime/client-options.gen.ts';
import { retrying } from './retry.ts';
import type { Session } from './session.ts';
import { VERSION } from './version.ts';

/** Options of a single call. */
export type CallOptions = Pick<AnyCallOptions, 'idempotencyKey' | 'timeoutMs' | 'retries' | 'signal'>;

/** Hooks around calls: for logs, traces and metrics. */
export type Hooks = Pick<ClientOptions, 'intercept' | 'onRetry' | 'userAgent'>;

/** Settings of a transport. */
export type TransportSettings = Hooks & {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly session: Session;
  readonly timeoutMs: number;
  /** The maximum number of retries of a failed request. */
  readonly retries: number;
  /** The maximum wait for a request that the platform is still processing, in milliseconds. */
  readonly inFlightMs: number;
  readonly fetch?: typeof globalThis.fetch | undefined;
};

/** The generated client with the platform's credentials, its errors, and patience with requests that it is still processing. */
export const createTransport = ({ session, inFlightMs, userAgent = '', ...settings }: TransportSettings): Client =>
  createClient({
    ...settings,
    userAgent: `${userAgent} pitboss-client/${VERSION}`.trim(),
    auth: { account: session, player: session },
    credentials: 'omit',
    // The platform never redirects these calls.
    redirect: 'manual',
    retry: retrying(inFlightMs),
    isUnauthenticated: isTokenRefused,
    toError: (error) => new ApiError(error),
  });

/** The account's token is no longer valid, or the player's session at the wallet has ended. */
const isTokenRefused = ({ code }: ReplyError): boolean => code === 'token_invalid' || code === 'session_expired';
