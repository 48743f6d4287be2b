import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { DrawsStopped } from '../../../domain/draw.ts';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import { Callbacks } from '../../../server/delivery/callbacks.ts';
import { RandomGenerator } from '../../../server/random/generator.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { OrderFiles, type OrderOutcome } from '../../../server/start/order-files.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { runHere } from '../../cli/run-here.ts';
import { destination } from '../../support/destinations.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { errorLog } from '../../support/error-log.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import { paidByPlayers, until } from '../../support/paying-players.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { Client, prepareFolder, startOnEngine, withFolder } from '../../support/server.ts';
import { contribution, instantiation, openJackpot, raffle, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

/** Random bytes, until a test has one value come back again and again, or every other byte is 0. */
const breakable = () => {
  const broken: { how?: 'stuck' | 'biased' } = {};
  const generator = new RandomGenerator((bytes) => {
    randomFillSync(bytes);
    if (broken.how === 'stuck') bytes.fill(7);
    if (broken.how === 'biased')
      for (const [index, byte] of bytes.entries()) bytes[index] = index % 2 === 0 ? 0 : byte | 1;
  });
  return { broken, generator };
};

const serving = async (data: string, generator: RandomGenerator, work: (client: Client) => Promise<void>) => {
  const config = readConfig({ port: '0', data }, { PITBOSS_LOG_LEVEL: 'error' });
  const limits = { ...STOP_LIMITS, connections: DRAINS_AT_ONCE };
  const running = await startOnEngine(config, limits, undefined, undefined, generator);
  try {
    const client = new Client(running.url, data);
    await client.login();
    await work(client);
  } finally {
    await running.stop();
  }
};

/** The verdict of /readyz, and of the status, which has the failure. */
const readiness = async (client: Client): Promise<string> => {
  const said = outcome(await client.call('getReadiness', { token: null }));
  const { ready, generator_failure: failure } = (await client.call('getPlatformStatus')).body;
  return `${said}, ${ready ? 'ready' : 'not ready'}${failure === undefined ? '' : `: ${typeof failure.detail}`}`;
};

const STOPPED = '503 not_ready, not ready: string';
const WELL = '200, ready';

const accept = async (data: string, reason: string): Promise<OrderOutcome> => {
  const files = new OrderFiles(data);
  const id = files.give({ kind: 'accept-generator', reason });
  for (;;) {
    const found = files.collect(id);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

/** Each contribution draws for each pot. */
const drawing = threePots({
  contribution_rules: {
    contribution_type: { Fixed: 1 },
    max_contribution: '1',
    operator_contribution_percentage: '1',
  },
  pots: threePots().pots.map((pot) => ({
    ...pot,
    pot_types: [{ HitRate: { max_magic_number: 1_000_000, cost_per_attempt: 1 } }],
  })),
});

const FAILED = /the random generator has failed/;

suite('server/start/stopped-generator', (test) => {
  for (const how of ['stuck', 'biased'] as const)
    test(`a ${how} source stops draws: nothing is booked, /readyz says so, and an operator accepts it`, () =>
      withFolder(async (data) => {
        expectErrors(FAILED);
        await prepareFolder(data);
        const { broken, generator } = breakable();
        await serving(data, generator, async (client) => {
          await registerOwners(client);
          const { id } = await openJackpot(client, drawing);
          const drawn = await openJackpot(client, raffle(), instantiation({ instance_game_code: 'raffle' }));
          const contribute = async (instanceId = id) =>
            outcome(await client.call('contributeToInstance', { body: contribution(instanceId) }));
          const entries = async () =>
            (await client.call('listLedgerEntries', { path: { instance_id: id }, query: { limit: 50, page: 0 } })).body
              .length;
          assert.is(await contribute(), '200');
          const before = await entries();
          broken.how = how;
          generator.check();
          assert.is(await contribute(), '503 unavailable');
          const refused = await client.call('contributeToInstance', { body: contribution(id) });
          assert.is(refused.headers.get('retry-after'), '60');
          assert.match(refused.body.detail, /The random generator has failed/);
          assert.is(await entries(), before);
          assert.is(await contribute(drawn.id), '200', 'a raffle takes tickets: nothing is drawn yet');
          await until(() => readiness(client), STOPPED);
          assert.match(JSON.stringify(await accept(data, 'no')), /"refused":"The random generator fails again: /);
          assert.is(await contribute(), '503 unavailable');
          delete broken.how;
          assert.is(await contribute(), '503 unavailable', 'it does not heal by itself');
          const done = { done: 'The random generator has passed its start test, and draws go on.' };
          assert.equal(await accept(data, 'a cable was loose'), done);
          assert.is(await contribute(), '200');
          await until(() => readiness(client), WELL);
          assert.match(JSON.stringify(await accept(data, 'again')), /No failure of a random generator is recorded/);
          const { body: audited } = await client.call('listAuditEvents', { query: { limit: 50, page: 0 } });
          type Event = { readonly action: string; readonly detail: Readonly<Record<string, string>> };
          const own = audited.filter(({ action }: Event) => action.endsWith('Generator'));
          const says = ({ action, detail: { test, reason } }: Event) => [action, test, reason].join(' ').trim();
          const kind = how === 'stuck' ? 'repetition' : 'proportion';
          assert.equal(own.map(says).sort(), [`acceptGenerator ${kind} a cable was loose`, `stopGenerator ${kind}`]);
        });
      }));

  test('a restart does not forget a failure, nor a record that cannot be read', () =>
    withFolder(async (data) => {
      expectErrors(FAILED);
      await prepareFolder(data);
      const { broken, generator } = breakable();
      await serving(data, generator, async () => {
        broken.how = 'stuck';
        generator.check();
      });
      const file = join(data, 'generator-stopped.json');
      assert.ok(existsSync(file));
      await serving(data, new RandomGenerator(), async (client) => assert.equal(await readiness(client), STOPPED));
      writeFileSync(file, '{');
      await serving(data, new RandomGenerator(), async (client) => {
        assert.equal(await readiness(client), STOPPED);
        assert.ok('done' in (await accept(data, 'the file was damaged')));
      });
      assert.not.ok(existsSync(file));
      await serving(data, new RandomGenerator(), async (client) => assert.equal(await readiness(client), WELL));
    }));

  test('a source that fails its start test lets the platform start, and draw nothing', () =>
    withFolder(async (data) => {
      expectErrors(FAILED);
      await prepareFolder(data);
      const { broken, generator } = breakable();
      broken.how = 'stuck';
      await serving(data, generator, async (client) => assert.equal(await readiness(client), STOPPED));
    }));

  onSqlite(test, 'the command opens the folder')(
    'rng accept works on a folder that no platform serves, and needs a reason',
    () =>
      withFolder(async (data) => {
        expectErrors(FAILED);
        await prepareFolder(data);
        const { broken, generator } = breakable();
        broken.how = 'stuck';
        await serving(data, generator, async () => {});
        const without = await runHere(['rng', 'accept', '--data', data]);
        assert.equal([without.status, /--reason is missing/.test(without.stderr)], [1, true]);
        const done = await runHere(['rng', 'accept', '--data', data, '--reason', 'replaced the machine', '--json']);
        assert.equal(JSON.parse(done.stdout), {
          done: 'The random generator has passed its start test, and draws go on.',
        });
        assert.equal(
          select(
            data,
            "select json_extract(detail, '$.reason') as reason from audit_events where action = 'acceptGenerator'",
          ),
          [{ reason: 'replaced the machine' }],
        );
        assert.is((await runHere(['rng', 'accept', '--data', data, '--reason', 'again'])).status, 1);
      }),
  );

  test('a record that another process writes stops draws, and they go on when it is removed, as by the command on a database', () =>
    withFolder(async (data) => {
      expectErrors(FAILED);
      await prepareFolder(data);
      const file = join(data, 'generator-stopped.json');
      await serving(data, new RandomGenerator(), async (client) => {
        assert.equal(await readiness(client), WELL);
        writeFileSync(file, JSON.stringify({ test: 'repetition', detail: 'Seen elsewhere.', at_ms: 5 }));
        await until(() => readiness(client), STOPPED);
        rmSync(file);
        await until(() => readiness(client), WELL);
      });
    }));

  test('a debit is refused before it is sent, and one that was sent is cancelled', async () => {
    const generator = new RandomGenerator();
    const sent: string[] = [];
    let breaks = true;
    const wallet: Wallet = {
      authenticate: async ({ currency }) => ({
        outcome: 'done',
        result: { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency },
      }),
      execute: async ({ type }) => {
        sent.push(type);
        if (breaks) generator.stop({ test: 'source', detail: 'gone', atMs: 0 });
        return { outcome: 'done', result: null };
      },
      executeBatch: async () => ({ outcome: 'done', result: new Map() }),
      cancel: async () => {
        sent.push('cancel');
        return { outcome: 'done', result: null };
      },
    };
    const services = { canDraw: () => generator.failure === undefined };
    const options = { draw: generator.draw, clock: ticking(), walletOf: () => wallet, services };
    await withPublished(paidByPlayers('paid', true), options, async (platform) => {
      const opened = await succeed(platform, 'instantiateTemplate', { body: instantiation({ template_id: 'paid' }) });
      const { id } = opened as { readonly id: string };
      const body = contribution(id, { idempotency_key: 'k-1' });
      const error = await platform.call('contributeToInstance', { body }).catch((thrown: unknown) => thrown);
      assert.instance(error, DrawsStopped);
      await platform.settle();
      assert.equal(sent, ['Debit', 'cancel']);
      const refused = await platform.call('contributeToInstance', { body });
      assert.equal([refused.code, sent], ['unavailable', ['Debit', 'cancel']]);
      generator.begin();
      breaks = false;
      assert.is((await platform.call('contributeToInstance', { body })).status, 200);
    });
  });

  test('contributions that were accepted for a callback wait, and run when draws go on', async () => {
    let canDraw = true;
    const services = { canDraw: () => canDraw, isCallable: () => true };
    const options = { draw: new RandomGenerator().draw, clock: ticking(), services };
    await withPublished(drawing, options, async (platform) => {
      const opened = await succeed(platform, 'instantiateTemplate', { body: instantiation() });
      const { id } = opened as { readonly id: string };
      await succeed(platform, 'createDestination', { body: destination({ url: 'https://hooks.example.com/' }) });
      const callback = { web_hook: 'https://hooks.example.com/results' };
      // It is accepted with an empty reply, which only HTTP has.
      await platform.call('contributeToInstance', { body: contribution(id, { callback }) }).catch(() => {});
      const taken = async () =>
        ((await succeed(platform, 'getInstance', { path: { instance_id: id } })) as { total_contributions: number })
          .total_contributions;
      canDraw = false;
      const callbacks = new Callbacks(platform.built.platform, errorLog());
      callbacks.wake();
      await new Promise((resolve) => setImmediate(resolve));
      assert.is(await taken(), 0);
      canDraw = true;
      await until(taken, 1);
      await callbacks.stop();
    });
  });

  test('drawings that are due wait while nothing can be drawn, and are no failures', async () => {
    const start = 1_800_000_000_000;
    let nowMs = start;
    let canDraw = false;
    const generator = new RandomGenerator();
    const options = { draw: generator.draw, clock: () => nowMs, services: { canDraw: () => canDraw } };
    await withPublished(raffle(), options, async (platform) => {
      const opened = await succeed(platform, 'instantiateTemplate', { body: instantiation({ template_id: 'raffle' }) });
      const { id } = opened as { readonly id: string };
      await succeed(platform, 'contributeToInstance', { body: contribution(id) });
      nowMs += 8 * 86_400_000;
      const wins = async () =>
        ((await succeed(platform, 'listWinners', { query: { instance_id: id } })) as readonly unknown[]).length;
      await platform.keepTime();
      assert.equal([await wins(), platform.failures.count], [0, 0]);
      generator.stop({ test: 'source', detail: 'gone', atMs: 0 });
      const error = await platform
        .call('contributeToInstance', { body: contribution(id) })
        .catch((thrown: unknown) => thrown);
      assert.instance(error, DrawsStopped);
      assert.is(platform.failures.count, 0);
      generator.begin();
      canDraw = true;
      await platform.keepTime();
      assert.ok((await wins()) > 0);
    });
  });
});
