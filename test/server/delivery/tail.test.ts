import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../db/engine/postgres/open-postgres.ts';
import { emit, markDelivered } from '../../../db/outbox.ts';
import { WATCHED_TABLES } from '../../../db/watched-tables.ts';
import { createLog } from '../../../server/base/log.ts';
import { Tail } from '../../../server/delivery/tail.ts';
import { Peers } from '../../../server/peers/peers.ts';
import { migrations } from '../../../server/start/assets.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

const event = {
  ...{ instanceId: 'i', eventType: 'WinEvent', operatorId: 'o', brandId: '', playerId: '', data: {}, createdAtMs: 1 },
};

suite('server/delivery/tail', (test) => {
  test('an event that could not be read is read without another one being published', () =>
    withEmptyDatabase(async (url) => {
      const store = await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES });
      const { shared } = store;
      if (shared === undefined) throw new Error('it is not shared');
      const log = createLog('silent');
      const peers = await Peers.join({ store, shared, version: '1', schemaTag: '', log, clock: Date.now });
      try {
        const got: number[] = [];
        let fails = 1;
        const read: typeof store.read = (work) =>
          fails-- > 0 ? Promise.reject(new Error('the store is away for a moment')) : store.read(work);
        const tail = new Tail({ ...store, read, shared } as typeof store, 0, (each) => void got.push(each.id), log);
        peers.onPublished((to) => tail.wake(to));
        await store.write((tx) => emit(tx, event));
        await store.write((tx) => markDelivered(tx, 1, 1));
        await sleep(2_500);
        assert.equal(got, [1]);
      } finally {
        await peers.leave();
        await store.close();
      }
    }));

  test('what was published before anyone listened is told all the same', () =>
    withEmptyDatabase(async (url) => {
      const store = await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES });
      const { shared } = store;
      if (shared === undefined) throw new Error('it is not shared');
      const log = createLog('silent');
      const peers = await Peers.join({ store, shared, version: '1', schemaTag: '', log, clock: Date.now });
      try {
        await store.write((tx) => emit(tx, event));
        await store.write((tx) => markDelivered(tx, 1, 1));
        // As while `deliveries` is taken on, between EventLog.open and onPublished.
        await sleep(1_200);
        const told: number[] = [];
        peers.onPublished((to) => told.push(to));
        await sleep(1_200);
        assert.is(told.at(-1), 1);
      } finally {
        await peers.leave();
        await store.close();
      }
    }));
});
