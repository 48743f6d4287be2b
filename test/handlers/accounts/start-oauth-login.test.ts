import * as assert from 'uvu/assert';
import { begin, configured, toldTo, withProvider } from '../../support/external-login.ts';
import { REDIRECT_URL } from '../../support/oauth-client.ts';
import { ScriptedProvider } from '../../support/scripted-provider.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

const start = (client: Client, changes: object = {}): Promise<Reply> =>
  client.call('startOauthLogin', {
    query: { provider_id: 'northstar-id', code_challenge: CHALLENGE, ...changes },
    token: null,
  });

const withScripted = async (
  work: (client: Client, provider: ScriptedProvider, data: string) => Promise<void>,
): Promise<void> => {
  const provider = await ScriptedProvider.start();
  try {
    await withProvider(provider.issuer, (client, data) => work(client, provider, data));
  } finally {
    await provider.stop();
  }
};

suite('handlers/accounts/start-oauth-login', (test) => {
  test('the browser is sent to the provider with PKCE, a state and a nonce, each of them new every time', () =>
    withScripted(async (client, provider) => {
      const [first, second] = [await begin(client), await begin(client)];
      assert.is(`${first.location.origin}${first.location.pathname}`, `${provider.issuer}/authorize`);
      const { state, nonce, code_challenge, ...fixed } = Object.fromEntries(first.location.searchParams);
      assert.equal(fixed, {
        redirect_uri: REDIRECT_URL,
        scope: 'openid email',
        code_challenge_method: 'S256',
        client_id: 'pitboss-backoffice',
        response_type: 'code',
      });
      for (const [name, drawn] of Object.entries({ state, nonce, code_challenge })) {
        assert.match(drawn ?? '', /^[\w-]{43}$/, name);
        assert.is.not(drawn, second.location.searchParams.get(name), name);
      }
      assert.is.not(code_challenge, CHALLENGE, 'what the browser proves is not what the platform proves');
    }));

  test('the cookie is bound to the host and to ten minutes, and holds nothing that can be read', () =>
    withScripted(async (client) => {
      const reply = await start(client);
      assert.match(
        reply.headers.get('set-cookie') ?? '',
        /^__Host-pitboss-oauth=[\w+/=]+; Max-Age=600; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
      );
      const state = new URL(reply.headers.get('location') ?? '').searchParams.get('state') ?? '';
      const value = reply.headers.get('set-cookie')?.split(/[=;]/)[1] ?? '';
      assert.not.match(Buffer.from(value, 'base64').toString('latin1'), new RegExp(state.slice(0, 8)));
    }));

  test('nothing is stored', () =>
    withScripted(async (client, _provider, data) => {
      const before = contents(data);
      assert.is((await start(client)).status, 302);
      assert.equal(contents(data), before);
    }));

  test('the provider is asked for its configuration once for many logins', () =>
    withScripted(async (client, provider) => {
      const replies = await Promise.all(Array.from({ length: 8 }, () => start(client)));
      provider.answers.set('/.well-known/openid-configuration', { status: 503, body: {} });
      replies.push(await start(client));
      for (const reply of replies)
        assert.match(reply.headers.get('location') ?? '', new RegExp(`^${provider.issuer}/authorize`));
    }));

  test('a provider that does not exist is oauth_provider_not_found', () =>
    withServer(async (client) =>
      assert.is(outcome(await start(client, { provider_id: 'nobody' })), '404 oauth_provider_not_found'),
    ));

  test('a provider whose configuration cannot be read, or is another issuer’s, sends the browser back with an error', () =>
    withScripted(async (client, provider) => {
      const { metadata } = provider;
      const { authorization_endpoint: _none, ...nowhere } = metadata;
      for (const answer of [
        { status: 503, body: {} },
        { status: 302, body: metadata },
        { body: '<html></html>' },
        { body: [] },
        { body: { ...metadata, issuer: 'https://id.elsewhere.example' } },
        { body: { ...metadata, issuer: `${provider.issuer}/` } },
        { body: nowhere },
        { body: { ...metadata, authorization_endpoint: 7 } },
        { body: { ...metadata, authorization_endpoint: 'javascript:alert(1)' } },
        { body: { ...metadata, authorization_endpoint: `${provider.issuer}/${'x'.repeat(9000)}` } },
        { body: { ...metadata, padding: 'x'.repeat(300_000) } },
        'hang up' as const,
      ]) {
        provider.answers.set('/.well-known/openid-configuration', answer);
        // A new provider each time, since correct metadata is cached.
        const id = `p-${crypto.randomUUID()}`;
        await client.call('createOauthProvider', { body: configured(provider.issuer, { id }) });
        const reply = await start(client, { provider_id: id });
        assert.equal(toldTo(reply), ['error', 'provider_failed'], JSON.stringify(answer).slice(0, 200));
        assert.is(reply.headers.get('set-cookie'), null);
      }
    }));

  test('an address of a private network is never called, even when it was registered while it was allowed', () =>
    withScripted(async (client, provider, data) => {
      const asked = `${provider.issuer.replace('127.0.0.1', 'localhost')}`;
      provider.answers.set('/.well-known/openid-configuration', { body: { ...provider.metadata, issuer: asked } });
      change(data, 'update oauth_providers set issuer_url = ?', asked);
      assert.equal(toldTo(await start(client)), ['error', 'provider_failed']);
      assert.is(provider.requests, 0);
    }));
});
