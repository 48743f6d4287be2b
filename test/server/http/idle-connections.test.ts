import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import * as assert from 'uvu/assert';
import { parseNetwork } from '../../../server/http/client-address.ts';
import { listen } from '../../../server/http/http-server.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';

const LOOPBACK = [parseNetwork('127.0.0.1')].filter((network) => network !== undefined);
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server that lets an address hold two idle connections, and answers when `reply` is called. */
const withTwo = async (
  work: (open: () => Promise<Socket>, reply: () => void) => Promise<void>,
  trustedProxies: typeof LOOPBACK = [],
): Promise<void> => {
  const waiting: (() => void)[] = [];
  const server = await listen(
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

suite('server/http/idle-connections', (test) => {
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
