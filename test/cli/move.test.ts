// A long proof: it starts PostgreSQL.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { createMoveSteps } from '../../cli/move.ts';
import type { StorePlace } from '../../cli/resolve-place.ts';
import { PostgresSession } from '../../db/engine/postgres/postgres-session.ts';
import { readConfig } from '../../server/settings/config.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { databaseKeyIn } from '../../server/start/database.ts';
import { moveToDatabase } from '../../server/start/move-to-database.ts';
import { moveToFolder } from '../../server/start/move-to-folder.ts';
import { STOP_LIMITS } from '../../server/start/start.ts';
import { goOn, resuming, shownOf } from '../support/campaign.ts';
import { DRAINS_AT_ONCE } from '../support/drains-at-once.ts';
import { Crash, refusedBy, reportOf, withStory } from '../support/moving.ts';
import { by, paidByPlayers, startWalletSide, until } from '../support/paying-players.ts';
import { FROM_SOURCE, withPrograms } from '../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { start } from '../support/start.ts';
import { openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { withEmptyDatabase } from '../support/with-empty-database.ts';
import { run, watching } from './program.ts';

const fatal = (error: unknown): void => {
  throw error;
};

/** Runs a move again and again; each run ends at a step that none has ended at before. @returns the steps. */
const crashingAtEachStep = async (
  move: (how: ReturnType<typeof createMoveSteps>) => Promise<void>,
  places: readonly [StorePlace, StorePlace],
  check: () => Promise<void>,
): Promise<readonly string[]> => {
  const crashed = new Set<string>();
  for (;;) {
    try {
      await move({
        ...createMoveSteps(() => {}, places),
        fatal,
        step: (name) => {
          if (crashed.has(name)) return;
          crashed.add(name);
          throw new Crash();
        },
      });
      return [...crashed];
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
    await check();
  }
};

suite('cli/move', (test) => {
  test('a store with everything that a ledger can contain is moved to a database and back; a crash at any step loses nothing and lets neither side serve', () =>
    withStory((data, folder, campaign) =>
      withEmptyDatabase(async (url) => {
        const plain = join(folder, 'plain');
        cpSync(data, plain, { recursive: true });
        const shown = await resuming(campaign, plain, ({ platform }) => shownOf(platform, campaign));
        const [here, there] = [
          { data, database: undefined },
          { data, database: { url, migrates: false } },
        ];
        const before = await reportOf(here);
        const serves = async (place: StorePlace): Promise<void> => {
          if (place.database === undefined) await openDataFolder(place.data, fatal).close();
        };
        let isMarked = 0;
        const steps = await crashingAtEachStep(
          (how) => moveToDatabase(data, { url }, how),
          [here, there],
          async () => {
            await serves(here).catch((error: Error) => {
              assert.match(error.message, /is being moved to|was moved to/);
              isMarked += 1;
            });
          },
        );
        assert.ok(steps.includes('ledger_entries') && steps.includes('serve from the database'));
        // Not before the first mark.
        assert.is(isMarked, steps.length - 2, steps.join());
        assert.is(await reportOf(there), before);
        assert.match(
          await refusedBy(['serve', '--port', '0', '--data', data], {}),
          /The store of .*data was moved to postgres:.*, and pays nothing here any more\. Set PITBOSS_DATABASE\./,
        );
        // The campaign goes on there, and then here, as if nothing had been moved.
        const gone = await resuming(
          campaign,
          plain,
          async (resumed) => {
            assert.equal(await shownOf(resumed.platform, campaign), shown);
            return goOn(resumed, campaign, [0, 8]);
          },
          url,
        );
        const key = databaseKeyIn(data, false);
        await withPrograms(async (start) => {
          const environment = { PITBOSS_DATABASE: url, PITBOSS_LOG_LEVEL: 'warn' };
          const server = await start(['serve', '--port', '0', '--data', data], environment);
          await new Client(server.url).login();
          assert.match(
            await refusedBy(['move', '--from', url, '--to', `sqlite:${join(folder, 'back')}`, '--data', data], {}),
            /Servers use the database: .* Stop them first\.|is not empty/,
          );
          assert.is(await server.end('SIGTERM'), 0, server.output());
        });
        const moved = await reportOf(there);
        const back = join(folder, 'back');
        rmSync(back, { recursive: true, force: true });
        const target = { data: back, database: undefined };
        await crashingAtEachStep(
          (how) => moveToFolder({ url, key }, back, how),
          [there, target],
          async () => {
            if (!existsSync(join(back, 'moved.json'))) return;
            assert.throws(() => openDataFolder(back, fatal), /is being filled from postgres:/);
          },
        );
        assert.is(await reportOf(target), moved);
        assert.match(
          await refusedBy(['serve', '--port', '0', '--data', data], { PITBOSS_DATABASE: url }),
          /The store was moved to sqlite:.*back\. Serve it there; this database pays nothing any more\./,
        );
        await withPrograms(async (start) => {
          const server = await start(['serve', '--port', '0', '--data', back], { PITBOSS_LOG_LEVEL: 'warn' });
          await new Client(server.url).login();
          assert.is(await server.end('SIGTERM'), 0, server.output());
        });
        gone.push(...(await resuming(campaign, back, (resumed) => goOn(resumed, campaign, [8, 99]))));
        assert.equal(gone, await resuming(campaign, plain, (resumed) => goOn(resumed, campaign)));
        await reportOf(target);
      }),
    ));

  test('a command that is killed goes on when it is given again', () =>
    withStory((data) =>
      withEmptyDatabase(async (url) => {
        const words = ['move', '--from', `sqlite:${data}`, '--to', url];
        const how = { program: FROM_SOURCE, environment: {} };
        for (const step of [
          /^mark the database$/m,
          /^copy ledger_entries$/m,
          /^compare$/m,
          /^serve from the database$/m,
        ])
          await watching(
            words,
            async ({ printed, send, ended }) => {
              await printed(step);
              send('SIGKILL');
              await ended;
            },
            how,
          );
        const done = await run(words, how);
        assert.is(done.status, 0, done.stderr);
        const again = await run(words, how);
        assert.is(again.status, 0, 'what is done is not done again');
        await reportOf({ data, database: { url, migrates: false } });
      }),
    ));

  test('on the way back too', () =>
    withStory((data, folder) =>
      withEmptyDatabase(async (url) => {
        const how = { program: FROM_SOURCE, environment: {} };
        assert.is((await run(['move', '--from', `sqlite:${data}`, '--to', url], how)).status, 0);
        const moved = await reportOf({ data, database: { url, migrates: false } });
        const back = join(folder, 'back');
        const words = ['move', '--from', url, '--to', `sqlite:${back}`, '--data', data];
        for (const step of [
          /^mark the database$/m,
          /^copy ledger_entries$/m,
          /^compare$/m,
          // It may have ended before the signal reaches it.
          /^leave the database$/m,
        ])
          await watching(
            words,
            async ({ printed, send, ended }) => {
              await printed(step);
              send('SIGKILL');
              await ended;
            },
            how,
          );
        for (const times of ['once', 'again']) {
          const done = await run(words, how);
          assert.is(done.status, 0, `${times}: ${done.stderr}`);
        }
        assert.is(await reportOf({ data: back, database: undefined }), moved);
      }),
    ));

  test('records that servers keep about each other are not moved', () =>
    withStory((data, folder) =>
      withEmptyDatabase(async (url) => {
        const there = { data, database: { url, migrates: false } };
        await moveToDatabase(
          data,
          { url },
          createMoveSteps(() => {}, [{ data, database: undefined }, there]),
        );
        const session = await PostgresSession.open({ url });
        await session.script(`
          insert into servers (id, name, version, schema_tag, beat, started_at_ms) values ('dead', 'first:1', '0', '', 0, 0);
          insert into leases (name, holder, epoch) values ('relay', 'dead', 7);
          insert into claims (kind, id, server_id) values ('credits', 'a', 'dead');
          insert into server_messages (server_id, body, created_at_ms) values ('dead', '{}', 0);
          insert into limit_counts (name, key, count, until_ms) values ('login', 'a', 9, 9000000000000)`);
        await session.close();
        const back = join(folder, 'back');
        const how = createMoveSteps(() => {}, [there, { data: back, database: undefined }]);
        await moveToFolder({ url, key: databaseKeyIn(data, false) }, back, how);
        for (const table of ['servers', 'leases', 'claims', 'server_messages', 'limit_counts'])
          assert.equal(select(back, `select * from ${table}`), [], table);
      }),
    ));

  test('a wallet that has not acknowledged a credit before a move gets it once, under its id, and no debit again', () =>
    withFolder((folder) =>
      withEmptyDatabase(async (url) => {
        const [data, back] = [join(folder, 'data'), join(folder, 'back')];
        const wallet = await startWalletSide(join(folder, 'wallet'));
        const serving = async <T>(
          at: string,
          work: (client: Client) => Promise<T>,
          more: Record<string, string> = {},
        ): Promise<T> => {
          const config = readConfig(
            { port: '0', data: at },
            {
              ...{ ...wallet.environment, ...more, PITBOSS_LOG_LEVEL: 'silent' },
              ...{ PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username, PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password },
            },
          );
          const running = await start(config, undefined, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
          const client = new Client(running.url);
          await client.login();
          return work(client).finally(() => running.stop());
        };
        const contribute = async (client: Client, body: object): Promise<void> => {
          const { status, body: answer } = await client.call('contributeToInstance', { body });
          assert.ok(status < 300, JSON.stringify(answer));
        };
        /** The wins that are paid by now, released if their credits have failed too often. */
        const paid = async (client: Client, id: string): Promise<void> => {
          const { body } = await client.call('listWins', { query: { instance_id: id } });
          const ids = body.map(({ transaction_id }: { transaction_id: string }) => transaction_id);
          await client.call('releaseWins', { body: { transaction_ids: ids } });
        };
        try {
          const failing = ({ kind }: { readonly kind: string }) =>
            kind === 'credit' ? ({ before: true, status: 500, body: {} } as const) : 'pass';
          wallet.proxy.decide = failing;
          const { id, one } = await serving(data, async (client) => {
            await registerOwners(client);
            const { id } = await openJackpot(client, paidByPlayers('sure', true));
            const one = by(id, 'p-1', { idempotency_key: 'round-1' });
            await contribute(client, one);
            return { id, one };
          });
          const there = { data, database: { url, migrates: false } };
          await moveToDatabase(
            data,
            { url },
            createMoveSteps(() => {}, [{ data, database: undefined }, there]),
          );
          wallet.proxy.decide = () => 'pass';
          const two = by(id, 'p-2', { idempotency_key: 'round-2' });
          await serving(
            data,
            async (client) => {
              await paid(client, id);
              await until(() => wallet.moved('p-1'), 9.5);
              await contribute(client, one);
              wallet.proxy.decide = failing;
              await contribute(client, two);
            },
            { PITBOSS_DATABASE: url },
          );
          const how = createMoveSteps(() => {}, [there, { data: back, database: undefined }]);
          await moveToFolder({ url, key: databaseKeyIn(data, false) }, back, how);
          wallet.proxy.decide = () => 'pass';
          await serving(back, async (client) => {
            await paid(client, id);
            await until(() => wallet.moved('p-2'), 9.5);
            for (const again of [one, two]) await contribute(client, again);
            assert.equal([wallet.moved('p-1'), wallet.moved('p-2')], [9.5, 9.5]);
          });
          await reportOf({ data: back, database: undefined });
        } finally {
          await wallet.stop();
        }
      }),
    ));

  test('a database that is not empty is refused, and so is a folder', () =>
    withFolder((folder) =>
      withEmptyDatabase(async (url) => {
        const data = join(folder, 'data');
        await openDataFolder(data, fatal).close();
        const at = (name: string) => ({
          PITBOSS_DATABASE: url,
          PITBOSS_LOG_LEVEL: 'warn',
          PITBOSS_DATA: join(folder, name),
        });
        await withPrograms(async (start) => {
          const server = await start(['serve', '--port', '0'], at('server'));
          await server.end('SIGTERM');
        });
        assert.match(
          await refusedBy(['move', '--from', `sqlite:${data}`, '--to', url], {}),
          /is not empty\. Give an empty/,
        );
        await openDataFolder(data, fatal).close();
        assert.match(
          await refusedBy(['move', '--from', url, '--to', `sqlite:${data}`], at('server')),
          /is not empty\. Give a new folder\./,
        );
      }),
    ));
});
