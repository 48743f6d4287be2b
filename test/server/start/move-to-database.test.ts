// A long proof: it starts PostgreSQL.
// On SQLite alone: it moves the store of a data folder, and starts with one.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { createMoveSteps } from '../../../cli/move.ts';
import { readMoveMark } from '../../../db/engine/move/move-mark.ts';
import { LOCK } from '../../../db/engine/postgres/begin-writing.ts';
import { openPostgres } from '../../../db/engine/postgres/open-postgres.ts';
import { NO_LIMITS, PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { StoreOutlived } from '../../../db/engine/postgres/witness.ts';
import { StoreError } from '../../../db/engine/store-error.ts';
import { insertSharedKeys } from '../../../db/servers/shared-keys.ts';
import { WATCHED_TABLES } from '../../../db/tables/servers.ts';
import { migrations } from '../../../server/start/assets.ts';
import { openDataFolder } from '../../../server/start/data-folder.ts';
import { moveToDatabase } from '../../../server/start/move-to-database.ts';
import { Crash, reportOf, withStory } from '../../support/moving.ts';
import { until } from '../../support/paying-players.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

const fatal = (error: unknown): void => {
  throw error;
};

const WAITING = 'select count(*) from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';

suite('server/start/move-to-database', (test) => {
  test('a server that has opened the empty database before it is marked writes nothing but the copy', () =>
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
            createMoveSteps(() => {}, places),
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
        const session = await PostgresSession.open({ url, limits: NO_LIMITS });
        try {
          // The move finds nothing yet, and waits for this transaction.
          await session.script(`begin; ${LOCK}; insert into shared_keys (id, version, sealed) values (1, 1, 'keys')`);
          const moved = moveToDatabase(
            data,
            { url },
            createMoveSteps(() => {}, [
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
              ...createMoveSteps(() => {}, [
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
        const session = await PostgresSession.open({ url });
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
});
