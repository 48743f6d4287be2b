// A long proof: it starts PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { statement } from '../../../../db/engine/statement.ts';
import { withPostgres } from '../../../support/postgres.ts';
import { suite } from '../../../support/suite.ts';

const names = sqliteTable('names', { name: text('name').primaryKey() });
const insert = statement((db) => db.insert(names).values({ name: sql.placeholder('name') }));
const list = statement((db) => db.select().from(names).orderBy(names.name));
const migrations = [{ tag: '0000_names', sql: 'CREATE TABLE names (name TEXT PRIMARY KEY NOT NULL) STRICT;' }];

const PAUSE_MS = 20;

/** The first connection, besides one, whose COMMIT waits for a standby. */
const waitingForStandby = async (session: PostgresSession, besides = 0): Promise<number> => {
  for (;;) {
    const { rows } = await session.query(
      "select pid from pg_stat_activity where wait_event = 'SyncRep' and query ilike 'commit' and pid <> $1",
      [besides],
    );
    const [row] = rows;
    if (row !== undefined) return Number(row[0]);
    await sleep(PAUSE_MS);
  }
};

suite('db/engine/postgres/marks', (test) => {
  test('a commit whose connection ends while it waits for a standby is answered once a standby has it', () =>
    // A separate PostgreSQL, since all databases of one wait for the same standbys.
    withPostgres(async ({ environment: { PGHOST } }) => {
      const url = `postgres://postgres@/postgres?host=${PGHOST}`;
      const store = await openPostgres({ url, migrations });
      const session = await PostgresSession.open({ url });
      try {
        await store.write((tx) => tx.run(insert, { name: 'before' }));
        await session.query("alter system set synchronous_standby_names = 'missing'");
        await session.query('select pg_reload_conf()');
        let written = Promise.resolve('answered');
        let waiting: number | undefined;
        // Until the setting counts, commits do not wait.
        let name = '';
        for (let at = 0; waiting === undefined; at += 1) {
          name = `name ${at}`;
          written = store
            .write((tx) => tx.run(insert, { name }))
            .then(
              () => 'answered',
              (error: { readonly code: string }) => error.code,
            );
          waiting = await Promise.race([waitingForStandby(session), written.then(() => undefined)]);
        }
        await session.query('select pg_terminate_backend($1)', [waiting]);
        const still = waitingForStandby(session, waiting).then(() => 'waits');
        assert.is(await Promise.race([written, still]), 'waits');
        await session.query('alter system reset synchronous_standby_names');
        await session.query('select pg_reload_conf()');
        assert.is(await written, 'answered');
        assert.ok((await store.read((tx) => tx.all(list))).some((row) => row.name === name));
      } finally {
        await session.query('alter system reset synchronous_standby_names').catch(() => {});
        await session.query('select pg_reload_conf()').catch(() => {});
        await Promise.all([store.close(), session.close()]);
      }
    }));
});
