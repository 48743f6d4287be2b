// A long proof: it starts PostgreSQL.
import * as assert from 'uvu/assert';
import { MigrationRefused } from '../../../../db/engine/migrate.ts';
import { writeMoveMark } from '../../../../db/engine/move/move-mark.ts';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { until } from '../../../support/paying-players.ts';
import { suite } from '../../../support/suite.ts';
import { withEmptyDatabase } from '../../../support/with-empty-database.ts';

const migrations = [{ tag: '0000_rows', sql: 'CREATE TABLE rows (id TEXT PRIMARY KEY NOT NULL) STRICT;' }];
const WAITING = `select count(*) from pg_locks where not granted and database =
  (select oid from pg_database where datname = current_database())`;

suite('db/engine/move/move-mark', (test) => {
  test('a server that has found no mark and not yet looked at the life of the store finds the mark of a move that begins in between', () =>
    withEmptyDatabase(async (url) => {
      const mover = await openPostgres({ url, migrations, moving: true });
      const session = await PostgresSession.open({ url });
      try {
        // It waits for this when it has looked for a mark.
        await session.script('begin; lock table schema_migrations in exclusive mode');
        const opened = openPostgres({ url, migrations }).then(
          (store) => store.close().then(() => 'it serves'),
          (error: unknown) => (error instanceof MigrationRefused ? error.message : error),
        );
        await until(async () => (await session.query(WAITING)).rows[0]?.[0], 1);
        await mover.beginAgain((locked) =>
          writeMoveMark(locked, { state: 'leaving', id: 'one', other: 'sqlite:/there' }),
        );
        await session.script('commit');
        assert.match(String(await opened), /^The store is being moved to sqlite:\/there\. Run the same pitboss move/);
      } finally {
        await session.close();
        await mover.close();
      }
    }));
});
