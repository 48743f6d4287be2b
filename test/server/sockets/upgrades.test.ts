import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { converse, repliesIn } from '../../support/converse.ts';
import { Listener } from '../../support/listener.ts';
import { suite } from '../../support/suite.ts';
import { ORIGIN, robot, type SocketWorld, withSockets } from '../../support/with-sockets.ts';

const PATHS = ['/events/service', '/events/northstar/luna', '/operator/jackpot-status'];

/** A handshake as text, with some of its lines replaced. */
const handshake = (path: string, changes: Readonly<Record<string, string>> = {}, method = 'GET'): string => {
  const lines = Object.entries({
    Host: 'x',
    Connection: 'Upgrade, close',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...changes,
  }).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
};

/** The reply to a request that opens no socket, as `status code`. */
const answered = async ({ url }: SocketWorld, text: string): Promise<string> => {
  const [reply] = repliesIn(await converse(url, text));
  assert.is(reply?.headers.get('content-type'), 'application/problem+json', text);
  return `${reply?.status} ${JSON.parse(reply?.body ?? '').code}`;
};

suite('server/sockets/upgrades', (test) => {
  test('a request that does not ask for a websocket is upgrade_required at the address of one, and nowhere else', () =>
    withSockets(async (world) => {
      for (const path of PATHS) {
        const reply = await fetch(`${world.url}${path}?token=t`);
        assert.is(reply.status, 426, path);
        assert.is(reply.headers.get('upgrade'), 'websocket');
        const text = await reply.text();
        assert.is(JSON.parse(text).code, 'upgrade_required');
        assert.not.match(text, 'token=');
        assert.is((await fetch(`${world.url}${path}`, { method: 'POST' })).status, 405, path);
        assert.is(await answered(world, handshake(path, { Upgrade: 'h2c' })), '426 upgrade_required');
        assert.is(await answered(world, handshake(path, {}, 'POST')), '405 method_not_allowed');
      }
      for (const path of [
        '/',
        '/events',
        '/events/',
        '/events/a',
        '/events/a/b/c',
        '/events/%ff/b',
        '/nowhere',
        '/events/service/',
      ])
        assert.is(await answered(world, handshake(path)), '404 route_not_found', path);
    }));

  test('a handshake that is damaged is malformed_request', () =>
    withSockets(async (world) => {
      for (const [name, value] of [
        ['Sec-WebSocket-Key', ''],
        ['Sec-WebSocket-Key', 'short'],
        ['Sec-WebSocket-Version', '12'],
        ['Sec-WebSocket-Protocol', ', ,'],
        ['Host', ''],
      ] as const)
        assert.is(
          await answered(world, handshake('/events/service?token=t', { [name]: value })),
          '400 malformed_request',
          `${name}: ${value}`,
        );
    }));

  test('an address with too many sockets is too_many_requests until one of them is closed', () =>
    withSockets(
      async (world) => {
        const service = robot();
        await world.save(service);
        const url = await world.serviceUrl(service);
        const [first] = [await world.connect(url), await world.connect(url)];
        const text = handshake(url.slice(world.url.length));
        assert.is(await answered(world, text), '429 too_many_requests');
        first.close();
        await first.closed;
        // The platform sees the end of a connection at its next turn.
        const again = async (): Promise<Listener> => world.connect(url).catch(again);
        (await again()).close();
      },
      { perAddressMax: 2 },
    ));

  test('behind a proxy of our own each of its callers is an address', () =>
    withSockets(
      async (world) => {
        const service = robot();
        await world.save(service);
        const url = await world.serviceUrl(service);
        const from = (address: string) => ({ 'x-forwarded-for': address });
        const open = await Promise.all(
          ['192.0.2.1', '192.0.2.2'].map((address) => Listener.open(url, { headers: from(address) })),
        );
        const text = handshake(url.slice(world.url.length), { 'X-Forwarded-For': '192.0.2.2' });
        assert.is(await answered(world, text), '429 too_many_requests');
        for (const listener of open) listener.close();
      },
      { perAddressMax: 1, trustedProxies: ['127.0.0.1'] },
    ));

  test('an account that has a hundred sockets open is closed 1013 with the next', () =>
    withSockets(
      async (world) => {
        const service = robot();
        await world.save(service);
        await world.openJackpot('northstar', 'a');
        const url = await world.serviceUrl(service);
        const many = await Promise.all(Array.from({ length: 100 }, () => world.connect(url, 'JackpotUpdate')));
        await Promise.all(many.map((listener) => listener.next()));
        assert.is((await (await world.connect(url)).closed).code, 1013);
        const other = robot();
        await world.save(other);
        await (await world.connect(await world.serviceUrl(other), '*')).next();
      },
      { perAddressMax: 200 },
    ));

  test("pages of the platform's own origin may connect, without being in any list", () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      await world.openJackpot('northstar', 'a');
      const path = `/events/service?token=${await world.token(service)}`;
      const connect = (origin: string) => Listener.open(`${world.url}${path}`, { headers: { origin }, events: ['*'] });
      const own = await connect(world.url);
      await own.next();
      own.close();
      for (const origin of [world.url.replace('http:', 'https:'), world.url.replace(/\d+$/, '1')])
        assert.is((await (await connect(origin)).closed).code, 4403, origin);
    }));

  test('pages of the CORS origins may connect, other pages are closed 4403, and a change counts at once', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      await world.openJackpot('northstar', 'a');
      const connect = async (path: string, origin: string) =>
        Listener.open(`${world.url}${path}`, { headers: { origin }, events: ['*'] });
      const service$ = (await world.serviceUrl(service)).slice(world.url.length);
      const player = '/events/northstar/luna?token=session-p-1&currency=EUR';
      for (const path of [service$, player]) {
        const allowed = await connect(path, ORIGIN);
        await allowed.next();
        allowed.close();
        for (const origin of ['https://evil.example', 'null', `${ORIGIN}.evil.example`])
          assert.is((await (await connect(path, origin)).closed).code, 4403, `${path} ${origin}`);
      }
      await world.call('setCorsOrigins', {
        body: { cors_origin_list: [{ pattern: 'https://*.luna.example', match_mode: 'Wildcard' }] },
      });
      const listener = await connect(player, 'https://shop.luna.example');
      await listener.next();
      listener.close();
      const page = await connect(service$, 'https://shop.luna.example');
      await page.next();
      await world.call('removeCorsOrigins', { body: { cors_origin_list: ['https://*.luna.example'] } });
      await world.advance(60_000);
      assert.is((await page.closed).code, 4403);
    }));

  test('a message of more than 16 KiB is closed 1009, a text that is not UTF-8 with 1007, and a broken frame with 1002', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      await world.openJackpot('northstar', 'a');
      const url = await world.serviceUrl(service);
      const [fits, long, garbled, broken] = [
        await world.connect(url),
        await world.connect(url),
        await world.connect(url),
        await world.connect(url),
      ];
      const message = '{"SubscribeRequest":{"events":[{"source":"pitboss","event_type":"*"}]}}';
      fits.send(message.padEnd(16 * 1024));
      await fits.next();
      long.send(message.padEnd(16 * 1024 + 1));
      assert.is((await long.closed).code, 1009);
      garbled.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
      assert.is((await garbled.closed).code, 1007);
      // The first bit that is reserved is set.
      Reflect.get(broken.socket, '_socket').write(Buffer.from([0xc1, 0x80, 0, 0, 0, 0]));
      assert.is((await broken.closed).code, 1002);
    }));

  test('a client that does not answer a ping is closed 4408 at the next', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      await world.openJackpot('northstar', 'a');
      const silent = new Listener(await world.serviceUrl(service), {}, { autoPong: false });
      await silent.opened();
      silent.subscribe('*');
      await silent.next();
      await world.advance(30_000);
      await silent.until(({ timestamp }) => timestamp === world.now());
      await world.advance(30_000);
      assert.equal(await silent.closed, { code: 4408, reason: 'The client did not answer a ping.' });
    }));

  test('a shutdown closes every socket 1001, and opens no more', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      await world.openJackpot('northstar', 'a');
      const url = await world.serviceUrl(service);
      const open = [
        await world.connect(url, '*'),
        await world.connect(world.playerUrl('session-p-1'), '*'),
        await world.connect(`${world.url}/operator/jackpot-status`),
      ];
      const silent = new Listener(url, {}, { autoPong: false });
      await silent.opened();
      const stopped = world.sockets.stop();
      for (const listener of [...open, silent])
        assert.equal(await listener.closed, { code: 1001, reason: 'The platform is shutting down.' });
      await stopped;
      assert.is(await answered(world, handshake(url.slice(world.url.length))), '503 unavailable');
      assert.is(open[0]?.socket.readyState, WebSocket.CLOSED);
    }));
});
