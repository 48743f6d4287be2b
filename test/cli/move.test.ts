// A long proof: it starts PostgreSQL.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { howOf } from '../../cli/move.ts';
import type { Place } from '../../cli/place-of.ts';
import { proveStore } from '../../cli/prove-store.ts';
import { readMoveMark } from '../../db/engine/move/move-mark.ts';
import { openPostgres } from '../../db/engine/postgres/open-postgres.ts';
import { NO_LIMITS, Session } from '../../db/engine/postgres/session.ts';
import { StoreOutlived } from '../../db/engine/postgres/witness.ts';
import { LOCK } from '../../db/engine/postgres/write-lock.ts';
import { StoreError } from '../../db/engine/store-error.ts';
import { insertSharedKeys } from '../../db/shared-keys.ts';
import { WATCHED_TABLES } from '../../db/watched-tables.ts';
import { keysFolder } from '../../server/keys/keys.ts';
import { createAdministratorWith } from '../../server/login/administrator.ts';
import { readConfig } from '../../server/settings/config.ts';
import { migrations } from '../../server/start/assets.ts';
import { openDataFolder } from '../../server/start/data-folder.ts';
import { databaseKeyIn } from '../../server/start/database.ts';
import { moveToDatabase } from '../../server/start/move-to-database.ts';
import { moveToFolder } from '../../server/start/move-to-folder.ts';
import { STOP_LIMITS, start } from '../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../support/drains-at-once.ts';
import { by, paidByPlayers, startWalletSide, until } from '../support/paying-players.ts';
import { withTold } from '../support/played.ts';
import { FROM_SOURCE, withPrograms } from '../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { withEmptyDatabase } from '../support/with-empty-database.ts';
import { run, sentenceOf, watching } from './program.ts';

const fatal = (error: unknown): void => {
  throw error;
};

/** A data folder whose ledger has everything that one can contain, and an administrator. */
const withStory = (work: (data: string, folder: string) => Promise<void>): Promise<void> =>
  withTold(async (file, _, folder, { platform }) => {
    const data = join(folder, 'data');
    mkdirSync(data);
    cpSync(keysFolder(dirname(platform.file)), keysFolder(data), { recursive: true });
    renameSync(file, join(data, 'pitboss.db'));
    const opened = openDataFolder(data, fatal);
    await createAdministratorWith(opened.store, ADMINISTRATOR, Date.now());
    await opened.close();
    await work(data, folder);
  });

const WAITING = 'select count(*) from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';

const KEY = 'cd'.repeat(32);

class Crash extends Error {}

const reportOf = async (place: Place): Promise<string> => {
  const lines: string[] = [];
  const { summary, isProven } = await proveStore(place, { say: (text) => void lines.push(text) });
  assert.ok(isProven, `${lines.join('')}${summary}`);
  return [...lines, summary].join('');
};

/** Runs a move again and again; each run ends at a step that none has ended at before. @returns the steps. */
const crashingAtEachStep = async (
  move: (how: ReturnType<typeof howOf>) => Promise<void>,
  places: readonly [Place, Place],
  check: () => Promise<void>,
): Promise<readonly string[]> => {
  const crashed = new Set<string>();
  for (;;) {
    try {
      await move({
        ...howOf(() => {}, places),
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

const refusedBy = async (words: readonly string[], environment: Record<string, string>): Promise<string> => {
  const ended = await run(words, { program: FROM_SOURCE, environment });
  assert.is(ended.status, 1, ended.stdout);
  return sentenceOf({ ...ended, stdout: '' });
};

suite('cli/move', (test) => {
  test('a store with everything that a ledger can contain is moved to a database and back; a crash at any step loses nothing and lets neither side serve', () =>
    withStory((data, folder) =>
      withEmptyDatabase(async (url) => {
        const [here, there] = [
          { data, database: undefined },
          { data, database: { url, migrates: false } },
        ];
        const before = await reportOf(here);
        const serves = async (place: Place): Promise<void> => {
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

  test('what servers do among themselves stays where it is', () =>
    withStory((data, folder) =>
      withEmptyDatabase(async (url) => {
        const there = { data, database: { url, migrates: false } };
        await moveToDatabase(
          data,
          { url },
          howOf(() => {}, [{ data, database: undefined }, there]),
        );
        const session = await Session.open({ url });
        await session.script(`
          insert into servers (id, name, version, schema_tag, beat, started_at_ms) values ('dead', 'first:1', '0', '', 0, 0);
          insert into leases (name, holder, epoch) values ('relay', 'dead', 7);
          insert into claims (kind, id, server_id) values ('credits', 'a', 'dead');
          insert into server_messages (server_id, body, created_at_ms) values ('dead', '{}', 0);
          insert into limit_counts (name, key, count, until_ms) values ('login', 'a', 9, 9000000000000)`);
        await session.close();
        const back = join(folder, 'back');
        const how = howOf(() => {}, [there, { data: back, database: undefined }]);
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
            howOf(() => {}, [{ data, database: undefined }, there]),
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
          const how = howOf(() => {}, [there, { data: back, database: undefined }]);
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

  test('a server that stands still while its database is moved writes nothing when it goes on, ends, and starts no more', () =>
    withFolder((folder) =>
      withEmptyDatabase((url) =>
        withPrograms(async (start) => {
          const [data, back] = [join(folder, 'data'), join(folder, 'back')];
          const environment = {
            ...{ PITBOSS_DATABASE: url, PITBOSS_LOG_LEVEL: 'warn' },
            ...{ PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username, PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password },
          };
          const server = await start(['serve', '--port', '0', '--data', data], environment);
          const client = new Client(server.url);
          await client.login();
          await registerOwners(client);
          const { id } = await openJackpot(client);
          const contribute = (key: string) =>
            client.call('contributeToInstance', { body: { ...contribution(id), idempotency_key: key } }).then(
              ({ status }) => status,
              () => 'no answer',
            );
          assert.is(await contribute('before'), 200);
          const there = { data, database: { url, migrates: false } };
          const before = await reportOf(there);
          server.send('SIGSTOP');
          const late = contribute('late');
          const how = howOf(() => {}, [there, { data: back, database: undefined }]);
          await moveToFolder({ url, key: databaseKeyIn(data, false) }, back, how);
          const session = await Session.open({ url });
          const committed = async () => (await session.query('select commits from store_commits')).rows[0]?.[0];
          const commits = await committed();
          server.send('SIGCONT');
          const answers = [await late, await contribute('after')];
          assert.not.ok(answers.includes(200), answers.join());
          assert.is(await server.end('SIGCONT'), 1, server.output());
          assert.match(server.output(), /has begun another life: .* or its store is being moved/);
          assert.is(await committed(), commits);
          await session.close();
          assert.is(await reportOf(there), before);
          assert.is(await reportOf({ data: back, database: undefined }), before);
          assert.match(
            await refusedBy(['serve', '--port', '0', '--data', data], { PITBOSS_DATABASE: url }),
            /The store was moved to sqlite:.*back\. Serve it there/,
          );
        }),
      ),
    ));

  test('a server that has opened the empty database before it is marked writes nothing beside the copy', () =>
    withStory((data) =>
      withEmptyDatabase(async (url) => {
        const server = await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES });
        try {
          const places = [
            { data, database: undefined },
            { data, database: { url, migrates: false } },
          ] as const;
          await moveToDatabase(
            data,
            { url },
            howOf(() => {}, places),
          );
          const before = await reportOf(places[1]);
          const refused = await server
            .write((tx) => insertSharedKeys(tx, 'other keys'))
            .then(
              () => assert.unreachable('it has written'),
              (error: unknown) => error,
            );
          assert.ok(refused instanceof StoreError && refused.cause instanceof StoreOutlived, String(refused));
          assert.is(await reportOf(places[1]), before);
        } finally {
          await server.close();
        }
      }),
    ));

  test('a server that writes to the empty database right before the mark ends the move, and the folder goes on', () =>
    withFolder((folder) =>
      withEmptyDatabase(async (url) => {
        const data = join(folder, 'data');
        await openDataFolder(data, fatal).close();
        await (await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES })).close();
        const session = await Session.open({ url, limits: NO_LIMITS });
        try {
          // The move finds nothing yet, and waits for this transaction.
          await session.script(`begin; ${LOCK}; insert into shared_keys (id, version, sealed) values (1, 1, 'keys')`);
          const moved = moveToDatabase(
            data,
            { url },
            howOf(() => {}, [
              { data, database: undefined },
              { data, database: { url, migrates: false } },
            ]),
          ).then(
            () => 'it has moved',
            (error: Error) => error.message,
          );
          await until(async () => (await session.query(WAITING)).rows[0]?.[0], 1);
          await session.script('commit');
          assert.match(await moved, /is not empty\. Give an empty database\./);
          await openDataFolder(data, fatal).close();
        } finally {
          await session.close();
        }
      }),
    ));

  test('what the database refuses is one sentence, and the same command goes on once it is mended', () =>
    withStory((data, folder) =>
      withEmptyDatabase(async (url) => {
        const there = 'postgres://me:s3cret@/none?host=/nowhere';
        assert.match(
          await refusedBy(['move', '--from', `sqlite:${data}`, '--to', there], {}),
          /^pitboss: Cannot use postgres:\/\/me@\/none\?host=\/nowhere \(.*ENOENT.*\)\. Check --to, the database and its user\.$/,
        );
        const back = join(folder, 'back');
        assert.match(
          await refusedBy(['move', '--from', there, '--to', `sqlite:${back}`], { PITBOSS_DATABASE_KEY: KEY }),
          /^pitboss: Cannot use postgres:.*\. Check --from, the database and its user\.$/,
        );
        // Nothing is marked yet.
        await openDataFolder(data, fatal).close();
        rmSync(back, { recursive: true });
        const words = ['move', '--from', `sqlite:${data}`, '--to', url];
        const places = [
          { data, database: undefined },
          { data, database: { url, migrates: false } },
        ] as const;
        const before = await reportOf(places[0]);
        const crash = (_: string, rows: number) => {
          if (rows > 0) throw new Crash();
        };
        const crashed = moveToDatabase(data, { url }, { ...howOf(() => {}, places), fatal, step: crash });
        await crashed.catch((error: unknown) => assert.instance(error, Crash));
        const session = await Session.open({ url });
        await session.script('alter table ledger_entries add constraint none check (false)');
        const next =
          'Nothing serves the store meanwhile\\. Once that is mended, run the same pitboss move again: it goes on\\.$';
        assert.match(
          await refusedBy(words, {}),
          new RegExp(
            `^pitboss: The move was stopped by postgres:.* \\(.*constraint "none"\\)\\. Check --to and .* ${next}`,
          ),
        );
        await session.script(`alter table ledger_entries drop constraint none;
          create function cut() returns trigger language plpgsql as $$ begin
            perform pg_terminate_backend(pg_backend_pid());
            return new;
          end $$;
          create trigger cut before insert on ledger_entries for each row execute function cut()`);
        assert.match(
          await refusedBy(words, {}),
          new RegExp(`^pitboss: The move was stopped by postgres:.* \\(.*connection.*\\)\\. Check --to and .* ${next}`),
        );
        await session.script('drop function cut cascade');
        const done = await run(words, { program: FROM_SOURCE, environment: {} });
        assert.is(done.status, 0, done.stderr);
        assert.is(await reportOf(places[1]), before);
        assert.match(
          await refusedBy(['move', '--from', url, '--to', `sqlite:${back}`], { PITBOSS_DATABASE_KEY: KEY }),
          /^pitboss: The key is not that of postgres:.*\. Name the data folder of one of its servers with --data, or set/,
        );
        await session.script('alter table ledger_entries rename to elsewhere');
        assert.match(
          await refusedBy(['move', '--from', url, '--to', `sqlite:${back}`, '--data', data], {}),
          new RegExp(
            `^pitboss: The move was stopped by postgres:.* \\(.*ledger_entries.*\\)\\. Check --from and .* ${next}`,
          ),
        );
        await session.close();
      }),
    ));

  test('a database has arrived together with the end of what a move notes there', () =>
    withFolder((folder) =>
      withEmptyDatabase(async (url) => {
        const data = join(folder, 'data');
        await openDataFolder(data, fatal).close();
        const move = (step: (name: string) => void = () => {}): Promise<void> =>
          moveToDatabase(
            data,
            { url },
            {
              ...howOf(() => {}, [
                { data, database: undefined },
                { data, database: { url, migrates: false } },
              ]),
              step,
            },
          );
        const outcome = (moved: Promise<void>): Promise<string> => moved.then(() => 'moved', String);
        const crash = (name: string): void => {
          if (name === 'compare') throw new Crash('before the end');
        };
        assert.match(await outcome(move(crash)), /before the end/);
        const session = await Session.open({ url });
        try {
          // Whatever ends the move here: nothing can be dropped that something depends on.
          await session.script('create view noted as select * from store_move_progress');
          assert.match(await outcome(move()), /cannot drop table store_move_progress/);
          assert.is((await readMoveMark(session))?.state, 'arriving');
          await session.script('drop view noted');
          assert.is(await outcome(move()), 'moved');
          assert.is((await readMoveMark(session))?.state, 'arrived');
          assert.equal((await session.query("select to_regclass('store_move_progress')")).rows, [[null]]);
        } finally {
          await session.close();
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
