// A long proof: it starts PostgreSQL.
import { randomUUID } from 'node:crypto';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { Hosts, splitUrls } from '../../../../db/engine/postgres/hosts.ts';
import { openPostgres, type PostgresOptions } from '../../../../db/engine/postgres/open-postgres.ts';
import { DatabaseUnfit, PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { statement } from '../../../../db/engine/statement.ts';
import type { Store } from '../../../../db/engine/store.ts';
import { StoreError } from '../../../../db/engine/store-error.ts';
import { createDatabase } from '../../../support/engine-store.ts';
import { onPostgres } from '../../../support/on-postgres.ts';
import { PATIENCE_MS } from '../../../support/patience.ts';
import { suite } from '../../../support/suite.ts';

const rows = sqliteTable('rows', { id: text('id').primaryKey(), value: integer('value').notNull() });
const insert = statement((db) => db.insert(rows).values({ id: sql.placeholder('id'), value: 1 }));
const all = statement((db) => db.select().from(rows));
const migrations = [
  { tag: '0000_rows', sql: 'CREATE TABLE rows (id TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT;' },
];

/** Stands between a server and PostgreSQL. */
class Between {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #port = 0;
  /** Cuts the connection when bytes from the server contain this word. */
  cut: { readonly word: string; readonly isPassedOn: boolean } | undefined;
  /** As if its power were cut: nothing is passed on, and no connection is closed. */
  isSilent = false;
  /** It falls silent with the bytes that say this. */
  silence: { readonly word: string; readonly isPassedOn: boolean } | undefined;

  constructor(path: string) {
    this.#server = createServer((client) => {
      const database = createConnection(`${path}/.s.PGSQL.5432`);
      for (const socket of [client, database]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          if (socket === database && this.isSilent) return;
          client.destroy();
          database.destroy();
        });
      }
      let isMute = false;
      client.on('data', (data) => {
        const { cut, silence } = this;
        if (silence !== undefined && data.includes(silence.word)) {
          this.silence = undefined;
          this.isSilent = true;
          if (silence.isPassedOn) database.write(data);
        }
        if (this.isSilent) return;
        if (cut === undefined || !data.includes(cut.word)) {
          database.write(data);
          return;
        }
        this.cut = undefined;
        isMute = true;
        // Once PostgreSQL has it, the connection is lost before it answers.
        if (cut.isPassedOn) database.write(data, () => setTimeout(() => client.destroy(), 300));
        else client.destroy();
      });
      database.on('data', (data) => {
        if (!isMute && !this.isSilent) client.write(data);
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    this.#port = address.port;
    return `127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}

/** A host is taken for silent at once, and a statement may take as long as it likes. */
const SOON = { silence: { unansweredMs: 100, lookMs: 20 }, limits: { statementMs: 10 * PATIENCE_MS } };

/** The outcome of work; if it waits in vain, the connections are closed after all, so that the test ends. */
const inTime = (proxy: Between, work: Promise<string>): Promise<string> => {
  const waiting = new AbortController();
  const late = sleep(PATIENCE_MS, 'it still waits', { signal: waiting.signal });
  late.then(() => proxy.close()).catch(() => {});
  return Promise.race([work, late]).finally(() => waiting.abort());
};

type Proxied = {
  readonly proxy: Between;
  readonly at: string;
  readonly name: string;
  readonly direct: PostgresSession;
};

/** A database that is reached through a proxy, and a connection past it. */
const proxied = (work: (proxied: Proxied) => Promise<void>): Promise<void> =>
  onPostgres(async () => {
    const { url, drop } = await createDatabase(migrations);
    const proxy = new Between(process.env.PITBOSS_TEST_POSTGRES ?? '');
    const [at, direct] = [await proxy.open(), await PostgresSession.open({ url })];
    try {
      await work({ proxy, at, direct, name: new URL(url.replace('@/', '@host/')).pathname.slice(1) });
    } finally {
      await direct.close();
      await proxy.close();
      await drop();
    }
  });

/** The same through either of two proxies. */
const proxiedTwice = (
  work: (proxied: Proxied & { readonly other: Between; readonly second: string }) => Promise<void>,
): Promise<void> =>
  proxied(async (first) => {
    const other = new Between(process.env.PITBOSS_TEST_POSTGRES ?? '');
    const second = await other.open();
    await work({ ...first, other, second }).finally(() => other.close());
  });

const withStore = async (options: Omit<PostgresOptions, 'migrations'>, work: (store: Store) => Promise<void>) => {
  const store = await openPostgres({ migrations, ...options });
  await work(store).finally(() => store.close());
};

const add = (store: Store, id: string) => store.write((tx) => tx.run(insert, { id }));
const count = async (store: Store) => (await store.read((tx) => tx.all(all))).length;
const codeOf = (error: unknown): string => (error instanceof StoreError ? error.code : String(error));
const outcome = (work: Promise<unknown>): Promise<string> => work.then(() => 'kept', codeOf);

suite('db/engine/postgres/hosts', (test) => {
  test('a URL names hosts as libpq takes them', () => {
    assert.equal(splitUrls('postgres://u:p%40@a,b:6000/x'), ['postgres://u:p%40@a/x', 'postgres://u:p%40@b:6000/x']);
    assert.equal(splitUrls('postgresql://a/x'), ['postgresql://a/x']);
    assert.equal(splitUrls('postgres://[::1]:5433,b/x?application_name=y'), [
      'postgres://[::1]:5433/x?application_name=y',
      'postgres://b/x?application_name=y',
    ]);
    assert.equal(splitUrls('postgres://u@/x?host=/run/a,/run/b&port=1,2'), [
      'postgres://u@/x?host=%2Frun%2Fa&port=1',
      'postgres://u@/x?host=%2Frun%2Fb&port=2',
    ]);
    assert.equal(splitUrls('postgres://a/x?sslmode=require'), ['postgres://a/x?sslmode=require&uselibpqcompat=true']);
    assert.throws(
      () => splitUrls('mysql://a/x'),
      (error: unknown) => error instanceof DatabaseUnfit,
    );
  });

  test('of several hosts, the one that takes writes is used, and the next one after it is lost', () =>
    proxiedTwice(({ proxy, at, other, second, name }) =>
      withStore({ url: `postgres://postgres@127.0.0.1:1,${at},${second}/${name}` }, async (store) => {
        assert.is(await outcome(add(store, 'a')), 'kept');
        await proxy.close();
        assert.is(await outcome(add(store, 'b')), 'kept');
        await other.close();
        assert.is(await outcome(add(store, 'c')), 'store_unavailable');
        assert.is(await outcome(count(store)), 'store_unavailable');
        await proxy.open();
        while ((await outcome(add(store, 'd'))) !== 'kept') await sleep(20);
        assert.is(await count(store), 3);
      }),
    ));

  test('a host that takes no writes is not used', () =>
    proxied(async ({ at, direct, name }) => {
      await direct.query(`alter database ${name} set default_transaction_read_only = on`);
      const hosts = new Hosts({ url: `postgres://postgres@${at}/${name}`, patienceMs: 0 });
      const error = await hosts.connect().then(
        () => '',
        (refused: Error) => refused.message,
      );
      assert.match(error, /takes no writes/);
      // Nor is it a standby.
      const standbys = new Hosts({ url: `postgres://postgres@${at}/${name}`, patienceMs: 0, isStandby: true });
      const why = await standbys.connect().then(
        () => '',
        (refused: Error) => refused.message,
      );
      assert.match(why, /is no standby/);
    }));

  test('a database that would lose what it has confirmed is refused, with what to do', () =>
    proxied(async ({ at, direct, name }) => {
      await direct.query(`alter database ${name} set synchronous_commit = off`);
      const refused = await openPostgres({ migrations, url: `postgres://postgres@${at}/${name}` }).then(
        () => undefined,
        (error: unknown) => error,
      );
      assert.ok(refused instanceof DatabaseUnfit);
      assert.match(refused.message, /synchronous_commit = off.*Set it to on/);
    }));

  for (const encoding of ['LATIN1', 'SQL_ASCII'])
    test(`a database with the encoding ${encoding}, which cannot hold every text, is refused, with what to do`, () =>
      onPostgres(async () => {
        const at = (database: string) => `postgres://postgres@/${database}?host=${process.env.PITBOSS_TEST_POSTGRES}`;
        const name = `e_${randomUUID().replaceAll('-', '')}`;
        const session = await PostgresSession.open({ url: at('postgres') });
        try {
          await session.query(`create database ${name} encoding '${encoding}' locale 'C' template template0`);
          const refused = await openPostgres({ migrations, url: at(name) }).then(
            (store) => store.close().then(() => 'it is opened'),
            (error: unknown) => error,
          );
          assert.ok(refused instanceof DatabaseUnfit, String(refused));
          assert.is(refused.message, `The database has the encoding ${encoding}. Create it with encoding 'UTF8'.`);
        } finally {
          await session.query(`drop database if exists ${name} with (force)`);
          await session.close();
        }
      }));

  for (const [what, isPassedOn] of [
    ['took effect', true],
    ['had no effect', false],
  ] as const)
    test(`a commit whose answer is lost and that ${what} is reported truthfully`, () =>
      proxied(async ({ proxy, at, name }) => {
        await withStore({ url: `postgres://postgres@${at}/${name}` }, async (store) => {
          await add(store, 'a');
          proxy.cut = { word: 'commit\0', isPassedOn };
          assert.is(await outcome(add(store, 'b')), isPassedOn ? 'kept' : 'store_unavailable');
          assert.is(proxy.cut, undefined);
          assert.is(await count(store), isPassedOn ? 2 : 1);
          assert.is(await outcome(add(store, 'c')), 'kept');
        });
      }));

  for (const [what, hangs, ends] of [
    [
      'answers no commit',
      async (proxy: Between) => {
        proxy.cut = { word: 'commit\0', isPassedOn: false };
      },
      async () => {},
    ],
    [
      'gives no server its turn',
      async (_: Between, direct: PostgresSession) => {
        await direct.query('begin');
        await direct.query('select 1 from store_state for update');
      },
      async (direct: PostgresSession) => void (await direct.query('rollback')),
    ],
  ] as const)
    test(`a host that takes connections and ${what} is tried last`, () =>
      proxiedTwice(({ proxy, at, second, direct, name }) =>
        withStore({ url: `postgres://postgres@${at},${second}/${name}`, limits: { lockMs: 20 } }, async (store) => {
          await add(store, 'a');
          assert.is(store.shared?.figures.host, at);
          await hangs(proxy, direct);
          assert.is(await outcome(add(store, 'b')), 'store_unavailable');
          await ends(direct);
          assert.is(await outcome(add(store, 'b')), 'kept');
          assert.is(store.shared?.figures.host, second);
        }),
      ));

  test('a host that falls silent is left for one that answers, with the pending queries', () =>
    proxiedTwice(({ proxy, at, second, name }) =>
      withStore({ url: `postgres://postgres@${at},${second}/${name}`, ...SOON }, async (store) => {
        assert.is(await outcome(add(store, 'a')), 'kept');
        assert.is(await count(store), 1);
        proxy.isSilent = true;
        const [written, read] = [outcome(add(store, 'b')), outcome(count(store))];
        assert.is(await inTime(proxy, written), 'kept');
        // It was under way: its caller repeats it.
        assert.is(await inTime(proxy, read), 'store_unavailable');
        assert.is(await count(store), 2);
        assert.is(store.shared?.figures.host, second);
      }),
    ));

  for (const [what, isPassedOn] of [
    ['took effect', true],
    ['had no effect', false],
  ] as const)
    test(`a commit that a host never answers and that ${what} is reported truthfully`, () =>
      proxiedTwice(({ proxy, at, second, name }) =>
        withStore({ url: `postgres://postgres@${at},${second}/${name}`, ...SOON }, async (store) => {
          await add(store, 'a');
          proxy.silence = { word: 'commit\0', isPassedOn };
          assert.is(await inTime(proxy, outcome(add(store, 'b'))), isPassedOn ? 'kept' : 'store_unavailable');
          assert.is(proxy.isSilent, true);
          assert.is(await count(store), isPassedOn ? 2 : 1);
        }),
      ));

  test('a statement that takes long on a host that answers goes on', () =>
    proxied(async ({ at, name }) => {
      const hosts = new Hosts({ url: `postgres://postgres@${at}/${name}`, ...SOON });
      const session = await hosts.connect();
      const { rows } = await session.query('select pg_sleep(1), 1');
      assert.is(rows[0]?.[1], 1);
      assert.is(session.isLost, false);
      await session.close();
    }));

  test('a server that waits too long for another one gets store_unavailable', () =>
    proxied(async ({ at, direct, name }) => {
      await withStore({ url: `postgres://postgres@${at}/${name}`, limits: { lockMs: 20 } }, async (store) => {
        await direct.query('begin');
        await direct.query('select 1 from store_state for update');
        assert.is(await outcome(add(store, 'a')), 'store_unavailable');
        await direct.query('rollback');
        assert.is(await outcome(add(store, 'a')), 'kept');
      });
    }));

  test('a statement that takes too long fails its unit alone', () =>
    proxied(async ({ at, direct, name }) => {
      await withStore({ url: `postgres://postgres@${at}/${name}`, limits: { statementMs: 200 } }, async (store) => {
        await direct.query('begin');
        await direct.query('lock table rows in access exclusive mode');
        assert.is(await outcome(count(store)), 'store_unavailable');
        assert.is(await outcome(add(store, 'a')), 'store_unavailable');
        await direct.query('rollback');
        assert.is(await outcome(add(store, 'a')), 'kept');
      });
    }));

  test('a server that hangs in a transaction is cut off', () =>
    proxied(async ({ at, direct, name }) => {
      const hung = await PostgresSession.open({ url: `postgres://postgres@${at}/${name}`, limits: { idleMs: 50 } });
      await hung.query('begin');
      await hung.query('select 1 from store_state for update');
      await direct.query('select 1 from store_state for update');
      while (!hung.isLost) await sleep(5);
    }));
});
