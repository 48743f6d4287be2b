import * as assert from 'uvu/assert';
import { Counts } from '../../../server/metrics/counts.ts';
import { Distribution } from '../../../server/metrics/distribution.ts';
import type { Figures } from '../../../server/metrics/figures.ts';
import { renderMetrics } from '../../../server/metrics/render-metrics.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { exchange } from '../../support/exchange.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';

suite('server/metrics/metrics-server', (test) => {
  type Scene = {
    readonly client: Client;
    readonly data: string;
    readonly url: string;
    /** The value of a series; undefined if there is none. */
    metric(series: string): Promise<number | undefined>;
  };

  /** A platform that serves metrics. */
  const withMetrics = (work: (scene: Scene) => Promise<void>): Promise<void> =>
    withFolder(async (data) => {
      const running = await start(
        readConfig(
          { port: '0', data },
          {
            PITBOSS_LOG_LEVEL: 'silent',
            PITBOSS_METRICS: '127.0.0.1:0',
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          },
        ),
      );
      const { metricsUrl: url = '' } = running;
      try {
        const client = new Client(running.url, data);
        await client.login();
        const metric = async (series: string): Promise<number | undefined> => {
          const lines = (await (await fetch(url)).text()).split('\n');
          const line = lines.find((each) => each.startsWith(`${series} `));
          return line === undefined ? undefined : Number(line.slice(series.length));
        };
        await work({ client, data, url, metric });
      } finally {
        await running.stop();
      }
    });

  test('contributions and wins are counted once they are committed, and the pots have their values', () =>
    withMetrics(async ({ client, metric }) => {
      await registerOwners(client);
      const { id } = await openJackpot(client);
      assert.is(await metric('pitboss_contributions_total{currency="EUR"}'), undefined);
      for (let n = 0; n < 3; n += 1) await client.call('contributeToInstance', { body: contribution(id) });
      await client.call('contributeToInstance', { body: { ...contribution(id), base_wager: -1 } });
      assert.is(await metric('pitboss_contributions_total{currency="EUR"}'), 3);
      assert.is(await metric('pitboss_contributed_amount_total{currency="EUR"}'), 3);
      const pot = `pitboss_pot_value{instance="${id}",game_code="tri-star",pot="minor",currency="EUR"}`;
      const value = (await metric(pot)) ?? 0;
      assert.ok(value > 5);
      const body = {
        instance_id: id,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'tri-star',
      };
      assert.is((await client.call('triggerWin', { body })).status, 200);
      assert.is(await metric('pitboss_wins_total{currency="EUR"}'), 1);
      assert.is(await metric('pitboss_won_amount_total{currency="EUR"}'), value);
      assert.is(await metric('pitboss_contributions_total{currency="EUR"}'), 3);
      assert.is(await metric('pitboss_credits_waiting{state="unknown_player"}'), 1);
      assert.is(await metric('pitboss_credits_waiting{state="due"}'), 0);
      assert.is(await metric('pitboss_requests_total{operation="contributeToInstance",status="400"}'), 1);
      assert.ok(
        ((await metric('pitboss_commit_units_sum')) ?? 0) >= ((await metric('pitboss_commit_units_count')) ?? 1),
      );
    }));

  test('requests are counted by operation and status, and however many addresses are tried, they are one', () =>
    withMetrics(async ({ client, metric, url }) => {
      for (let n = 0; n < 3; n += 1) await fetch(`${client.url}/nothing-${n}`);
      await exchange(client.url, { method: 'PATCH', path: '/healthz' });
      await client.call('login', { body: { username: 'root', password: 'wrong' }, token: null });
      assert.is(await metric('pitboss_requests_total{operation="none",status="404"}'), 3);
      assert.is(await metric('pitboss_requests_total{operation="none",status="405"}'), 1);
      assert.is(await metric('pitboss_requests_total{operation="login",status="200"}'), 1);
      assert.is(await metric('pitboss_requests_total{operation="login",status="401"}'), 1);
      assert.is(await metric('pitboss_request_seconds_count{operation="login"}'), 2);
      assert.is(await metric('pitboss_request_seconds_bucket{operation="login",le="+Inf"}'), 2);
      assert.is(await metric('pitboss_logins_refused_total{reason="credentials"}'), 1);
      assert.is(await metric('pitboss_ready'), 1);
      assert.is(await metric('pitboss_readiness_finding{code="wallet_missing"}'), 1);
      assert.ok((await metric('process_start_time_seconds')) !== undefined);
      const text = await (await fetch(url)).text();
      const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      assert.is(new Set(series.map((line) => line.slice(0, line.lastIndexOf(' ')))).size, series.length);
    }));

  test('waiting work is counted with its age', () =>
    withMetrics(async ({ client, data, metric }) => {
      await registerOwners(client);
      const hour = Date.now() - 3_600_000;
      const queue = (state: string, id: string) =>
        change(
          data,
          `insert into deliveries (id, kind, lane, owner_id, address, event_type, body, state, attempts, due_at_ms, created_at_ms, persistent)
           values (?, 'event', 'lane', 'northstar', 'https://x.example', 'WinEvent', '{}', ?, 9, ?, ?, 0)`,
          id,
          state,
          Date.now() + 3_600_000,
          hour,
        );
      queue('pending', 'a');
      queue('dead', 'b');
      queue('dead', 'c');
      assert.is(await metric('pitboss_deliveries_waiting'), 1);
      assert.is(await metric('pitboss_deliveries_dead'), 2);
      const age = (await metric('pitboss_deliveries_waiting_oldest_seconds')) ?? 0;
      assert.ok(age >= 3600 && age < 7200, String(age));
      assert.is(await metric('pitboss_outbox_waiting'), 0);
    }));

  test('nothing but metrics is served there, and no metrics are served at the public address', () =>
    withMetrics(async ({ client, url }) => {
      assert.match((await fetch(url)).headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
      assert.is((await fetch(url, { method: 'POST' })).status, 405);
      assert.is((await fetch(new URL('/healthz', url))).status, 404);
      assert.is((await fetch(`${client.url}/metrics`)).status, 404);
    }));

  test('without the setting there are none', () =>
    withFolder(async (data) => {
      const running = await start(readConfig({ port: '0', data }, { PITBOSS_LOG_LEVEL: 'silent' }));
      assert.is(running.metricsUrl, undefined);
      await running.stop();
    }));
});

suite('server/metrics/render-metrics', (test) => {
  const figures = (changes: Partial<Figures> = {}): Figures => ({
    version: '1.0',
    nowMs: 0,
    counts: new Counts(),
    stored: undefined,
    readiness: { reasons: [], warnings: [] },
    ...{ storeBytes: 1, logBytes: 2, disk: { bytes: 3, freeBytes: 4 }, sockets: 5, failingWork: 6, failingWallets: 7 },
    database: undefined,
    duties: undefined,
    lastRuns: {
      version: '0.0.0',
      backup: { takenAtMs: 1_500, durationMs: 1, verified: true },
      provedAtMs: 0,
      failedAtMs: 0,
    },
    turns: { read: 0, write: 0 },
    longReads: { running: 0, waiting: 0 },
    ...changes,
  });

  test('a value is counted under every bound that it does not exceed', () => {
    const values = new Distribution([1, 10]);
    for (const value of [0.5, 1, 2, 11]) values.note(value);
    assert.equal([values.cumulative, values.sum], [[2, 3, 4], 14.5]);
  });

  test('text of others in a label is escaped', () =>
    assert.match(renderMetrics(figures({ version: 'a\\b"c\nd' })), 'pitboss_info{version="a\\\\b\\"c\\nd"} 1\n'));

  test('a store that cannot be read leaves out what it knows, and nothing else', () => {
    const text = renderMetrics(figures());
    assert.match(text, /^pitboss_last_backup_timestamp_seconds 1\.5$/m);
    assert.match(text, /^pitboss_sockets 5$/m);
    assert.not.match(text, /^pitboss_(outbox|deliveries|cancels|credits|pot)/m);
  });
});
