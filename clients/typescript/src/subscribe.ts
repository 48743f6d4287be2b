import { keptSession, type Session, type TokenSource } from './session.ts';
import { openSubscription, type SocketEventName, type Subscription, type SubscriptionOptions } from './subscription.ts';

/** Subscribes to the events of the operators and brands that the account has access to; it needs `Read` on events. */
export type Subscribe = <Name extends SocketEventName = SocketEventName>(
  options: SubscriptionOptions<Name>,
) => Subscription;

/** A player's session at the operator's wallet. */
export type PlayerOfEvents = {
  readonly operatorId: string;
  /** Alone or as a brand path. */
  readonly brandId: string;
  /** An ISO 4217 code in capitals. */
  readonly currency: string;
  /** The token of the session, or a function that gives one and is told the token that was refused last. */
  readonly token: string | TokenSource;
};

/** Subscribes to what a player may see; it needs no account, so that a page of the player can call it. */
export type SubscribePlayer = <Name extends SocketEventName = SocketEventName>(
  options: PlayerOfEvents & SubscriptionOptions<Name>,
) => Subscription;

/** @param baseUrl without a slash at its end. */
export const createSubscribe =
  (baseUrl: string, session: Session): Subscribe =>
  (options) =>
    openSubscription(
      { session, address: (token) => `${socketUrl(baseUrl)}/events/service?token=${encodeURIComponent(token)}` },
      options,
    );

/** @param baseUrl without a slash at its end. */
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
