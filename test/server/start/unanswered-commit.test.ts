// A long proof: it starts PostgreSQL, and waits until a server gives up a commit without an answer.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { by, paidByPlayers, startWalletSide, until } from '../../support/paying-players.ts';
import { message, withProxy } from '../../support/postgres-proxy.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

const COMMITTED = message('C', Buffer.from('COMMIT\0'));

suite('server/start/unanswered-commit', (test) => {
  test('a contribution whose first commit was not answered before the database went away is settled once it is back, and its key is free', () =>
    withEmptyDatabase((url) =>
      withFolder((folder) =>
        withProxy(url, async (through, proxy) => {
          expectErrors(/"msg":"the store failed/);
          const wallet = await startWalletSide(join(folder, 'wallet'));
          const environment = {
            ...{ ...wallet.environment, PITBOSS_DATABASE: through, PITBOSS_LOG_LEVEL: 'silent' },
            ...{ PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username, PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password },
          };
          const config = readConfig({ port: '0', data: join(folder, 'data') }, environment);
          const server = await start(config, undefined, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
          const direct = await PostgresSession.open({ url });
          try {
            const client = new Client(server.url);
            await client.login();
            await registerOwners(client);
            const { id } = await openJackpot(client, paidByPlayers('paid'));
            const body = by(id, 'p-1', { idempotency_key: 'round-1' });
            const contribute = async () => (await client.call('contributeToInstance', { body })).status;
            let isOpened = false;
            proxy.sent = (chunk) => {
              if (chunk.includes('insert into "contribution_intents"')) isOpened = true;
            };
            proxy.change = (chunk) => {
              if (!isOpened || !chunk.includes(COMMITTED)) return chunk;
              proxy.isDown = true;
              proxy.cut();
              return Buffer.alloc(0);
            };
            const lost = contribute();
            await until(async () => proxy.isDown, true);
            assert.equal((await direct.query('select state from contribution_intents')).rows, [['open']]);
            assert.is(await lost, 503);
            proxy.change = (chunk) => chunk;
            proxy.isDown = false;
            const keys = async () =>
              JSON.stringify(
                (await direct.query("select state from idempotency_keys where key = 'round-1' and state = 'running'"))
                  .rows,
              );
            await until(keys, '[]');
            assert.ok((await contribute()) < 300);
            await until(() => wallet.moved('p-1'), -1);
          } finally {
            proxy.isDown = false;
            await direct.close();
            await server.stop();
            await wallet.stop();
          }
        }),
      ),
    ));
});
