import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { testAskingForNames } from '../../support/asking-for-names.ts';
import { configured } from '../../support/external-login.ts';
import { CLIENT } from '../../support/oauth-client.ts';
import type { Client, Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { contents, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { type As, withTree } from '../../support/with-tree.ts';

const create = (as: As, changes: object = {}, headers = {}): Promise<Reply> =>
  as('createOauthProvider', { body: configured('https://id.northstar.example', changes), headers });

const asRoot =
  (client: Client): As =>
  (operation, parts) =>
    client.call(operation, parts);

const superUser = account({ type: 'SuperUser' });
const bound = account({ type: 'SuperUser', orgBound: true });
const ofBrand = account({ type: 'SuperUser', unitId: 'luna' });
const service = account({ type: 'Service', trusted: true, permissions: EVERY_PERMISSION });

suite('handlers/accounts/create-oauth-provider', (test) => {
  test('A13 configures a provider, and answers it without its secret', () =>
    withTree([superUser], async (as) => {
      const { status, body } = await create(as(superUser));
      assert.is(status, 200);
      const { client_secret: _secret, ...visible } = configured('https://id.northstar.example');
      assert.equal(body, { ...visible, created: body.created, updated: body.created });
      assert.ok(body.created > 1_700_000_000_000);
      assert.equal((await as(superUser)('listOauthProviders')).body, [body]);
    }));

  test('A13 keeps the secret encrypted, also from the store of idempotency keys and the audit trail', () =>
    withTree([superUser], async (as, _client, data) => {
      assert.is((await create(as(superUser), {}, { 'idempotency-key': 'k' })).status, 200);
      for (const table of ['oauth_providers', 'idempotency_keys', 'audit_events']) {
        const text = JSON.stringify(select(data, `select * from ${table}`));
        assert.ok(text.includes('northstar-id'), table);
        assert.not.ok(text.includes(CLIENT.client_secret), table);
      }
    }));

  test('A13 answers a repetition as at first, regardless of its secret, and idempotency_key_reused to another content', () =>
    withTree([superUser], async (as) => {
      const headers = { 'idempotency-key': 'k' };
      const first = await create(as(superUser), {}, headers);
      const again = await create(as(superUser), { client_secret: 'another' }, headers);
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const other = await create(as(superUser), { client_id: 'other' }, headers);
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));

  test('A13 is for accounts of the types SuperUser and System that reach the owner, else permission_denied', () =>
    withTree([superUser, bound, ofBrand, service], async (as, client, data) => {
      const before = contents(data);
      assert.is(outcome(await create(as(service))), '403 permission_denied');
      for (const owner of ['group', 'southstar', 'nobody', 'pitboss', 'southstar:casino'])
        assert.is(outcome(await create(as(superUser), { owner })), '403 permission_denied', owner);
      for (const owner of ['northstar', 'northstar:casino', 'northstar-eu'])
        assert.is(outcome(await create(as(ofBrand), { owner })), '403 permission_denied', owner);
      assert.is(outcome(await create(as(bound), { owner: 'northstar-eu' })), '403 permission_denied');
      assert.equal(contents(data).oauth_providers, before.oauth_providers);
      for (const [caller, owner] of [
        [superUser, 'northstar-eu'],
        [superUser, 'northstar:casino'],
        [bound, 'northstar'],
        [ofBrand, 'northstar:luna'],
      ] as const)
        assert.is(
          outcome(await create(as(caller), { owner, id: `${caller.id}.${owner.replace(':', '.')}` })),
          '200',
          owner,
        );
      assert.is(outcome(await create(asRoot(client), { owner: 'pitboss', id: 'own' })), '200');
    }));

  test('A13 refuses an owner that is no organisation and none of its units with owner_not_found', () =>
    withTree([superUser], async (as, client) => {
      assert.is(outcome(await create(asRoot(client), { owner: 'nobody' })), '404 owner_not_found');
      // A brand without a unit has no accounts.
      for (const owner of ['northstar:nova', 'northstar:nobody'])
        assert.is(outcome(await create(as(superUser), { owner })), '404 owner_not_found', owner);
    }));

  test('A13 refuses addresses that the platform may not call with address_not_allowed, and points at each', () =>
    withTree([], async (_as, client, data) => {
      const before = contents(data);
      const private_url = 'https://10.1.2.3/keys';
      const reply = await create(asRoot(client), { issuer_url: 'http://id.northstar.example', jwk_url: private_url });
      assert.is(outcome(reply), '422 address_not_allowed');
      assert.equal(
        reply.body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ['/issuer_url', '/jwk_url'],
      );
      const both = await create(asRoot(client), { token_url: 'https://localhost/token' });
      assert.equal(both.body.errors[0].pointer, '/token_url');
      assert.equal(contents(data), before);
    }));

  test('A13 lets private addresses be called once the configuration of the server names their host', () =>
    withTree(
      [],
      async (_as, client) => {
        const urls = { issuer_url: 'http://id.internal:8081', jwk_url: 'http://id.internal:8081/keys' };
        assert.is(outcome(await create(asRoot(client), urls)), '200');
        const other = { id: 'other', token_url: 'http://id.internal:8082/token' };
        assert.is(outcome(await create(asRoot(client), other)), '422 address_not_allowed');
      },
      { PITBOSS_OUTGOING_HOSTS: 'id.internal:8081' },
    ));

  test('A13 refuses an id that another provider of any owner has, with oauth_provider_id_taken', () =>
    withTree([superUser], async (as, client) => {
      assert.is(outcome(await create(asRoot(client), { owner: 'southstar' })), '200');
      assert.is(outcome(await create(as(superUser))), '409 oauth_provider_id_taken');
    }));

  testAskingForNames(test, 'A13', (own) => create(own));
});
