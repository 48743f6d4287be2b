import * as assert from 'uvu/assert';
import { queueDelivery } from '../../../db/deliveries/deliveries.ts';
import type { SendOutgoing } from '../../../server/http/outgoing.ts';
import { suite } from '../../support/suite.ts';
import { type DelivererWorld, message, withDeliverer } from '../../support/with-deliverer.ts';

/** Receivers whose names begin with `hanging` keep their messages until they are let go; all others answer at once. */
const withHanging = (
  work: (
    world: DelivererWorld,
    hang: {
      readonly underWay: string[];
      readonly arrived: string[];
      readonly bodies: string[];
      until(count: number): Promise<void>;
    },
  ) => Promise<void>,
) => {
  const underWay: string[] = [];
  const arrived: string[] = [];
  const bodies: string[] = [];
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waiting: { readonly count: number; readonly resolve: () => void } | undefined;
  const send: SendOutgoing = async ({ url, body = '' }) => {
    const host = new URL(url).host;
    if (host.startsWith('hanging')) {
      underWay.push(host);
      await released;
      throw new Error('No answer in time.');
    }
    arrived.push(host);
    bodies.push(body);
    if (waiting !== undefined && arrived.length >= waiting.count) waiting.resolve();
    return { status: 204, headers: {}, text: '' };
  };
  const until = (count: number): Promise<void> =>
    arrived.length >= count
      ? Promise.resolve()
      : new Promise((resolve) => {
          waiting = { count, resolve };
        });
  return withDeliverer(
    [],
    (world) => work(world, { underWay, arrived, bodies, until }).finally(release),
    undefined,
    undefined,
    send,
  );
};

/** Something waits at so many destinations of an owner. */
const fill = async ({ destination, deliver }: DelivererWorld, ownerId: string, count: number, host: string) => {
  for (let n = 0; n < count; n += 1) {
    const destinationId = await destination({ ownerId, url: `https://${host}-${n}.example/` });
    await deliver({ ownerId, destinationId });
  }
};

suite('server/delivery/hanging-receivers', (test) => {
  test("an operator's receivers that hang, be they of its brands, take 16 slots and delay no other operator", () =>
    withHanging(async (world, { underWay, arrived, until }) => {
      await fill(world, 'rival', 100, 'hanging-a');
      for (let n = 0; n < 20; n += 1) await fill(world, `rival:brand-${n}`, 5, `hanging-b${n}`);
      await fill(world, 'northstar:luna', 30, 'quick');
      world.wake();
      await until(30);
      assert.is(underWay.length, 16);
      assert.is(new Set(arrived).size, 30);
      // Nor what is queued while they hang.
      await fill(world, 'eastwind', 3, 'later');
      world.wake();
      await until(33);
      assert.is(underWay.length, 16);
    }));

  test('callbacks, diversions and events of an operator share its slots', () =>
    withHanging(async (world, { underWay, until }) => {
      for (let n = 0; n < 6; n += 1) {
        const address = `https://hanging-${n}.example/`;
        const destinationId = await world.destination({ ownerId: 'rival', url: address });
        for (const kind of ['event', 'callback', 'diversion'] as const)
          for (let m = 0; m < 8; m += 1)
            await world.deliver({
              ownerId: 'rival',
              kind,
              lane: `${kind}:${n}`,
              address,
              destinationId: kind === 'event' ? destinationId : null,
            });
      }
      await fill(world, 'northstar', 1, 'quick');
      world.wake();
      await until(1);
      assert.is(underWay.length, 16);
    }));

  test('while the receivers of fifty operators hang, one whose messages arrive is served', () =>
    withHanging(async (world, { underWay, until }) => {
      await fill(world, 'northstar', 1, 'quick');
      world.wake();
      await until(1);
      for (let n = 0; n < 50; n += 1) await fill(world, `rival-${n}`, 4, `hanging-${n}`);
      world.wake();
      await fill(world, 'northstar', 5, 'quicker');
      world.wake();
      await until(6);
      assert.ok(underWay.length <= 112, `${underWay.length} under way`);
    }));

  test('a burst goes through in its order while 300 receivers hang, without a look at their lanes', () =>
    withHanging(async (world, { underWay, arrived, bodies, until }) => {
      for (let n = 0; n < 3; n += 1) await fill(world, `rival-${n}`, 100, `hanging-${n}`);
      const destinationId = await world.destination({ url: 'https://quick.example/' });
      await world.deliver({ destinationId, body: '0' });
      await until(1);
      const before = world.queries();
      for (let n = 1; n <= 40; n += 1) await world.deliver({ destinationId, body: String(n) });
      await until(41);
      assert.equal(
        bodies,
        Array.from({ length: 41 }, (_, n) => String(n)),
      );
      assert.equal(new Set(arrived), new Set(['quick.example']));
      assert.is(underWay.length, 48);
      const queries = world.queries() - before;
      assert.ok(queries < 40 * 12, `${queries} queries, and every look at all lanes has 300`);
    }));

  test('lanes of an operator that has one slot left take turns', () =>
    withHanging(async (world, { arrived, until }) => {
      await fill(world, 'northstar', 15, 'hanging');
      const ids: string[] = [];
      for (const host of ['one', 'two']) ids.push(await world.destination({ url: `https://${host}.example/` }));
      await world.store.write(async (tx) => {
        for (const destinationId of ids)
          for (let n = 0; n < 5; n += 1) await queueDelivery(tx, message({ destinationId }));
      });
      await until(10);
      assert.is(arrived.join(' '), Array(5).fill('one.example two.example').join(' '));
    }));
});
