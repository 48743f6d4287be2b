import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { withIdentityProvider } from '../../support/with-identity-provider.ts';
import { outcome } from '../../support/with-jackpot.ts';

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

suite('handlers/accounts/test-oauth-provider', (test) => {
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
