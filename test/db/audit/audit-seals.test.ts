import * as assert from 'uvu/assert';
import { checkAuditTrail } from '../../../cli/verify/check-audit-trail.ts';
import { type NewAuditEvent, recordAuditEvent } from '../../../db/audit/audit-events.ts';
import { sealEarlierEvents } from '../../../db/audit/audit-seals.ts';
import type { Store } from '../../../db/engine/store.ts';
import { auditEvents } from '../../../db/tables/audit-events.ts';
import { migrations } from '../../../server/start/assets.ts';
import { openEngineStore } from '../../support/engine-store.ts';
import { fixedKeys } from '../../support/fixed-keys.ts';
import { suite } from '../../support/suite.ts';

const { seal, proof } = fixedKeys;

const event = (n: number | string, changes: Partial<NewAuditEvent> = {}): NewAuditEvent => ({
  ...{ id: `event-${n}`, atMs: 1_000, ownerId: 'northstar', actorId: 'ada', actorUsername: 'ada' },
  ...{ networkAddress: '203.0.113.7', action: 'act', resource: 'accounts', targetId: 't', outcome: 'done', code: null },
  ...{ requestId: 'r', detail: { reason: 'why' }, changes: null },
  ...changes,
});

const withStore = async (work: (store: Store) => Promise<void>): Promise<void> => {
  const store = openEngineStore({ migrations: migrations() });
  try {
    await work(store);
  } finally {
    await store.close();
  }
};

const record = (store: Store, ...events: readonly NewAuditEvent[]): Promise<void> =>
  store.write(async (tx) => {
    for (const each of events) await recordAuditEvent({ tx, seal }, each);
  });

/** Records events as a version without seals did. */
const recordUnsealed = (store: Store, ...events: readonly NewAuditEvent[]): Promise<unknown> =>
  store.write((tx) => tx.run((db) => db.insert(auditEvents).values([...events])));

const sealPortion = (store: Store, limit: number): Promise<boolean> =>
  store.write((tx) => sealEarlierEvents(tx, seal, limit, 2_000));

/** The counts of a check (events, those sealed afterwards, those that are still to be), and its faults. */
const checked = async (store: Store) => {
  const { events, earlier, unsealed, faults } = await store.read((tx) => checkAuditTrail(tx, () => proof));
  return [events, earlier, unsealed, ...faults];
};

const numbered = (from: number, to: number): NewAuditEvent[] =>
  Array.from({ length: to - from + 1 }, (_, at) => event(from + at));

suite('db/audit/audit-seals', (test) => {
  test('events of a version without seals are sealed afterwards, a portion at a time, while others are recorded', () =>
    withStore(async (store) => {
      await recordUnsealed(store, ...numbered(1, 7));
      assert.equal(await checked(store), [7, 0, 7]);
      await record(store, event('new'));
      assert.equal(await checked(store), [8, 0, 7]);
      // A server may end after each portion, and another one goes on.
      assert.ok(await sealPortion(store, 3));
      assert.equal(await checked(store), [8, 3, 4]);
      await record(store, event('newer'));
      assert.ok(await sealPortion(store, 3));
      assert.equal(await checked(store), [9, 6, 1]);
      assert.not.ok(await sealPortion(store, 3));
      assert.not.ok(await sealPortion(store, 3));
      assert.equal(await checked(store), [9, 7, 0]);
    }));

  test('once all of them have a seal, an event without one is named, and gets none', () =>
    withStore(async (store) => {
      await recordUnsealed(store, ...numbered(1, 3));
      assert.not.ok(await sealPortion(store, 5));
      await record(store, event('new'));
      const named = /^the audit event event-9 \(act, .*\) has no seal: the platform has not written it$/;
      await store.write((tx) => tx.run((db) => db.insert(auditEvents).values({ ...event(9), seq: -1 })));
      assert.not.ok(await sealPortion(store, 5));
      const [, , , ...faults] = await checked(store);
      assert.is(faults.length, 1);
      assert.match(String(faults[0]), named);
    }));

  test('a store without events begins its chain, and seals those that follow', () =>
    withStore(async (store) => {
      assert.not.ok(await sealPortion(store, 5));
      assert.equal(await checked(store), [0, 0, 0]);
      await recordUnsealed(store, event(1));
      const [, , , fault] = await checked(store);
      assert.match(String(fault), /event-1 .* has no seal/);
    }));

  test('units at once, those that fail, and calls at once in a unit leave no gap', () =>
    withStore(async (store) => {
      const fail = (n: number) =>
        store
          .write(async (tx) => {
            await recordAuditEvent({ tx, seal }, event(`failed-${n}`));
            throw new Error('no');
          })
          .catch(() => {});
      const units = Array.from({ length: 40 }, (_, n) => (n % 4 === 3 ? fail(n) : record(store, event(n))));
      const twins = store.write((tx) =>
        Promise.all([event('one'), event('other')].map((each) => recordAuditEvent({ tx, seal }, each))),
      );
      // The same id twice: the unit fails, those beside it do not.
      const again = record(store, event('again'), event('again')).catch(() => {});
      await Promise.all([...units, twins, again]);
      assert.equal(await checked(store), [32, 0, 0]);
    }));

  test('a unit holds the events and seals of the largest bulk', () =>
    withStore(async (store) => {
      await record(store, ...numbered(1, 1_000));
      assert.equal(await checked(store), [1_000, 0, 0]);
    }));

  test('an event is proven whatever characters and values are in it', () =>
    withStore(async (store) => {
      const texts = ['', '\0', 'a\0b', '\ue000', '\ud800', '💡', '"\\', "'"];
      for (const [n, text] of texts.entries())
        await record(
          store,
          event(n, {
            ...{
              actorId: null,
              actorUsername: text,
              networkAddress: null,
              targetId: text,
              detail: { [`b${text}`]: text, 1: 'one' },
            },
            changes: [{ pointer: '/a', before: { z: 1e21, 10: [text], a: -0 }, after: null }, { pointer: text }],
          }),
        );
      assert.equal(await checked(store), [texts.length, 0, 0]);
    }));
});
