// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.

import type {
  Authenticate,
  ContributionEvent,
  ContributionProblem,
  ContributionResult,
  ContributionResults,
  DestinationTest,
  Diversion,
  EventEnvelope,
  Gap,
  Heartbeat,
  JackpotStatus,
  JackpotUpdate,
  JackpotUpdatesPaced,
  LinkedContributionFailed,
  OperatorBudgetExhausted,
  OptInEvent,
  PasswordResetRequested,
  PayoutFailed,
  PlayerBonusAdded,
  PlayerBonusConsumed,
  PlayerBonusExpired,
  PlayerBonusRemoved,
  PlayerBonusUpdated,
  PlayerJackpotRequest,
  PlayerJackpotResponse,
  PlayerOptInRequest,
  PlayerOptInRequestV2,
  PlayerOptInResponse,
  PlayerOptInResponseV2,
  PlayerRaffleTicketsRequest,
  PlayerRaffleTicketsResponse,
  PlayerRequestRefused,
  RaffleWinEvent,
  SubscribeRequest,
  WinEvent,
  WinRefused,
  WinSettled,
} from './types.gen.ts';

/** An event in its envelope, with the optional fields that this event always has. */
type Enveloped<Name extends string, Data, Always extends keyof EventEnvelope = never> =
  Omit<EventEnvelope, Always | 'event_type' | 'data'> &
  Required<Pick<EventEnvelope, Always>> & { event_type: Name; data: Data };

/** Every event, discriminated by `event_type`. */
export type ServerEvent =
  | Enveloped<'ContributionEvent', ContributionEvent, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'DestinationTest', DestinationTest>
  | Enveloped<'JackpotUpdate', JackpotUpdate, 'operator_id'>
  | Enveloped<'JackpotUpdatesPaced', JackpotUpdatesPaced>
  | Enveloped<'LinkedContributionFailed', LinkedContributionFailed, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'OperatorBudgetExhausted', OperatorBudgetExhausted, 'operator_id'>
  | Enveloped<'OptInEvent', OptInEvent, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'PasswordResetRequested', PasswordResetRequested>
  | Enveloped<'PayoutFailed', PayoutFailed, 'operator_id' | 'brand_id'>
  | Enveloped<'PlayerBonusAdded', PlayerBonusAdded, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'PlayerBonusConsumed', PlayerBonusConsumed, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'PlayerBonusExpired', PlayerBonusExpired, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'PlayerBonusRemoved', PlayerBonusRemoved, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'PlayerBonusUpdated', PlayerBonusUpdated, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'RaffleWinEvent', RaffleWinEvent, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'WinEvent', WinEvent, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'WinRefused', WinRefused, 'operator_id' | 'brand_id' | 'player_id'>
  | Enveloped<'WinSettled', WinSettled, 'operator_id' | 'brand_id' | 'player_id'>;

export type EventName = ServerEvent['event_type'];

/** The event with a given name. */
export type EventOf<Name extends EventName> = Extract<ServerEvent, { event_type: Name }>;

/** What the server sends, by outlet. */
export type ServerMessages = {
  'callback': ContributionProblem | ContributionResult | ContributionResults;
  'diversion': Diversion;
  'mail': string;
  'player-socket': EventOf<'JackpotUpdate' | 'JackpotUpdatesPaced' | 'OptInEvent' | 'PlayerBonusAdded' | 'PlayerBonusConsumed' | 'PlayerBonusExpired' | 'PlayerBonusRemoved' | 'PlayerBonusUpdated' | 'RaffleWinEvent' | 'WinEvent' | 'WinSettled'> | Gap | Heartbeat | PlayerJackpotResponse | PlayerOptInResponse | PlayerOptInResponseV2 | PlayerRaffleTicketsResponse | PlayerRequestRefused;
  'service-socket': EventOf<'ContributionEvent' | 'JackpotUpdate' | 'JackpotUpdatesPaced' | 'LinkedContributionFailed' | 'OperatorBudgetExhausted' | 'OptInEvent' | 'PayoutFailed' | 'PlayerBonusAdded' | 'PlayerBonusConsumed' | 'PlayerBonusExpired' | 'PlayerBonusRemoved' | 'PlayerBonusUpdated' | 'RaffleWinEvent' | 'WinEvent' | 'WinRefused' | 'WinSettled'> | Gap | Heartbeat;
  'status-socket': JackpotStatus;
  'webhook': EventOf<'ContributionEvent' | 'LinkedContributionFailed' | 'OperatorBudgetExhausted' | 'OptInEvent' | 'PasswordResetRequested' | 'PayoutFailed' | 'PlayerBonusAdded' | 'PlayerBonusConsumed' | 'PlayerBonusExpired' | 'PlayerBonusRemoved' | 'PlayerBonusUpdated' | 'RaffleWinEvent' | 'WinEvent' | 'WinSettled'>;
  'webhook-test': EventOf<'DestinationTest'>;
};

/** What a client sends, by socket. */
export type ClientCommands = {
  'player-socket': PlayerJackpotRequest | PlayerOptInRequest | PlayerOptInRequestV2 | PlayerRaffleTicketsRequest | SubscribeRequest;
  'service-socket': SubscribeRequest;
  'status-socket': Authenticate;
};

/** Anything that a client sends on a socket. */
export type ClientCommand = ClientCommands[keyof ClientCommands];

/** The close codes of each socket. */
export type CloseCodes = {
  'status-socket': 1001 | 1002 | 1007 | 1009 | 1011 | 1013 | 4400 | 4401 | 4403 | 4408 | 4429;
  'service-socket': 1001 | 1002 | 1007 | 1009 | 1011 | 1013 | 4400 | 4401 | 4403 | 4408 | 4429;
  'player-socket': 1001 | 1002 | 1007 | 1009 | 1011 | 1013 | 4400 | 4401 | 4403 | 4408 | 4429;
};

/** Every event, and where it may appear. */
export const events = {
  ContributionEvent: ['service-socket', 'webhook'],
  DestinationTest: ['webhook-test'],
  JackpotUpdate: ['player-socket', 'service-socket'],
  JackpotUpdatesPaced: ['player-socket', 'service-socket'],
  LinkedContributionFailed: ['service-socket', 'webhook'],
  OperatorBudgetExhausted: ['service-socket', 'webhook'],
  OptInEvent: ['player-socket', 'service-socket', 'webhook'],
  PasswordResetRequested: ['webhook'],
  PayoutFailed: ['service-socket', 'webhook'],
  PlayerBonusAdded: ['player-socket', 'service-socket', 'webhook'],
  PlayerBonusConsumed: ['player-socket', 'service-socket', 'webhook'],
  PlayerBonusExpired: ['player-socket', 'service-socket', 'webhook'],
  PlayerBonusRemoved: ['player-socket', 'service-socket', 'webhook'],
  PlayerBonusUpdated: ['player-socket', 'service-socket', 'webhook'],
  RaffleWinEvent: ['player-socket', 'service-socket', 'webhook'],
  WinEvent: ['player-socket', 'service-socket', 'webhook'],
  WinRefused: ['service-socket'],
  WinSettled: ['player-socket', 'service-socket', 'webhook'],
} as const satisfies { readonly [Name in EventName]: readonly (keyof ServerMessages)[] };

/** The sockets that clients connect to. */
export const sockets = {
  'status-socket': {
    path: '/operator/jackpot-status',
    requirement: ['C2'],
    permission: { resource: 'instances', permission: 'Read' },
    accounts: ['Service', 'SuperUser', 'System'],
    closeCodes: [1001, 1002, 1007, 1009, 1011, 1013, 4400, 4401, 4403, 4408, 4429],
  },
  'service-socket': {
    path: '/events/service',
    requirement: ['F3'],
    permission: { resource: 'events', permission: 'Read' },
    accounts: ['Service', 'SuperUser', 'System'],
    closeCodes: [1001, 1002, 1007, 1009, 1011, 1013, 4400, 4401, 4403, 4408, 4429],
  },
  'player-socket': {
    path: '/events/{operator_id}/{brand_id}',
    requirement: ['F4'],
    permission: 'self',
    accounts: null,
    closeCodes: [1001, 1002, 1007, 1009, 1011, 1013, 4400, 4401, 4403, 4408, 4429],
  },
} as const;
