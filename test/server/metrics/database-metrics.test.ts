// A long proof: it starts PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { type Served, withServers } from '../../support/with-servers.ts';

/** The time for which the lock is held once a server waits for it. */
const HELD_MS = 200;
const WAITING = "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

type Metrics = ReadonlyMap<string, number>;

/** Every series with its value. */
const read = async ({ running }: Served): Promise<Metrics> => {
  const text = await (await fetch(running.metricsUrl ?? '')).text();
  const lines = text.split('\n').filter((line) => line.startsWith('pitboss_'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

const sum = (metrics: Metrics, beginning: string): number =>
  [...metrics].reduce((total, [name, value]) => (name.startsWith(beginning) ? total + value : total), 0);

suite('server/metrics/database-metrics', (test) => {
  test('a server shows its connections, its commits and its waits, what it does for all, and nothing of its disk', () =>
    withServers(
      2,
      async ({ servers, database }) => {
        const [first, second] = servers as [Served, Served];
        const metrics = await read(first);
        for (const pool of ['writes', 'reads', 'versions', 'signs', 'long_reads'])
          for (const state of ['in_use', 'idle', 'waiting'])
            assert.ok(metrics.has(`pitboss_database_connections{pool="${pool}",state="${state}"}`), `${pool} ${state}`);
        assert.is(metrics.get('pitboss_database_connections{pool="writes",state="waiting"}'), 0);
        assert.is(sum(metrics, 'pitboss_database_connections{pool="writes"'), 1);
        assert.is(sum(metrics, 'pitboss_database_host{host="/'), 1);
        assert.is(metrics.get('pitboss_database_writes_waiting'), 0);
        assert.ok((metrics.get('pitboss_database_lock_wait_seconds_total') ?? 0) > 0);
        assert.ok((metrics.get('pitboss_store_bytes') ?? 0) > 1_000_000);
        const commitAt = metrics.get('pitboss_database_last_commit_timestamp_seconds') ?? 0;
        assert.ok(Math.abs(Date.now() / 1000 - commitAt) < 60, String(commitAt));
        for (const absent of ['store_log_bytes', 'disk_bytes', 'disk_free_bytes', 'last_backup_timestamp_seconds'])
          assert.not.ok(metrics.has(`pitboss_${absent}`), absent);
        assert.is(metrics.get('pitboss_ready'), 1);
        const duties = await Promise.all([first, second].map(read));
        assert.equal(duties.map((each) => sum(each, 'pitboss_duty_held')).toSorted(), [0, 6]);
        const direct = await PostgresSession.open({ url: database });
        try {
          // Another server has the lock of writers.
          const before = metrics.get('pitboss_database_lock_wait_seconds_total') ?? 0;
          await direct.query('begin');
          await direct.query('select 1 from store_state for update');
          const logins = ['a', 'b', 'c'].map((username) =>
            first.client.call('login', { body: { username, password: 'a guess of many' }, token: null }),
          );
          await until(async () => ((await read(first)).get('pitboss_database_writes_waiting') ?? 0) > 0, true);
          await until(async () => (await direct.query(WAITING)).rows.length, 1);
          await sleep(HELD_MS);
          await direct.query('rollback');
          for (const { status } of await Promise.all(logins)) assert.is(status, 401);
          const after = await read(first);
          assert.is(after.get('pitboss_database_writes_waiting'), 0);
          assert.ok((after.get('pitboss_database_lock_wait_seconds_total') ?? 0) - before >= HELD_MS / 1000);
          assert.is(sum(await read(first), 'pitboss_database_connections_lost_total'), 0);
          await direct.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
          );
          await until(async () => sum(await read(first), 'pitboss_database_connections_lost_total') > 2, true);
          await until(async () => (await read(first)).get('pitboss_ready'), 1);
        } finally {
          await direct.close();
        }
      },
      { PITBOSS_METRICS: '127.0.0.1:0' },
    ));
});
