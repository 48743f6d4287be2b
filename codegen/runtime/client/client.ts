import { ApiError } from './api-error.ts';
import { credentialsFor, type Placed } from './authorize.ts';
import type { Attempt, CallOptions, Client, ClientOptions } from './client-options.ts';
import { ConnectionError } from './connection-error.ts';
import type { Call, Operation, RawAnswer } from './operation.ts';
import { readReply } from './reply.ts';
import { createRequest, type OutgoingRequest } from './request.ts';
import { retrying } from './retry.ts';
import { pause, unlessAborted } from './wait.ts';

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
/** The limit of a timer; a longer one would fire at once. */
const TIMER_MAX_MS = 2 ** 31 - 1;
const SAFE = /^(GET|HEAD|OPTIONS|TRACE)$/;

/**
 * Creates a client, which sends calls and retries them when that is safe and may help. It is safe for methods that only read, for requests
 * with an idempotency key, and for operations that are harmless to repeat. Nothing is sent before the first call.
 *
 * A call throws ApiError for any reply but a declared success, ConnectionError without a complete reply, and the reason of its signal.
 * @throws TypeError for an invalid address.
 */
export const createClient = (options: ClientOptions): Client => {
  const baseUrl = baseUrlOf(options.baseUrl);
  const {
    auth = {},
    userAgent,
    isUnauthenticated = ({ status }) => status === 401,
    toError = (error) => error,
  } = options;
  const shared: Record<string, string> = {};
  // A browser has its own User-Agent, and another one would need the permission of the server.
  // The name of a browser begins like this in all of them, and those of Node, Bun, Deno and edge workers do not.
  if (!globalThis.navigator?.userAgent?.startsWith('Mozilla') && userAgent) shared['user-agent'] = userAgent;
  for (const [name, value] of Object.entries(options.headers ?? {})) shared[name.toLowerCase()] = value;
  const call: Call<CallOptions> = async (operation, parts, callOptions = {}) => {
    const { signal } = callOptions;
    const request = createRequest(baseUrl, operation, parts, callOptions, shared);
    const isRepeatable =
      (operation.repeatable || request.idempotencyKey !== undefined || SAFE.test(operation.method)) &&
      !(request.body instanceof ReadableStream);
    const retry = (options.retry ?? retrying)(callOptions.retries ?? options.retries ?? RETRIES);
    let refused: { readonly placed: readonly Placed[]; readonly error: ApiError } | undefined;
    for (;;) {
      signal?.throwIfAborted();
      const asked = operation.security && credentialsFor(operation.security, auth, refused?.placed ?? []);
      const placed = (await unlessAborted(asked, signal)) ?? [];
      // The same credentials would be refused again.
      if (
        refused &&
        (placed.length === 0 ||
          String(placed.map(({ text }) => text)) === String(refused.placed.map(({ text }) => text)))
      )
        throw refused.error;
      try {
        return await send(options, operation, request, placed, callOptions);
      } catch (thrown) {
        const error = thrown instanceof ApiError ? toError(thrown) : thrown;
        if (!(error instanceof ApiError || error instanceof ConnectionError)) throw error;
        // A request with invalid credentials had no effect, so any operation may be sent once more.
        if (placed.length > 0 && !refused && error instanceof ApiError && isUnauthenticated(error)) {
          if (request.body instanceof ReadableStream) throw error;
          refused = { placed, error };
          continue;
        }
        const delayMs = isRepeatable ? retry(error) : undefined;
        if (delayMs === undefined) throw error;
        options.onRetry?.({ operationId: operation.operationId, error, delayMs });
        await pause(delayMs, signal);
      }
    }
  };
  return Object.assign(call, { baseUrl, reconnect: options.reconnect });
};

const baseUrlOf = (text: string): string => {
  // Never quoted: the address may contain a password.
  const fault = new TypeError(
    'baseUrl must be an http or https address without credentials, such as http://127.0.0.1:8080.',
  );
  if (!URL.canParse(text)) throw fault;
  const { protocol, username, password, origin, pathname } = new URL(text);
  if (!/^https?:$/.test(protocol) || username || password) throw fault;
  return `${origin}${pathname}`.replace(/\/+$/, '');
};

/** One attempt. The timeout includes reading the whole reply, unless that is a stream. */
const send = async (
  options: ClientOptions,
  operation: Operation,
  request: OutgoingRequest,
  placed: readonly Placed[],
  { signal, timeoutMs = options.timeoutMs ?? TIMEOUT_MS, idleMs = options.idleMs }: CallOptions,
): Promise<RawAnswer> => {
  const { operationId, method } = operation;
  const { body, idempotencyKey } = request;
  const outgoing = { url: request.url, headers: { ...request.headers } };
  for (const { scheme, text } of placed) {
    // Checked here, because fetch would quote the secret in its error.
    if (!/^[ -~]+$/.test(text) && !scheme.encodes)
      throw new TypeError('The credentials have characters that are not allowed in a header.');
    scheme.place(outgoing, text);
  }
  const isLeaky = placed.some(({ scheme }) => scheme.leaks);
  const redirect = operation.redirects || isLeaky || !SAFE.test(method) ? 'manual' : 'follow';
  // A signal fires once: do not await anything between this check and the listeners.
  signal?.throwIfAborted();
  const ended = new AbortController();
  const end = () => ended.abort(signal?.reason);
  const timer = setTimeout(() => ended.abort(), Math.min(timeoutMs, TIMER_MAX_MS));
  signal?.addEventListener('abort', end);
  let isOpen = false;
  try {
    const init: RequestInit & { duplex?: 'half' } = {
      body: body ?? null,
      redirect: operation.redirects ? 'manual' : (options.redirect ?? redirect),
      ...(options.credentials && { credentials: options.credentials }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    };
    // Looked up on each call, and called as a plain function, because a browser's fetch throws when called as a method of another object.
    const { fetch = globalThis.fetch, intercept } = options;
    const next = ({ url, method, headers, signal }: Attempt) => fetch(url, { ...init, method, headers, signal });
    const attempt: Attempt = { operationId, method, ...outgoing, signal: ended.signal };
    const response = await (intercept ? intercept(attempt, next) : next(attempt));
    const answer = await readReply(operation, response, idempotencyKey, { signal: ended.signal, idleMs });
    isOpen = operation.stream === true;
    return answer;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    signal?.throwIfAborted();
    throw ended.signal.aborted
      ? new ConnectionError(`it took longer than ${timeoutMs} ms.`, { reason: 'timeout', operationId, idempotencyKey })
      : new ConnectionError('the connection failed.', { reason: 'network', operationId, idempotencyKey, cause: error });
  } finally {
    clearTimeout(timer);
    // A stream can be aborted as long as it is open.
    if (!isOpen) signal?.removeEventListener('abort', end);
  }
};
