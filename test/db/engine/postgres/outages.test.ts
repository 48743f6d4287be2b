// A long proof: it starts PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { Session } from '../../../../db/engine/postgres/session.ts';
import { statement } from '../../../../db/engine/statement.ts';
import type { Store } from '../../../../db/engine/store.ts';
import { createDatabase } from '../../../support/engine-store.ts';
import { onPostgres } from '../../../support/on-postgres.ts';
import { withPostgres } from '../../../support/postgres.ts';
import { suite } from '../../../support/suite.ts';

const rows = sqliteTable('rows_', { id: integer('id').primaryKey(), name: text('name').notNull() });
const migrations = [
  { tag: '0000_rows', sql: 'CREATE TABLE rows_ (id INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL) STRICT;' },
];
const insert = statement((db) => db.insert(rows).values({ name: sql.placeholder('name') }));
const list = statement((db) => db.select().from(rows).orderBy(rows.id));

type Proxy = { change: (chunk: Buffer, end: () => void) => Buffer; isDown: boolean; cut(): void };

/** PostgreSQL behind a socket of our own, so that what it answers can be changed. */
const withProxy = async (url: string, work: (url: string, proxy: Proxy) => Promise<void>): Promise<void> => {
  const real = new URL(url.replace('@/', '@x/')).searchParams.get('host') ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-proxy-'));
  const sockets = new Set<Socket>();
  const proxy: Proxy = {
    change: (chunk) => chunk,
    isDown: false,
    cut: () => {
      for (const each of sockets) each.destroy();
    },
  };
  const server = createServer((client) => {
    if (proxy.isDown) return void client.destroy();
    const host = createConnection(`${real}/.s.PGSQL.5432`);
    sockets.add(client).add(host);
    client
      .on('data', (chunk) => host.write(chunk))
      .on('error', () => {})
      .on('close', () => host.destroy());
    host
      .on('data', (chunk: Buffer) => client.write(proxy.change(Buffer.from(chunk), () => client.end())))
      .on('error', () => {})
      .on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(`${folder}/.s.PGSQL.5432`, resolve));
  try {
    await work(url.replace(real, folder).replace(encodeURIComponent(real), folder), proxy);
  } finally {
    proxy.cut();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** What a backend says last when it cannot write its log: in src/backend/access/transam/xlog.c, XLogFileInit and XLogWrite in a critical section. */
const PANIC = message(
  'E',
  Buffer.from(
    'SPANIC\0VPANIC\0C53100\0Mcould not write to file "pg_wal/xlogtemp.7": No space left on device\0\0',
    'latin1',
  ),
);

const open = async (work: (store: Store, proxy: Proxy) => Promise<void>): Promise<void> =>
  onPostgres(async () => {
    const { url, drop } = await createDatabase([]);
    try {
      await withProxy(url, async (through, proxy) => {
        const store = await openPostgres({ url: through, migrations, patienceMs: 200 });
        try {
          await work(store, proxy);
        } finally {
          proxy.isDown = false;
          await store.close();
        }
      });
    } finally {
      await drop();
    }
  });

const namesIn = async (store: Store): Promise<string[]> =>
  (await store.read((tx) => tx.all(list))).map(({ name }) => name);
const codes = async (units: readonly Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(units)).map((each) =>
    each.status === 'fulfilled' ? 'done' : (each.reason.code ?? each.reason.message),
  );

suite('db/engine/postgres/outages', (test) => {
  test('units whose COMMIT ended with a PANIC, and is on disk, do not run again', () =>
    open(async (store, proxy) => {
      let isArmed = true;
      proxy.change = (chunk, end) => {
        const at = chunk.indexOf(message('C', Buffer.from('COMMIT\0')));
        if (!isArmed || at === -1) return chunk;
        isArmed = false;
        setImmediate(end);
        return Buffer.concat([chunk.subarray(0, at), PANIC]);
      };
      const said = await codes(['a', 'b'].map((name) => store.write((tx) => tx.run(insert, { name }))));
      assert.equal({ said, names: await namesIn(store) }, { said: ['done', 'done'], names: ['a', 'b'] });
    }));

  test('a commit that was confirmed with a warning in another language is not passed on as done', () =>
    // Of its own, since all databases of one wait for the same standbys.
    withPostgres(async ({ environment: { PGHOST } }) => {
      const url = `postgres://postgres@/postgres?host=${PGHOST}`;
      await withProxy(url, async (through, proxy) => {
        // As a server says it whose lc_messages is de_DE.UTF-8: po/de.po has "WARNUNG" for "WARNING".
        proxy.change = (chunk) => {
          const at = chunk.indexOf('SWARNING\0');
          if (at === -1) return chunk;
          const changed = Buffer.from(chunk);
          changed.write('SWARNUNG\0', at, 'latin1');
          return changed;
        };
        const store = await openPostgres({ url: through, migrations });
        const session = await Session.open({ url });
        try {
          await session.query("alter system set synchronous_standby_names = 'missing'");
          await session.query('select pg_reload_conf()');
          let said: string | undefined;
          const write = async (): Promise<string> =>
            store
              .write((tx) => tx.run(insert, { name: 'a' }))
              .then(
                () => 'done',
                (error: { readonly code: string }) => error.code,
              );
          for (let isCancelled = false; !isCancelled; ) {
            const written = write();
            written.then((each) => {
              said = each;
            });
            for (let tries = 0; tries < 50 && !isCancelled; tries += 1) {
              const { rows: found } = await session.query(
                "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and query ilike 'commit'",
              );
              isCancelled = found.length > 0;
              await new Promise((resolve) => setTimeout(resolve, 20));
            }
            await written;
          }
          assert.is(said, 'store_unavailable');
        } finally {
          await session.query('alter system reset synchronous_standby_names').catch(() => {});
          await session.query('select pg_reload_conf()').catch(() => {});
          await Promise.all([store.close(), session.close()]);
        }
      });
    }));

  for (const [where, follows] of [
    ['in the middle of a batch', true],
    ['at the end of a batch', false],
  ] as const)
    test(`a call that a unit has not awaited is not sent once the unit has failed, ${where}`, () =>
      open(async (store) => {
        const units: Promise<unknown>[] = [
          store.write(async (tx) => tx.defer((run) => run(insert, { name: 'first' }))),
          store.write(async (tx) => {
            void tx.run(insert, { name: 'of the failed one' }).catch(() => {});
            throw new Error('failed');
          }),
        ];
        if (follows) units.push(store.write((tx) => tx.all(list)));
        assert.equal((await codes(units)).slice(0, 2), ['done', 'failed']);
        assert.equal(await namesIn(store), ['first']);
      }));

  test('a read that goes on after a pause in an outage is told of the outage', () =>
    open(async (store, proxy) => {
      const down = (): void => {
        proxy.isDown = true;
        proxy.cut();
      };
      const said = await codes([
        store.read((tx) =>
          tx.aside(async (reader) => {
            await reader.all(list);
            down();
            // What reads aside may wait for what it likes: until the loss of all connections is noticed.
            await new Promise((resolve) => setTimeout(resolve, 100));
            return reader.all(list);
          }),
        ),
      ]);
      assert.equal(said, ['store_unavailable']);
    }));
});
