import type { AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { type WebSocket, WebSocketServer } from 'ws';
import { ApiError } from '../../../clients/typescript/src/api-error.ts';
import { EventsError, serviceSocket } from '../../../clients/typescript/src/generated/event-client.gen.ts';
import { ConnectionError } from '../../../clients/typescript/src/generated/runtime/connection-error.gen.ts';
import { openEvents } from '../../../clients/typescript/src/generated/runtime/open-events.gen.ts';
import { createPitboss } from '../../../clients/typescript/src/pitboss.ts';
import type { Session } from '../../../clients/typescript/src/session.ts';
import { channelOptions, type SubscriptionOptions, tokensOf } from '../../../clients/typescript/src/subscription.ts';
import { suite } from '../../support/suite.ts';
import { openJackpot } from './open-jackpot.ts';
import { withPlatform } from './with-platform.ts';

/** The platform's part on one connection once it has read the subscription: it sends this many events, then closes with a code. */
type Turn = { readonly events?: number; readonly code: number };

type Told = {
  /** The queries of the connections, and the messages sent over them. */
  readonly asked: string[];
  /** The pauses before each reconnect. */
  readonly pauses: number[];
  readonly tokens: (string | undefined)[];
  readonly events: unknown[];
  connections: number;
};

const FAR: Turn = { code: 0 };

/** Subscribes to a platform that follows a script, with pauses that end at once; the last turn stays open. */
const follow = async (
  script: readonly Turn[],
  {
    session,
    options = {},
    sinceMs = 0,
  }: { session?: Session; options?: Partial<SubscriptionOptions>; sinceMs?: number } = {},
): Promise<Told & { readonly ended: unknown }> => {
  const told: Told = { asked: [], pauses: [], tokens: [], events: [], connections: 0 };
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  let nowMs = 0;
  const tokenOf = tokensOf(async (refused) => {
    told.tokens.push(refused);
    return session === undefined ? `t-${told.tokens.length}` : session(refused);
  });
  const subscription = openEvents(
    serviceSocket,
    {
      address: async (isRefused) => `ws://127.0.0.1:${port}/?token=${await tokenOf(isRefused)}`,
      ...channelOptions({
        onEvent: (event) => told.events.push(event),
        onConnect: () => {
          told.connections += 1;
        },
        onError: () => {},
        ...options,
      }),
    },
    {
      pause: async (ms) => {
        told.pauses.push(ms);
      },
      random: () => 0.5,
      clock: () => {
        nowMs += sinceMs;
        return nowMs;
      },
      timer: () => () => {},
    },
  );
  server.on('connection', (socket: WebSocket, { url }) =>
    socket.once('message', (text) => {
      const turn = script[told.asked.push(`${url?.slice(2)} ${text}`) - 1] ?? FAR;
      for (let event = 0; event < (turn.events ?? 0); event += 1) socket.send(JSON.stringify({ event }));
      if (turn === FAR) subscription.close();
      else if (turn.code === 1006) socket.terminate();
      else socket.close(turn.code, 'because');
    }),
  );
  const ended = await subscription.ended.catch((error: unknown) => error);
  for (const client of server.clients) client.terminate();
  await new Promise((resolve) => server.close(resolve));
  return { ...told, ended };
};

const ALL = '{"SubscribeRequest":{"events":[{"source":"pitboss","event_type":"*"}],"since":"now"}}';

suite('clients/typescript/subscription', (test) => {
  test('resubscribes, after growing pauses, when the platform restarts, fails, or the connection breaks', async () => {
    const codes = [1001, 1006, 1011, 1013, 4408, 4429, 1006];
    const told = await follow([...codes.map((code) => ({ code })), FAR]);
    assert.equal(
      told.asked,
      [...codes, FAR].map((_, index) => `token=t-${index + 1} ${ALL}`),
    );
    assert.equal(told.pauses, [3_000, 6_000, 12_000, 24_000, 36_000, 36_000, 36_000]);
    assert.is(told.connections, 8);
    assert.is(told.ended, undefined);
  });

  test('pauses are short again after events have arrived', async () => {
    const told = await follow([{ code: 1006 }, { code: 1006 }, { events: 2, code: 1006 }, { code: 1006 }, FAR]);
    assert.equal(told.pauses, [3_000, 6_000, 3_000, 6_000]);
    assert.equal(told.events, [{ event: 0 }, { event: 1 }]);
  });

  test('sends the names of the requested events', async () => {
    const { asked } = await follow([FAR], { options: { events: ['WinEvent', 'JackpotUpdate'] } });
    assert.equal(JSON.parse(asked[0]?.split(' ')[1] ?? '').SubscribeRequest.events, [
      { source: 'pitboss', event_type: 'WinEvent' },
      { source: 'pitboss', event_type: 'JackpotUpdate' },
    ]);
  });

  test('sends the names of jackpots and sources with each event', async () => {
    const requestOf = async (options: Partial<SubscriptionOptions>): Promise<string | undefined> =>
      (await follow([FAR], { options })).asked[0]?.replace(/^[^ ]* /, '');
    const named = { instanceIds: ['a', 'b'], sourceIds: ['dice'] };
    const names = '"instance_ids":["a","b"],"source_ids":["dice"]';
    assert.is(
      await requestOf({ events: ['JackpotUpdate', 'WinEvent'], ...named }),
      `{"SubscribeRequest":{"events":[{"source":"pitboss","event_type":"JackpotUpdate",${names}},{"source":"pitboss","event_type":"WinEvent",${names}}],"since":"now"}}`,
    );
    assert.match((await requestOf({ sourceIds: [] })) ?? '', '{"source":"pitboss","event_type":"*","source_ids":[]}');
  });

  test('gets a new token at once when one has expired, even without events', async () => {
    const told = await follow([{ code: 4401 }, { code: 4401 }, FAR], { sinceMs: 60_000 });
    assert.equal(told.tokens, [undefined, 't-1', 't-2']);
    assert.equal(told.pauses, []);
  });

  test('ends when a new token is refused as well, or there is no other', async () => {
    const told = await follow([{ code: 4401 }, { code: 4401 }]);
    assert.ok(told.ended instanceof EventsError);
    assert.equal(
      [told.ended.code, told.ended.reason, told.ended.message],
      [4401, 'because', 'the events ended with 4401: because'],
    );
    const kept = await follow([{ events: 1, code: 4401 }], { session: async () => 'the-only-one' });
    assert.ok(kept.ended instanceof EventsError);
    assert.is(kept.ended.code, 4401);
    assert.not.match(kept.ended.message, 'the-only-one');
  });

  for (const code of [1002, 1007, 1009, 4400, 4403])
    test(`ends with the reason after ${code}, since reconnecting would not help`, async () => {
      const { ended, asked } = await follow([{ code }]);
      assert.ok(ended instanceof EventsError);
      assert.equal([ended.code, ended.reason, asked.length], [code, 'because', 1]);
    });

  test('a login that fails transiently is retried, one that is refused ends it', async () => {
    const from = { operationId: 'login', idempotencyKey: undefined };
    const body = { code: 'c', title: 't', detail: 'd', request_id: 'r' };
    const problem = (status: number) => new ApiError({ ...from, status, headers: new Headers(), body });
    const failures = [new ConnectionError('no', { ...from, reason: 'network' }), problem(503), problem(429)];
    const told = await follow([FAR], {
      session: async () => {
        const failure = failures.shift();
        if (failure !== undefined) throw failure;
        return 'at-last';
      },
    });
    assert.equal([told.pauses, told.ended, told.asked.length], [[3_000, 6_000, 12_000], undefined, 1]);
    const refused = problem(401);
    assert.is((await follow([], { session: async () => Promise.reject(refused) })).ended, refused);
    assert.ok((await follow([], { session: async () => undefined })).ended instanceof TypeError);
  });

  test('says what is missing without a WebSocket', () => {
    const { WebSocket: own } = globalThis;
    try {
      Reflect.deleteProperty(globalThis, 'WebSocket');
      assert.throws(
        () => createPitboss({ baseUrl: 'http://127.0.0.1:1', token: 't' }).subscribe({ onEvent: () => {} }),
        (error: unknown) => error instanceof TypeError && /Node 22 or newer/.test(error.message),
      );
    } finally {
      globalThis.WebSocket = own;
    }
  });

  test('F3 logs in and receives the platform’s events until it is closed', () =>
    withPlatform(async ({ pitboss }) => {
      const instance = await openJackpot(pitboss);
      const seen: string[] = [];
      const subscription = pitboss.subscribe({
        events: ['JackpotUpdate', 'WinEvent'],
        onEvent: (event) => {
          if (event.event_type === 'JackpotUpdate' && seen.length === 0) {
            seen.push(`${event.data.id} ${event.data.status}`);
            void pitboss.triggerWin({
              body: {
                instance_id: instance.id,
                pot_id: 'minor',
                brand_id: 'northstar:luna',
                player_id: 'p-1001',
                source_id: instance.game_code,
              },
            });
          } else if (event.event_type === 'WinEvent') {
            seen.push(`${event.data.win_pot_id} ${event.player_id}`);
            subscription.close();
          }
        },
      });
      await subscription.ended;
      assert.equal(seen, [`${instance.id} Active`, 'minor p-1001']);
    }));

  test('F4 ends for a player whose operator has no wallet, and says so', () =>
    withPlatform(async ({ pitboss }) => {
      await openJackpot(pitboss);
      const player = { operatorId: 'northstar', brandId: 'luna', currency: 'EUR', token: 'a-session&more=1' };
      const error = await pitboss.subscribePlayer({ ...player, onEvent: () => {} }).ended.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      assert.ok(error instanceof EventsError);
      assert.is(error.code, 4403);
      assert.match(error.reason, 'wallet');
    }));
});
