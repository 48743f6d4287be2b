import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { testAskingForNames } from '../../support/asking-for-names.ts';
import { configured, link } from '../../support/external-login.ts';
import { granted } from '../../support/new-account.ts';
import { CLIENT } from '../../support/oauth-client.ts';
import type { Client, Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, select } from '../../support/tables.ts';
import { withIdentityProvider } from '../../support/with-identity-provider.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { type As, withTree } from '../../support/with-tree.ts';

const superUser = account({ type: 'SuperUser' });

const service = account({ type: 'Service', trusted: true, permissions: EVERY_PERMISSION });

suite('createOauthProvider', (test) => {
  const create = (as: As, changes: object = {}, headers = {}): Promise<Reply> =>
    as('createOauthProvider', { body: configured('https://id.northstar.example', changes), headers });

  const asRoot =
    (client: Client): As =>
    (operation, parts) =>
      client.call(operation, parts);

  const bound = account({ type: 'SuperUser', orgBound: true });
  const ofBrand = account({ type: 'SuperUser', unitId: 'luna' });

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

suite('listOauthProviders', (test) => {
  const OWNERS = {
    alpha: 'group',
    beta: 'northstar',
    Gamma: 'northstar:luna',
    delta: 'northstar-eu',
    epsilon: 'southstar',
  };

  const permissions = granted('oauth_providers Read');
  const reader = account({ type: 'User', permissions });
  const bound = account({ type: 'User', permissions, orgBound: true });
  const ofBrand = account({ type: 'User', permissions, unitId: 'luna' });

  const createAll = async (client: Client): Promise<void> => {
    for (const [id, owner] of Object.entries(OWNERS))
      await client.call('createOauthProvider', { body: configured('https://id.northstar.example', { id, owner }) });
  };

  const ids = ({ body }: Reply): string[] => body.map(({ id }: { id: string }) => id);

  test('A12 answers the providers whose owner the caller reaches, never with their secret', () =>
    withTree([reader, bound, ofBrand], async (as, client) => {
      await createAll(client);
      const all = await client.call('listOauthProviders');
      assert.equal(ids(all), ['Gamma', 'alpha', 'beta', 'delta', 'epsilon']);
      for (const provider of all.body) assert.not('client_secret' in provider);
      assert.equal(ids(await as(reader)('listOauthProviders')), ['Gamma', 'beta', 'delta']);
      assert.equal(ids(await as(bound)('listOauthProviders')), ['Gamma', 'beta']);
      assert.equal(ids(await as(ofBrand)('listOauthProviders')), ['Gamma']);
    }));

  test('A12 searches by part of the id regardless of case', () =>
    withTree([], async (_as, client) => {
      await createAll(client);
      const search = async (text: string) => ids(await client.call('listOauthProviders', { query: { search: text } }));
      assert.equal(await search('TA'), ['beta', 'delta']);
      assert.equal(await search('gamma'), ['Gamma']);
      assert.equal(await search('%'), []);
      assert.equal(await search('_'), []);
      assert.is((await search('')).length, 5);
    }));

  test('A12 sorts and pages, with the total and links to the neighbours', () =>
    withTree([], async (_as, client) => {
      await createAll(client);
      const query = { sort_field: 'owner', sort_direction: -1, limit: 2, page: 1 };
      const reply = await client.call('listOauthProviders', { query });
      assert.equal(ids(reply), ['delta', 'beta']);
      assert.is(reply.headers.get('x-total-count'), '5');
      assert.match(reply.headers.get('link') ?? '', /<\/oauth\/providers\?[^>]*page=2[^>]*>; rel="next"/);
      const byTime = await client.call('listOauthProviders', { query: { sort_field: 'created' } });
      assert.equal(
        byTime.body.map(({ created }: { created: number }) => created),
        byTime.body.map(({ created }: { created: number }) => created).sort(),
      );
    }));
});

suite('testOauthProvider', (test) => {
  const path = { provider_id: 'northstar-id' };

  const failing = async (client: Client): Promise<string[]> => {
    const { status, body } = await client.call('testOauthProvider', { path });
    assert.is(status, 200, JSON.stringify(body));
    assert.equal(
      body.checks.map(({ name }: { name: string }) => name),
      ['issuer', 'keys', 'token', 'client', 'redirect'],
    );
    return body.checks.filter(({ passed }: { passed: boolean }) => !passed).map(({ name }: { name: string }) => name);
  };

  test('a provider that a login works with passes every check, and the test is audited', () =>
    withIdentityProvider(async (client, _provider, data) => {
      assert.equal(await failing(client), []);
      const audited = select(data, "select target_id from audit_events where action = 'testOauthProvider'");
      assert.equal(audited, [{ target_id: 'northstar-id' }]);
    }));

  test('each wrong setting fails its check, and no reply has the secret', () =>
    withIdentityProvider(async (client, { issuer }) => {
      const redirect_url = 'https://elsewhere.northstar.example/oauth/callback';
      for (const [changes, expected] of [
        [{ client_secret: 'not the secret of it' }, ['client']],
        [{ jwk_url: `${issuer}/nothing` }, ['client', 'keys']],
        [{ redirect_url }, ['client', 'keys', 'redirect']],
        [{ token_url: `${issuer}/nothing` }, ['client', 'keys', 'redirect', 'token']],
      ] as const) {
        assert.is(outcome(await client.call('updateOauthProvider', { path, body: changes })), '200');
        assert.equal((await failing(client)).sort(), expected);
      }
      const { body } = await client.call('testOauthProvider', { path });
      assert.not.match(JSON.stringify(body), 'not the secret');
    }));

  test('a provider that is down fails every check', () =>
    withIdentityProvider(async (client, provider) => {
      await provider.stop();
      assert.equal(await failing(client), ['issuer', 'keys', 'token', 'client', 'redirect']);
    }));

  test('permission_denied, oauth_provider_not_found and too_many_requests', () => {
    const user = account({ type: 'User', permissions: EVERY_PERMISSION });
    const rival = account({ type: 'SuperUser', organisationId: 'rival' });
    return withIdentityProvider(
      async (client, _provider, data) => {
        const as = async (caller: typeof user) =>
          outcome(await client.call('testOauthProvider', { path, token: await tokenFor(data, caller) }));
        assert.is(await as(user), '403 permission_denied');
        assert.is(await as(rival), '404 oauth_provider_not_found');
        const unknown = await client.call('testOauthProvider', { path: { provider_id: 'nothing' } });
        assert.is(outcome(unknown), '404 oauth_provider_not_found');
        for (let n = 0; n < 10; n += 1) await failing(client);
        const refused = await client.call('testOauthProvider', { path });
        assert.is(outcome(refused), '429 too_many_requests');
        assert.is(refused.headers.get('ratelimit-policy'), '"provider-test";q=10;w=60');
      },
      { prepare: saveAccounts(user, rival) },
    );
  });
});

suite('updateOauthProvider', (test) => {
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
