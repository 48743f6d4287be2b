// A long proof: it starts PostgreSQL and a program, which stands still.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { createMoveSteps } from '../../../cli/move.ts';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { databaseKeyIn } from '../../../server/start/database.ts';
import { moveToFolder } from '../../../server/start/move-to-folder.ts';
import { refusedBy, reportOf } from '../../support/moving.ts';
import { withPrograms } from '../../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

suite('server/start/move-to-folder', (test) => {
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
          const how = createMoveSteps(() => {}, [there, { data: back, database: undefined }]);
          await moveToFolder({ url, key: databaseKeyIn(data, false) }, back, how);
          const session = await PostgresSession.open({ url });
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
});
