// A long proof: Prometheus reads a platform with fault after fault, and each takes seconds to show.
import { appendFileSync, readFileSync, renameSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { storeFile } from '../../../server/start/folder-contents.ts';
import { create } from '../../support/destinations.ts';
import { by, paidByPlayers, startWalletSide, until } from '../../support/paying-players.ts';
import { runProgram, withPrograms } from '../../support/process.ts';
import { Receiver } from '../../support/receiver.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { freePort, type Prometheus, promtool, withPrometheus } from './prometheus.ts';

const root = join(import.meta.dirname, '../../..');
const RULES = join(root, 'ops/deploy/prometheus/pitboss.rules.yml');
const text = readFileSync(RULES, 'utf8');
type Group = { readonly name: string; readonly rules: readonly { readonly alert: string }[] };
const groups: readonly Group[] = parse(text).groups;
const namesIn = (some: readonly Group[]): string[] => some.flatMap(({ rules }) => rules.map(({ alert }) => alert));
const alerts = namesIn(groups);
/** The alerts of every platform; `database-alerts` provokes the others. */
const ofEvery = namesIn(groups.filter(({ name }) => name === 'pitboss'));

/** The same rules in a hurry: minutes are seconds, and what may wait for minutes may wait for three seconds. */
const hurried = text
  .replaceAll(/for: \d+[mh]/g, 'for: 1s')
  .replaceAll(/\[\d+[mh]\]/g, '[20s]')
  // A store that is held for a quarter of a second now and then.
  .replace('pitboss_commit_seconds_count[20s]) > 0.2', 'pitboss_commit_seconds_count[20s]) > 0.05')
  .replace('{job="pitboss"} > 0.5', '{job="pitboss"} > 0.1')
  .replaceAll(/(oldest_seconds(\{[^}]*\})?) > \d+/g, '$1 > 3')
  .replace('last_replication_timestamp_seconds > 60', 'last_replication_timestamp_seconds > 5');

/** Until the store is let go, no unit of the platform can write. */
const lockStore = (data: string): (() => void) => {
  const store = new Database(storeFile(data));
  store.exec('begin immediate');
  return () => store.close();
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

suite('ops/deploy/alerts', (test) => {
  test('promtool accepts the rules and the configuration', () => {
    assert.match(promtool('check', 'rules', RULES), new RegExp(`SUCCESS: ${alerts.length} rules found`));
    assert.match(promtool('check', 'config', join(root, 'ops/deploy/prometheus/prometheus.yml')), /SUCCESS/);
  });

  test('each alert waits as long as it says, and fires then', () =>
    withFolder(async (folder) => {
      /** Series by minute, and how the alert is after some minutes: quiet, then firing. */
      const cases: [alert: string, series: Record<string, string>, quietAt: string, firesAt: string][] = [
        ['PitbossDown', { 'up{job="pitboss"}': '1 0x10' }, '1m', '3m'],
        ['PitbossNotReady', { pitboss_ready: '1 0x10' }, '1m', '3m'],
        ['PitbossGeneratorStopped', { pitboss_generator_stopped: '0 0 1x10' }, '1m', '2m'],
        [
          'PitbossLedgerDifference',
          { pitboss_last_verify_timestamp_seconds: '5x10', pitboss_last_failed_verify_timestamp_seconds: '0x3 6x6' },
          '3m',
          '4m',
        ],
        [
          'PitbossRequestsFailing',
          {
            'pitboss_requests_total{operation="login",status="200"}': '0+100x20',
            'pitboss_requests_total{operation="login",status="503"}': '0x3 0+3x16',
            'pitboss_requests_total{operation="getReadiness",status="503"}': '0+50x20',
          },
          '5m',
          '19m',
        ],
        ['PitbossWalletFailing', { pitboss_wallets_failing: '0 1x10' }, '5m', '7m'],
        ['PitbossCreditsWaiting', { 'pitboss_credits_waiting_oldest_seconds{state="due"}': '0+60x20' }, '10m', '11m'],
        ['PitbossCancelsWaiting', { pitboss_cancels_waiting_oldest_seconds: '0+60x20' }, '10m', '11m'],
        ['PitbossOutboxStuck', { pitboss_outbox_oldest_seconds: '0+60x10' }, '2m', '4m'],
        ['PitbossWorkFailing', { pitboss_work_failing: '0 1x20' }, '10m', '12m'],
        ['PitbossDiskFilling', { pitboss_disk_bytes: '100x30', pitboss_disk_free_bytes: '50 9x30' }, '15m', '17m'],
        ['PitbossLogGrowing', { pitboss_store_log_bytes: '0 2e9x30' }, '15m', '17m'],
        [
          'PitbossSlowCommits',
          { pitboss_commit_seconds_sum: '0+18x20', pitboss_commit_seconds_count: '0+60x20' },
          '5m',
          '8m',
        ],
        ['PitbossLoopDelayed', { 'nodejs_eventloop_lag_p99_seconds{job="pitboss"}': '0 0.6x10' }, '5m', '7m'],
        ['PitbossLongReadsWaiting', { 'pitboss_long_reads{state="waiting"}': '0 17x10' }, '5m', '7m'],
        ['PitbossDeliveriesDead', { pitboss_deliveries_dead: '3x5 4x5' }, '5m', '6m'],
        ['PitbossDeliveriesWaiting', { pitboss_deliveries_waiting_oldest_seconds: '0+600x20' }, '11m', '13m'],
        ['PitbossLoginsRefused', { 'pitboss_logins_refused_total{reason="limit"}': '0+90x20' }, '5m', '11m'],
        ['PitbossBackupOld', { pitboss_last_backup_timestamp_seconds: '0x2000' }, '26h30m', '27h10m'],
        ['PitbossReplicaOld', { pitboss_last_replication_timestamp_seconds: '0+60x10 600x20' }, '15m', '17m'],
        ['PitbossVerifyOld', { pitboss_last_verify_timestamp_seconds: '0x12000' }, '192h30m', '193h10m'],
        [
          'PitbossDutyUndone',
          {
            'pitboss_duty_held{instance="a",duty="relay"}': '1x5 0x10',
            'pitboss_duty_held{instance="b",duty="relay"}': '0 1x5 0x10',
            'pitboss_duty_held{instance="b",duty="schedule"}': '1x15',
          },
          '7m',
          '9m',
        ],
        ['PitbossConnectionsLost', { pitboss_database_connections_lost_total: '0x5 13x5 26x10' }, '9m', '12m'],
        [
          'PitbossConnectionsWaiting',
          {
            'pitboss_database_connections{pool="reads",state="waiting"}': '0 17x10',
            'pitboss_database_connections{pool="long_reads",state="waiting"}': '60x10',
          },
          '5m',
          '7m',
        ],
        ['PitbossWritesWaiting', { pitboss_database_writes_waiting: '0 513x10' }, '5m', '7m'],
      ];
      assert.equal(
        cases.map(([alert]) => alert),
        alerts,
      );
      const tests = cases.map(([alert, series, quietAt, firesAt]) => ({
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [[quietAt, 0] as const, [firesAt, 1] as const].map(([at, value]) => ({
          expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`,
          eval_time: at,
          exp_samples: [{ labels: '{}', value }],
        })),
      }));
      const file = join(folder, 'rules.test.yml');
      writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }));
      assert.match(promtool('test', 'rules', file), /SUCCESS/);
    }));

  test('one proof counts for all servers that share a database, and for no other platform', () =>
    withFolder(async (folder) => {
      const firing = (platform: string) => ({
        expr: 'ALERTS{alertname="PitbossVerifyOld",alertstate="firing"}',
        eval_time: '194h',
        exp_samples:
          platform === ''
            ? []
            : [
                {
                  labels: `ALERTS{alertname="PitbossVerifyOld",alertstate="firing",severity="ticket",${platform}}`,
                  value: 1,
                },
              ],
      });
      const verified = (series: Record<string, string>) =>
        Object.entries(series).map(([labels, values]) => ({
          series: `pitboss_last_verify_timestamp_seconds{${labels}}`,
          values,
        }));
      const duties = ['a', 'b'].flatMap((instance) =>
        ['relay', 'schedule'].map((duty) => ({
          series: `pitboss_duty_held{job="shared",instance="${instance}",duty="${duty}"}`,
          values: '1x3000',
        })),
      );
      const [ofA, ofB] = ['job="shared",instance="a"', 'job="shared",instance="b"'] as const;
      const tests = [
        // Only the second server has ever proved the ledger, five days after the beginning.
        { input_series: [...duties, ...verified({ [ofA]: '0x3000', [ofB]: '432000x3000' })], expected: '' },
        { input_series: [...duties, ...verified({ [ofA]: '0x3000', [ofB]: '0x3000' })], expected: 'job="shared"' },
        {
          input_series: verified({
            'job="alone",instance="a"': '0x3000',
            'job="alone",instance="b"': '432000x3000',
          }),
          expected: 'job="alone",instance="a"',
        },
      ].map(({ input_series, expected }) => ({ interval: '4m', input_series, promql_expr_test: [firing(expected)] }));
      const file = join(folder, 'rules.test.yml');
      writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '30m', tests }));
      assert.match(promtool('test', 'rules', file), /SUCCESS/);
    }));

  test('a real Prometheus is quiet about a platform that is well, and each alert fires on its fault', () =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const data = join(folder, 'data');
        const wallet = await startWalletSide(join(folder, 'wallet'));
        const receiver = await Receiver.start();
        const port = await freePort();
        const program = await start(['serve', '--port', '0', '--data', data], {
          ...wallet.environment,
          PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
          PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          PITBOSS_OUTGOING_HOSTS: '127.0.0.1',
          PITBOSS_METRICS: `127.0.0.1:${port}`,
          PITBOSS_REPLICATE_TO: join(folder, 'replica'),
          PITBOSS_LOG_LEVEL: 'silent',
        });
        try {
          const client = new Client(program.url);
          await client.login();
          await registerOwners(client);
          const operatorPaid = await openJackpot(client);
          const instance = instantiation({ instance_game_code: 'paid', template_id: 'paid' });
          const { id } = await openJackpot(client, paidByPlayers('paid', true), instance);
          const broken = instantiation({ instance_game_code: 'broken', template_id: 'broken' });
          const { id: brokenId } = await openJackpot(client, threePots({ id: 'broken', name: 'Broken' }), broken);
          await create(client, { url: receiver.url });

          const rules = join(folder, 'hurried.rules.yml');
          const configuration = join(folder, 'prometheus.yml');
          writeFileSync(rules, hurried);
          const settings = {
            global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
            rule_files: [rules],
            scrape_configs: [{ job_name: 'pitboss', static_configs: [{ targets: [`127.0.0.1:${port}`] }] }],
          };
          writeFileSync(configuration, JSON.stringify(settings));

          await withPrometheus(configuration, join(folder, 'prometheus'), async (prometheus) => {
            const provoked = new Set<string>();
            const state = async (alert: string) =>
              (await prometheus.rules()).find(({ name }) => name === alert)?.state ?? 'unknown';
            const fires = async (...named: string[]): Promise<void> => {
              for (const alert of named) {
                await until(() => state(alert), 'firing');
                provoked.add(alert);
              }
            };
            /** The reply does not matter: the platform may end before. */
            const send = (...request: Parameters<Client['call']>): void => {
              client.call(...request).catch(() => {});
            };
            const isOver = (alert: string) => until(() => state(alert), 'inactive');

            // A new platform has neither a backup nor a proof.
            await fires('PitbossBackupOld', 'PitbossVerifyOld');
            assert.is((await runProgram(['backup', '--data', data, '--to', join(folder, 'copy')])).status, 0);
            assert.is((await runProgram(['verify', '--data', data])).status, 0);
            await isOver('PitbossBackupOld');
            await isOver('PitbossVerifyOld');
            assert.is((await client.call('contributeToInstance', { body: by(id, 'p-1') })).status, 200);
            await until(() => prometheus.count('pitboss_won_amount_total{currency="EUR"} == 10.5'), 1);
            // Other programs use the same machine.
            const quiet = (await prometheus.rules()).filter(
              ({ name }) => !/DiskFilling|SlowCommits|LoopDelayed/.test(name),
            );
            assert.equal(
              quiet.filter(({ state, health }) => state !== 'inactive' || health !== 'ok'),
              [],
            );
            await checkDashboard(prometheus);

            // A replica that cannot be written.
            await isOver('PitbossReplicaOld');
            renameSync(join(folder, 'replica'), join(folder, 'unmounted'));
            writeFileSync(join(folder, 'replica'), 'in the way');
            await fires('PitbossReplicaOld');
            rmSync(join(folder, 'replica'));
            renameSync(join(folder, 'unmounted'), join(folder, 'replica'));
            await isOver('PitbossReplicaOld');

            // A random generator that has failed.
            const failure = { test: 'repetition', detail: 'It was seen elsewhere.', at_ms: Date.now() };
            writeFileSync(join(data, 'generator-stopped.json'), JSON.stringify(failure));
            await fires('PitbossGeneratorStopped');
            const accepted = await runProgram(['rng', 'accept', '--data', data, '--reason', 'it was a test']);
            assert.is(accepted.status, 0);
            await isOver('PitbossGeneratorStopped');

            // Money that differs from the ledger.
            const more = (by: number) =>
              change(data, 'update pots set contributed_amount = contributed_amount + ? where id = ?', by, 'mega');
            more(1);
            assert.is((await runProgram(['verify', '--data', data])).status, 1);
            await fires('PitbossLedgerDifference');
            more(-1);
            assert.is((await runProgram(['verify', '--data', data])).status, 0);
            await isOver('PitbossLedgerDifference');

            // A wallet that takes credits and debits no more.
            wallet.proxy.decide = ({ kind }) => (kind === 'credit' || kind === 'batch' ? 'drop before' : 'pass');
            await client.call('contributeToInstance', { body: by(id, 'p-1') });
            wallet.proxy.decide = ({ kind }) => (kind === 'authenticate' ? 'pass' : 'drop before');
            await client.call('contributeToInstance', { body: by(id, 'p-2') });
            const failing = setInterval(() => send('contributeToInstance', { body: by(id, 'p-2') }), 400);
            await fires('PitbossRequestsFailing', 'PitbossWalletFailing', 'PitbossCreditsWaiting');
            await fires('PitbossCancelsWaiting');
            clearInterval(failing);
            wallet.proxy.decide = () => 'pass';

            // A receiver that fails, and then wants no more.
            receiver.behaviour = () => 500;
            await client.call('contributeToInstance', { body: by(id, 'p-3') });
            await fires('PitbossDeliveriesWaiting');
            receiver.behaviour = () => 410;
            await fires('PitbossDeliveriesDead');

            // Drawings that throw.
            change(data, "update instances set next_due_at_ms = 1, rules = '{' where id = ?", brokenId);
            await fires('PitbossWorkFailing');

            // Logins by the dozen.
            const attack = setInterval(() => {
              for (let n = 0; n < 3; n += 1)
                send('login', { body: { username: 'root', password: 'a guess of many' }, token: null });
            }, 500);
            await fires('PitbossLoginsRefused');
            clearInterval(attack);

            // An event that cannot be read holds up all others.
            const [last] = select(data, 'select max(id) as id from outbox');
            change(
              data,
              "insert into outbox (id, instance_id, event_type, operator_id, brand_id, player_id, data, created_at_ms) values (?, '', 'WinEvent', '', '', '', '{', ?)",
              Number(last?.id) + 1,
              Date.now(),
            );
            await client.call('contributeToInstance', { body: by(id, 'p-1') });
            await fires('PitbossOutboxStuck');

            // The log of the store is large, and the disk fills.
            truncateSync(`${storeFile(data)}-wal`, 2 ** 31);
            await fires('PitbossLogGrowing');
            const filler = join(data, 'filler');
            const { blocks, bsize } = statfsSync(data);
            const chunk = Buffer.alloc(Math.ceil((blocks * bsize) / 86_400 / 2) + 4_000_000);
            const filling = setInterval(() => appendFileSync(filler, chunk), 500);
            await fires('PitbossDiskFilling');
            clearInterval(filling);
            rmSync(filler, { force: true });

            // Another program holds the store again and again, so commits wait, and with them everything else.
            let isSlow = true;
            const slow = (async () => {
              while (isSlow) {
                const unlock = lockStore(data);
                await pause(250);
                unlock();
                await pause(150);
              }
            })();
            const calls = setInterval(() => send('contributeToInstance', { body: contribution(operatorPaid.id) }), 400);
            await fires('PitbossSlowCommits', 'PitbossLoopDelayed');
            isSlow = false;
            await slow;
            clearInterval(calls);

            // Many clients list what takes long to list.
            change(
              data,
              "insert into sources (owner_id, source_id, name) with recursive n (n) as (select 1 union all select n + 1 from n where n < ?) select 'northstar', 'game-' || n, 'Game ' || n from n",
              300_000,
            );
            let isListing = true;
            const listing = Array.from({ length: 30 }, async () => {
              while (isListing) await client.call('listSources', { query: { name: 'none of them' } }).catch(() => {});
            });
            await fires('PitbossLongReadsWaiting');
            isListing = false;
            await Promise.all(listing);

            // A key that is gone.
            const key = join(data, 'keys/audit.key');
            renameSync(key, `${key}.away`);
            await fires('PitbossNotReady');
            renameSync(`${key}.away`, key);
            await isOver('PitbossNotReady');

            await program.end('SIGKILL');
            await fires('PitbossDown');
            assert.equal(
              ofEvery.filter((alert) => !provoked.has(alert)),
              [],
            );
          });
        } finally {
          await receiver.stop();
          await wallet.stop();
        }
      }),
    ));
});

/** Every query of the dashboard has an answer; what it names is exported, metrics of Node and the process too, and so is each label that it shows. */
const checkDashboard = async (prometheus: Prometheus): Promise<void> => {
  const { panels } = JSON.parse(readFileSync(join(root, 'ops/deploy/grafana/pitboss.json'), 'utf8'));
  const exported = await prometheus.metrics();
  for (const { title, targets = [] } of panels)
    for (const { expr, legendFormat } of targets) {
      const query = expr.replaceAll('$__rate_interval', '15s');
      assert.type(await prometheus.count(query), 'number', `${title}: ${expr}`);
      const named = [...query.matchAll(/\b(pitboss|nodejs|process)_\w+/g)].map(([name]) => name);
      assert.ok(named.length > 0, title);
      for (const name of named) assert.ok(isExported(exported, name), `${title}: ${name}`);
      for (const [, label = ''] of legendFormat.matchAll(/{{(\w+)}}/g))
        for (const labels of await prometheus.labels(query)) assert.ok(label in labels, `${title}: ${label}`);
    }
};

/** Rules query a histogram by its parts. */
const isExported = (exported: ReadonlySet<string>, name: string): boolean =>
  exported.has(name) || exported.has(name.replace(/_(bucket|sum|count)$/, ''));
