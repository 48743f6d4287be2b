// A long proof: it starts PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import type { Store } from '../../../db/engine/store.ts';
import { listPublishedEvents } from '../../../db/events/event-log.ts';
import { emit, markDelivered } from '../../../db/events/outbox.ts';
import { outbox } from '../../../db/tables/events.ts';
import { WATCHED_TABLES } from '../../../db/tables/servers.ts';
import { Relay } from '../../../server/delivery/relay.ts';
import { migrations } from '../../../server/start/assets.ts';
import { errorLog } from '../../support/error-log.ts';
import { Listener } from '../../support/listener.ts';
import { optIn } from '../../support/opting-in.ts';
import { until } from '../../support/paying-players.ts';
import { openJackpot, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';
import { withServers } from '../../support/with-servers.ts';

const event = (number: number) => ({
  ...{ instanceId: 'i', eventType: 'WinEvent', operatorId: 'o', brandId: '', playerId: '', data: { number } },
  createdAtMs: 1,
});

const withStores = (
  count: number,
  work: (stores: readonly Store[], session: PostgresSession) => Promise<void>,
): Promise<void> =>
  withEmptyDatabase(async (url) => {
    const stores: Store[] = [];
    for (let at = 0; at < count; at += 1)
      stores.push(await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES }));
    const session = await PostgresSession.open({ url });
    try {
      await work(stores, session);
    } finally {
      await Promise.all([...stores.map((store) => store.close()), session.close()]);
    }
  });

const numbersOf = (events: readonly { data: unknown }[]): unknown[] =>
  events.map(({ data }) => (data as { number: number }).number);

suite('server/peers/events', (test) => {
  test('the sockets of every server get each event once and in one order, whichever server caused it, also after they change servers', () =>
    withServers(2, async ({ servers, login }) => {
      const [one, other] = servers;
      if (one === undefined || other === undefined) throw new Error('there are two');
      const { id } = await openJackpot(one.client, threePots());
      const token = await one.client.login(login);
      const urlAt = (at: typeof one) => `${at.running.url}/events/service?token=${token}`;
      const listeners = await Promise.all(
        [one, other].map(async (at) => {
          const listener = await Listener.open(urlAt(at));
          listener.resume('now', 'OptInEvent');
          return listener;
        }),
      );
      const isLive = async (listener: Listener) => listener.until((frame) => frame.Heartbeat !== undefined);
      await Promise.all(listeners.map(isLive));
      const rounds = 12;
      for (let round = 0; round < rounds; round += 1) {
        const [first, second] = round % 2 === 0 ? [one, other] : [other, one];
        for (const [at, opt_in] of [
          [first, true],
          [second, false],
        ] as const) {
          const { status, body } = await optIn(at.client, id, { player_id: `p-${round}`, opt_in });
          assert.ok(status < 300, JSON.stringify(body));
        }
      }
      const eventsOf = (listener: Listener) => listener.frames.filter((frame) => frame.event_type !== undefined);
      const expected = Array.from({ length: rounds }, (_, round) => [
        [`p-${round}`, true],
        [`p-${round}`, false],
      ]).flat();
      for (const listener of listeners) await until(() => eventsOf(listener).length >= expected.length, true);
      await sleep(500);
      for (const listener of listeners)
        assert.equal(
          eventsOf(listener).map(({ data }) => [data.player_id, data.opted_in]),
          expected,
        );
      assert.equal(
        eventsOf(listeners[0] as Listener).map(({ position }) => position),
        eventsOf(listeners[1] as Listener).map(({ position }) => position),
      );
      // On the other server, from the middle on.
      const middle = eventsOf(listeners[0] as Listener)[rounds - 1];
      const moved = await Listener.open(urlAt(other));
      moved.resume(middle.position, 'OptInEvent');
      await until(() => eventsOf(moved).length >= rounds, true);
      await sleep(300);
      assert.equal(
        eventsOf(moved).map(({ position }) => position),
        eventsOf(listeners[1] as Listener)
          .slice(rounds)
          .map(({ position }) => position),
      );
      for (const listener of [...listeners, moved]) listener.socket.close();
    }));

  test('an event that is committed after later ones is published after them, and a reader of the log misses none', () =>
    withStores(2, async ([one, other], session) => {
      if (one === undefined || other === undefined) throw new Error('there are two');
      await one.write((tx) => emit(tx, event(1)));
      // A transaction that has taken its number and is not committed yet.
      await session.query('begin');
      await session.query(
        "insert into outbox (instance_id, event_type, operator_id, brand_id, player_id, data, created_at_ms) values ('i', 'WinEvent', 'o', '', '', '{\"number\":2}', 1)",
      );
      await other.write((tx) => emit(tx, event(3)));
      const queue = async (tx: Parameters<typeof markDelivered>[0], events: readonly { id: number }[]) => {
        for (const { id } of events) await markDelivered(tx, id, 1);
        return { events: events.length, destinationId: '' };
      };
      const relay = new Relay(one, [], queue, errorLog());
      const published = (after: number) => other.read((tx) => listPublishedEvents(tx, after, 1_000_000, 100));
      await until(async () => numbersOf(await published(0)), [1, 3]);
      const seen = await published(0);
      const readTo = seen.at(-1)?.id ?? 0;
      await session.query('commit');
      relay.wake();
      await until(async () => numbersOf(await published(readTo)), [2]);
      await relay.stop();
      const { count } = (await one.read((tx) =>
        tx.get((db) => db.select({ count: sql<number>`count(*)` }).from(outbox)),
      )) ?? { count: 0 };
      assert.is(count, 3);
    }));
});
