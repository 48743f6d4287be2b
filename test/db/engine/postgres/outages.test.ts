// A long proof: it starts PostgreSQL.
import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { statement } from '../../../../db/engine/statement.ts';
import type { Store } from '../../../../db/engine/store.ts';
import { createDatabase } from '../../../support/engine-store.ts';
import { onPostgres } from '../../../support/on-postgres.ts';
import { withPostgres } from '../../../support/postgres.ts';
import { message, type PostgresProxy, withProxy } from '../../../support/postgres-proxy.ts';
import { suite } from '../../../support/suite.ts';

const rows = sqliteTable('rows_', { id: integer('id').primaryKey(), name: text('name').notNull() });
const migrations = [
  { tag: '0000_rows', sql: 'CREATE TABLE rows_ (id INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL) STRICT;' },
];
const insert = statement((db) => db.insert(rows).values({ name: sql.placeholder('name') }));
const list = statement((db) => db.select().from(rows).orderBy(rows.id));

/** A backend's last message when it cannot write its log: XLogFileInit and XLogWrite in transam/xlog.c, in a critical section. */
const PANIC = message(
  'E',
  Buffer.from(
    'SPANIC\0VPANIC\0C53100\0Mcould not write to file "pg_wal/xlogtemp.7": No space left on device\0\0',
    'latin1',
  ),
);

const open = async (work: (store: Store, proxy: PostgresProxy) => Promise<void>): Promise<void> =>
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
    // A separate PostgreSQL, since all databases of one wait for the same standbys.
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
        const session = await PostgresSession.open({ url });
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

  test('a read that goes on after a pause in an outage fails with the outage', () =>
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
            // A read aside may wait for anything: here until the loss of all connections is noticed.
            await new Promise((resolve) => setTimeout(resolve, 100));
            return reader.all(list);
          }),
        ),
      ]);
      assert.equal(said, ['store_unavailable']);
    }));
});
