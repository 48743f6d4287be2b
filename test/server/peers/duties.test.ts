// A long proof: it starts PostgreSQL, and waits until servers are given up.
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../db/engine/postgres/open-postgres.ts';
import type { SharedAccess } from '../../../db/engine/shared-access.ts';
import type { Store } from '../../../db/engine/store.ts';
import { claim } from '../../../db/servers/claims.ts';
import { holdsLease } from '../../../db/servers/leases.ts';
import { listServerMessages, listServers } from '../../../db/servers/servers.ts';
import { WATCHED_TABLES } from '../../../db/tables/servers.ts';
import type { Duty } from '../../../server/peers/duties.ts';
import { Peers } from '../../../server/peers/peers.ts';
import { migrations } from '../../../server/start/assets.ts';
import { errorLog } from '../../support/error-log.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

type Joined = { readonly peers: Peers; readonly store: Store; readonly sent: string[] };
type Join = (askedBy?: (shared: SharedAccess) => SharedAccess['ask']) => Promise<Joined>;

/** Servers that do nothing but to have duties. */
const withPeers = (work: (join: Join) => Promise<void>): Promise<void> =>
  withEmptyDatabase(async (url) => {
    const all: Joined[] = [];
    const join: Join = async (askedBy = (shared) => shared.ask.bind(shared)) => {
      const sent: string[] = [];
      const store = await openPostgres({
        ...{ url, migrations: migrations(), watched: WATCHED_TABLES, sent: (text) => sent.push(text) },
      });
      const { shared } = store;
      if (shared === undefined) throw new Error('it is not shared');
      const log = errorLog();
      const asking: SharedAccess = Object.assign(Object.create(shared), { ask: askedBy(shared) });
      const parts = { store, shared: asking, version: '1', schemaTag: '', log, clock: Date.now };
      const joined = { peers: await Peers.join(parts), store, sent };
      all.push(joined);
      return joined;
    };
    try {
      await work(join);
    } finally {
      for (const { peers, store } of all) {
        await peers.leave();
        await store.close();
      }
    }
  });

suite('server/peers/duties', (test) => {
  test('one server has a duty, and the next one when it lets go', () =>
    withPeers(async (join) => {
      const [one, other] = [await join(), await join()];
      const seen: string[] = [];
      const want = ({ peers }: Joined, name: string) =>
        peers.take('relay', () => {
          seen.push(`${name} begins`);
          return () => void seen.push(`${name} ends`);
        });
      await want(one, 'one');
      await want(other, 'other');
      assert.equal(seen, ['one begins']);
      await one.peers.end('relay');
      await until(() => other.peers.has('relay'), true);
      assert.equal(seen, ['one begins', 'one ends', 'other begins']);
    }));

  test('a server that is silent loses its duties, and what it still writes has no effect', () =>
    withPeers(async (join) => {
      const [one, other] = [await join(), await join()];
      let ofOne: Store | undefined;
      let ended = 0;
      await one.peers.take('relay', (store) => {
        ofOne = store;
        return () => {
          ended += 1;
        };
      });
      await other.peers.take('relay', () => () => {});
      await ofOne?.write(async () => {});
      one.peers.pause();
      await until(() => other.peers.has('relay'), true);
      let hasRun = false;
      const late = ofOne?.write(async () => {
        hasRun = true;
      });
      assert.is(await late?.then(String, (error: { code: string }) => error.code), 'store_unavailable');
      assert.is(hasRun, false);
      const before = one.peers.id;
      one.peers.goOn();
      await until(() => ended === 1 && one.peers.id !== before, true);
      const { rows } = (await other.store.shared?.ask(listServers)) ?? { rows: [] };
      assert.equal(new Set(rows.map(({ id }) => id)), new Set([one.peers.id, other.peers.id]));
    }));

  test('a server that was given up calls no wallet and claims nothing, until a while after it has joined again', () =>
    withPeers(async (join) => {
      const [one, other] = [await join(), await join()];
      const before = one.peers.id;
      const claimed = (serverId: string) => one.store.write((tx) => claim(tx, 'credit', ['a'], serverId));
      assert.is(one.peers.mayCall(), true);
      assert.equal(await claimed(before), ['a']);
      one.peers.pause();
      await until(async () => (await other.store.shared?.ask(listServers))?.rows.length, 1);
      assert.equal([one.peers.mayCall(), other.peers.mayCall()], [false, true]);
      assert.equal(await claimed(before), []);
      one.peers.goOn();
      await until(() => one.peers.id !== before, true);
      // Work begun under the old id may still be unaware of the loss.
      assert.is(one.peers.mayCall(), false);
      assert.equal((await one.peers.running()).toSorted(), [other.peers.id, one.peers.id].toSorted());
      await until(() => one.peers.mayCall(), true);
      assert.equal(await claimed(one.peers.id), ['a']);
    }));

  test('a lease that is checked is kept until the unit ends', () =>
    withPeers(async (join) => {
      const [one, other] = [await join(), await join()];
      await one.peers.take('relay', () => () => {});
      const lease = { name: 'relay', holder: one.peers.id, epoch: 1 };
      assert.is(await one.store.write((tx) => holdsLease(tx, lease)), true);
      assert.is(await other.store.write((tx) => holdsLease(tx, { ...lease, epoch: 2 })), false);
      assert.is(await other.store.write((tx) => holdsLease(tx, { ...lease, holder: other.peers.id })), false);
    }));

  test('of many servers that want the same duties at once, one has each', () =>
    withPeers(async (join) => {
      const joined = await Promise.all([join(), join(), join()]);
      const duties: readonly Duty[] = ['relay', 'deliveries', 'settlement', 'callbacks', 'schedule', 'housekeeping'];
      await Promise.all(joined.flatMap(({ peers }) => duties.map((duty) => peers.take(duty, () => () => {}))));
      for (const duty of duties) assert.is(joined.filter(({ peers }) => peers.has(duty)).length, 1, duty);
    }));

  test('a message that could not be read is read with the next look', () =>
    withPeers(async (join) => {
      let failures = 0;
      const failing = (shared: SharedAccess): SharedAccess['ask'] =>
        ((runnable, params) => {
          if (runnable !== listServerMessages || failures === 2) return shared.ask(runnable, params);
          failures += 1;
          return Promise.reject(new Error('the database is away for a moment'));
        }) as SharedAccess['ask'];
      const [one, other] = [await join(), await join(failing)];
      const heard: unknown[] = [];
      other.peers.onMessage((message) => heard.push(message));
      one.peers.tell({ kind: 'jobs' });
      await until(() => heard.length, 1);
      assert.is(failures, 2);
    }));

  test('a message reaches every other server once', () =>
    withPeers(async (join) => {
      const joined = [await join(), await join(), await join()];
      const heard = joined.map(({ peers }) => {
        const messages: unknown[] = [];
        peers.onMessage((message) => messages.push(message));
        return messages;
      });
      const sent = Array.from({ length: 20 }, (_, at) => ({ kind: 'deliveries' as const, lanes: [String(at)] }));
      for (const message of sent) joined[0]?.peers.tell(message);
      await until(() => heard[1]?.length === 20 && heard[2]?.length === 20, true);
      await sleep(500);
      const lanesOf = (messages: unknown[] = []) => messages.map((each) => JSON.stringify(each)).toSorted();
      assert.equal(heard[0], []);
      for (const messages of heard.slice(1)) assert.equal(lanesOf(messages), lanesOf(sent));
    }));
});
