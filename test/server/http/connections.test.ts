import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import * as assert from 'uvu/assert';
import { parseNetwork } from '../../../server/http/client-address.ts';
import { DRAIN_LIMITS } from '../../../server/http/drain.ts';
import { listenHttp } from '../../../server/http/http-server.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';

suite('server/http/idle-connections', (test) => {
  const LOOPBACK = [parseNetwork('127.0.0.1')].filter((network) => network !== undefined);
  const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

  /** A server that lets an address hold two idle connections, and answers when `reply` is called. */
  const withTwo = async (
    work: (open: () => Promise<Socket>, reply: () => void) => Promise<void>,
    trustedProxies: typeof LOOPBACK = [],
  ): Promise<void> => {
    const waiting: (() => void)[] = [];
    const server = await listenHttp(
      (_, response) => void waiting.push(() => response.end()),
      { port: 0, host: '127.0.0.1', idleLimit: { perAddressMax: 2, trustedProxies } },
      undefined,
      undefined,
      DRAINS_AT_ONCE,
    );
    const sockets: Socket[] = [];
    const open = async (): Promise<Socket> => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.resume();
      return socket;
    };
    try {
      await work(open, () => {
        for (const answer of waiting.splice(0)) answer();
      });
    } finally {
      for (const socket of sockets) socket.destroy();
      await server.stop();
    }
  };

  /** Reports for each connection whether it is still open. */
  const isOpen = (...sockets: readonly Socket[]): boolean[] => sockets.map((socket) => !socket.closed);

  test('beyond the limit of an address, a new connection closes the oldest idle one and is served', () =>
    withTwo(async (open, reply) => {
      const sockets = [await open(), await open(), await open(), await open()];
      await until(() => isOpen(...sockets), [false, false, true, true]);
      const [, , , last] = sockets;
      let answered = false;
      last?.once('data', () => {
        answered = true;
      });
      last?.write(REQUEST);
      await until(() => {
        reply();
        return answered;
      }, true);
    }));

  test('a connection that serves a request is never closed for others', () =>
    withTwo(async (open, reply) => {
      const busy = await open();
      busy.write(REQUEST);
      const answered = new Promise<string>((resolve) => busy.once('data', (bytes) => resolve(String(bytes))));
      const idle = [await open(), await open(), await open()];
      await until(() => isOpen(busy, ...idle), [true, false, true, true]);
      reply();
      assert.match(await answered, /^HTTP\/1\.1 200 /);
    }));

  test('connections of a trusted proxy are not counted', () =>
    withTwo(async (open) => {
      const sockets = [await open(), await open(), await open(), await open()];
      // A counted one would be closed by the time that another server has taken a connection.
      const other = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
      const last = sockets.at(-1);
      last?.write(REQUEST);
      await new Promise((resolve) => other.once('listening', resolve));
      await new Promise((resolve) =>
        connect((other.address() as AddressInfo).port, '127.0.0.1')
          .once('close', resolve)
          .resume(),
      );
      other.close();
      assert.equal(isOpen(...sockets), [true, true, true, true]);
    }, LOOPBACK));
});

suite('server/http/drain', (test) => {
  /** A caller's connection: the bytes it received, and how it ended. */
  type Line = {
    readonly ask: (...headers: string[]) => void;
    readonly told: () => string;
    readonly heard: (text: string) => Promise<void>;
    readonly ended: Promise<string>;
  };

  const dial = async (port: number): Promise<Line> => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let told = '';
    socket.on('data', (text: string) => {
      told += text;
    });
    const ended = new Promise<string>((resolve) => {
      socket.once('error', ({ message }) => resolve(message)).once('end', () => resolve('end'));
    });
    await new Promise<void>((resolve, reject) => socket.once('connect', () => resolve()).once('error', reject));
    return {
      ask: (...headers) =>
        socket.write(
          (headers.length === 0 ? ['X-Any: yes'] : headers)
            .map((header) => `GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`)
            .join(''),
        ),
      told: () => told,
      heard: async (text) => {
        while (!told.includes(text)) await new Promise((resolve) => socket.once('data', resolve));
      },
      ended,
    };
  };

  const NEVER_MS = 10 * 60 * 1000;

  /** A server that answers `done`; a request with `x-wait` is answered only once it is released. */
  const serve = async (limits: { readonly graceMs: number; readonly cutMs?: number }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let begun = 0;
    const server = await listenHttp(
      async (request, response) => {
        begun += 1;
        arrive();
        if (request.headers['x-wait'] !== undefined) await released;
        response.end('done');
      },
      { port: 0, host: '127.0.0.1' },
      undefined,
      undefined,
      { ...DRAIN_LIMITS, cutMs: NEVER_MS, ...limits },
    );
    return { ...server, release, arrived, begun: () => begun };
  };

  /**
   * Callers in a separate thread, each with one request that is sent before this thread does anything else: the system holds their
   * connections, and the server has accepted none of them. @returns how each has ended.
   */
  const crowd = (port: number, count: number): Promise<readonly string[]> => {
    const sent = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(
      `const { connect } = require('node:net');
    const { parentPort, workerData: { port, count, sent } } = require('node:worker_threads');
    const one = () => new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      let told = '';
      socket.on('data', (text) => { told += text; });
      socket.once('error', ({ code }) => resolve(code)).once('end', () => resolve(told));
      socket.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n', () => { Atomics.add(sent, 0, 1); Atomics.notify(sent, 0); });
    });
    Promise.all(Array.from({ length: count }, one)).then((all) => parentPort.postMessage(all));`,
      { eval: true, workerData: { port, count, sent } },
    );
    const ended = new Promise<readonly string[]>((resolve, reject) => {
      thread.once('message', resolve).once('error', reject);
    });
    for (let arrived = 0; arrived < count; arrived = Atomics.load(sent, 0)) Atomics.wait(sent, 0, arrived);
    return ended;
  };

  test('requests on connections that the process has not accepted yet are answered, with Connection: close', async () => {
    const server = await serve({ graceMs: 0 });
    const ended = crowd(server.port, 100);
    await server.stop();
    for (const told of await ended) assert.match(told, /^HTTP\/1\.1 200 OK[\s\S]*Connection: close[\s\S]*done$/);
    assert.is(server.begun(), 100);
  });

  test('connections that keep coming do not keep the server from stopping', async () => {
    const server = await serve({ graceMs: 0 });
    let isStopped = false;
    const coming = async () => {
      let answered = 0;
      while (!isStopped) {
        const line = await dial(server.port).catch(() => undefined);
        line?.ask();
        await line?.ended;
        if (line?.told().includes('done')) answered += 1;
      }
      return answered;
    };
    const callers = coming();
    await server.stop();
    isStopped = true;
    assert.ok((await callers) > 0);
  });

  test('a request on a connection that is kept alive is answered also while the server stops, and is its last', async () => {
    const server = await serve({ graceMs: NEVER_MS });
    const line = await dial(server.port);
    line.ask();
    await line.heard('done');
    assert.match(line.told(), 'Connection: keep-alive');
    const stopped = server.stop();
    line.ask();
    assert.is(await line.ended, 'end');
    assert.match(line.told(), /Connection: close[\s\S]*done$/);
    assert.is(line.told().split('200 OK').length, 3);
    await stopped;
  });

  test('a request that is under way is answered, with Connection: close', async () => {
    const server = await serve({ graceMs: 0 });
    const line = await dial(server.port);
    line.ask('X-Wait: yes');
    await server.arrived;
    const stopped = server.stop();
    server.release();
    assert.is(await line.ended, 'end');
    assert.match(line.told(), /^HTTP\/1\.1 200 OK[\s\S]*Connection: close[\s\S]*done/);
    await stopped;
  });

  test('of requests sent one behind the other the last that was read closes the connection, and none behind it is begun', async () => {
    const server = await serve({ graceMs: 0 });
    const line = await dial(server.port);
    line.ask('X-Wait: yes', 'X-Wait: yes');
    await server.arrived;
    const stopped = server.stop();
    line.ask();
    const probe = await dial(server.port).catch(() => undefined);
    await probe?.ended;
    server.release();
    assert.is(await line.ended, 'end');
    assert.match(
      line.told(),
      /^HTTP\/1\.1 200 OK[\s\S]*Connection: keep-alive[\s\S]*done[\s\S]*Connection: close[\s\S]*done$/,
    );
    assert.equal([line.told().split('200 OK').length - 1, server.begun()], [2, 2]);
    await stopped;
  });

  test('of requests that arrive together while the server stops the first is answered, and the others are not begun', async () => {
    const server = await serve({ graceMs: NEVER_MS });
    const line = await dial(server.port);
    line.ask();
    await line.heard('done');
    const stopped = server.stop();
    line.ask('X-Any: 1', 'X-Any: 2');
    assert.is(await line.ended, 'end');
    assert.equal([line.told().split('200 OK').length - 1, server.begun()], [2, 2]);
    await stopped;
  });

  test('connections without a request end cleanly, also those that never had one', async () => {
    const server = await serve({ graceMs: 0 });
    const [used, silent] = [await dial(server.port), await dial(server.port)];
    used.ask();
    await used.heard('done');
    const stopped = server.stop();
    assert.equal(await Promise.all([used.ended, silent.ended]), ['end', 'end']);
    assert.is(silent.told(), '');
    await stopped;
  });

  test('connections that are still open at last are cut', async () => {
    const server = await serve({ graceMs: 0, cutMs: 0 });
    const line = await dial(server.port);
    line.ask('X-Wait: yes');
    await server.arrived;
    await server.stop();
    assert.is(await line.ended, 'end');
    assert.is(line.told(), '');
  });
});
