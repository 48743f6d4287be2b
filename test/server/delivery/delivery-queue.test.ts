import { randomBytes, randomUUIDv7 } from 'node:crypto';
import * as assert from 'uvu/assert';
import { queueDelivery } from '../../../db/deliveries/deliveries.ts';
import { createDestination } from '../../../db/deliveries/destinations.ts';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { openStore, type Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { emit, listPendingEvents } from '../../../db/events/outbox.ts';
import { type Destination, deliveries } from '../../../db/tables/deliveries.ts';
import type { OutboxEvent } from '../../../db/tables/events.ts';
import { type Claim, DeliverySlots } from '../../../server/delivery/delivery-slots.ts';
import { LaneTurns } from '../../../server/delivery/lane-turns.ts';
import { NONE_QUEUED, type QueuedEvents, queueEvents } from '../../../server/delivery/queue-events.ts';
import { Relay } from '../../../server/delivery/relay.ts';
import type { SendOutgoing } from '../../../server/http/outgoing.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { errorLog } from '../../support/error-log.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { type DelivererWorld, message, withDeliverer } from '../../support/with-deliverer.ts';

suite('server/delivery/queue-events', (test) => {
  const how = {
    mails: false,
    secrets: createSecretBox(randomBytes(32)),
    issueOneTimePassword: async (_tx: Tx, event: OutboxEvent) => event,
  };

  const destination = (n: number): Destination => ({
    id: randomUUIDv7(),
    ownerId: n % 2 === 0 ? 'northstar' : 'northstar:luna',
    url: `https://hooks.example/${n}`,
    host: 'hooks.example',
    events: ['*'],
    enabled: true,
    disabledReason: null,
    secret: '',
    previousSecret: null,
    previousSecretUntilMs: null,
    createdAtMs: 0,
    updatedAtMs: 0,
  });

  /** A store with so many events of northstar:luna, and destinations that want all of them. */
  const withStore = async (
    events: number,
    destinations: number,
    work: (store: Store) => Promise<void>,
  ): Promise<void> => {
    const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
    for (let n = 0; n < destinations; n += 100)
      await store.write(async (tx) => {
        for (let m = n; m < Math.min(n + 100, destinations); m += 1) await createDestination(tx, destination(m));
      });
    await store.write(async (tx) => {
      for (let n = 0; n < events; n += 1)
        await emit(tx, {
          instanceId: 'i',
          eventType: 'WinEvent',
          operatorId: 'northstar',
          brandId: 'northstar:luna',
          playerId: 'p-1',
          data: { n },
          createdAtMs: n,
        });
    });
    await work(store);
    await store.close();
  };

  const rows = (store: Store) => store.read((tx) => tx.all((db) => db.select().from(deliveries)));

  test('more destinations than a unit may write rows hold up nothing', () =>
    withStore(3, 2600, async (store) => {
      const queue = (
        tx: Parameters<typeof queueEvents>[0],
        events: Parameters<typeof queueEvents>[1],
        from: QueuedEvents,
      ) => queueEvents(tx, events, from, how, 1);
      const published: number[] = [];
      const outlet = ({ id }: { id: number }): void => void published.push(id);
      const relay = new Relay(store, [outlet], queue, errorLog());
      await until(async () => (await store.read((tx) => listPendingEvents(tx, 10))).length, 0);
      await relay.stop();
      const queued = await rows(store);
      assert.is(queued.length, 3 * 2600);
      assert.equal(published, [1, 2, 3], 'each once');
      const order = Map.groupBy(queued, ({ lane }) => lane);
      assert.is(order.size, 2600);
      for (const lane of order.values())
        assert.equal(
          lane.map(({ body }) => JSON.parse(body).data.n),
          [0, 1, 2],
        );
    }));

  test('events queued before a crash between two units are not queued again', () =>
    withStore(1, 1200, async (store) => {
      const events = await store.read((tx) => listPendingEvents(tx, 10));
      const begun = await store.write((tx) => queueEvents(tx, events, NONE_QUEUED, how, 1));
      assert.equal([begun.events, (await rows(store)).length], [0, 1000]);
      for (let from = NONE_QUEUED; from.events < events.length; ) {
        const last = from;
        from = await store.write((tx) => queueEvents(tx, events, last, how, 2));
      }
      assert.is((await rows(store)).length, 1200);
    }));
});

suite('server/delivery/delivery-slots', (test) => {
  const claim = (operatorId: string, changes: Partial<Claim> = {}): Claim => ({
    operatorId,
    treeId: operatorId,
    isFailing: false,
    isProven: false,
    ...changes,
  });

  /** The number of slots that a claim gets if it takes as many as it can. */
  const takeAll = (slots: DeliverySlots, of: Claim): number => {
    let taken = 0;
    for (; slots.hasRoom(of); taken += 1) slots.take(of);
    return taken;
  };

  const laneOf = (lane: string, failures = 0) => ({ lane, operatorId: lane.slice(0, 1), failures });
  type Lane = ReturnType<typeof laneOf>;

  const turnsOf = (...lanes: readonly string[]): LaneTurns<Lane> => {
    const turns = new LaneTurns<Lane>();
    for (const lane of lanes) turns.add(laneOf(lane));
    return turns;
  };

  /** Takes all that have room. */
  const takeEach = (turns: LaneTurns<Lane>, hasRoom: (lane: Lane) => boolean = () => true): string => {
    const taken: string[] = [];
    for (let lane = turns.take(hasRoom); lane !== undefined; lane = turns.take(hasRoom)) taken.push(lane.lane);
    return taken.join(' ');
  };

  test('an operator has 16 slots at once, and half of them for receivers that fail', () => {
    const slots = new DeliverySlots();
    assert.is(takeAll(slots, claim('a', { isFailing: true })), 8);
    assert.is(takeAll(slots, claim('a')), 8);
    assert.is(takeAll(slots, claim('b')), 16);
  });

  test('the operators of one tree have half of all slots', () => {
    const slots = new DeliverySlots();
    const taken = Array.from({ length: 20 }, (_, n) => takeAll(slots, claim(`a${n}`, { treeId: 'a' })));
    assert.is(
      taken.reduce((sum, each) => sum + each),
      64,
    );
    assert.is(takeAll(slots, claim('b')), 16);
  });

  test('receivers that fail have half of all slots, whosever they are', () => {
    const slots = new DeliverySlots();
    const taken = Array.from({ length: 20 }, (_, n) => takeAll(slots, claim(`a${n}`, { isFailing: true })));
    assert.is(
      taken.reduce((sum, each) => sum + each),
      64,
    );
    assert.is(takeAll(slots, claim('b')), 16);
  });

  test('when few slots are left, an operator gets one that holds none', () => {
    const slots = new DeliverySlots();
    const taken = Array.from({ length: 20 }, (_, n) => takeAll(slots, claim(`a${n}`)));
    assert.equal(taken.slice(0, 8), [16, 16, 16, 16, 16, 16, 2, 2]);
    assert.is(takeAll(slots, claim('b', { isProven: true })), 2);
    assert.is(takeAll(slots, claim('a0')), 0);
  });

  test('however many operators begin to fail at once, those whose last message arrived find slots', () => {
    const slots = new DeliverySlots();
    const taken = Array.from({ length: 200 }, (_, n) => takeAll(slots, claim(`a${n}`)));
    assert.is(
      taken.reduce((sum, each) => sum + each),
      112,
    );
    for (let n = 0; n < 8; n += 1) assert.is(takeAll(slots, claim(`b${n}`, { isProven: true })), 2);
    assert.ok(slots.isExhausted);
  });

  test('a slot that was given back is free, once', () => {
    const slots = new DeliverySlots();
    const giveBack = slots.take(claim('a', { isFailing: true }));
    takeAll(slots, claim('a'));
    assert.is(slots.hasRoom(claim('a')), false);
    giveBack();
    giveBack();
    assert.is(takeAll(slots, claim('a')), 1);
  });

  test('lanes of operators take turns, and one that goes on does so behind the others of its operator', () => {
    const turns = turnsOf('a:1', 'a:2', 'a:3', 'b:1', 'c:1', 'c:2');
    assert.is(takeEach(turns), 'a:1 b:1 c:1 a:2 c:2 a:3');
    const again = turnsOf('a:1', 'a:2', 'b:1');
    const first = again.take(() => true);
    assert.ok(first);
    again.add(first);
    assert.is(takeEach(again), 'b:1 a:2 a:1');
  });

  test('an operator that has no room is passed over', () => {
    const turns = turnsOf('a:1', 'a:2', 'b:1', 'b:2');
    assert.is(
      takeEach(turns, ({ operatorId }) => operatorId === 'b'),
      'b:1 b:2',
    );
    assert.is(takeEach(turns), 'a:1 a:2');
  });

  test('lanes that fail and have no room are passed over, and one that was taken out has no turn', () => {
    const turns = turnsOf('a:1', 'b:1');
    const failing = laneOf('a:2', 1);
    turns.add(failing);
    assert.is(
      takeEach(turns, ({ failures }) => failures === 0),
      'a:1 b:1',
    );
    turns.remove(failing);
    assert.is(takeEach(turns), '');
  });
});

suite('server/delivery/hanging-receivers', (test) => {
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
