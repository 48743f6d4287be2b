import * as assert from 'uvu/assert';
import type { Frame } from '../../support/listener.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { suite } from '../../support/suite.ts';
import { changeIn, selectFrom } from '../../support/tables.ts';
import { robot, type SocketWorld, withSockets } from '../../support/with-sockets.ts';

const isUpdate = ({ event_type }: Frame): boolean => event_type === 'JackpotUpdate';
const typesOf = (frames: readonly Frame[]): string[] => frames.map(({ event_type }) => event_type);

/** The events that commits have decided on, as [type, brand, player, data]. */
const decided = ({ platform }: SocketWorld): unknown[] =>
  selectFrom(platform.file, 'select event_type, brand_id, player_id, data from outbox order by id').map((row) => [
    row.event_type,
    row.brand_id,
    row.player_id,
    JSON.parse(String(row.data)),
  ]);

suite('server/sockets/service-socket', (test) => {
  test('F3 sends a service the events of its operator, each once, in the order of the outbox and without gaps', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const id = await world.openJackpot('northstar', 'a');
      const listener = await world.connect(await world.serviceUrl(service), '*');
      const [first] = await listener.next();
      assert.equal([first.event_type, first.operator_id, first.data.id], ['JackpotUpdate', 'northstar', id]);
      for (const player of ['p-1001', 'p-1002', 'p-1003']) {
        await world.optIn(id, 'northstar:luna', player);
        await world.contribute(id, 'northstar:sol', player);
        await world.win(id, 'northstar:luna', player);
      }
      await world.optIn(id, 'northstar:sol', 'the-last');
      const frames = [first, ...(await listener.until(({ player_id }) => player_id === 'the-last'))];
      assert.equal(
        frames
          .filter((frame) => !isUpdate(frame))
          .map((frame) => [frame.event_type, frame.brand_id, frame.player_id, frame.data]),
        decided(world),
      );
      assert.equal(
        frames.map(({ seq }) => seq),
        frames.map((_, index) => index + 1),
      );
      assert.ok(typesOf(frames).includes('WinEvent') && typesOf(frames).includes('OptInEvent'));
    }));

  test('F3 sends nothing of another operator, and to the account of a brand what it may play, with the wins of others masked', () =>
    withSockets(async (world) => {
      const [brand, everything] = [robot({ unitId: 'luna' }), robot({ type: 'System' })];
      await world.save(brand, everything);
      const shared = await world.openJackpot('northstar', 'shared');
      const [own, other, foreign] = [
        await world.openJackpot('northstar:luna', 'own'),
        await world.openJackpot('northstar:sol', 'other'),
        await world.openJackpot('southstar', 'foreign'),
      ];
      const limited = await world.connect(await world.serviceUrl(brand), '*');
      const all = await world.connect(await world.serviceUrl(everything), '*');
      assert.equal(
        (await limited.next(2)).map(({ data }) => data.id),
        [shared, own].sort(),
      );
      assert.equal(
        (await all.next(4)).map(({ data }) => data.id),
        [shared, own, other, foreign].sort(),
      );
      await world.win(foreign, 'southstar:mare', 'p-1');
      await world.win(other, 'northstar:sol', 'p-2');
      await world.win(shared, 'northstar:sol', 'player-3');
      await world.optIn(shared, 'northstar:sol', 'player-6');
      await world.win(shared, 'northstar:luna', 'p-4');
      await world.win(own, 'northstar:luna', 'p-5');
      const isLast = ({ player_id }: Frame): boolean => player_id === 'p-5';
      const wins = (frames: readonly Frame[]) =>
        frames.filter((frame) => !isUpdate(frame)).map(({ player_id }) => player_id);
      const seen = await limited.until(isLast);
      assert.equal(wins(seen), ['***-3', 'p-4', 'p-5']);
      const others = seen.find(({ player_id }) => player_id === '***-3');
      assert.equal([others?.data.player_id, others?.data.transaction_id], ['***-3', undefined]);
      assert.not(JSON.stringify(limited.frames).includes('player-3'));
      assert.equal(wins(await all.until(isLast)), ['p-1', 'p-2', 'player-3', 'player-6', 'p-4', 'p-5']);
      const shown = new Set(limited.frames.filter(isUpdate).map(({ data }) => data.id));
      assert.equal([...shown].sort(), [shared, own].sort());
    }));

  test('F3 sends what the last SubscribeRequest names, and nothing more after an empty one', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const id = await world.openJackpot('northstar', 'a');
      const url = await world.serviceUrl(service);
      const [witness, listener] = [
        await world.connect(url, '*'),
        await world.connect(url, 'JackpotUpdate', 'OptInEvent'),
      ];
      await Promise.all([witness.next(), listener.next()]);
      await world.win(id, 'northstar:luna', 'p-1');
      await world.optIn(id, 'northstar:luna', 'p-2');
      assert.equal(
        typesOf(await listener.until(({ event_type }) => event_type === 'OptInEvent')).filter(
          (type) => type !== 'JackpotUpdate',
        ),
        ['OptInEvent'],
      );
      listener.subscribe('WinEvent', 'JackpotUpdate');
      const { length } = listener.frames;
      // A new subscription shows the jackpots at the next tick.
      while (listener.frames.length === length) {
        await world.advance(250);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await world.optIn(id, 'northstar:luna', 'p-3');
      await world.win(id, 'northstar:luna', 'p-4');
      const after = await listener.until(({ player_id }) => player_id === 'p-4');
      assert.not(after.some(({ event_type }) => event_type === 'OptInEvent'));
      await witness.until(({ player_id }) => player_id === 'p-4');

      listener.subscribe();
      await listener.settled();
      const before = listener.frames.length;
      await world.win(id, 'northstar:luna', 'p-5');
      await witness.until(({ player_id }) => player_id === 'p-5');
      await world.advance(3_000);
      await witness.until(isUpdate);
      assert.is(listener.frames.length, before);
      assert.is(listener.socket.readyState, listener.socket.OPEN);
    }));

  test('F3 closes 4400 for what is no SubscribeRequest and for another query, with a reason that says what to mend', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      const refused: [what: string, send: string | Buffer, reason: RegExp][] = [
        ['no JSON', 'hello', /JSON/],
        ['bytes', Buffer.from('{}'), /JSON text/],
        ['nothing', '{}', /SubscribeRequest.*required/],
        ['another message', '{"Authenticate":{"token":"x"}}', /^\/Authenticate.*unknown|SubscribeRequest/],
        ['no events', '{"SubscribeRequest":{}}', /events/],
        ['another source', '{"SubscribeRequest":{"events":[{"source":"x","event_type":"*"}]}}', /source/],
        [
          'an unknown event',
          '{"SubscribeRequest":{"events":[{"source":"pitboss","event_type":"PasswordResetRequested"}]}}',
          /event_type/,
        ],
        ['a list', '[]', /./],
        ['null', 'null', /./],
        [
          'a field twice',
          '{"SubscribeRequest":{"events":[{"source":"pitboss","event_type":"WinEvent","event_type":"*"}]}}',
          /^An object in the message has a field twice\.$/,
        ],
      ];
      for (const [what, message, reason] of refused) {
        const listener = await world.connect(url);
        listener.socket.send(message);
        const closed = await listener.closed;
        assert.is(closed.code, 4400, what);
        assert.match(closed.reason, reason, what);
      }
      const token = await world.token(service);
      for (const query of [
        '',
        '?token=',
        `?token=${token}&token=${token}`,
        `?token=${token}&currency=EUR`,
        '?token=%20',
      ]) {
        const { code, reason } = await (await world.connect(`${world.url}/events/service${query}`)).closed;
        assert.is(code, 4400, query);
        assert.match(reason, /^\/query\//, query);
        assert.not(reason.includes(token));
      }
    }));

  test('F3 closes 4401 for a token that does not count, when it is revoked, and when it expires', () =>
    withSockets(async (world) => {
      const [disabled, outdated, short] = [robot(), robot(), robot()];
      await world.save(disabled, outdated, short);
      await world.openJackpot('northstar', 'a');
      const closed = await (await world.connect(`${world.url}/events/service?token=made-up`)).closed;
      assert.equal(closed, { code: 4401, reason: 'The token is invalid, revoked or expired.' });

      const [first, second, third] = [
        await world.connect(await world.serviceUrl(disabled), '*'),
        await world.connect(await world.serviceUrl(outdated), '*'),
        await world.connect(await world.serviceUrl(short), '*'),
      ];
      await Promise.all([first.next(), second.next(), third.next()]);
      changeIn(world.platform.file, 'update accounts set enabled = 0 where id = ?', disabled.id);
      changeIn(world.platform.file, 'update accounts set epoch = 2 where id = ?', outdated.id);
      await world.advance(60_000);
      assert.is((await first.closed).code, 4401);
      assert.is((await second.closed).code, 4401);
      await third.until(isUpdate);
      const left = 30 * 60_000 - 60_000;
      await world.advance(left - 1);
      await third.until(isUpdate);
      await world.advance(1);
      assert.equal(await third.closed, { code: 4401, reason: 'The token has expired.' });
    }));

  test('F3 closes 4403 without the permission, and when it is withdrawn', () =>
    withSockets(async (world) => {
      const [bare, service] = [robot({ permissions: [] }), robot()];
      await world.save(bare, service);
      await world.openJackpot('northstar', 'a');
      const { code, reason } = await (await world.connect(await world.serviceUrl(bare))).closed;
      assert.equal([code, reason], [4403, 'This needs the permission Read on events.']);

      const listener = await world.connect(await world.serviceUrl(service), '*');
      await listener.next();
      changeIn(world.platform.file, "update accounts set permissions = '[]' where id = ?", service.id);
      await world.advance(60_000);
      assert.is((await listener.closed).code, 4403);
    }));

  test('F3 closes 4408 without a SubscribeRequest in 30 seconds', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const listener = await world.connect(await world.serviceUrl(service));
      await world.advance(29_999);
      assert.is(listener.socket.readyState, listener.socket.OPEN);
      await world.advance(1);
      assert.equal(await listener.closed, { code: 4408, reason: 'The first message took too long.' });
    }));

  test('F3 takes a subscription that is equal to the last as nothing new', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      await world.openJackpot('northstar', 'a');
      const listener = await world.connect(await world.serviceUrl(service), 'JackpotUpdate');
      await listener.next();
      for (let sent = 0; sent < 10; sent += 1) listener.subscribe('JackpotUpdate');
      await listener.settled();
      await world.advance(250);
      await listener.settled();
      assert.is(listener.frames.length, 1);
      listener.subscribe('JackpotUpdate', 'WinEvent');
      await listener.settled();
      await world.advance(250);
      await listener.next();
    }));

  test('F3, F4 and C2 close 4429 for more than 60 messages in 10 seconds, and take 60 again and again', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      await world.openJackpot('northstar', 'a');
      for (const url of [await world.serviceUrl(service), world.playerUrl('session-p-1')]) {
        const listener = await world.connect(url);
        for (const _ of [1, 2, 3]) {
          // Each differs from the one before, so each is read.
          for (let sent = 0; sent < 30; sent += 1) {
            listener.subscribe('WinEvent');
            listener.subscribe('OptInEvent');
          }
          await listener.settled();
          await world.advance(10_000);
        }
        assert.is(listener.socket.readyState, listener.socket.OPEN);
        for (let sent = 0; sent < 500; sent += 1) listener.subscribe('WinEvent');
        // It gets the reason, and is cut off a second later: nothing else it sends is read.
        while (listener.socket.readyState === listener.socket.OPEN)
          await new Promise((resolve) => setImmediate(resolve));
        await world.advance(1_000);
        assert.equal(await listener.closed, {
          code: 4429,
          reason: 'The client sent more than 60 messages within 10 seconds.',
        });
      }
    }));

  test('F3 closes 1011 when the platform fails', () =>
    withSockets(async (world) => {
      expectErrors(/The store is closed/);
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      await world.platform.store.close();
      assert.is((await (await world.connect(url)).closed).code, 1011);
    }));
});
