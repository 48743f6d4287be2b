import * as assert from 'uvu/assert';
import { removeLoggedEvents } from '../../../db/events/event-log.ts';
import { emit, listPendingEvents, listPendingResets } from '../../../db/events/outbox.ts';
import { EventClient } from '../../../server/sockets/event-client.ts';
import { Positions } from '../../../server/sockets/positions.ts';
import type { Frame, Listener } from '../../support/listener.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { selectFrom } from '../../support/tables.ts';
import { robot, type SocketWorld, sessionOf, withSockets } from '../../support/with-sockets.ts';

suite('server/sockets/resume', (test) => {
  const DAY_MS = 24 * 60 * 60_000;
  const FOREIGN = 'AAAAAAAAAAAAAAAAAAAAAA';
  const isEvent = ({ event_type }: Frame): boolean => event_type !== undefined && event_type !== 'JackpotUpdate';
  const eventsIn = (frames: readonly Frame[]) => frames.filter(isEvent);
  const playersIn = (frames: readonly Frame[]): string[] => eventsIn(frames).map(({ player_id }) => player_id);
  const isHeartbeat = (frame: Frame): boolean => frame.Heartbeat !== undefined;
  const numbered = (count: number, from = 0): string[] => Array.from({ length: count }, (_, n) => `p-${from + n}`);

  const published = ({ platform: { store } }: SocketWorld) =>
    until(
      async () => [
        ...(await store.read((tx) => listPendingEvents(tx, 1))),
        ...(await store.read((tx) => listPendingResets(tx, 1))),
      ],
      [],
    );

  /** Commits one opt-in event per player, each in its own unit, and waits until they are published. */
  const happen = async (world: SocketWorld, players: readonly string[], brandId = 'northstar:luna'): Promise<void> => {
    const { platform, now } = world;
    const of = { instance_id: '0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11', game_code: 'tri-star', brand_id: brandId };
    for (const playerId of players)
      await platform.store.write((tx) =>
        emit(tx, {
          ...{ instanceId: of.instance_id, eventType: 'OptInEvent', operatorId: 'northstar', brandId, playerId },
          createdAtMs: now(),
          data: { ...of, player_id: playerId, opted_in: true, timestamp: now() },
        }),
      );
    await published(world);
  };

  /** Lets a player win, and waits until that is published. */
  const win = async (world: SocketWorld, ...of: Parameters<SocketWorld['win']>): Promise<void> => {
    await world.win(...of);
    await published(world);
  };

  /** Removes published events as housekeeping does, keeping the last few. */
  const keepLast = async (world: SocketWorld, countMax: number): Promise<void> => {
    await published(world);
    const limits = { keptMs: 7 * DAY_MS, countMax };
    await world.platform.store.write((tx) => removeLoggedEvents(tx, world.now(), limits, 10_000));
  };

  const resume = async (world: SocketWorld, url: string, since: string, ...events: string[]): Promise<Listener> => {
    const listener = await world.connect(url);
    listener.resume(since, ...events);
    return listener;
  };

  /** Everything up to the heartbeat that ends the replay. */
  const replayed = async (listener: Listener) => {
    const frames = await listener.until(isHeartbeat);
    return { frames, position: String(frames.at(-1)?.Heartbeat.position) };
  };

  test('F3 a client that is cut off again and again gets every event once and in order', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      const all = numbered(300);
      let since = (await replayed(await resume(world, url, 'now'))).position;
      const happening = happen(world, all);
      const got: string[] = [];
      for (let cut = 0; got.at(-1) !== all.at(-1); cut += 1) {
        const listener = await resume(world, url, since);
        // The last connections stay, so that the test ends; the others break after a few frames.
        const frames = await listener.next(cut < 25 ? 1 + (cut % 17) : 1);
        listener.close();
        for (const frame of frames) since = frame.position ?? frame.Heartbeat?.position ?? since;
        got.push(...playersIn(frames));
      }
      await happening;
      assert.equal(got, all);
    }));

  test('F3 sends the events after a position before new ones, each once, for many clients at once', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      const { position } = await replayed(await resume(world, url, 'now'));
      await happen(world, numbered(500));
      const listeners = await Promise.all(numbered(20).map(() => resume(world, url, position)));
      await happen(world, numbered(300, 500));
      for (const listener of listeners) {
        const frames = await listener.until(({ player_id }) => player_id === 'p-799');
        assert.equal(playersIn(frames), numbered(800));
        assert.equal(
          eventsIn(frames).map(({ seq }) => seq),
          numbered(800).map((_, index) => index + 1),
        );
        assert.is(new Set(eventsIn(frames).map((frame) => frame.position)).size, 800);
      }
    }));

  test('F3 only a subscription with since gets heartbeats, every 15 seconds, and they move on without events', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      const plain = await world.connect(url, '*');
      const selective = await resume(world, url, 'now', 'WinEvent');
      const { position: start } = await replayed(selective);
      await happen(world, ['p-1']);
      const [event] = await plain.next();
      assert.ok(event.position);
      await world.advance(14_000);
      await world.advance(1_000);
      const { frames, position } = await replayed(selective);
      assert.equal([frames.length, frames[0].Heartbeat.timestamp], [1, world.now()]);
      assert.is(position, event.position);
      assert.is.not(position, start);
      await plain.settled();
      assert.equal(
        plain.frames.filter((frame) => frame.event_type === undefined),
        [],
      );
    }));

  test('F3 reports a gap when housekeeping has removed what followed, and kept events come after it', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      const { position: before } = await replayed(await resume(world, url, 'now'));
      await happen(world, numbered(10));
      const whole = await replayed(await resume(world, url, before));
      const [at3, at4] = eventsIn(whole.frames)
        .slice(3)
        .map((frame) => frame.position);
      await keepLast(world, 5);
      const late = await replayed(await resume(world, url, at3));
      assert.equal(late.frames[0], { Gap: { reason: 'expired', position: late.frames[0].Gap?.position } });
      assert.equal(playersIn(late.frames), numbered(5, 5));
      // The last event that was removed is the last that this client has: nothing is missing.
      const level = await replayed(await resume(world, url, at4));
      assert.equal([level.frames[0].Gap, playersIn(level.frames)], [undefined, numbered(5, 5)]);
      // The position in the gap is one to resume from.
      const again = await replayed(await resume(world, url, late.frames[0].Gap.position));
      assert.equal([again.frames[0].Gap, playersIn(again.frames)], [undefined, numbered(5, 5)]);
      // A client that has everything misses nothing, even when nothing is kept.
      await world.advance(8 * DAY_MS);
      await keepLast(world, 1_000);
      const fresh = await world.serviceUrl(service);
      const idle = await replayed(await resume(world, fresh, whole.position));
      assert.equal(idle.frames.length, 1);
      await happen(world, ['p-next']);
      assert.equal(playersIn((await replayed(await resume(world, fresh, idle.position))).frames), ['p-next']);
    }));

  test('F3 a position that is not of this log is a gap, after which events come as they happen', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      await happen(world, ['p-1']);
      for (const since of [FOREIGN, 'nonsense']) {
        const { frames } = await replayed(await resume(world, url, since));
        assert.equal([frames[0].Gap?.reason, frames.length], ['unknown', 2], since);
        const listener = await resume(world, url, frames[0].Gap.position);
        await replayed(listener);
        await happen(world, ['p-2']);
        assert.equal(playersIn(await listener.next()), ['p-2']);
      }
      const refused = await resume(world, url, 'no position!');
      assert.equal((await refused.closed).code, 4400);
    }));

  test('F3 an event is replayed only to those who may see it when it is replayed', () =>
    withSockets(async (world) => {
      const [wide, narrow] = [robot(), robot({ unitId: 'sol' })];
      await world.save(wide, narrow);
      const { position } = await replayed(await resume(world, await world.serviceUrl(wide), 'now'));
      const id = await world.openJackpot('northstar', 'shared');
      await happen(world, ['p-1'], 'northstar:luna');
      await happen(world, ['p-2'], 'northstar:sol');
      await win(world, id, 'northstar:luna', 'player-3');
      // The position of one account serves another; what it sees is its own.
      const { frames } = await replayed(await resume(world, await world.serviceUrl(narrow), position));
      assert.equal(playersIn(frames), ['p-2', '***-3']);
      assert.not.match(JSON.stringify(frames), /p-1|player-3/);
      const blind = robot({ permissions: [] });
      await world.save(blind);
      const refused = await resume(world, await world.serviceUrl(blind), position);
      assert.equal([(await refused.closed).code, refused.frames], [4403, []]);
    }));

  test('F3 rights taken away while a client is away, or an account closed, end what it would have been sent', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      const { position } = await replayed(await resume(world, url, 'now'));
      await happen(world, ['p-1']);
      await world.call('disableAccount', { path: { account_id: service.id } });
      const closed = await resume(world, url, position);
      assert.equal([(await closed.closed).code, closed.frames], [4401, []]);
    }));

  test('F4 a player resumes with the own events and masked wins alone', () =>
    withSockets(async (world) => {
      world.wallet.answer = (token) => sessionOf(token);
      const url = world.playerUrl('session-p-1001');
      const { position } = await replayed(await resume(world, url, 'now', 'OptInEvent', 'WinEvent'));
      const id = await world.openJackpot('northstar', 'shared');
      const sols = await world.openJackpot('northstar:sol', 'sols');
      await happen(world, ['p-1002', 'p-1001', 'p-1003']);
      await happen(world, ['p-1001'], 'northstar:sol');
      await win(world, id, 'northstar:luna', 'player-2');
      await win(world, sols, 'northstar:sol', 'p-1001');
      await win(world, id, 'northstar:luna', 'p-1001');
      const { frames } = await replayed(await resume(world, url, position, 'OptInEvent', 'WinEvent'));
      assert.equal(
        eventsIn(frames).map(({ event_type, player_id, data }) => [event_type, player_id, data.player_id]),
        [
          ['OptInEvent', 'p-1001', 'p-1001'],
          ['WinEvent', '***-2', '***-2'],
          ['WinEvent', 'p-1001', 'p-1001'],
        ],
      );
      assert.not.match(JSON.stringify(frames), /p-1002|p-1003|player-2/);
    }));

  test('F3 a one-time password is in no replay', () =>
    withSockets(async (world) => {
      const all = robot({ type: 'System' });
      await world.save(all);
      const url = await world.serviceUrl(all);
      const { position } = await replayed(await resume(world, url, 'now'));
      await world.call('requestPasswordReset', { body: { username: all.username } });
      await happen(world, ['p-1']);
      await published(world);
      const [used] = selectFrom(world.platform.file, 'select max(id) as seq from outbox');
      assert.is(used?.seq, 2);
      const { frames } = await replayed(await resume(world, url, position));
      assert.equal(playersIn(frames), ['p-1']);
      // Nor does it leave a hole that would be taken for a gap.
      await world.call('requestPasswordReset', { body: { username: all.username } });
      await published(world);
      const later = await replayed(await resume(world, url, frames[0].position));
      assert.equal([later.frames.length, later.position], [1, frames[0].position]);
      assert.equal((await replayed(await resume(world, url, later.position))).frames.length, 1);
    }));

  test('F3 jackpots are shown once the replay is over', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      const { position } = await replayed(await resume(world, url, 'now'));
      const id = await world.openJackpot('northstar', 'a');
      await happen(world, numbered(3));
      const listener = await resume(world, url, position);
      const { frames } = await replayed(listener);
      assert.equal(
        frames.map(({ event_type }) => event_type),
        ['OptInEvent', 'OptInEvent', 'OptInEvent', undefined],
      );
      const [update] = await listener.next();
      assert.equal([update.data.id, update.position], [id, undefined]);
    }));

  for (const way of ['offer', 'replay'] as const)
    test(`F3 a client that fails in ${way} is closed with 1011 and resumes; the others miss nothing`, () =>
      withSockets(async (world) => {
        expectErrors(/this client fails/);
        const service = robot();
        await world.save(service);
        const url = await world.serviceUrl(service);
        const live = await resume(world, url, 'now');
        const { position } = await replayed(live);
        const original = EventClient.prototype[way];
        let failures = 0;
        const failing = function (this: EventClient, ...given: never[]): void {
          failures += 1;
          if (failures === 1) throw new Error('this client fails');
          Reflect.apply(original, this, given);
        };
        const connected = async () => [await resume(world, url, position), await resume(world, url, position)] as const;
        try {
          if (way === 'replay') await happen(world, ['p-1']);
          if (way === 'replay') await published(world);
          if (way === 'replay') Object.assign(EventClient.prototype, { replay: failing });
          const [first, second] = await connected();
          if (way === 'offer') {
            await replayed(first);
            await replayed(second);
            Object.assign(EventClient.prototype, { offer: failing });
            await happen(world, ['p-1']);
          }
          // The one whose turn is first.
          assert.is((await (way === 'offer' ? live : first).closed).code, 1011);
          assert.equal(playersIn(await second.until(isEvent)), ['p-1']);
        } finally {
          Object.assign(EventClient.prototype, { [way]: original });
        }
        assert.equal(playersIn((await replayed(await resume(world, url, position))).frames), ['p-1']);
      }));

  test('F3 a new subscription on an open socket starts another reading', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const listener = await resume(world, await world.serviceUrl(service), 'now');
      const { position } = await replayed(listener);
      await happen(world, numbered(3));
      assert.equal(playersIn(await listener.next(3)), numbered(3));
      listener.resume(position, 'OptInEvent');
      assert.equal(playersIn((await replayed(listener)).frames), numbered(3));
      listener.subscribe('OptInEvent');
      await listener.settled();
      await happen(world, ['p-9']);
      assert.equal(playersIn(await listener.next()), ['p-9']);
    }));

  test('F3 a long replay waits for a slow reader, and reports a gap when the next event was removed meanwhile', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const url = await world.serviceUrl(service);
      const { position } = await replayed(await resume(world, url, 'now'));
      const id = await world.openJackpot('northstar', 'a');
      await win(world, id, 'northstar:luna', 'p-0');
      await published(world);
      const { store, file } = world.platform;
      const [{ data } = { data: '' }] = selectFrom(file, "select data from outbox where event_type = 'WinEvent'");
      // Together far more than a socket may hold, and than the network buffers.
      for (let n = 1; n <= 20; n += 1)
        await store.write((tx) =>
          emit(tx, {
            ...{ instanceId: id, eventType: 'WinEvent', operatorId: 'northstar', brandId: 'northstar:luna' },
            playerId: `p-${n}`,
            createdAtMs: world.now(),
            data: { ...JSON.parse(String(data)), player_id: `p-${n}`, event_metadata: 'x'.repeat(1_000_000) },
          }),
        );
      await published(world);
      const whole = await replayed(await resume(world, url, position, 'WinEvent'));
      assert.equal(playersIn(whole.frames), numbered(21));
      const slow = await world.connect(url);
      slow.resume(position, 'WinEvent');
      const [first] = await slow.next();
      slow.socket.pause();
      await keepLast(world, 2);
      slow.socket.resume();
      const { frames } = await replayed(slow);
      const seen = [first, ...frames];
      const gap = seen.findIndex((frame) => frame.Gap !== undefined);
      assert.ok(gap > 0, `${gap}`);
      assert.equal(playersIn(seen), [...numbered(gap), 'p-19', 'p-20']);
    }));
});

suite('server/sockets/positions', (test) => {
  const SECRET = Buffer.alloc(32, 7);

  test('a place is read as it was written, and is written the same each time', () => {
    const positions = new Positions(SECRET, 'one');
    for (const place of [
      { id: 0, createdAtMs: 0 },
      { id: 1, createdAtMs: 1_767_268_790_000 },
      { id: 2 ** 40, createdAtMs: 2 ** 47 },
    ]) {
      const position = positions.write(place);
      assert.match(position, /^[A-Za-z0-9_-]{22}$/);
      assert.is(new Positions(SECRET, 'one').write(place), position);
      assert.equal(positions.read(position), place);
    }
  });

  test('another timeline, another key and other texts read nothing', () => {
    const position = new Positions(SECRET, 'one').write({ id: 5, createdAtMs: 6 });
    assert.is(new Positions(SECRET, 'two').read(position), undefined);
    assert.is(new Positions(Buffer.alloc(32, 8), 'one').read(position), undefined);
    const positions = new Positions(SECRET, 'one');
    for (const text of ['', 'now', position.slice(1), `${position}A`, `B${position.slice(1)}`, '_'.repeat(22)])
      assert.is(positions.read(text), undefined, text);
  });

  test('positions of successive events have nothing in common', () => {
    const positions = new Positions(SECRET, 'one');
    const [first = '', second = ''] = [1, 2].map((id) => positions.write({ id, createdAtMs: 9 }));
    const same = [...first].filter((letter, index) => second[index] === letter);
    assert.ok(same.length < 8, `${first} ${second}`);
  });
});
