import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { recordAuditEvent } from '../../db/audit/audit-events.ts';
import { createOrganisation } from '../../db/operators/organisations.ts';
import { account, organisation, saveAccounts, tokenFor } from '../support/accounts.ts';
import { fixedKeys } from '../support/fixed-keys.ts';
import { type Reply, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { outcome } from '../support/with-jackpot.ts';
import { type As, withTree } from '../support/with-tree.ts';

const TAKEN_MAX = 30;
const password = 'a password for tests';
const named = (id: string, name: string) => [{ id, name }];

const newAccount = (username: string) => ({
  account_type: 'User',
  ...{ username, password, permissions: [] },
  org_unit: { org_id: 'southstar' },
});
const provider = (id: string) => ({
  ...{ id, owner: 'southstar', client_id: 'c', client_secret: 's', issuer_url: 'https://id.example' },
  ...{ token_url: 'https://id.example/token', jwk_url: 'https://id.example/keys' },
  ...{ redirect_url: 'https://play.example/oauth/callback', frontend_url: 'https://play.example/' },
});

/** Without what differs between any two replies. */
const told = ({ status, body }: Reply, name: string) => {
  const { request_id: _request, ...rest } = body;
  return JSON.stringify([status, rest]).replaceAll(name, 'NAME');
};

suite('server/taken-names', (test) => {
  test("B3 lists an operator of a tenant's own organisation as failed for a System account, so none is taken for the platform's", async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withTree([caller], async (as, client) => {
      const own = as(caller);
      assert.is((await own('createOrganisation', { body: { id: 'omega', units: [] } })).status, 200);
      const squatted = await client.call('saveOperators', { body: named('omega', 'Omega') });
      assert.equal(squatted.body, { success: [], failed: ['omega'] });
      assert.is((await client.call('getOperator', { path: { operator_id: 'omega' } })).status, 404);
      // Nor is one that the tenant has saved itself taken for it.
      const saved = await own('saveOperators', { body: named('omega', 'Ours') });
      assert.equal(saved.body, { success: ['omega'], failed: [] });
      const renamed = await client.call('saveOperators', { body: named('omega', 'Omega') });
      assert.equal(renamed.body, { success: [], failed: ['omega'] });
      const path = { operator_id: 'omega' };
      assert.is((await client.call('getOperator', { path })).body.name, 'Ours');
      assert.is((await client.call('updateOperator', { path, body: { enabled: false } })).status, 200);
    });
  });

  test('B3 saves the operator of an organisation that the platform created below another', () =>
    withTree([], async (_as, client) => {
      await client.call('createOrganisation', { body: { id: 'omega', units: [], parent_id: 'southstar' } });
      const saved = await client.call('saveOperators', { body: named('omega', 'Omega') });
      assert.equal(saved.body, { success: ['omega'], failed: [] });
    }));

  test('B3 judges an organisation of an earlier version by the audit trail', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client) => {
        const saved = await client.call('saveOperators', { body: [...named('omega', 'O'), ...named('sigma', 'S')] });
        assert.equal(saved.body, { success: ['sigma'], failed: ['omega'] });
      },
      {},
      async (store) => {
        await saveAccounts(caller)(store);
        await store.write(async (tx) => {
          for (const id of ['omega', 'sigma'])
            await createOrganisation(tx, organisation({ id, parentId: 'southstar' }));
          await recordAuditEvent(
            { tx, ...fixedKeys },
            {
              ...{ id: 'event', atMs: 1, ownerId: 'omega', actorId: caller.id, actorUsername: caller.username },
              ...{ networkAddress: null, action: 'createOrganisation', resource: 'organisations', targetId: 'omega' },
              ...{ outcome: 'done', code: null, requestId: 'r', detail: {}, changes: null },
            },
          );
        });
      },
    );
  });

  test('A16 keeps the id of an operator that the configuration names from tenants', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    const folder = mkdtempSync(join(tmpdir(), 'pitboss-taken-'));
    const secret_file = join(folder, 'secret');
    writeFileSync(secret_file, 'a-secret-of-the-wallet-of-omega');
    const system = { user_types: [], resources: [], name: 'A system' };
    const wallet = { url: 'https://wallet.omega.example', secret_file };
    const systems = [
      { ...system, id: 'omega-wallet', service_id: 'omega', service_config: { wallet } },
      { ...system, id: 'crm', service_id: 'crm', service_config: {} },
    ];
    await withServer(
      async (client, data) => {
        const token = await tokenFor(data, caller);
        const create = async (id: string, by = {}) =>
          outcome(await client.call('createOrganisation', { body: { id, units: [] }, ...by }));
        assert.is(await create('omega', { token }), '409 organisation_id_taken');
        assert.is(await create('crm', { token }), '200');
        assert.is(await create('omega'), '200');
      },
      { PITBOSS_SYSTEMS: JSON.stringify(systems) },
      saveAccounts(caller),
    );
    rmSync(folder, { recursive: true });
  });

  test('a name of another tenant, an own one and a reserved one are refused in the same words', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar', username: 'sue', usernameKey: 'sue' });
    await withTree([caller], async (as) => {
      const own = as(caller);
      const ofUsers = [];
      for (const username of ['root', 'sue'])
        ofUsers.push(told(await own('createAccount', { body: newAccount(username) }), username));
      assert.is(ofUsers[0], ofUsers[1]);
      const ofOrganisations = [];
      for (const id of ['pitboss', 'northstar', 'southstar'])
        ofOrganisations.push(told(await own('createOrganisation', { body: { id, units: [] } }), id));
      assert.is(new Set(ofOrganisations).size, 1);
    });
  });

  test('A8 A13 A16 B40 let a tenant ask for 30 names of others in an hour, then for no other name, taken or free', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    const beside = account({ type: 'SuperUser', organisationId: 'northstar' });
    await withTree([caller, beside], async (as, client) => {
      const own = as(caller);
      await own('createOrganisation', { body: { id: 'south-2', units: [] } });
      // Own names are none of others.
      for (let n = 0; n <= TAKEN_MAX; n += 1) await own('createOrganisation', { body: { id: 'south-2', units: [] } });
      for (let n = 0; n < TAKEN_MAX; n += 1) assert.is((await probe(own, n)).status, 409, String(n));
      for (const id of ['northstar', 'free']) {
        const reply = await own('createOrganisation', { body: { id, units: [] } });
        assert.is(outcome(reply), '429 too_many_requests');
        assert.ok(Number(reply.headers.get('retry-after')) > 0);
      }
      for (const username of ['root', 'free'])
        assert.is((await own('createAccount', { body: newAccount(username) })).status, 429);
      assert.is((await own('createOauthProvider', { body: provider('free') })).status, 429);
      // Requests that choose no name still succeed, and so do those of others.
      assert.is((await own('listOrganisations')).status, 200);
      assert.is((await as(beside)('createOrganisation', { body: { id: 'free', units: [] } })).status, 200);
      assert.is((await client.call('createAccount', { body: newAccount('free') })).status, 200);
    });
  });
});

/** By turns a username and an organisation of others. */
const probe = (own: As, n: number): Promise<Reply> =>
  n % 2 === 0
    ? own('createAccount', { body: newAccount('root') })
    : own('createOrganisation', { body: { id: 'northstar', units: [] } });
