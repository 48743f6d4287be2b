import { ApiError } from './api-error.ts';
import { EventsError } from './generated/event-client.gen.ts';
import type { EventOf, ServerEvent, ServerMessages } from './generated/events.gen.ts';
import { ConnectionError } from './generated/runtime/connection-error.gen.ts';
import type { Closing } from './generated/runtime/event-connection.gen.ts';
import type { Gap, SubscribeRequest } from './generated/types.gen.ts';
import type { Session } from './session.ts';

/** The name of an event sent over sockets. */
export type SocketEventName = Extract<ServerMessages['service-socket'], ServerEvent>['event_type'];

/** The events to receive, and their handlers. */
export type SubscriptionOptions<Name extends SocketEventName = SocketEventName> = {
  /** Default: all events, including those added by later releases. */
  readonly events?: readonly Name[] | undefined;
  /**
   * Only the events of these jackpots, and those that concern no jackpot; at most 200 ids, together with `sourceIds`. Default: of all jackpots,
   * of which a socket is sent about 400 in time.
   */
  readonly instanceIds?: readonly string[] | undefined;
  /** Also the events of the jackpots that these sources lead to at the moment. */
  readonly sourceIds?: readonly string[] | undefined;
  /**
   * Called with each event, in order and once, also if the connection drops in between. If it returns a promise, the next event waits for it.
   * JackpotUpdate shows the present, so those of the time without a connection are not made up for.
   */
  readonly onEvent: (event: EventOf<Name>) => unknown;
  /** Resume from the `position` of an earlier subscription, for example of a process that was restarted. Default: from now on. */
  readonly since?: string | undefined;
  /** Called whenever a connection is established, the first time and after each reconnect. */
  readonly onConnect?: (() => void) | undefined;
  /** Called whenever a connection ends or cannot be established. The subscription reconnects by itself. */
  readonly onDisconnect?: ((closing: Closing) => void) | undefined;
  /** Called when the platform cannot send all that was missed. Load the current state again; the next event waits for a promise that this returns. */
  readonly onGap?: ((gap: Gap['Gap']) => unknown) | undefined;
  /** Called with what your functions throw, for messages that cannot be read, and for logins that failed for now. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** Closes the subscription. */
  readonly signal?: AbortSignal | undefined;
};

/** A stream of events, until it is closed. */
export type Subscription = {
  close(): void;
  /** Everything up to here has been handled. Store it, and pass it as `since` to go on in another process. */
  readonly position: string | undefined;
  /**
   * Resolves after `close`. Rejects when reconnecting would not help: with an EventsError when the platform closed the socket for good, or
   * an ApiError when it refused the login. Ignoring it causes no unhandled rejection.
   */
  readonly ended: Promise<void>;
};

/** The options of the generated client that follow from those of a subscription. */
export const channelOptions = <Name extends SocketEventName>({
  events,
  instanceIds,
  sourceIds,
  onEvent,
  onGap,
  ...options
}: SubscriptionOptions<Name>) => ({
  ...options,
  subscribe: requestFor({ events, instanceIds, sourceIds }),
  // A subscription makes no requests, so it gets no replies.
  onEvent: (event: ServerMessages['player-socket' | 'service-socket']) => onEvent(event as EventOf<Name>),
  onGap: ({ Gap: gap }: Gap) => onGap?.(gap),
  isPassing,
});

const requestFor = ({
  events,
  instanceIds,
  sourceIds,
}: Pick<SubscriptionOptions, 'events' | 'instanceIds' | 'sourceIds'>): SubscribeRequest => ({
  SubscribeRequest: {
    events: (events ?? (['*'] as const)).map((event_type) => ({
      source: 'pitboss',
      event_type,
      ...(instanceIds && { instance_ids: [...instanceIds] }),
      ...(sourceIds && { source_ids: [...sourceIds] }),
    })),
  },
});

const TOKEN_REFUSED = 4401;

/** The tokens to connect with, one after the other. */
export const tokensOf = (session: Session): ((isRefused: boolean) => Promise<string>) => {
  let last: string | undefined;
  return async (isRefused) => {
    const token = await session(isRefused ? last : undefined);
    if (token === undefined) throw new TypeError('Events need credentials.');
    if (isRefused && token === last)
      throw new EventsError(TOKEN_REFUSED, 'The token is invalid, and there is no other.');
    last = token;
    return token;
  };
};

/** Reports whether logging in again may succeed later. */
const isPassing = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ApiError && (error.status === 429 || error.status >= 500));
