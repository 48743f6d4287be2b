import * as assert from 'uvu/assert';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { openStore, type Store } from '../../../db/engine/store.ts';
import {
  beginEventLog,
  findLogEnd,
  findLogStart,
  isInLog,
  listLoggedEvents,
  removeLoggedEvents,
} from '../../../db/events/event-log.ts';
import { emit, markDelivered } from '../../../db/events/outbox.ts';
import { suite } from '../../support/suite.ts';

const event = {
  ...{ instanceId: 'i', eventType: 'WinEvent', operatorId: 'o', brandId: 'b', playerId: 'p', data: {} },
  createdAtMs: 0,
};

/** A store with events created at 10, 20, … and published 5 ms later, as far as given. */
const withEvents = async (count: number, publishedTo: number, work: (store: Store) => Promise<void>): Promise<void> => {
  const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
  await store.write(async (tx) => {
    for (let id = 1; id <= count; id += 1) await emit(tx, { ...event, createdAtMs: 10 * id });
    for (let id = 1; id <= publishedTo; id += 1) await markDelivered(tx, id, 10 * id + 5);
  });
  await work(store);
  await store.close();
};

const idsIn = (store: Store): Promise<number[]> =>
  store.read(async (tx) => (await listLoggedEvents(tx, 0, 1_000, 1_000)).map(({ id }) => id));

suite('db/events/event-log', (test) => {
  test('events that are too old or too many are removed, oldest first, but never unpublished ones', () =>
    withEvents(6, 4, async (store) => {
      const remove = (keptMs: number, countMax: number, limit = 10) =>
        store.write((tx) => removeLoggedEvents(tx, 100, { keptMs, countMax }, limit));
      assert.is(await remove(86, 10), 0);
      assert.is(await remove(85, 10), 1);
      assert.equal(await idsIn(store), [2, 3, 4, 5, 6]);
      assert.is(await remove(1_000, 4), 1);
      assert.equal(await idsIn(store), [3, 4, 5, 6]);
      assert.is(await remove(0, 1, 1), 1);
      assert.is(await remove(0, 1), 1);
      assert.is(await remove(0, 1), 0);
      assert.equal(await idsIn(store), [5, 6]);
      assert.is((await store.read(findLogStart)).id, 4);
    }));

  test('the log ends before the first event that is not published, also when none is left', () =>
    withEvents(6, 4, async (store) => {
      assert.equal(await store.read(findLogEnd), { id: 4, createdAtMs: 40 });
      await store.write((tx) => removeLoggedEvents(tx, 100, { keptMs: 0, countMax: 0 }, 10));
      assert.equal(await store.read(findLogEnd), { id: 4, createdAtMs: 0 });
      await store.write((tx) => markDelivered(tx, 5, 60));
      await store.write((tx) => markDelivered(tx, 6, 60));
      assert.equal(await store.read(findLogEnd), { id: 6, createdAtMs: 60 });
    }));

  test('a place is in the log if its event is the same, or was removed', () =>
    withEvents(4, 4, async (store) => {
      await store.write((tx) => removeLoggedEvents(tx, 100, { keptMs: 85, countMax: 10 }, 10));
      const found = (id: number, createdAtMs: number) => store.read((tx) => isInLog(tx, { id, createdAtMs }));
      assert.is(await found(0, 0), true);
      assert.is(await found(1, 10), true);
      assert.is(await found(3, 30), true);
      // The store was put back to an earlier state, and another event took the id; or none has yet.
      assert.is(await found(3, 31), false);
      assert.is(await found(5, 50), false);
    }));

  test('a timeline stays until it is ended', () =>
    withEvents(3, 3, async (store) => {
      await store.write((tx) => removeLoggedEvents(tx, 100, { keptMs: 85, countMax: 10 }, 10));
      assert.is(await store.write((tx) => beginEventLog(tx, 'one')), 'one');
      assert.is(await store.write((tx) => beginEventLog(tx, 'two')), 'one');
      assert.is((await store.read(findLogStart)).id, 1);
    }));
});
