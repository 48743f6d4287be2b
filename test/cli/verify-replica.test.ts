// A long proof: it starts PostgreSQL with a standby.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { proveStore } from '../../cli/prove-store.ts';
import { PostgresSession } from '../../db/engine/postgres/postgres-session.ts';
import { readConfig } from '../../server/settings/config.ts';
import { STOP_LIMITS } from '../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../support/drains-at-once.ts';
import { until } from '../support/paying-players.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { withPair } from '../support/standby.ts';
import { start } from '../support/start.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';

/** Ends all that the standby does for others, before the caller goes on. */
const END_READS = `import pg from 'pg';
const client = new pg.Client(process.argv[1]);
await client.connect();
await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()');
await client.end();`;

suite('cli/verify-replica', (test) => {
  test('a proof whose replica is lost in the middle says so, reads all from the primary, and proves the same', () =>
    withPair((pair) =>
      withFolder(async (folder) => {
        await pair.ask('create database kept');
        const [url, replicas] = [pair.primaryUrl('kept'), pair.standbyUrl('kept')];
        const data = join(folder, 'data');
        const environment = {
          PITBOSS_DATABASE: url,
          PITBOSS_LOG_LEVEL: 'silent',
          PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
          PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
        };
        const limits = { ...STOP_LIMITS, connections: DRAINS_AT_ONCE };
        const server = await start(readConfig({ port: '0', data }, environment), undefined, limits);
        try {
          const client = new Client(server.url);
          await client.login();
          await registerOwners(client);
          const { id } = await openJackpot(client);
          for (let at = 0; at < 3; at += 1)
            assert.is((await client.call('contributeToInstance', { body: contribution(id) })).status, 200);
          const canRead = () =>
            PostgresSession.open({ url: replicas, isStandby: true }).then(
              (session) => session.close().then(() => true),
              () => false,
            );
          await until(canRead, true);
          const prove = async (inTheMiddle: () => void) => {
            const said: string[] = [];
            const { isProven, summary } = await proveStore(
              { data, database: { url, replicas } },
              { say: (text) => said.push(text), progress: inTheMiddle },
            );
            return { isProven, summary, said };
          };
          const undisturbed = await prove(() => {});
          assert.equal([undisturbed.isProven, undisturbed.said.length], [true, 2]);
          assert.match(undisturbed.said.join(''), new RegExp(`^ok   ${id}  `, 'm'));
          assert.match(undisturbed.said.join(''), /^ok {3}audit trail: /m);
          let isOver = false;
          const disturbed = await prove(() => {
            if (isOver) return;
            isOver = true;
            execFileSync(process.execPath, ['--input-type=module', '--eval', END_READS, replicas], {
              cwd: import.meta.dirname,
            });
          });
          const lost = 'The replica has ended the read; all is read again from the primary.\n';
          assert.equal(disturbed, { ...undisturbed, said: [lost, ...undisturbed.said] });
        } finally {
          await server.stop();
        }
      }),
    ));
});
