import * as assert from 'uvu/assert';
import { bonusAward } from '../../support/freespins.ts';
import type { Frame, Listener } from '../../support/listener.ts';
import { suite } from '../../support/suite.ts';
import { robot, type SocketWorld, withSockets } from '../../support/with-sockets.ts';

suite('server/sockets/subscription', (test) => {
  type Names = {
    readonly event_type?: string;
    readonly instance_ids?: readonly string[];
    readonly source_ids?: readonly string[];
  };
  const isUpdate = ({ event_type }: Frame): boolean => event_type === 'JackpotUpdate';
  const idsIn = (frames: readonly Frame[]): string[] =>
    frames
      .filter(isUpdate)
      .map(({ data }) => data.id)
      .sort();
  const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `game-${index}`);
  const unknown = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => `0198f3a2-6c1e-7b40-9a51-${String(index).padStart(12, '0')}`);

  const select = (listener: Listener, since: string | undefined, ...selectors: readonly Names[]): void =>
    listener.send({
      SubscribeRequest: {
        events: selectors.map((names) => ({ source: 'pitboss', event_type: '*', ...names })),
        since,
      },
    });

  /** A player's socket on which these are selected. */
  const player = async (world: SocketWorld, ...selectors: readonly Names[]): Promise<Listener> => {
    const listener = await world.connect(world.playerUrl('session-p-1'));
    select(listener, undefined, ...selectors);
    return listener;
  };

  const lead = async (
    world: SocketWorld,
    operation: 'assignSources' | 'unassignSources',
    instance_id: string,
    ...source_id: readonly string[]
  ): Promise<void> => {
    await world.call(operation, { body: { owner_id: 'northstar', source_id, instance_id } });
  };

  const withSources = async (world: SocketWorld, ...ids: readonly string[]): Promise<void> => {
    const sources = ids.map((source_id) => ({ owner_id: 'northstar', source_id, source_name: source_id }));
    await world.call('createSources', { body: sources });
  };

  /** The jackpots of the frames that came since the last time. */
  const shownSince = async (listener: Listener, seen: { frames: number }): Promise<string[]> => {
    await listener.settled();
    const frames = listener.frames.slice(seen.frames);
    seen.frames = listener.frames.length;
    return idsIn(frames);
  };

  test('F3, F4 sends the values of named jackpots at once, after a change and every 3 seconds, and no others', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const ids: string[] = [];
      for (const name of ['a', 'b', 'c', 'd']) ids.push(await world.openJackpot('northstar', name));
      const [first = '', second = '', third = ''] = ids;
      const names = { event_type: 'JackpotUpdate', instance_ids: [third, first, ...unknown(2)] };
      for (const url of [world.playerUrl('session-p-1'), await world.serviceUrl(service)]) {
        const listener = await world.connect(url);
        select(listener, undefined, names);
        assert.equal(idsIn(await listener.next(2)), [first, third]);
        const seen = { frames: 2 };
        await world.contribute(second, 'northstar:luna', 'p-1');
        await world.contribute(third, 'northstar:luna', 'p-1');
        await world.advance(500);
        assert.equal(await shownSince(listener, seen), [third]);
        await world.advance(2_500);
        assert.equal(await shownSince(listener, seen), [first, third]);
        await world.advance(3_000);
        assert.equal(await shownSince(listener, seen), [first, third]);
      }
      const listener = await player(world, names);
      await listener.next(2);
      await world.call('terminateInstance', { path: { instance_id: third }, body: { reason: 'over' } });
      await world.call('terminateInstance', { path: { instance_id: second }, body: { reason: 'over' } });
      await world.advance(500);
      const [ended] = await listener.next();
      assert.equal([ended.data.id, ended.data.status], [third, 'Terminated']);
      const seen = { frames: 3 };
      await world.advance(3_000);
      assert.equal(await shownSince(listener, seen), [first]);
    }));

  test('F4 a source names the jackpots that it leads to, and follows when it is assigned to others', () =>
    withSockets(async (world) => {
      const [first, second, third] = [
        await world.openJackpot('northstar', 'a'),
        await world.openJackpot('northstar', 'b'),
        await world.openJackpot('northstar', 'c'),
      ];
      await withSources(world, 'comet-rush', 'dice', 'roulette');
      await lead(world, 'assignSources', first, 'comet-rush', 'dice');
      await lead(world, 'assignSources', third, 'dice');
      const listener = await player(world, {
        instance_ids: [first],
        source_ids: ['comet-rush', 'dice', 'no-such-game'],
      });
      assert.equal(idsIn(await listener.next(2)), [first, third]);
      await lead(world, 'unassignSources', third, 'dice');
      await lead(world, 'assignSources', second, 'comet-rush');
      await listener.settled();
      const seen = { frames: listener.frames.length };
      await world.advance(500);
      assert.equal(await shownSince(listener, seen), [second]);
      await world.win(third, 'northstar:luna', 'p-2');
      await world.win(second, 'northstar:luna', 'p-3');
      const wins = (await listener.until(({ event_type }) => event_type === 'WinEvent')).filter(
        ({ event_type }) => event_type === 'WinEvent',
      );
      assert.equal(
        wins.map(({ data }) => data.instance_id),
        [second],
      );
      await world.advance(3_000);
      await listener.settled();
      assert.equal(idsIn(listener.frames.slice(-2)), [first, second]);
    }));

  test('F4 names limit the events that concern a jackpot, and no others', () =>
    withSockets(async (world) => {
      const [named, other] = [await world.openJackpot('northstar', 'a'), await world.openJackpot('northstar', 'b')];
      await withSources(world, 'dice');
      await lead(world, 'assignSources', named, 'dice');
      const everything = await player(world, {});
      const byId = await player(world, { instance_ids: [named] });
      const bySource = await player(world, { source_ids: ['dice'] });
      const none = await player(world, { instance_ids: [] });
      await Promise.all([everything.next(2), byId.next(), bySource.next(), none.settled()]);
      await world.optIn(other, 'northstar:luna', 'p-1');
      await world.win(other, 'northstar:luna', 'p-2');
      await world.optIn(named, 'northstar:luna', 'p-1');
      await world.win(named, 'northstar:luna', 'p-2');
      await world.call('awardBonus', { body: bonusAward() });
      const until = async (listener: Listener) =>
        (await listener.until(({ event_type }) => event_type === 'PlayerBonusAdded'))
          .filter((frame) => !isUpdate(frame))
          .map(({ event_type, data }) => [event_type, data.instance_id]);
      const bonus = ['PlayerBonusAdded', undefined];
      const of = (id: string) => [
        ['OptInEvent', id],
        ['WinEvent', id],
      ];
      assert.equal(await until(everything), [...of(other), ...of(named), bonus]);
      assert.equal(await until(byId), [...of(named), bonus]);
      assert.equal(await until(bySource), [...of(named), bonus]);
      assert.equal(await until(none), [bonus]);
    }));

  test('F4 several selectors of an event add up, and one without names selects every jackpot', () =>
    withSockets(async (world) => {
      const [first, second, third] = [
        await world.openJackpot('northstar', 'a'),
        await world.openJackpot('northstar', 'b'),
        await world.openJackpot('northstar', 'c'),
      ];
      const listener = await player(
        world,
        { event_type: 'JackpotUpdate', instance_ids: [second] },
        { event_type: 'JackpotUpdate', instance_ids: [first] },
        { event_type: 'WinEvent' },
      );
      assert.equal(idsIn(await listener.next(2)), [first, second]);
      await world.win(third, 'northstar:luna', 'p-2');
      const [win] = await listener.next();
      assert.equal([win.event_type, win.data.instance_id], ['WinEvent', third]);
      const all = await player(world, { instance_ids: [second] }, { event_type: 'JackpotUpdate' });
      assert.equal(idsIn(await all.next(3)), [first, second, third]);
    }));

  test('F3, F4 closes 4400 for more than 200 different names in a request, and says how many there are', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const id = await world.openJackpot('northstar', 'a');
      const urls = [world.playerUrl('session-p-1'), await world.serviceUrl(service)];
      for (const url of urls) {
        const taken = await world.connect(url);
        const names = { instance_ids: [id, ...unknown(99)], source_ids: numbered(100) };
        select(taken, undefined, names, { ...names, event_type: 'WinEvent' });
        assert.equal(idsIn(await taken.next()), [id]);
        for (const [selectors, reason] of [
          [[names, { source_ids: ['one-more'] }], 'The request names 201 jackpots and sources; name at most 200.'],
          [
            [{ instance_ids: unknown(201) }],
            '/SubscribeRequest/events/0/instance_ids Must not have more than 200 items.',
          ],
        ] as const) {
          const refused = await world.connect(url);
          select(refused, undefined, ...selectors);
          const closed = await refused.closed;
          assert.is(closed.code, 4400);
          assert.is(closed.reason, reason);
        }
      }
    }));

  test('F4 replays only what names select, and what is published meanwhile', () =>
    withSockets(async (world) => {
      const [named, other] = [await world.openJackpot('northstar', 'a'), await world.openJackpot('northstar', 'b')];
      await withSources(world, 'dice');
      await lead(world, 'assignSources', named, 'dice');
      const first = await player(world, {});
      select(first, 'now', {});
      const [{ Heartbeat: start }] = (await first.until((frame) => frame.Heartbeat !== undefined)).slice(-1);
      for (const id of [other, named, other, named]) {
        await world.optIn(id, 'northstar:luna', 'p-1');
        await world.win(id, 'northstar:luna', 'p-2');
        await world.call('saveOptIns', {
          body: { instance_id: id, brand_id: 'northstar:luna', opt_ins: [], opt_outs: ['p-1'] },
        });
      }
      await first.until(
        ({ event_type, data }) => event_type === 'OptInEvent' && data.instance_id === named && !data.opted_in,
      );
      await first.until(
        ({ event_type, data }) => event_type === 'OptInEvent' && data.instance_id === named && !data.opted_in,
      );
      for (const names of [{ instance_ids: [named] }, { source_ids: ['dice'] }]) {
        const listener = await world.connect(world.playerUrl('session-p-1'));
        select(listener, start.position, names);
        const frames = await listener.until((frame) => frame.Heartbeat !== undefined);
        assert.equal(
          frames
            .filter(({ data }) => data?.instance_id !== undefined)
            .map(({ event_type, data }) => [event_type, data.instance_id]),
          [1, 2].flatMap(() => ['OptInEvent', 'WinEvent', 'OptInEvent'].map((type) => [type, named])),
        );
        await world.optIn(other, 'northstar:luna', 'p-1');
        await world.call('awardBonus', { body: bonusAward() });
        const [last] = (await listener.until((frame) => !isUpdate(frame))).slice(-1);
        assert.is(last.event_type, 'PlayerBonusAdded');
      }
    }));
});
