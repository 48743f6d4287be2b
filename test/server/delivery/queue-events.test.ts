import { randomBytes, randomUUIDv7 } from 'node:crypto';
import * as assert from 'uvu/assert';
import { createDestination } from '../../../db/deliveries/destinations.ts';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { openStore, type Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { emit, listPendingEvents } from '../../../db/events/outbox.ts';
import { type Destination, deliveries } from '../../../db/tables/deliveries.ts';
import type { OutboxEvent } from '../../../db/tables/events.ts';
import { NONE_QUEUED, type Queued, queueEvents } from '../../../server/delivery/queue-events.ts';
import { Relay } from '../../../server/delivery/relay.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { errorLog } from '../../support/error-log.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';

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

suite('server/delivery/queue-events', (test) => {
  test('more destinations than a unit may write rows hold up nothing', () =>
    withStore(3, 2600, async (store) => {
      const queue = (tx: Parameters<typeof queueEvents>[0], events: Parameters<typeof queueEvents>[1], from: Queued) =>
        queueEvents(tx, events, from, how, 1);
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

  test('what a crash between two units has queued is not queued again', () =>
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
