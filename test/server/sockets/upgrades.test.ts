import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { endTokens, setPassword } from '../../../db/accounts/credentials.ts';
import { keysFolder } from '../../../server/keys/keys.ts';
import { rotateSigningKeys } from '../../../server/keys/signing-keys.ts';
import { EVERY_PERMISSION } from '../../support/accounts.ts';
import { converse, repliesIn } from '../../support/converse.ts';
import { Listener } from '../../support/listener.ts';
import { SYSTEM } from '../../support/platform.ts';
import { suite } from '../../support/suite.ts';
import { ORIGIN, robot, type SocketWorld, withSockets } from '../../support/with-sockets.ts';

suite('server/sockets/upgrades', (test) => {
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

suite('server/sockets/ended-tokens', (test) => {
  type Ended = { readonly id: string; readonly token: string };

  /** Ways to end the tokens of an account, each with the close code of a socket that one of them opened. */
  const WAYS: readonly [what: string, end: (world: SocketWorld, of: Ended) => Promise<unknown>, code: number][] = [
    ['disabled', ({ call }, { id }) => call('disableAccount', { path: { account_id: id } }), 4401],
    ['disabled by an update', ({ call }, { id }) => call('updateAccount', { body: { id, enabled: false } }), 4401],
    [
      'another horse battery',
      ({ call }, { id }) => call('updateAccount', { body: { id, password: 'blue-anchor-seventeen' } }),
      4401,
    ],
    ['a password reset', ({ platform }, { id }) => platform.store.write((tx) => setPassword(tx, id, 'a hash')), 4401],
    ['without its permissions', ({ call }, { id }) => call('updateAccount', { body: { id, permissions: [] } }), 4401],
    [
      'moved to another unit',
      ({ call }, { id }) =>
        call('updateAccount', { body: { id, org_unit: { org_id: 'northstar', unit_id: 'casino' } } }),
      4401,
    ],
    ['of another type', ({ call }, { id }) => call('updateAccount', { body: { id, account_type: 'User' } }), 4401],
    [
      'of a disabled organisation',
      ({ call }) => call('updateOrganisation', { path: { org_id: 'northstar' }, body: { enabled: false } }),
      4401,
    ],
    ['ended', ({ platform }, { id }) => platform.store.write((tx) => endTokens(tx, id)), 4401],
    [
      'logged out',
      ({ platform }, { id, token }) => {
        const sid = String(decodeJwt(token).sid);
        return platform.call('logout', {}, { ...SYSTEM, accountId: id, sid });
      },
      4401,
    ],
    [
      'signed by a revoked key',
      async ({ platform, now, advance }) => {
        rotateSigningKeys(keysFolder(dirname(platform.file)), now(), now());
        await advance(500);
      },
      4401,
    ],
  ];

  const opened = async (world: SocketWorld, token: string) => {
    const events = await world.connect(`${world.url}/events/service?token=${token}`, '*');
    const status = await world.connect(`${world.url}/operator/jackpot-status`);
    status.send({ Authenticate: { token } });
    let isShown = false;
    const shown = Promise.all([events.next(), status.next()]).then(() => {
      isShown = true;
    });
    // Messages that arrive while jackpots are being shown wait for the next tick, and only the test ticks.
    while (!isShown) await Promise.all([world.advance(0), setImmediate()]);
    await shown;
    return { events, status };
  };

  for (const [what, end, code] of WAYS)
    test(`F3 and C2 close at once for an account that is ${what}, and send nothing that happens later`, () =>
      withSockets(async (world) => {
        const service = robot({ unitId: '' });
        await world.save(service, robot({ unitId: 'casino' }));
        const id = await world.openJackpot('northstar', 'a');
        const token = await world.token(service);
        const { events, status } = await opened(world, token);
        assert.is((await world.platform.identify(token))?.accountId, service.id);
        await end(world, { id: service.id, token });
        assert.is(await world.platform.identify(token), undefined, 'requests are refused at once');
        await world.optIn(id, 'northstar:luna', 'a-private-player');
        assert.is((await events.closed).code, code);
        assert.is((await status.closed).code, code);
        assert.not(JSON.stringify(events.frames).includes('a-private-player'));
      }));

  test('F3 and C2 close for a person who has to set up a second factor, with a reason', () =>
    withSockets(async (world) => {
      const person = robot({ type: 'SuperUser', unitId: '' });
      await world.save(person);
      await world.openJackpot('northstar', 'a');
      const token = await world.token(person);
      const { events, status } = await opened(world, token);
      await world.call('updateOrganisation', { path: { org_id: 'northstar' }, body: { second_factor_required: true } });
      const reason = 'Set up a second factor: the organisation requires one.';
      assert.equal(await events.closed, { code: 4403, reason });
      assert.equal(await status.closed, { code: 4403, reason });
    }));

  test('F3 goes on for another account', () =>
    withSockets(async (world) => {
      const [gone, service] = [robot(), robot()];
      await world.save(gone, service);
      const id = await world.openJackpot('northstar', 'a');
      const { events } = await opened(world, await world.token(service));
      await world.call('disableAccount', { path: { account_id: gone.id } });
      await world.optIn(id, 'northstar:luna', 'p-1');
      await events.until(({ player_id }) => player_id === 'p-1');
    }));

  test('F3 and C2 show an account of a brand no more than the brand, as soon as there is one', () =>
    withSockets(async (world) => {
      const service = robot({ unitId: 'casino' });
      await world.save(service);
      await world.openJackpot('northstar:sol', 'of-sol');
      const listener = await world.connect(await world.serviceUrl(service), '*');
      await listener.next();
      await world.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'casino', name: 'Casino' }] });
      // Earlier frames are still on their way.
      await listener.settled();
      const { length } = listener.frames;
      const own = await world.openJackpot('northstar:casino', 'of-casino');
      await world.advance(3_000);
      await listener.until(({ data }) => data.id === own);
      assert.equal([...new Set(listener.frames.slice(length).map(({ data }) => data.id))], [own]);
    }));

  for (const type of ['User', 'Provider'] as const)
    test(`F3 and C2 close 4403 for a ${type}, with any permissions`, () =>
      withSockets(async (world) => {
        const account = robot({ type, permissions: EVERY_PERMISSION });
        await world.save(account);
        const events = await world.connect(await world.serviceUrl(account), '*');
        const status = await world.connect(`${world.url}/operator/jackpot-status`);
        status.send({ Authenticate: { token: await world.token(account) } });
        for (const { closed } of [events, status]) {
          const { code, reason } = await closed;
          assert.equal([code, reason], [4403, 'Only these account types may connect: Service, SuperUser, System.']);
        }
      }));

  for (const type of ['Service', 'System', 'SuperUser'] as const)
    test(`F3 takes a ${type}`, () =>
      withSockets(async (world) => {
        const account = robot({ type });
        await world.save(account);
        await world.openJackpot('northstar', 'a');
        await (await world.connect(await world.serviceUrl(account), '*')).next();
      }));
});
