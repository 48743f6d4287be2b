import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { by, paidByPlayers, startWalletSide, WALLET_SECRET } from '../../support/paying-players.ts';
import { withFolder, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('server/wallet-client/operator-wallets', (test) => {
  test('an operator with a wallet of its own is asked there, and every other one at the shared wallet', () =>
    withFolder(async (folder) => {
      const shared = await startWalletSide(join(folder, 'shared'));
      const own = await startWalletSide(join(folder, 'own'));
      const secretFile = join(folder, 'secret');
      writeFileSync(secretFile, `${WALLET_SECRET}\n`);
      const system = {
        id: 'northstar-wallet',
        name: 'North Star wallet',
        service_id: 'northstar',
        user_types: [],
        resources: [],
        service_config: { wallet: { url: `${own.proxy.url}/`, secret_file: secretFile } },
      };
      try {
        await withServer(
          async (client) => {
            await registerOwners(client);
            const { id: northern } = await openJackpot(client, paidByPlayers('north'));
            await client.call('saveOperators', { body: [{ id: 'southstar', name: 'South Star' }] });
            const path = { operator_id: 'southstar' };
            await client.call('saveBrands', { path, body: [{ id: 'sol', name: 'Sol' }] });
            const owner_id = 'southstar';
            await client.call('createTemplate', { body: { ...paidByPlayers('south'), owner_id } });
            await client.call('publishTemplate', { body: { owner_id, template_id: 'south' } });
            const opened = await client.call('instantiateTemplate', {
              body: instantiation({ template_owner_id: owner_id, instance_owner_id: owner_id, template_id: 'south' }),
            });
            const northerner = await client.call('contributeToInstance', { body: by(northern, 'p-north') });
            const southerner = await client.call('contributeToInstance', {
              body: by(opened.body.id, 'p-south', { brand_id: 'southstar:sol' }),
            });
            assert.equal([outcome(northerner), outcome(southerner)], ['200', '200']);
            assert.equal([own.moved('p-north'), own.moved('p-south')], [-1, 0]);
            assert.equal([shared.moved('p-north'), shared.moved('p-south')], [0, -1]);
          },
          { ...shared.environment, PITBOSS_SYSTEMS: JSON.stringify([system]) },
        );
      } finally {
        await shared.stop();
        await own.stop();
      }
    }));
});
