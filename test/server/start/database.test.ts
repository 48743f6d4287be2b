// A long proof: it starts PostgreSQL.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/settings/config.ts';
import { type Running, STOP_LIMITS, start } from '../../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { Client, withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

type Login = { readonly username: string; readonly password: string };

/** Starts servers on one database at the same time, which share a data folder. */
const withServers = (
  count: number,
  work: (servers: readonly Running[], logins: readonly Login[]) => Promise<void>,
): Promise<void> =>
  withEmptyDatabase((url) =>
    withFolder(async (folder) => {
      const config = readConfig(
        { port: '0', data: join(folder, 'data') },
        { PITBOSS_DATABASE: url, PITBOSS_LOG_LEVEL: 'silent' },
      );
      const logins: Login[] = [];
      const limits = { ...STOP_LIMITS, connections: DRAINS_AT_ONCE };
      const started = await Promise.all(
        Array.from({ length: count }, () => start(config, (login) => logins.push(login), limits)),
      );
      try {
        await work(started, logins);
      } finally {
        await Promise.all(started.map((server) => server.stop()));
      }
    }),
  );

suite('server/start/database', (test) => {
  test('servers that start on an empty database at the same time create one administrator, whose login counts on each of them', () =>
    withServers(3, async (servers, logins) => {
      assert.is(logins.length, 1);
      const clients = servers.map(({ url }) => new Client(url));
      const token = await clients[0]?.login(logins[0]);
      for (const client of clients) {
        const { status, body } = await client.call('listAccounts', { token: token ?? '' });
        assert.equal([status, body.map((account: { username: string }) => account.username)], [200, ['admin']]);
      }
    }));
});
