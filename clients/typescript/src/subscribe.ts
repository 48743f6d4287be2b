import { keptSession, type Session, type TokenSource } from './session.ts';
import { openSubscription, type SocketEventName, type Subscription, type SubscriptionOptions } from './subscription.ts';

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
  (options) =>
    openSubscription(
      { session, address: (token) => `${socketUrl(baseUrl)}/events/service?token=${encodeURIComponent(token)}` },
      options,
    );

/** @param baseUrl without a trailing slash. */
export const createSubscribePlayer =
  (baseUrl: string): SubscribePlayer =>
  ({ operatorId, brandId, currency, token, ...options }) => {
    const path = [operatorId, brandId].map(encodeURIComponent).join('/');
    const query = (value: string) => new URLSearchParams({ token: value, currency });
    return openSubscription(
      { session: keptSession(token), address: (value) => `${socketUrl(baseUrl)}/events/${path}?${query(value)}` },
      options,
    );
  };

const socketUrl = (baseUrl: string): string => baseUrl.replace(/^http/, 'ws');
