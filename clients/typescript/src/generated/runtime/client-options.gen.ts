// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { ApiError } from './api-error.gen.ts';
import type { ConnectionError } from './connection-error.gen.ts';
import type { Call } from './operation.gen.ts';
import type { Retry } from './retry.gen.ts';
import type { Credential } from './security.gen.ts';

/** Options of a single call. */
export type CallOptions = {
  /** Identifies a write, so that calling again with the same key never acts twice. By default each call gets its own key. */
  readonly idempotencyKey?: string | undefined;
  /** How long one attempt may take, in milliseconds; for a stream, until it begins. Default: the client's. */
  readonly timeoutMs?: number | undefined;
  /** How long a stream may be silent before it counts as broken, in milliseconds. Default: the client's. */
  readonly idleMs?: number | undefined;
  /** How often the call is retried after a transient failure. Default: the client's. */
  readonly retries?: number | undefined;
  /** Whether a stream of server-sent events connects again when it ends or breaks. Default: the client's. */
  readonly reconnect?: boolean | undefined;
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Sent in addition to the client's headers; these take precedence. `content-type` selects one of several declared types. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** What every operation takes as its first argument. */
export type Client = Call<CallOptions> & {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** As in the client's options. */
  readonly reconnect?: boolean | undefined;
};

/** Address, credentials, time limits, retries and hooks of a client. */
export type ClientOptions<Credentials = Readonly<Record<string, Credential | undefined>>> = {
  /** The server's address, such as `https://api.example.com/v1`. */
  readonly baseUrl: string;
  /** Credentials by the name of their security scheme. */
  readonly auth?: Credentials | undefined;
  /** How long one attempt of a call may take, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** How long a stream may be silent before it counts as broken, in milliseconds. Default: for ever. */
  readonly idleMs?: number | undefined;
  /** How often a call is retried after a transient failure: no reply, 408, 429, 5xx. Default: 3. */
  readonly retries?: number | undefined;
  /**
   * Whether streams of server-sent events connect again when they end or break, until the server replies 204. Default: those of operations
   * that are safe to repeat.
   */
  readonly reconnect?: boolean | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The header `User-Agent`. Ignored in browsers, which send their own. */
  readonly userAgent?: string | undefined;
  /** Whether a browser sends cookies. Default: to the page's own origin. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /**
   * Whether redirects are followed. By default only those of safe methods are, and none of requests with a secret in a header that `fetch`
   * would pass on to another host.
   */
  readonly redirect?: 'follow' | 'manual' | 'error' | undefined;
  /** Used instead of the global `fetch`, for proxies and tests. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Wraps every attempt: for logging, tracing and headers of your own. Call `next` with the attempt, changed or not. */
  readonly intercept?: Intercept | undefined;
  /** Called before a retry is waited for. */
  readonly onRetry?: ((retry: RetryNotice) => void) | undefined;
  /** When to retry, instead of the built-in rules. Called once per call, with the number of retries. */
  readonly retry?: ((retries: number) => Retry) | undefined;
  /** Whether a refusal means that the credentials are no longer valid, so that others are asked for. Default: status 401. */
  readonly isUnauthenticated?: ((error: ApiError) => boolean) | undefined;
  /** Replaces the error for a reply that is not a success. */
  readonly toError?: ((error: ApiError) => ApiError) | undefined;
};

/** One attempt of a call, before it is sent. The address and headers contain the credentials: do not log them. */
export type Attempt = {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

export type Intercept = (attempt: Attempt, next: (attempt: Attempt) => Promise<Response>) => Promise<Response>;

/** A retry that is about to be waited for. */
export type RetryNotice = {
  readonly operationId: string;
  readonly error: ApiError | ConnectionError;
  readonly delayMs: number;
};
