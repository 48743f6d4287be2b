// A long proof: it starts PostgreSQL.
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../db/engine/postgres/open-postgres.ts';
import type { Store } from '../../../db/engine/store.ts';
import { emit, markDelivered } from '../../../db/events/outbox.ts';
import { WATCHED_TABLES } from '../../../db/tables/servers.ts';
import { Tail } from '../../../server/delivery/tail.ts';
import { Peers } from '../../../server/peers/peers.ts';
import { migrations } from '../../../server/start/assets.ts';
import { errorLog } from '../../support/error-log.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

const event = {
  ...{ instanceId: 'i', eventType: 'WinEvent', operatorId: 'o', brandId: '', playerId: '', data: {}, createdAtMs: 1 },
};

/** A server that has joined a database. */
const joined = (work: (peers: Peers, store: Store) => Promise<void>): Promise<void> =>
  withEmptyDatabase(async (url) => {
    const store = await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES });
    const { shared } = store;
    if (shared === undefined) throw new Error('it is not shared');
    const peers = await Peers.join({ store, shared, version: '1', schemaTag: '', log: errorLog(), clock: Date.now });
    try {
      await work(peers, store);
    } finally {
      await peers.leave();
      await store.close();
    }
  });

const publish = async (store: Store): Promise<void> => {
  await store.write((tx) => emit(tx, event));
  await store.write((tx) => markDelivered(tx, 1, 1));
};

suite('server/delivery/tail', (test) => {
  test('an event that could not be read is read without another one being published', () =>
    joined(async (peers, store) => {
      expectErrors(/the store is away for a moment/);
      const got: number[] = [];
      let failures = 0;
      const read: Store['read'] = (work, requester) => {
        if (failures > 0) return store.read(work, requester);
        failures += 1;
        return Promise.reject(new Error('the store is away for a moment'));
      };
      const failing: Store = Object.assign(Object.create(store), { read });
      const tail = new Tail(failing, 0, (each) => void got.push(each.id), errorLog());
      peers.onPublished((to) => tail.wake(to));
      await publish(store);
      await until(() => got, [1]);
      assert.is(failures, 1);
    }));

  test('events published before anyone listened are sent all the same', () =>
    joined(async (peers, store) => {
      await publish(store);
      // As while a duty is taken on between the opening of the log and the first listener.
      await peers.running();
      const told: number[] = [];
      peers.onPublished((to) => told.push(to));
      await until(() => told.at(-1), 1);
    }));
});
