import type { ApiError } from './api-error.ts';
import type { ConnectionError } from './connection-error.ts';
import type { Call } from './operation.ts';
import type { Retry } from './retry.ts';
import type { Credential } from './security.ts';

/** Options of a single call. */
export type CallOptions = {
  /** Identifies a write, so that calling again with the same key never acts twice. By default each call gets its own key. */
  readonly idempotencyKey?: string | undefined;
  /** The maximum time for one attempt, in milliseconds; for a stream, until it begins. Default: the client's. */
  readonly timeoutMs?: number | undefined;
  /** The maximum silence of a stream before it counts as broken, in milliseconds. Default: the client's. */
  readonly idleMs?: number | undefined;
  /** The maximum number of retries after a transient failure. Default: the client's. */
  readonly retries?: number | undefined;
  /** Reconnects a stream of server-sent events when it ends or breaks. Default: the client's. */
  readonly reconnect?: boolean | undefined;
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Sent in addition to the client's headers; these take precedence. `content-type` selects one of several declared types. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** The first argument of every operation. */
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
  /** The maximum time for one attempt of a call, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** The maximum silence of a stream before it counts as broken, in milliseconds. Default: no limit. */
  readonly idleMs?: number | undefined;
  /** The maximum number of retries after a transient failure: no reply, 408, 429, 5xx. Default: 3. */
  readonly retries?: number | undefined;
  /**
   * Reconnects streams of server-sent events when they end or break, until the server replies 204. Default: those of operations that are
   * safe to repeat.
   */
  readonly reconnect?: boolean | undefined;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The header `User-Agent`. Ignored in browsers, which send their own. */
  readonly userAgent?: string | undefined;
  /** Controls when a browser sends cookies. Default: to the page's own origin. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /**
   * Controls whether the client follows redirects. By default it follows those of safe methods, unless the request has a secret in a header
   * that `fetch` would pass on to another host.
   */
  readonly redirect?: 'follow' | 'manual' | 'error' | undefined;
  /** Used instead of the global `fetch`, for proxies and tests. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Wraps every attempt: for logging, tracing and headers of your own. Call `next` with the attempt, changed or not. */
  readonly intercept?: Intercept | undefined;
  /** Called before a retry is waited for. */
  readonly onRetry?: ((retry: RetryNotice) => void) | undefined;
  /** Decides when to retry, instead of the built-in rules. Called once per call, with the number of retries. */
  readonly retry?: ((retries: number) => Retry) | undefined;
  /** Reports whether a refusal means that the credentials are no longer valid, so that the client gets others. Default: status 401. */
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
