import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { type As, withTree } from '../../support/with-tree.ts';

const systemsIn = (folder: string) => {
  const secretFile = join(folder, 'secret');
  writeFileSync(secretFile, 'a-secret-not-to-be-told');
  const system = { user_types: [], resources: [], service_config: {} };
  return [
    { ...system, id: 'crm', name: 'Customers', service_id: 'crm', resources: ['players'] },
    {
      ...system,
      id: 'northstar-wallet',
      name: 'North Star wallet',
      service_id: 'northstar',
      service_config: { wallet: { url: 'https://wallet.northstar.example', secret_file: secretFile } },
    },
    { ...system, id: 'bi', name: 'Figures', service_id: 'bi', user_types: ['User'] },
  ];
};

const ids = async (as: As, query: object = {}): Promise<string> =>
  (await as('listSystems', { query: { ...query } })).body.map(({ id }: { id: string }) => id).join(' ');

suite('handlers/accounts/list-systems', (test) => {
  test('A21 lists the registered systems, and a wallet to those who reach its operator', () =>
    withFolder(async (folder) => {
      const own = account({ type: 'SuperUser' });
      const brand = account({ type: 'User', permissions: EVERY_PERMISSION, unitId: 'luna' });
      const stranger = account({ type: 'SuperUser', organisationId: 'southstar' });
      const systems = systemsIn(folder);
      await withTree(
        [own, brand, stranger],
        async (as, client) => {
          const root: As = (operation, parts) => client.call(operation, parts);
          assert.equal(
            (await root('listSystems')).body,
            [...systems].sort((a, b) => (a.id < b.id ? -1 : 1)),
          );
          assert.is(await ids(as(own)), 'bi crm northstar-wallet');
          for (const caller of [brand, stranger]) assert.is(await ids(as(caller)), 'bi crm');
          assert.is(await ids(as(stranger), { id: 'northstar-wallet' }), '');
        },
        { PITBOSS_SYSTEMS: JSON.stringify(systems) },
      );
    }));

  test('A21 filters, sorts and pages', () =>
    withFolder((folder) =>
      withTree(
        [],
        async (_as, client) => {
          const root: As = (operation, parts) => client.call(operation, parts);
          assert.is(await ids(root, { id: 'crm' }), 'crm');
          assert.is(await ids(root, { id: 'c' }), '');
          assert.is(await ids(root, { name: 'STAR' }), 'northstar-wallet');
          assert.is(await ids(root, { id: '', name: '' }), 'bi crm northstar-wallet');
          assert.is(await ids(root, { sort_field: 'name' }), 'crm bi northstar-wallet');
          assert.is(await ids(root, { sort_direction: -1, limit: 2 }), 'northstar-wallet crm');
          const last = await root('listSystems', { query: { limit: 2, page: 1 } });
          assert.equal([last.body.length, last.headers.get('x-total-count')], [1, '3']);
        },
        { PITBOSS_SYSTEMS: JSON.stringify(systemsIn(folder)) },
      ),
    ));
});
