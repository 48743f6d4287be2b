import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Account } from '../../db/tables/accounts.ts';
import type { PlayerSession, Wallet, WalletAnswer } from '../../platform/unit/operator-wallet.ts';
import { queueEvents } from '../../server/delivery/queue-events.ts';
import { type Queue, Relay } from '../../server/delivery/relay.ts';
import { ResetRounds } from '../../server/delivery/reset-rounds.ts';
import { createApp } from '../../server/http/app.ts';
import { parseNetwork } from '../../server/http/client-address.ts';
import { listenHttp } from '../../server/http/http-server.ts';
import { createAllowsOrigin } from '../../server/http/origins.ts';
import { TokenVerifier } from '../../server/login/identify.ts';
import { EventLog } from '../../server/sockets/event-log.ts';
import { Sockets } from '../../server/sockets/sockets.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenWith } from './accounts.ts';
import { DRAINS_AT_ONCE } from './drains-at-once.ts';
import { errorLog } from './error-log.ts';
import { Listener } from './listener.ts';
import { PATIENCE_MS } from './patience.ts';
import {
  type InProcessPlatform,
  type InProcessReply,
  type OperationId,
  openPlatform,
  type RequestParts,
} from './platform.ts';
import { seededDraw } from './seeded-draw.ts';
import { contribution, instantiation, threePots } from './story.ts';

const START_MS = Date.UTC(2027, 0, 1);
export const ORIGIN = 'https://games.example';

/** A wallet's reply to a session request; `silence` never replies. */
export type Scripted = WalletAnswer<PlayerSession>;

export type SocketWorld = {
  readonly url: string;
  readonly platform: InProcessPlatform;
  readonly sockets: Sockets;
  /** The wallet's reply to a token, and the requests that it got. */
  readonly wallet: {
    answer: (token: string) => Scripted;
    readonly asked: { token: string; revalidate: boolean | undefined }[];
  };
  now(): number;
  /** Moves the clock and lets the sockets do what is due. */
  advance(ms: number): Promise<void>;
  /** Runs an operation that must succeed. */
  call(operationId: OperationId, parts?: RequestParts): Promise<InProcessReply>;
  /** Opens a jackpot of an owner; returns its id. */
  openJackpot(ownerId: string, id: string, changes?: object): Promise<string>;
  contribute(instanceId: string, brandId: string, playerId: string): Promise<void>;
  win(instanceId: string, brandId: string, playerId: string): Promise<void>;
  optIn(instanceId: string, brandId: string, playerId: string): Promise<void>;
  /** The address of a service's socket, with a token of this account. */
  serviceUrl(as: Account): Promise<string>;
  playerUrl(token: string, brand?: string): string;
  token(as: Account): Promise<string>;
  save(...accounts: readonly Account[]): Promise<void>;
  connect(url: string, ...events: readonly string[]): Promise<Listener>;
};

/** A service account of northstar that may read everything. */
export const robot = (changes: Partial<Account> = {}): Account =>
  account({ type: 'Service', permissions: EVERY_PERMISSION, ...changes });

/** A session as the northstar wallet knows it: the token names the player. */
export const sessionOf = (token: string, changes: Partial<PlayerSession> = {}): Scripted => ({
  outcome: 'done',
  result: {
    playerId: token.replace('session-', ''),
    operatorId: 'northstar',
    brandId: 'luna',
    currency: 'EUR',
    ...changes,
  },
});

/** Sockets on a platform whose clock the test controls: northstar with its brands luna and sol, southstar with mare. */
export const withSockets = async (
  work: (world: SocketWorld) => Promise<void>,
  { perAddressMax = 50, trustedProxies = [] }: { perAddressMax?: number; trustedProxies?: readonly string[] } = {},
): Promise<void> => {
  let now = START_MS;
  const clock = () => now;
  const asked: SocketWorld['wallet']['asked'] = [];
  const wallet: SocketWorld['wallet'] = { answer: (token) => sessionOf(token), asked };
  const walletOf = (operatorId: string): Wallet | undefined =>
    operatorId === 'southstar'
      ? undefined
      : {
          authenticate: async ({ token, revalidate }) => {
            asked.push({ token, revalidate });
            return wallet.answer(token);
          },
          executeBatch: async () => ({ outcome: 'done', result: new Map() }),
          execute: async () => ({ outcome: 'done', result: null }),
          cancel: async () => ({ outcome: 'done', result: null }),
        };
  const draw = seededDraw(1);
  const platform = openPlatform({ draw, clock, walletOf });
  const { store, keys, failures, services, issueOneTimePassword } = platform;
  const log = errorLog();
  const sockets = new Sockets({
    platform: { store, keys, failures, verifier: new TokenVerifier(keys), services, clock, draw },
    events: await EventLog.open(store, keys.secrets),
    allowsOrigin: createAllowsOrigin(store, [ORIGIN]),
    perAddressMax,
    // A test client may be slow to notice that it was closed.
    closeTimeoutMs: PATIENCE_MS,
    trustedProxies: trustedProxies.map(parseNetwork).filter((network) => network !== undefined),
    log,
  });
  const queue: Queue = (tx, events, from) =>
    queueEvents(tx, events, from, { mails: false, secrets: services.secrets, issueOneTimePassword }, now);
  const relay = new Relay(store, [(event) => sockets.publish(event)], queue, log);
  const resets = new ResetRounds(store, queue, log, () => 0);
  const app = createApp(async (_ctx, next) => next(), { log, fallbacks: [sockets.refusals] });
  const server = await listenHttp(app.callback(), { port: 0, host: '127.0.0.1' }, undefined, sockets, DRAINS_AT_ONCE);
  const url = `http://127.0.0.1:${server.port}`;
  const listeners: Listener[] = [];
  const call: SocketWorld['call'] = async (operationId, parts) => {
    const reply = await platform.call(operationId, parts);
    if (reply.status >= 300) throw new Error(`${operationId}: ${reply.status} ${reply.code} ${reply.detail}`);
    return reply;
  };
  const token = (as: Account) => tokenWith(keys, as, now);
  try {
    for (const [operator, brands] of Object.entries({ northstar: ['luna', 'sol'], southstar: ['mare'] })) {
      await call('saveOperators', { body: [{ id: operator, name: operator }] });
      await call('saveBrands', {
        path: { operator_id: operator },
        body: brands.map((id) => ({ id, name: id })),
      });
    }
    await work({
      url,
      platform,
      sockets,
      wallet,
      now: clock,
      advance: async (ms) => {
        // Writes of another process are seen in the next turn.
        await nextTurn();
        now += ms;
        return sockets.tick();
      },
      call,
      openJackpot: async (ownerId, id, changes = {}) => {
        const names = { id, owner_id: ownerId };
        await call('createTemplate', { body: threePots({ ...names, ...changes }) });
        await call('publishTemplate', { body: { owner_id: ownerId, template_id: id } });
        const { body } = await call('instantiateTemplate', {
          body: instantiation({
            template_owner_id: ownerId,
            template_id: id,
            instance_owner_id: ownerId,
            instance_game_code: id,
          }),
        });
        return Object(body).id;
      },
      contribute: async (instanceId, brand_id, player_id) => {
        await call('contributeToInstance', { body: contribution(instanceId, { brand_id, player_id }) });
      },
      win: async (instance_id, brand_id, player_id) => {
        const owner_id = brand_id.split(':')[0];
        await call('createSources', { body: [{ owner_id, source_id: 'comet-rush', source_name: 'Comet Rush' }] });
        await call('triggerWin', {
          body: { instance_id, pot_id: 'minor', brand_id, player_id, source_id: 'comet-rush' },
        });
      },
      optIn: async (instance_id, brand_id, player_id) => {
        await call('saveOptIns', { body: { instance_id, brand_id, opt_ins: [player_id], opt_outs: [] } });
      },
      serviceUrl: async (as) => `${url}/events/service?token=${await token(as)}`,
      playerUrl: (session, brand = 'luna') => `${url}/events/northstar/${brand}?token=${session}&currency=EUR`,
      token,
      save: (...accounts) => saveAccounts(...accounts)(store),
      connect: async (address, ...events) => {
        const listener = await Listener.open(address, events.length === 0 ? {} : { events });
        listeners.push(listener);
        return listener;
      },
    });
  } finally {
    for (const listener of listeners) listener.close();
    await sockets.stop();
    await server.stop();
    await resets.stop();
    await relay.stop();
    await platform.close();
  }
};
