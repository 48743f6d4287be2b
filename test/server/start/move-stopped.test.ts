// A long proof: it starts PostgreSQL and programs.
// On SQLite alone: it moves the store of a data folder, and starts with one.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { createMoveSteps } from '../../../cli/move.ts';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { openDataFolder } from '../../../server/start/data-folder.ts';
import { moveToDatabase } from '../../../server/start/move-to-database.ts';
import { run } from '../../cli/program.ts';
import { Crash, refusedBy, reportOf, withStory } from '../../support/moving.ts';
import { FROM_SOURCE } from '../../support/process.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

const fatal = (error: unknown): void => {
  throw error;
};

const KEY = 'cd'.repeat(32);

suite('server/start/move-stopped', (test) => {
  test('a refusal of the database is one sentence, and the same command goes on once it is mended', () =>
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
        const crashed = moveToDatabase(data, { url }, { ...createMoveSteps(() => {}, places), fatal, step: crash });
        await crashed.catch((error: unknown) => assert.instance(error, Crash));
        const session = await PostgresSession.open({ url });
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
          /^pitboss: Cannot use postgres:.*\. Its schema is not whole\. Missing: the table ledger_entries\. Wait until/,
        );
        await session.close();
      }),
    ));
});
