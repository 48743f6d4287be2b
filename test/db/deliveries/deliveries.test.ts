import { eq } from 'drizzle-orm';
import * as assert from 'uvu/assert';
import { findDelivery, queueDelivery, removeFinished } from '../../../db/deliveries/deliveries.ts';
import { createDestination, dropPreviousSecrets, findDestination } from '../../../db/deliveries/destinations.ts';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { openStore, type Store } from '../../../db/engine/store.ts';
import { type Delivery, type Destination, deliveries } from '../../../db/tables/deliveries.ts';
import { suite } from '../../support/suite.ts';

const destination = (id: string, previousSecretUntilMs: number | null): Destination => ({
  id,
  ownerId: 'northstar',
  url: `https://${id}.example/`,
  host: `${id}.example`,
  events: [],
  enabled: true,
  disabledReason: null,
  secret: 'sealed',
  previousSecret: previousSecretUntilMs === null ? null : 'sealed before',
  previousSecretUntilMs,
  createdAtMs: 0,
  updatedAtMs: 0,
});

const finished = async (store: Store, id: string, changes: Partial<Delivery>): Promise<void> => {
  await store.write(async (tx) => {
    await queueDelivery(tx, {
      id,
      kind: 'event',
      lane: 'event:d',
      ownerId: 'northstar',
      destinationId: 'd',
      address: 'https://d.example/',
      eventType: 'WinEvent',
      body: '{}',
      createdAtMs: 0,
      secretUntilMs: null,
      persistent: false,
    });
    await tx.run((db) => db.update(deliveries).set(changes).where(eq(deliveries.id, id)));
  });
};

suite('db/deliveries/deliveries', (test) => {
  test('a delivered message is removed in its time; a dead or waiting one stays', async () => {
    const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
    await finished(store, 'old', { state: 'delivered', finishedAtMs: 100 });
    await finished(store, 'older', { state: 'delivered', finishedAtMs: 99 });
    await finished(store, 'new', { state: 'delivered', finishedAtMs: 101 });
    await finished(store, 'dead', { state: 'dead', finishedAtMs: 1 });
    await finished(store, 'waiting', { attempts: 1 });
    const remove = () => store.write((tx) => removeFinished(tx, 'delivered', 100, 1));
    assert.equal([await remove(), await remove(), await remove()], [1, 1, 0]);
    const left = await store.read(async (tx) => {
      const found = [];
      for (const id of ['old', 'older', 'new', 'dead', 'waiting']) found.push((await findDelivery(tx, id))?.id);
      return found;
    });
    assert.equal(left, [undefined, undefined, 'new', 'dead', 'waiting']);
    await store.close();
  });

  test('a previous secret is erased when its time has passed', async () => {
    const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
    await store.write(async (tx) => {
      for (const [id, until] of [
        ['a', 100],
        ['b', 101],
        ['c', null],
      ] as const)
        await createDestination(tx, destination(id, until));
    });
    assert.is(await store.write((tx) => dropPreviousSecrets(tx, 100, 10)), 1);
    assert.is(await store.write((tx) => dropPreviousSecrets(tx, 100, 10)), 0);
    const ended = await store.read((tx) => findDestination(tx, 'a'));
    assert.equal([ended?.secret, ended?.previousSecret, ended?.previousSecretUntilMs], ['sealed', null, null]);
    assert.is((await store.read((tx) => findDestination(tx, 'b')))?.previousSecret, 'sealed before');
    await store.close();
  });
});
