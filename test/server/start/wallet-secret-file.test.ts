import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/settings/config.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { by, paidByPlayers } from '../../support/paying-players.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

/** A wallet that knows some secrets, and answers a session to those who know one. */
const startWallet = async (known: ReadonlySet<string>) => {
  const bearers: string[] = [];
  const server = createServer(async (request, response) => {
    const {
      player_token = '',
      operator_id,
      brand_id,
      currency,
    } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const bearer = `${request.headers.authorization}`.slice('Bearer '.length);
    bearers.push(bearer);
    if (!known.has(bearer)) response.writeHead(401).end('{}');
    else if (!request.url?.endsWith('/authenticate')) response.end('{"balance":1}');
    else response.end(JSON.stringify({ id: player_token.replace('session-', ''), operator_id, brand_id, currency }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bearers,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

suite('server/start/wallet-secret-file', (test) => {
  for (const whose of ['shared by all operators', 'of one operator'] as const)
    test(`the secret of a wallet ${whose} is replaced while the platform serves, and no call fails`, () =>
      withFolder(async (folder) => {
        expectErrors(/the secret of a wallet cannot be read: the one before stays in force/);
        const known = new Set(['old']);
        const wallet = await startWallet(known);
        const secretFile = join(folder, 'secret');
        writeFileSync(secretFile, 'old\n');
        const system = {
          ...{ id: 'w', name: 'w', service_id: 'northstar', user_types: [], resources: [] },
          service_config: { wallet: { url: wallet.url, secret_file: secretFile } },
        };
        const config = readConfig(
          { port: '0', data: join(folder, 'data') },
          {
            PITBOSS_LOG_LEVEL: 'silent',
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            ...(whose === 'of one operator'
              ? { PITBOSS_SYSTEMS: JSON.stringify([system]) }
              : { PITBOSS_WALLET_URL: wallet.url, PITBOSS_WALLET_SECRET_FILE: secretFile }),
          },
        );
        const running = await start(config, undefined, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
        try {
          const client = new Client(running.url);
          await client.login();
          await registerOwners(client);
          const { id } = await openJackpot(client, paidByPlayers('paid'));
          let round = 0;
          const play = async (): Promise<string | undefined> => {
            round += 1;
            const body = by(id, `p-${round}`, { idempotency_key: `k-${round}` });
            assert.is((await client.call('contributeToInstance', { body })).status, 200);
            return wallet.bearers.at(-1);
          };
          const write = (text: string): void => {
            writeFileSync(secretFile, text);
            running.lookAtFiles();
          };
          assert.is(await play(), 'old');
          write('new\nold\n');
          assert.is(await play(), 'old');
          known.add('new').delete('old');
          assert.is(await play(), 'new');
          write('');
          assert.is(await play(), 'new', 'a file that holds nothing changes nothing');
          write('new\n');
          assert.is(await play(), 'new');
        } finally {
          await running.stop();
          wallet.stop();
        }
      }));
});
