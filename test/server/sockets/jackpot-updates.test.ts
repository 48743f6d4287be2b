import * as assert from 'uvu/assert';
import type { Frame, Listener } from '../../support/listener.ts';
import { suite } from '../../support/suite.ts';
import { changeIn } from '../../support/tables.ts';
import { robot, type SocketWorld, withSockets } from '../../support/with-sockets.ts';

/** A client that watches everything from the first look on. */
const watching = async (world: SocketWorld, ...events: readonly string[]): Promise<Listener> => {
  const service = robot({ type: 'System' });
  await world.save(service);
  return world.connect(await world.serviceUrl(service), 'JackpotUpdate', ...events);
};

/** The content of the frames since the last time, as `id status minor`. */
const since = async (listener: Listener, seen: { frames: number }): Promise<string[]> => {
  await listener.settled();
  const frames = listener.frames.slice(seen.frames);
  seen.frames = listener.frames.length;
  return frames.map(({ data }: Frame) => `${data.id} ${data.status} ${data.pots[0].current_value}`);
};

suite('server/sockets/jackpot-updates', (test) => {
  test('F3 shows every jackpot that is Active or Paused at once and every 3 seconds', () =>
    withSockets(async (world) => {
      const [first, second] = [await world.openJackpot('northstar', 'a'), await world.openJackpot('southstar', 'b')];
      const ended = await world.openJackpot('northstar', 'c');
      await world.call('pauseInstance', { path: { instance_id: second }, body: { reason: 'maintenance' } });
      await world.call('terminateInstance', { path: { instance_id: ended }, body: { reason: 'over' } });
      const pending = { timestamp_start: world.now() + 60_000 };
      await world.call('instantiateTemplate', {
        body: {
          template_owner_id: 'northstar',
          template_id: 'a',
          instance_owner_id: 'northstar',
          instance_name: 'later',
          instance_game_code: 'later',
          schedule: pending,
        },
      });
      const listener = await watching(world);
      const expected = [`${first} Active 5`, `${second} Paused 5`].sort();
      assert.equal(
        (await listener.next(2)).map(({ timestamp }) => timestamp),
        [world.now(), world.now()],
      );
      const seen = { frames: 0 };
      assert.equal(await since(listener, seen), expected);
      await world.advance(2_999);
      assert.equal(await since(listener, seen), []);
      await world.advance(1);
      assert.equal(await since(listener, seen), expected);
      await world.advance(3_000);
      assert.equal(await since(listener, seen), expected);
    }));

  test('F3 shows a change within a second, many changes at once as one, and nothing that has not changed', () =>
    withSockets(async (world) => {
      const [first, second] = [await world.openJackpot('northstar', 'a'), await world.openJackpot('northstar', 'b')];
      const listener = await watching(world);
      await listener.next(2);
      const seen = { frames: 2 };
      for (let times = 0; times < 20; times += 1) await world.contribute(first, 'northstar:luna', 'p-1');
      await world.advance(250);
      await world.advance(250);
      assert.equal(await since(listener, seen), [`${first} Active 9.2`]);
      // So many changes that each look finds one: two a second are shown.
      for (let times = 0; times < 6; times += 1) {
        await world.contribute(second, 'northstar:luna', 'p-1');
        await world.advance(250);
      }
      const updates = await since(listener, seen);
      assert.equal(
        updates.filter((update) => update.startsWith(second)),
        ['5.42', '5.84', '6.26'].map((value) => `${second} Active ${value}`),
      );
      // An unchanged jackpot is shown only together with all others.
      await world.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
      await world.advance(500);
      assert.equal(await since(listener, seen), []);
    }));

  test('F3 shows a jackpot that is opened, led to by a source, won, and once more when it ends', () =>
    withSockets(async (world) => {
      const listener = await watching(world, 'WinEvent');
      const id = await world.openJackpot('northstar', 'a');
      await listener.settled();
      await world.advance(500);
      const [opened] = await listener.next();
      assert.equal([opened.data.id, opened.data.allowed_sources], [id, []]);
      const source = { owner_id: 'northstar', source_id: 'comet-rush', source_name: 'Comet Rush' };
      await world.call('createSources', { body: [source] });
      await world.call('assignSources', {
        body: { owner_id: 'northstar', source_id: ['comet-rush'], instance_id: id },
      });
      await world.advance(500);
      assert.equal((await listener.next())[0].data.allowed_sources, ['comet-rush']);
      await world.win(id, 'northstar:luna', 'p-1');
      const [win] = await listener.next();
      assert.is(win.event_type, 'WinEvent');
      await world.advance(500);
      assert.is((await listener.next())[0].data.id, id);
      await world.call('terminateInstance', { path: { instance_id: id }, body: { reason: 'over' } });
      await world.advance(500);
      assert.is((await listener.next())[0].data.status, 'Terminated');
      const seen = { frames: listener.frames.length };
      await world.advance(3_000);
      assert.equal(await since(listener, seen), []);
    }));

  test('F3 shows a jackpot that begins or ends by its schedule within a second, although nothing is written', () =>
    withSockets(async (world) => {
      const listener = await watching(world);
      const id = await world.openJackpot('northstar', 'a');
      changeIn(
        world.platform.file,
        'update instances set starts_at_ms = ?, ends_at_ms = ? where id = ?',
        world.now() + 10_100,
        world.now() + 20_200,
        id,
      );
      await listener.settled();
      const seen = { frames: 0 };
      const steps: string[] = [];
      for (let ms = 0; ms < 21_000; ms += 250) {
        await world.advance(250);
        for (const update of await since(listener, seen)) steps.push(`${ms + 250} ${update.split(' ')[1]}`);
      }
      const active = steps.filter((step) => step.endsWith('Active'));
      const [began = '', ended = ''] = [active[0], steps.at(-1)];
      assert.ok(Number.parseInt(began, 10) >= 10_100 && Number.parseInt(began, 10) <= 11_100, began);
      assert.match(ended, 'Terminated');
      assert.ok(Number.parseInt(ended, 10) >= 20_200 && Number.parseInt(ended, 10) <= 21_200, ended);
      assert.is(steps.length, active.length + 1);
    }));

  test('F3 and C2 go on showing when the clock is set back', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'a');
      const listener = await watching(world);
      await listener.next();
      const seen = { frames: 1 };
      await world.advance(-3_600_000);
      assert.equal(await since(listener, seen), [`${id} Active 5`]);
    }));
});
