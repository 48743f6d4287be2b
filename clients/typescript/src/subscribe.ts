import { openPlayerSocket, openServiceSocket } from './generated/event-client.gen.ts';
import { keptSession, type Session, type TokenSource } from './session.ts';
import {
  channelOptions,
  type SocketEventName,
  type Subscription,
  type SubscriptionOptions,
  tokensOf,
} from './subscription.ts';

/** Subscribes to the events of the operators and brands that the account can access; needs `Read` on events. */
export type Subscribe = <Name extends SocketEventName = SocketEventName>(
  options: SubscriptionOptions<Name>,
) => Subscription;

/** A player, and the session at the operator's wallet. */
export type PlayerOfEvents = {
  readonly operatorId: string;
  /** An id or a brand path. */
  readonly brandId: string;
  /** An ISO 4217 code in upper case. */
  readonly currency: string;
  /** The session's token, or a function that returns one and receives the token that was refused last. */
  readonly token: string | TokenSource;
};

/** Subscribes to what a player may see. It needs no account, so the player's page can call it. */
export type SubscribePlayer = <Name extends SocketEventName = SocketEventName>(
  options: PlayerOfEvents & SubscriptionOptions<Name>,
) => Subscription;

/** @param baseUrl without a trailing slash. */
export const createSubscribe =
  (baseUrl: string, session: Session): Subscribe =>
  (options) => {
    const tokenOf = tokensOf(session);
    return openServiceSocket({
      ...channelOptions(options),
      server: baseUrl,
      query: async (isRefused) => ({ token: await tokenOf(isRefused) }),
    });
  };

/** @param baseUrl without a trailing slash. */
export const createSubscribePlayer =
  (baseUrl: string): SubscribePlayer =>
  ({ operatorId, brandId, currency, token, ...options }) => {
    const tokenOf = tokensOf(keptSession(token));
    return openPlayerSocket({
      ...channelOptions(options),
      server: baseUrl,
      path: { operator_id: operatorId, brand_id: brandId },
      query: async (isRefused) => ({ token: await tokenOf(isRefused), currency }),
    });
  };
