// A long proof: Prometheus reads a server on PostgreSQL with fault after fault, and each takes seconds to show.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { until } from '../../support/paying-players.ts';
import { withFolder } from '../../support/server.ts';
import { contribution, openJackpot } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { type Served, withServers } from '../../support/with-servers.ts';
import { withPrometheus } from './prometheus.ts';

const text = readFileSync(join(import.meta.dirname, '../../../ops/deploy/prometheus/pitboss.rules.yml'), 'utf8');
const alerts: string[] = parse(text)
  .groups.filter(({ name }: { name: string }) => name === 'pitboss-database')
  .flatMap(({ rules }: { rules: { alert: string }[] }) => rules.map(({ alert }) => alert));

/** The same rules in a hurry: minutes are seconds, and few are many. */
const hurried = text
  .replaceAll(/for: \d+[mh]/g, 'for: 1s')
  .replaceAll(/\[\d+[mh]\]/g, '[20s]')
  .replace('lost_total[20s]) > 20', 'lost_total[20s]) > 2')
  .replace('pool!="long_reads"} > 16', 'pool!="long_reads"} > 2')
  .replace('writes_waiting > 512', 'writes_waiting > 2');

/** A server that shows life and does nothing, and has taken all duties. */
const TAKE_DUTIES = `insert into servers (id, name, version, schema_tag, keys_version, beat, started_at_ms)
  select 'idle-server', 'idle', version, schema_tag, keys_version, 0, started_at_ms from servers limit 1;
  update leases set holder = 'idle-server', epoch = epoch + 1`;

suite('ops/deploy/database-alerts', (test) => {
  test('a real Prometheus is quiet about a server on PostgreSQL that is well, and each alert of the database fires on its fault', () =>
    withServers(
      1,
      ({ servers, database }) =>
        withFolder(async (folder) => {
          const [{ client, running }] = servers as [Served];
          // A connection may be ended while background work commits.
          expectErrors(/"code":"store_unavailable".*trying again/);
          const { id } = await openJackpot(client);
          const rules = join(folder, 'hurried.rules.yml');
          const configuration = join(folder, 'prometheus.yml');
          writeFileSync(rules, hurried);
          const settings = {
            // A check of readiness takes two seconds while nothing can be written.
            global: { scrape_interval: '3s', scrape_timeout: '3s', evaluation_interval: '1s' },
            rule_files: [rules],
            scrape_configs: [
              { job_name: 'pitboss', static_configs: [{ targets: [new URL(running.metricsUrl ?? '').host] }] },
            ],
          };
          writeFileSync(configuration, JSON.stringify(settings));
          const direct = await PostgresSession.open({ url: database, limits: { idleMs: 0 } });
          try {
            await withPrometheus(configuration, join(folder, 'prometheus'), async (prometheus) => {
              const provoked: string[] = [];
              const state = async (alert: string) =>
                (await prometheus.rules()).find(({ name }) => name === alert)?.state ?? 'unknown';
              const fires = async (alert: string): Promise<void> => {
                await until(() => state(alert), 'firing');
                provoked.push(alert);
              };
              await until(() => prometheus.count('pitboss_ready == 1'), 1);
              // There is no disk to watch, and no backup by this server.
              for (const alert of [...alerts, 'PitbossBackupOld', 'PitbossDiskFilling', 'PitbossNotReady'])
                await until(() => state(alert), 'inactive');

              const beating = setInterval(() => {
                direct.query("update servers set beat = beat + 1 where id = 'idle-server'").catch(() => {});
              }, 500);
              await direct.script(TAKE_DUTIES);
              await fires('PitbossDutyUndone');
              clearInterval(beating);

              const ending = setInterval(() => {
                direct
                  .query(
                    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
                  )
                  .catch(() => {});
              }, 2_000);
              await fires('PitbossConnectionsLost');
              clearInterval(ending);

              const flooded = async (alert: string, lock: string, send: () => Promise<unknown>): Promise<void> => {
                await direct.query('begin');
                await direct.query(lock);
                const sending = setInterval(() => {
                  for (let n = 0; n < 8; n += 1) send().catch(() => {});
                }, 1_000);
                await fires(alert);
                clearInterval(sending);
                await direct.query('rollback');
              };
              await flooded('PitbossWritesWaiting', 'select 1 from store_state for update', () =>
                client.call('contributeToInstance', { body: contribution(id) }),
              );
              await flooded('PitbossConnectionsWaiting', 'lock table templates in access exclusive mode', () =>
                client.call('getTemplate', { path: { template_id: 'tri-star' } }),
              );
              assert.equal(provoked.toSorted(), alerts.toSorted());
            });
          } finally {
            await direct.close();
          }
        }),
      { PITBOSS_METRICS: '127.0.0.1:0' },
    ));
});
