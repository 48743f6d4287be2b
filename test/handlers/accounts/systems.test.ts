import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import manifest from '../../../package.json' with { type: 'json' };
import { recordLastBackup, recordLastVerify } from '../../../server/start/last-runs.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { buildWorld } from '../../support/every-operation.ts';
import { openPlatform } from '../../support/platform.ts';
import { withFolder, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { type As, withTree } from '../../support/with-tree.ts';

suite('getPlatformStatus', (test) => {
  test('the version, the readiness, what waits, and the last backup and proof', () =>
    withServer(async (client, data) => {
      const fresh = (await client.call('getPlatformStatus')).body;
      assert.equal([fresh.version, fresh.ready, fresh.reasons], [manifest.version, true, []]);
      assert.equal(fresh.waiting.credits_held, { count: 0 });
      assert.equal([fresh.last_backup, fresh.last_proof, fresh.last_failed_proof], [undefined, undefined, undefined]);
      await buildWorld(client);
      recordLastBackup(data, { takenAtMs: 1_000, durationMs: 20, verified: true, to: '/backups' });
      recordLastVerify(data, true, 2_000);
      recordLastVerify(data, false, 3_000);
      const { body } = await client.call('getPlatformStatus');
      const { waiting } = body;
      const credits = [waiting.credits_due, waiting.credits_of_unknown_players, waiting.credits_held];
      assert.is(
        credits.reduce((count, { count: more }) => count + more, 0),
        1,
      );
      assert.ok(credits.some(({ oldest }) => oldest <= body.timestamp));
      assert.equal(body.last_backup, { timestamp: 1_000, verified: true, duration_ms: 20 });
      assert.equal([body.last_proof, body.last_failed_proof], [2_000, 3_000]);
      assert.not.match(JSON.stringify(body), '/backups');
      writeFileSync(join(data, 'last-backup.json'), 'damaged');
      assert.is((await client.call('getPlatformStatus')).body.last_backup, undefined);
    }));

  test('the replica: none, being made, complete up to a time, and failed', async () => {
    const asked = async (lastRuns: object): Promise<unknown> => {
      const platform = openPlatform({
        draw: () => 0n,
        clock: () => 5_000,
        services: {
          lastRuns: () => ({ version: '1.0.0', backup: undefined, provedAtMs: 0, failedAtMs: 0, ...lastRuns }),
        },
      });
      try {
        return Reflect.get(Object((await platform.call('getPlatformStatus')).body), 'replication');
      } finally {
        await platform.close();
      }
    };
    assert.is(await asked({}), undefined);
    assert.equal(await asked({ replicatedAtMs: 0, isReplicating: true }), { state: 'Starting' });
    assert.equal(await asked({ replicatedAtMs: 4_000, isReplicating: true }), { state: 'Running', timestamp: 4_000 });
    assert.equal(await asked({ replicatedAtMs: 4_000, isReplicating: false }), { state: 'Failed', timestamp: 4_000 });
  });

  test('an account of an operator has no access to it, with every permission', () => {
    const ada = account({ type: 'Service', id: 'ada', organisationId: 'northstar', permissions: EVERY_PERMISSION });
    return withServer(
      async (client, data) =>
        assert.is(
          outcome(await client.call('getPlatformStatus', { token: await tokenFor(data, ada) })),
          '403 permission_denied',
        ),
      {},
      saveAccounts(ada),
    );
  });
});

suite('listSystems', (test) => {
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
