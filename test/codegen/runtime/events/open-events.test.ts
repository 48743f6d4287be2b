import { type AddressInfo, createServer } from 'node:net';
import * as assert from 'uvu/assert';
import { type WebSocket, WebSocketServer } from 'ws';
import type { EventChannel } from '../../../../codegen/runtime/events/event-channel.ts';
import { EventsError } from '../../../../codegen/runtime/events/events-error.ts';
import { valueAt, withValueAt } from '../../../../codegen/runtime/events/json-pointer.ts';
import { openChannel } from '../../../../codegen/runtime/events/open-channel.ts';
import { type EventOptions, type Events, openEvents } from '../../../../codegen/runtime/events/open-events.ts';
import { until } from '../../../support/paying-players.ts';
import { suite } from '../../../support/suite.ts';

type Message = { readonly n?: number; readonly at?: string };
type Command = { readonly watch: { readonly topic: string; readonly after?: string } };
type Lost = { readonly lost: string; readonly at?: string };

const CHANNEL: EventChannel = {
  resume: {
    since: '/watch/after',
    position: '/at',
    heartbeat: { at: '/kind', equals: 'alive', position: '/at', intervalMs: 1_000 },
    gap: { at: '/lost', position: '/at' },
  },
  reconnect: { final: [4403], renew: [4401] },
};
const WATCH: Command = { watch: { topic: 'all' } };

type World = {
  readonly url: string;
  /** The URL of each connection, and the first message on it. */
  readonly asked: string[];
  readonly told: string[];
  readonly errors: unknown[];
  /** The time limits that run, by their length. */
  readonly limits: Map<number, () => void>;
  open(options?: Partial<EventOptions<Message, Command, Lost>>, channel?: EventChannel): Events<Command>;
};

/** A server that answers each connection by the next of these turns, and a client whose clock the test controls. */
const withServer = async (
  turns: readonly ((socket: WebSocket) => void)[],
  work: (world: World) => Promise<void>,
): Promise<void> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const [asked, told, errors]: [string[], string[], unknown[]] = [[], [], []];
  const limits = new Map<number, () => void>();
  const opened: Events<Command>[] = [];
  server.on('connection', (socket, request) =>
    socket.once('message', (text) => {
      const turn = turns[asked.push(`${request.url} ${text}`) - 1];
      turn?.(socket);
    }),
  );
  const open: World['open'] = (options = {}, channel = CHANNEL) => {
    const events = openEvents(
      channel,
      {
        address: url,
        subscribe: WATCH,
        onEvent: ({ n }) => told.push(`${n}`),
        onGap: ({ lost }) => told.push(`gap ${lost}`),
        onConnect: () => told.push('+'),
        onDisconnect: ({ code }) => told.push(`-${code}`),
        onError: (error) => errors.push(error),
        ...options,
      },
      {
        pause: () => Promise.resolve(),
        random: () => 0,
        clock: () => 0,
        timer: (ms, callback) => {
          limits.set(ms, callback);
          return () => limits.delete(ms);
        },
      },
    );
    opened.push(events);
    return events;
  };
  try {
    await work({ url, asked, told, errors, limits, open });
  } finally {
    for (const events of opened) events.close();
    for (const client of server.clients) client.terminate();
    await new Promise((resolve) => server.close(resolve));
  }
};

const send = (socket: WebSocket, ...messages: readonly object[]): void => {
  for (const message of messages) socket.send(JSON.stringify(message));
};
const event = (n: number) => ({ n, at: `p${n}` });

suite('codegen/open-events', (test) => {
  test('resumes after the last position, drops events that it has already had, and reports connects and disconnects', () =>
    withServer(
      [
        (socket) => {
          send(socket, event(1), event(2));
          socket.close(1001);
        },
        (socket) => {
          send(socket, event(2), event(3), { kind: 'alive', at: 'p7' });
          setTimeout(() => socket.terminate(), 20);
        },
        (socket) => send(socket, event(8)),
      ],
      async ({ open, asked, told }) => {
        const events = open();
        assert.is(events.position, undefined);
        await until(() => told.at(-1), '8');
        assert.equal(told, ['+', '1', '2', '-1001', '+', '3', '-1006', '+', '8']);
        assert.equal(asked, [
          '/ {"watch":{"topic":"all"}}',
          '/ {"watch":{"topic":"all","after":"p2"}}',
          '/ {"watch":{"topic":"all","after":"p7"}}',
        ]);
        assert.is(events.position, 'p8');
      },
    ));

  test('starts at a given position, and else where the document says', () =>
    withServer([(socket) => socket.terminate()], async ({ open, asked }) => {
      const { resume } = CHANNEL;
      open({ since: 'p5' });
      await until(() => asked.length, 2);
      open({}, resume === undefined ? {} : { resume: { ...resume, start: 'now' } });
      await until(() => asked.length, 3);
      assert.equal(asked, [
        '/ {"watch":{"topic":"all","after":"p5"}}',
        '/ {"watch":{"topic":"all","after":"p5"}}',
        '/ {"watch":{"topic":"all","after":"now"}}',
      ]);
    }));

  test('a gap is reported in its place, and the stream goes on from there', () =>
    withServer(
      [
        (socket) => {
          send(socket, event(1), { lost: 'old', at: 'p4' }, event(5));
          setTimeout(() => socket.terminate(), 20);
        },
        (socket) => {
          send(socket, { lost: 'older', at: 'p9' });
          setTimeout(() => socket.terminate(), 20);
        },
      ],
      async ({ open, asked, told }) => {
        open();
        await until(() => asked.length, 3);
        assert.equal(
          told.filter((each) => !/^[+-]/.test(each)),
          ['1', 'gap old', '5', 'gap older'],
        );
        assert.match(asked[2] ?? '', /"after":"p9"/);
      },
    ));

  test('a handler that throws is reported, and the next event comes', () =>
    withServer(
      [
        (socket) => {
          socket.send('{');
          socket.send(Buffer.from([1, 2]), { binary: true });
          send(socket, event(1), event(2), { lost: 'x' }, event(3));
        },
      ],
      async ({ open, told, errors }) => {
        const thrown = [new Error('one'), new Error('two'), new Error('gap'), new Error('connect')];
        open({
          onEvent: ({ n }) => {
            told.push(`${n}`);
            if (n === 1) throw thrown[0];
            if (n === 2) return Promise.reject(thrown[1]);
            return undefined;
          },
          onGap: () => {
            throw thrown[2];
          },
          onConnect: () => {
            throw thrown[3];
          },
          onError: (error) => {
            errors.push(error);
            throw new Error('the handler of errors fails too');
          },
        });
        await until(() => told, ['1', '2', '3']);
        assert.is(errors.length, 6);
        assert.is(errors[0], thrown[3]);
        assert.ok(errors[1] instanceof SyntaxError);
        assert.match(String(errors[2]), /binary/);
        assert.equal(errors.slice(3), [thrown[0], thrown[1], thrown[2]]);
      },
    ));

  test('events wait for the one before, the position follows what is done, and after close no more are handled', () =>
    withServer(
      [(socket) => send(socket, event(1), event(2), { kind: 'alive', at: 'p9' }, event(3))],
      async ({ open, told }) => {
        const going: (() => void)[] = [];
        const events = open({
          onEvent: ({ n }) => {
            told.push(`${n}`);
            return new Promise<void>((resolve) => going.push(resolve));
          },
        });
        await until(() => told, ['+', '1']);
        assert.is(events.position, undefined);
        going[0]?.();
        await until(() => told, ['+', '1', '2']);
        assert.is(events.position, 'p1');
        going[1]?.();
        await until(() => told, ['+', '1', '2', '3']);
        assert.is(events.position, 'p9');
        let hasEnded = false;
        void events.ended.then(() => {
          hasEnded = true;
        });
        events.close();
        await new Promise((resolve) => setTimeout(resolve, 5));
        assert.is(hasEnded, false);
        going[2]?.();
        await events.ended;
        assert.is(events.position, 'p3');
      },
    ));

  test('a connection that has gone silent is left for another', () =>
    withServer([(socket) => send(socket, event(1)), (socket) => send(socket, event(2))], async (world) => {
      const { open, told, limits, asked } = world;
      const reasons: string[] = [];
      open({ onDisconnect: ({ code, reason }) => reasons.push(`${code} ${reason}`) });
      await until(() => told, ['+', '1']);
      // Twice the interval of the heartbeat, and a margin.
      limits.get(12_000)?.();
      await until(() => told, ['+', '1', '+', '2']);
      assert.equal(reasons, ['1006 Nothing arrived within 12000 ms.']);
      assert.match(asked[1] ?? '', /"after":"p1"/);
      open({ silenceMs: 77 });
      await until(() => limits.has(77), true);
      open({}, { reconnect: { silenceMs: 78 } });
      await until(() => limits.has(78), true);
      const before = limits.size;
      const plain = open({}, {});
      await until(() => asked.length, 5);
      plain.close();
      assert.is(limits.size, before);
    }));

  test('a server that never completes the handshake is left too', async () => {
    const server = createServer(() => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const reasons: string[] = [];
    const events = openEvents(
      {},
      {
        address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
        onEvent: () => {},
        onDisconnect: ({ code, reason }) => reasons.push(`${code} ${reason}`),
        connectMs: 20,
      },
    );
    await until(() => reasons, ['1006 No connection within 20 ms.']);
    events.close();
    await events.ended;
    server.close();
  });

  test('a signal closes it, also before it is open and while it waits', () =>
    withServer([(socket) => send(socket, event(1))], async ({ open, told }) => {
      const stop = new AbortController();
      const events = open({ signal: stop.signal });
      await until(() => told, ['+', '1']);
      stop.abort();
      await events.ended;
      assert.equal(told, ['+', '1']);
      await open({ signal: AbortSignal.abort() }).ended;
      const waiting = openEvents(
        {},
        { address: 'ws://127.0.0.1:1', onEvent: () => {}, onDisconnect: () => waiting.close() },
      );
      await waiting.ended;
    }));

  test('close codes decide: some end it, some ask for other credentials, the others are tried again', () =>
    withServer(
      [4401, 1006, 4401, 4401].map(
        (code) => (socket) => (code === 1006 ? socket.terminate() : socket.close(code, 'no')),
      ),
      async ({ open, url, asked }) => {
        const refused: boolean[] = [];
        const events = open({
          address: (isRefused) => {
            refused.push(isRefused);
            return `${url}${refused.length}`;
          },
        });
        const error = await events.ended.catch((reason: unknown) => reason);
        assert.ok(error instanceof EventsError);
        assert.equal([error.code, error.reason, error.message], [4401, 'no', 'the events ended with 4401: no']);
        assert.equal(refused, [false, true, false, true]);
        assert.equal(
          asked.map((each) => each.split(' ')[0]),
          ['/1', '/2', '/3', '/4'],
        );
      },
    ));

  test('an address that is not known yet is looked up again, unless it never can be', () =>
    withServer([(socket) => send(socket, event(1))], async ({ open, url, told, errors }) => {
      const failures = [new Error('first'), new Error('second')];
      open({
        address: async () => {
          const failure = failures.shift();
          if (failure !== undefined) throw failure;
          return url;
        },
      });
      await until(() => told, ['+', '1']);
      assert.equal(errors.map(String), ['Error: first', 'Error: second']);
      const never = new Error('never');
      const events = open({ address: () => Promise.reject(never), isPassing: () => false });
      assert.is(await events.ended.catch((reason: unknown) => reason), never);
    }));

  test('the subscription may be chosen each time, and more can be sent while there is a connection', () =>
    withServer(
      [
        (socket) => {
          socket.on('message', (text) => send(socket, { n: JSON.parse(String(text)).watch.topic }));
          send(socket, event(1));
        },
      ],
      async ({ open, asked, told }) => {
        const events = open({ subscribe: async (isRefused) => [{ watch: { topic: `${isRefused}` } }, WATCH] });
        assert.is(events.send(WATCH), false);
        await until(() => told.length, 3);
        assert.equal(asked, ['/ {"watch":{"topic":"false"}}']);
        assert.is(events.send({ watch: { topic: 'more' } }), true);
        await until(() => told, ['+', '1', 'all', 'more']);
      },
    ));

  test('a channel is opened at its address, with its parameters', () =>
    withServer([], async ({ url, asked }) => {
      let asks = 0;
      const events = openChannel<Message, Command, never>(
        { address: '/rooms/{room}/{seat}', ...CHANNEL },
        {
          server: url.replace('ws:', 'http:'),
          path: { room: 'a/b', seat: 7 },
          query: async () => ({ token: `t&${++asks}`, empty: undefined }),
          subscribe: WATCH,
          onEvent: () => {},
        },
      );
      await until(() => asked, ['/rooms/a%2Fb/7?token=t%261 {"watch":{"topic":"all"}}']);
      events.close();
      assert.throws(() => openChannel({ address: '/' }, { onEvent: () => {} }), /ws, wss, http or https/);
    }));

  test('a JSON pointer reads and writes a copy', () => {
    const value = { a: { 'b/c': [1, { '~': 2 }] } };
    assert.is(valueAt(value, '/a/b~1c/1/~0'), 2);
    assert.is(valueAt(value, '/a/nothing/there'), undefined);
    assert.equal(withValueAt({ a: { b: 1 } }, '/a/c', 2), { a: { b: 1, c: 2 } });
    assert.equal(withValueAt({ a: 1 }, '/b/c', 2), { a: 1 });
    assert.equal(withValueAt({ a: [1, 2] }, '/a/1', 3), { a: [1, 3] });
    assert.equal(value, { a: { 'b/c': [1, { '~': 2 }] } });
  });
});
