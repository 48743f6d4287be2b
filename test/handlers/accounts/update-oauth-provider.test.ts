import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { testAskingForNames } from '../../support/asking-for-names.ts';
import { configured, link } from '../../support/external-login.ts';
import type { Client, Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { type As, withTree } from '../../support/with-tree.ts';

const superUser = account({ type: 'SuperUser' });
const service = account({ type: 'Service', trusted: true, permissions: EVERY_PERMISSION });

const update = (as: As, body: object, provider_id = 'northstar-id', headers = {}): Promise<Reply> =>
  as('updateOauthProvider', { path: { provider_id }, body, headers });

/** Runs work where the provider `northstar-id` of northstar is configured, and `southstar-id` of southstar. */
const withProviders = (
  accounts: Parameters<typeof withTree>[0],
  work: (as: (caller: (typeof accounts)[number]) => As, client: Client, data: string, root: As) => Promise<void>,
): Promise<void> =>
  withTree(accounts, async (as, client, data) => {
    for (const [id, owner] of [
      ['northstar-id', 'northstar'],
      ['southstar-id', 'southstar'],
    ])
      await client.call('createOauthProvider', { body: configured('https://id.northstar.example', { id, owner }) });
    await work(as, client, data, (operation, parts) => client.call(operation, parts));
  });

/** The accounts with their providers and the subjects there, as an administrator sees them. */
const linksOf = async (root: As): Promise<unknown[]> =>
  (await root('listAccounts', { query: { org_id: 'northstar' } })).body.map(
    ({ id, oauth_provider_id, oauth_sub }: Record<string, string>) => [id, oauth_provider_id, oauth_sub],
  );

suite('handlers/accounts/update-oauth-provider', (test) => {
  test('A14 changes the fields that are sent, and no other', () =>
    withProviders([superUser], async (as, client) => {
      const [before] = (await client.call('listOauthProviders', { query: { search: 'northstar' } })).body;
      const frontend_url = 'https://backoffice.northstar.example/welcome';
      const { status, body } = await update(as(superUser), { frontend_url });
      assert.is(status, 200);
      assert.equal(body, { ...before, frontend_url, updated: body.updated });
      assert.ok(body.updated > before.updated);
      assert.equal((await update(as(superUser), {})).body, body, 'nothing was sent');
      const every = configured('https://id2.northstar.example', { owner: 'northstar-eu', client_id: 'other' });
      const { client_secret: _secret, ...visible } = { ...every, redirect_url: 'https://b.example/oauth/callback' };
      const all = await update(as(superUser), { ...every, ...visible });
      assert.equal(all.body, { ...visible, created: before.created, updated: all.body.updated });
    }));

  test('A14 replaces only the secret, and neither answers nor stores it in the clear', () =>
    withProviders([superUser], async (as, _client, data) => {
      const secretOf = () => select(data, "select client_secret from oauth_providers where id = 'northstar-id'")[0];
      const before = secretOf();
      const reply = await update(as(superUser), { client_secret: 'a brand new secret' });
      assert.not.ok(JSON.stringify(reply.body).includes('secret'));
      assert.is.not(secretOf()?.client_secret, before?.client_secret);
      for (const table of ['oauth_providers', 'audit_events'])
        assert.not.ok(JSON.stringify(select(data, `select * from ${table}`)).includes('a brand new secret'), table);
    }));

  test('A14 gives another id, and the accounts that use the provider follow', () =>
    withProviders([superUser], async (as, _client, data, root) => {
      link(data, 'northstar-id', `'${superUser.id}'`);
      assert.is((await update(as(superUser), { id: 'renamed' })).body.id, 'renamed');
      assert.equal(await linksOf(root), [[superUser.id, 'renamed', '']]);
      assert.is(outcome(await update(as(superUser), {})), '404 oauth_provider_not_found');
    }));

  test('A14 ends what subjects meant with another issuer_url or client_id, and with nothing else', () =>
    withProviders([superUser], async (as, _client, data, root) => {
      link(data, 'northstar-id', `'${superUser.id}'`);
      const bind = () =>
        change(
          data,
          `update accounts set oauth_sub = 'ada', oauth_realm = (select realm from oauth_providers
          where key = oauth_provider_key) where id = ?`,
          superUser.id,
        );
      bind();
      for (const body of [{ id: 'renamed' }, { client_id: 'pitboss-backoffice' }, { jwk_url: 'https://id.example/k' }])
        assert.is(outcome(await update(as(superUser), body, 'id' in body ? 'northstar-id' : 'renamed')), '200');
      assert.equal(await linksOf(root), [[superUser.id, 'renamed', 'ada']]);
      for (const body of [{ client_id: 'other' }, { issuer_url: 'https://id2.northstar.example' }]) {
        bind();
        assert.is(outcome(await update(as(superUser), body, 'renamed')), '200');
        assert.equal(await linksOf(root), [[superUser.id, 'renamed', '']], JSON.stringify(body));
      }
    }));

  test('A14 answers a repetition as at first, and idempotency_key_reused to another content', () =>
    withProviders([superUser], async (as) => {
      const headers = { 'idempotency-key': 'k' };
      const body = { client_id: 'other', client_secret: 'a' };
      const first = await update(as(superUser), body, 'northstar-id', headers);
      const again = await update(as(superUser), { ...body, client_secret: 'b' }, 'northstar-id', headers);
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const other = await update(as(superUser), { client_id: 'third' }, 'northstar-id', headers);
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));

  test('A14 is for accounts of the types SuperUser and System with reach of the new owner, else permission_denied', () =>
    withProviders([superUser, service], async (as, _client, data) => {
      const before = contents(data);
      assert.is(outcome(await update(as(service), {})), '403 permission_denied');
      for (const owner of ['southstar', 'group', 'nobody'])
        assert.is(outcome(await update(as(superUser), { owner })), '403 permission_denied', owner);
      assert.is(outcome(await update(as(superUser), { owner: 'group' }, 'southstar-id')), '403 permission_denied');
      assert.equal(contents(data).oauth_providers, before.oauth_providers);
    }));

  test('A14 answers oauth_provider_not_found alike for one that does not exist and one out of reach', () =>
    withProviders([superUser], async (as) => {
      for (const id of ['nobody', 'southstar-id'])
        assert.is(
          outcome(await update(as(superUser), { frontend_url: 'https://a.example' }, id)),
          '404 oauth_provider_not_found',
        );
    }));

  test('A14 refuses an owner_not_found, an address_not_allowed and an oauth_provider_id_taken, and changes nothing', () =>
    withProviders([superUser], async (as, _client, data, root) => {
      const before = contents(data);
      assert.is(outcome(await update(root, { owner: 'nobody' })), '404 owner_not_found');
      assert.is(outcome(await update(as(superUser), { owner: 'northstar:nova' })), '404 owner_not_found');
      const reply = await update(as(superUser), { id: 'southstar-id', jwk_url: 'https://192.168.0.1/keys' });
      assert.is(outcome(reply), '422 address_not_allowed');
      assert.equal(reply.body.errors[0].pointer, '/jwk_url');
      assert.is(outcome(await update(as(superUser), { id: 'southstar-id' })), '409 oauth_provider_id_taken');
      assert.is(outcome(await update(as(superUser), { id: 'northstar-id' })), '200', 'its own');
      assert.equal(contents(data).accounts, before.accounts);
    }));

  test('A14 is oauth_provider_not_applicable while an account that uses it does not stand under the new owner', () => {
    const inUnit = account({ type: 'User', unitId: 'casino' });
    const inside = account({ type: 'User', organisationId: 'northstar-eu' });
    return withProviders([superUser, inUnit, inside], async (as, _client, data) => {
      link(data, 'northstar-id', `'${inUnit.id}', '${inside.id}'`);
      for (const owner of ['northstar-eu', 'northstar:casino'])
        assert.is(outcome(await update(as(superUser), { owner })), '422 oauth_provider_not_applicable', owner);
      change(data, 'update accounts set oauth_provider_key = null where id = ?', inside.id);
      assert.is(outcome(await update(as(superUser), { owner: 'northstar:casino' })), '200');
      assert.is(outcome(await update(as(superUser), { owner: 'northstar:luna' })), '422 oauth_provider_not_applicable');
    });
  });

  testAskingForNames(test, 'A14', async (own, client) => {
    await client.call('createOauthProvider', { body: configured('https://id.northstar.example') });
    assert.is((await update(own, { client_id: 'another' })).status, 200);
    return update(own, { id: 'renamed' });
  });
});
