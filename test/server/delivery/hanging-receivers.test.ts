import * as assert from 'uvu/assert';
import type { Send } from '../../../server/http/outgoing.ts';
import { suite } from '../../support/suite.ts';
import { type DelivererWorld, withDeliverer } from '../../support/with-deliverer.ts';

/** Receivers whose names begin with `hanging` keep their messages until they are let go; all others answer at once. */
const withHanging = (
  work: (
    world: DelivererWorld,
    hang: { readonly underWay: string[]; readonly arrived: string[]; until(count: number): Promise<void> },
  ) => Promise<void>,
) => {
  const underWay: string[] = [];
  const arrived: string[] = [];
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let waiting: { readonly count: number; readonly resolve: () => void } | undefined;
  const send: Send = async ({ url }) => {
    const host = new URL(url).host;
    if (host.startsWith('hanging')) {
      underWay.push(host);
      await released;
      throw new Error('No answer in time.');
    }
    arrived.push(host);
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
    (world) => work(world, { underWay, arrived, until }).finally(release),
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
});
