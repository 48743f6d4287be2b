// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type { EventOf } from './events.gen.ts';
import { type ChannelAddress, type ChannelOptions, openChannel } from './runtime/open-channel.gen.ts';
import type { Events } from './runtime/open-events.gen.ts';
import type {
  Authenticate,
  Gap,
  JackpotStatus,
  SubscribeRequest,
} from './types.gen.ts';

export { EventsError } from './runtime/events-error.gen.ts';

/** The address of “Status of all active jackpots”, and how clients reconnect. */
export const statusSocket: ChannelAddress = {"address":"/operator/jackpot-status","reconnect":{"final":[1002,1007,1009,4400,4403],"renew":[4401],"silenceMs":15000}};

/** An event of “Status of all active jackpots”. */
export type StatusSocketEvent = JackpotStatus;

/** How to open “Status of all active jackpots”. */
export type StatusSocketOptions = ChannelOptions<StatusSocketEvent, Authenticate, never> & {
  /** The server's address; http and https are fine too. */
  readonly server: string;
};

/** Opens “Status of all active jackpots”. It reconnects by itself until it is closed. */
export const openStatusSocket = (options: StatusSocketOptions): Events<Authenticate> => openChannel(statusSocket, options);

/** The address of “Events for services”, and how clients reconnect. */
export const serviceSocket: ChannelAddress = {"address":"/events/service","resume":{"since":"/SubscribeRequest/since","start":"now","position":"/position","heartbeat":{"at":"/Heartbeat","position":"/Heartbeat/position","intervalMs":15000},"gap":{"at":"/Gap","position":"/Gap/position"}},"reconnect":{"final":[1002,1007,1009,4400,4403],"renew":[4401]}};

/** An event of “Events for services”. */
export type ServiceSocketEvent = EventOf<'JackpotUpdate' | 'OptInEvent' | 'PlayerBonusAdded' | 'PlayerBonusConsumed' | 'PlayerBonusExpired' | 'PlayerBonusUpdated' | 'RaffleWinEvent' | 'WinEvent' | 'WinRefused' | 'WinSettled'>;

/** How to open “Events for services”. */
export type ServiceSocketOptions = ChannelOptions<ServiceSocketEvent, SubscribeRequest, Gap> & {
  /** The server's address; http and https are fine too. */
  readonly server: string;
  /** A function is called before each connection; `isRefused` tells that the server refused the last one. */
  readonly query: { readonly token: string } | ((isRefused: boolean) => { readonly token: string } | Promise<{ readonly token: string }>);
};

/** Opens “Events for services”. It reconnects by itself until it is closed. */
export const openServiceSocket = (options: ServiceSocketOptions): Events<SubscribeRequest> => openChannel(serviceSocket, options);

/** The address of “Events for a player”, and how clients reconnect. */
export const playerSocket: ChannelAddress = {"address":"/events/{operator_id}/{brand_id}","resume":{"since":"/SubscribeRequest/since","start":"now","position":"/position","heartbeat":{"at":"/Heartbeat","position":"/Heartbeat/position","intervalMs":15000},"gap":{"at":"/Gap","position":"/Gap/position"}},"reconnect":{"final":[1002,1007,1009,4400,4403],"renew":[4401]}};

/** An event of “Events for a player”. */
export type PlayerSocketEvent = EventOf<'JackpotUpdate' | 'OptInEvent' | 'PlayerBonusAdded' | 'PlayerBonusConsumed' | 'PlayerBonusExpired' | 'PlayerBonusUpdated' | 'RaffleWinEvent' | 'WinEvent' | 'WinSettled'>;

/** How to open “Events for a player”. */
export type PlayerSocketOptions = ChannelOptions<PlayerSocketEvent, SubscribeRequest, Gap> & {
  /** The server's address; http and https are fine too. */
  readonly server: string;
  readonly path: { readonly operator_id: string; readonly brand_id: string };
  /** A function is called before each connection; `isRefused` tells that the server refused the last one. */
  readonly query: { readonly token: string; readonly currency: string } | ((isRefused: boolean) => { readonly token: string; readonly currency: string } | Promise<{ readonly token: string; readonly currency: string }>);
};

/** Opens “Events for a player”. It reconnects by itself until it is closed. */
export const openPlayerSocket = (options: PlayerSocketOptions): Events<SubscribeRequest> => openChannel(playerSocket, options);
