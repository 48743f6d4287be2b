import { ApiError } from './api-error.ts';
import { type Contribute, createContribute } from './contribute.ts';
import { type Calls, createCalls } from './generated/client.gen.ts';
import type { Intercept, RetryNotice } from './generated/runtime/client-options.gen.ts';
import { type LoginSession, loginSession, type Tokens } from './generated/runtime/session.gen.ts';
import type { AuthResponse } from './generated/types.gen.ts';
import { createLogout } from './logout.ts';
import { keptSession, nobody, type TokenSource } from './session.ts';
import { createSubscribe, createSubscribePlayer, type Subscribe, type SubscribePlayer } from './subscribe.ts';
import { type CallOptions, createTransport, type TransportSettings } from './transport.ts';

// The package's entry point: everything that you import comes from here.
export { ApiError, type ErrorCode } from './api-error.ts';
export type { Contribute, Contributed } from './contribute.ts';
export type { Answer, AnswerHeaders, OperationId, ProblemCode, Problems } from './generated/client.gen.ts';
export { EventsError } from './generated/event-client.gen.ts';
export type { EventName, EventOf, ServerEvent, ServerMessages } from './generated/events.gen.ts';
export type { Attempt, Intercept, RetryNotice } from './generated/runtime/client-options.gen.ts';
export { ConnectionError } from './generated/runtime/connection-error.gen.ts';
export type * from './generated/types.gen.ts';
export { fastifyPlugin } from './http/fastify-plugin.ts';
export { fetchHandler } from './http/fetch-handler.ts';
export { koaMiddleware } from './http/koa-middleware.ts';
export { nodeListener } from './http/node-listener.ts';
export type { ReceivedReply, ReceivedRequest, Receiver } from './http/receiver.ts';
export { type Listing, paginate } from './paging.ts';
export type { TokenSource } from './session.ts';
export type { PlayerOfEvents, Subscribe, SubscribePlayer } from './subscribe.ts';
export type { SocketEventName, Subscription, SubscriptionOptions } from './subscription.ts';
export type { CallOptions } from './transport.ts';
export { type CallbackHandlers, onCallback, onDiversion } from './webhooks/on-callback.ts';
export { onWebhook, type WebhookHandlers } from './webhooks/on-webhook.ts';
export type { MessageHandler, WebhookReceiverOptions } from './webhooks/signed-receiver.ts';
export type { HeaderSource, Signed } from './webhooks/verify-signature.ts';
export {
  type VerifiedWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
} from './webhooks/verify-webhook.ts';
export { WebhookError, type WebhookErrorCode } from './webhooks/webhook-error.ts';
export { memoryIds, type WebhookIds } from './webhooks/webhook-ids.ts';

/** The credentials of the caller. Without any, only public operations succeed, such as `getTicker`. */
export type Credentials =
  | {
      /** Logs in when a token is first needed, renews it before it expires, and logs in again if that fails. */
      readonly username: string;
      readonly password: string;
      /**
       * The code of the account's second factor, if it has one: a text for the first login, or a function that is called before each
       * login. A code counts once.
       */
      readonly code?: string | (() => string | Promise<string>) | undefined;
      readonly token?: undefined;
    }
  | {
      /** A token from another login or of a player's session, or a function that returns one and is called before each request. */
      readonly token: string | TokenSource;
      readonly username?: undefined;
      readonly password?: undefined;
      readonly code?: undefined;
    }
  | {
      readonly username?: undefined;
      readonly password?: undefined;
      readonly code?: undefined;
      readonly token?: undefined;
    };

/** Address of the platform, credentials, timeouts and retries. */
export type PitbossOptions = Credentials & {
  /** The platform's address, such as `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  /** The maximum time for one attempt of a call, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined;
  /** The maximum number of retries after a transient failure: no reply, 408, 429, 5xx. Default: 3. */
  readonly retries?: number | undefined;
  /** The maximum wait for a contribution or key that is `in_flight`, in milliseconds. Default: 15,000. */
  readonly inFlightMs?: number | undefined;
  /** Used instead of the global `fetch`, for proxies and tests. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /**
   * Wraps every attempt of a call, logins included: for logs, traces and headers of your own. Call `next` with the attempt, changed or
   * not. Its headers contain the credentials.
   */
  readonly intercept?: Intercept | undefined;
  /** Called before each wait for a retry. */
  readonly onRetry?: ((retry: RetryNotice) => void) | undefined;
  /** The name of your program, such as `lobby/2.1`: `User-Agent` says it before `pitboss-client` and its version. Ignored in browsers. */
  readonly userAgent?: string | undefined;
};

/** The platform's operations, named as in the reference, plus what this package adds. */
export type Pitboss = Calls<CallOptions> & {
  /** Contributes, and returns the result even if the contribution was already made. */
  readonly contribute: Contribute;
  /** Events over a WebSocket, as they happen. */
  readonly subscribe: Subscribe;
  /** The same, for a player's page. */
  readonly subscribePlayer: SubscribePlayer;
};

const TIMEOUT_MS = 30_000;
const RETRIES = 3;
const IN_FLIGHT_MS = 15_000;

/**
 * Creates a client. Nothing is sent before the first call. A call resolves with `{ status, headers, body }` and throws ApiError when the
 * platform refuses, ConnectionError when no reply arrives.
 * @throws TypeError for invalid options.
 */
export const createPitboss = (options: PitbossOptions): Pitboss => {
  const settings: TransportSettings = {
    baseUrl: baseUrlOf(options.baseUrl),
    session: nobody,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    retries: options.retries ?? RETRIES,
    inFlightMs: options.inFlightMs ?? IN_FLIGHT_MS,
    fetch: options.fetch,
    intercept: options.intercept,
    onRetry: options.onRetry,
    userAgent: options.userAgent,
  };
  const logins = loginsOf(options, settings);
  const session = logins?.session ?? (options.token === undefined ? nobody : keptSession(options.token));
  const calls = createCalls(createTransport({ ...settings, session }));
  return {
    ...calls,
    ...(logins && { logout: createLogout(logins, settings) }),
    contribute: createContribute(calls),
    subscribe: createSubscribe(settings.baseUrl, session),
    subscribePlayer: createSubscribePlayer(settings.baseUrl),
  };
};

/** The client's own login, if it has a username and password. */
const loginsOf = (
  { username, password, code, token }: Credentials,
  settings: TransportSettings,
): LoginSession | undefined => {
  if (token !== undefined || (username === undefined && password === undefined)) return undefined;
  if (typeof username !== 'string' || typeof password !== 'string')
    throw new TypeError('Set both username and password, or a token, or neither.');
  const { login, exchangeToken } = createCalls(createTransport(settings));
  return loginSession({
    login: async () => {
      const given = typeof code === 'function' ? await code() : code;
      const body = given === undefined ? { username, password } : { username, password, code: given };
      return tokensIn((await login({ body })).body);
    },
    refresh: async (refreshToken) => {
      try {
        return tokensIn((await exchangeToken({ body: { token: refreshToken } })).body);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'exchange_token_invalid') return undefined;
        throw error;
      }
    },
  });
};

const tokensIn = ({ token, refresh_token: refreshToken }: AuthResponse): Tokens => ({ token, refreshToken });

const baseUrlOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Never quoted: the address may contain a password.
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new TypeError('baseUrl must be an http or https address without credentials, such as http://127.0.0.1:8080.');
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
};
