import { createHash } from 'node:crypto';
import * as assert from 'uvu/assert';
import type { Store } from '../../../db/engine/store.ts';
import { createOrganisation } from '../../../db/operators/organisations.ts';
import { organisation } from '../../support/accounts.ts';
import { ada, begin, comeBack, configured, toldTo, withProvider } from '../../support/external-login.ts';
import type { IdentityProvider } from '../../support/identity-provider.ts';
import { REDIRECT_URL } from '../../support/oauth-client.ts';
import { ScriptedProvider } from '../../support/scripted-provider.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, select } from '../../support/tables.ts';
import { logIn, withIdentityProvider } from '../../support/with-identity-provider.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('startOauthLogin', (test) => {
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

  test('the configuration of the provider is fetched once for many logins', () =>
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

suite('finishOauthLogin', (test) => {
  const UNAVAILABLE = ['error', 'account_unavailable'];
  const FAILED = ['error', 'provider_failed'];

  /** Logs in and exchanges the one-time code for tokens. */
  const exchange = async (client: Client, provider: IdentityProvider): Promise<Reply> => {
    const { reply, verifier } = await logIn(client, provider);
    const [name, token] = toldTo(reply);
    assert.is(name, 'code', token);
    return client.call('exchangeToken', { body: { token, code_verifier: verifier }, token: null });
  };

  const boundTo = (data: string): unknown[] =>
    select(data, 'select id, oauth_sub from accounts where oauth_sub is not null order by id').map(
      (row) => `${row.id} ${row.oauth_sub}`,
    );

  /** The outcome of a login of each kind of person, all refused, and that nothing but the audit trail has changed. */
  const refuses = async (client: Client, provider: IdentityProvider, data: string): Promise<void> => {
    const { audit_events: _before, ...before } = contents(data);
    assert.equal(toldTo((await logIn(client, provider)).reply), UNAVAILABLE);
    const { audit_events: _after, ...after } = contents(data);
    assert.equal(after, before);
  };

  const auditedOf = (data: string): unknown[] =>
    select(data, "select * from audit_events where action = 'finishOauthLogin' order by seq").map(
      ({ actor_id, target_id, outcome, code }) => [actor_id, target_id, outcome, code],
    );

  /** A holding above northstar, which has a unit. */
  const underHolding = (store: Store): Promise<void> =>
    store.write(async (tx) => {
      await createOrganisation(tx, organisation({ id: 'holding' }));
      await createOrganisation(tx, organisation({ id: 'northstar', parentId: 'holding', units: ['casino'] }));
    });

  test('a login is bound to the account with the verified e-mail address, once, and ends in tokens of this account', () =>
    withIdentityProvider(async (client, provider, data) => {
      const { status, body } = await exchange(client, provider);
      assert.is(status, 200);
      const own = await client.call('getOwnAccount', { token: body.token });
      assert.equal([own.body.id, own.body.oauth_provider_id], ['ada', 'northstar-id']);
      assert.ok(own.body.last_logged_in >= own.body.created_on);
      assert.equal(boundTo(data), ['ada ada']);
      // The address was only for the first time.
      provider.person = { sub: 'ada', email: 'ada.lovelace@northstar.example', email_verified: false };
      assert.is((await exchange(client, provider)).status, 200);
      assert.equal(boundTo(data), ['ada ada']);
    }));

  test('the browser forgets the login when it comes back, with any outcome', () =>
    withIdentityProvider(async (client, provider) => {
      const forgotten = '__Host-pitboss-oauth=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax';
      assert.is((await logIn(client, provider)).reply.headers.get('set-cookie'), forgotten);
      provider.cancels = true;
      assert.is((await logIn(client, provider)).reply.headers.get('set-cookie'), forgotten);
    }));

  test('the one-time code is stored as a hash, for a minute, with a challenge that only its browser can meet', () =>
    withIdentityProvider(async (client, provider, data) => {
      const before = Date.now();
      const { reply, verifier } = await logIn(client, provider);
      const hashOf = (text: string, form: 'hex' | 'base64url') => createHash('sha256').update(text).digest(form);
      const [row, ...others] = select(data, 'select * from oauth_codes');
      assert.equal(others, []);
      assert.is(row?.code_hash, hashOf(toldTo(reply)[1], 'hex'));
      assert.is(row?.code_challenge, hashOf(verifier, 'base64url'));
      const issuedAtMs = Number(row?.expires_at_ms) - 60_000;
      assert.ok(issuedAtMs >= before && issuedAtMs <= Date.now(), String(issuedAtMs));
    }));

  for (const [title, options] of [
    ['in the ID token', { conformIdTokenClaims: false }],
    ['at the userinfo endpoint alone', { conformIdTokenClaims: true }],
    ['with client_secret_post alone', { clientAuthMethods: ['client_secret_post' as const] }],
  ] as const)
    test(`a provider that has the claims ${title} works too`.replace('has the claims with', 'authenticates with'), () =>
      withIdentityProvider(
        async (client, provider) => {
          assert.is((await exchange(client, provider)).status, 200);
          const asked = provider.requests.includes('GET /me');
          assert.is(asked, !('conformIdTokenClaims' in options) || options.conformIdTokenClaims);
          // A known person is not asked for an address again.
          const before = provider.requests.filter((request) => request === 'GET /me').length;
          assert.is((await exchange(client, provider)).status, 200);
          assert.is(provider.requests.filter((request) => request === 'GET /me').length, before);
        },
        {
          provider:
            'clientAuthMethods' in options
              ? {
                  clientAuthMethods: [...options.clientAuthMethods],
                  clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
                }
              : options,
        },
      ),
    );

  test('a provider that changes its keys is believed with the new ones at once', () =>
    withIdentityProvider(async (client, provider) => {
      assert.is((await exchange(client, provider)).status, 200);
      provider.rotateKeys();
      assert.is((await exchange(client, provider)).status, 200);
    }));

  test('an unknown subject without a verified address, or with another one, is account_unavailable', () =>
    withIdentityProvider(async (client, provider, data) => {
      const email = 'ada@northstar.example';
      for (const person of [
        { sub: 'x', email, email_verified: false },
        { sub: 'x', email },
        { sub: 'x', email_verified: true },
        { sub: 'x', email: 'ada@northstar.example.org', email_verified: true },
        { sub: 'x', email: ' ada@northstar.example', email_verified: true },
        // The Kelvin sign is not a K, nor is this a letter A.
        { sub: 'x', email: 'аda@northstar.example', email_verified: true },
        { sub: 'x', email: '', email_verified: true },
      ]) {
        provider.person = person;
        await refuses(client, provider, data);
      }
      const refused = ['nobody', 'northstar-id', 'refused', 'account_unavailable'];
      assert.equal(auditedOf(data), Array(7).fill(refused));
    }));

  test('an address that differs only in the case of the letters A to Z is the same, in that of other letters it is not', () =>
    withIdentityProvider(
      async (client, provider, data) => {
        provider.person = { sub: 'k', email: 'mi\u212Ae@northstar.example', email_verified: true };
        await refuses(client, provider, data);
        provider.person = { sub: 'm', email: 'MIKE@NORTHSTAR.EXAMPLE', email_verified: true };
        assert.is((await exchange(client, provider)).status, 200);
      },
      { accounts: [ada({ contacts: { email: 'mike@northstar.example' } })] },
    ));

  for (const [title, statement] of [
    ['is disabled', "update accounts set enabled = 0 where id = 'twin'"],
    ['does not stand under the owner', "update accounts set organisation_id = 'southstar' where id = 'twin'"],
  ] as const)
    test(`no account is bound if two accounts have the address, until one of them ${title}`, () =>
      withIdentityProvider(
        async (client, provider, data) => {
          await refuses(client, provider, data);
          change(data, statement);
          assert.is((await exchange(client, provider)).status, 200);
          assert.equal(boundTo(data), ['ada ada']);
        },
        {
          accounts: [ada(), ada({ id: 'twin', username: 'twin', usernameKey: 'twin' })],
          prepare: (store) => store.write((tx) => createOrganisation(tx, organisation({ id: 'southstar' }))),
        },
      ));

  test('a bound account is never used for another person with its address', () =>
    withIdentityProvider(async (client, provider, data) => {
      await exchange(client, provider);
      provider.person = { ...provider.person, sub: 'mallory' };
      assert.equal(toldTo((await logIn(client, provider)).reply), UNAVAILABLE);
      assert.equal(boundTo(data), ['ada ada']);
    }));

  test('an account of another provider, or of none, is not found by its address', () =>
    withIdentityProvider(async (client, provider, data) => {
      change(data, 'update accounts set oauth_provider_key = null');
      await refuses(client, provider, data);
    }));

  test('an account that is disabled, or whose organisation or one above is, is account_unavailable, and so audited', () =>
    withIdentityProvider(
      async (client, provider, data) => {
        // Known only by its address, and then bound.
        change(data, "update organisations set enabled = 0 where id = 'holding'");
        await refuses(client, provider, data);
        change(data, "update organisations set enabled = 1 where id = 'holding'");
        await exchange(client, provider);
        for (const [table, id] of [
          ['accounts', 'ada'],
          ['organisations', 'northstar'],
          ['organisations', 'holding'],
        ] as const) {
          change(data, `update ${table} set enabled = 0 where id = ?`, id);
          assert.equal(toldTo((await logIn(client, provider)).reply), UNAVAILABLE, id);
          change(data, `update ${table} set enabled = 1 where id = ?`, id);
        }
        assert.is((await exchange(client, provider)).status, 200);
        const refused = ['ada', 'ada', 'refused', 'account_unavailable'];
        const done = ['ada', 'ada', 'done', null];
        assert.equal(auditedOf(data), [refused, done, refused, refused, refused, done]);
      },
      { prepare: underHolding, changes: { owner: 'holding' } },
    ));

  test('an account that does not stand under the owner is neither bound nor let in', () =>
    withIdentityProvider(
      async (client, provider, data) => {
        change(data, "update oauth_providers set owner_id = 'northstar:casino'");
        await refuses(client, provider, data);
        change(data, "update accounts set unit_id = 'casino' where id = 'ada'");
        assert.is((await exchange(client, provider)).status, 200);
        change(data, "update accounts set unit_id = '' where id = 'ada'");
        assert.equal(toldTo((await logIn(client, provider)).reply), UNAVAILABLE);
        change(data, "update oauth_providers set owner_id = 'northstar'");
        assert.is((await exchange(client, provider)).status, 200);
        change(data, "update organisations set parent_id = null where id = 'northstar'");
        change(data, "update oauth_providers set owner_id = 'holding'");
        assert.equal(toldTo((await logIn(client, provider)).reply), UNAVAILABLE);
      },
      { prepare: underHolding },
    ));

  test('an error of the provider is answered by the error login_denied', () =>
    withIdentityProvider(async (client, provider, data) => {
      provider.cancels = true;
      const before = contents(data);
      assert.equal(toldTo((await logIn(client, provider)).reply), ['error', 'login_denied']);
      assert.equal(contents(data), before);
    }));

  test('a state that is not that of this browser’s cookie is oauth_state_unknown', () =>
    withIdentityProvider(async (client, provider, data) => {
      const [mine, other] = [await begin(client), await begin(client)];
      const query = await provider.visit(mine.location.href);
      const [name = '', value = ''] = mine.cookie.split(/=(.*)/s);
      const flipped = value.replace(/.(?==*$)/, (letter) => (letter === 'A' ? 'Q' : 'A'));
      const cookies = [undefined, '', other.cookie, `${name}=`, `${name}=AAAA`, `${name}=${value.slice(0, -8)}`];
      const before = contents(data);
      for (const cookie of [...cookies, `${name}=${flipped}`, mine.cookie.replace('__Host-', '')])
        assert.is(outcome(await comeBack(client, query, cookie)), '422 oauth_state_unknown', cookie);
      for (const changes of [{ state: 'x' }, { state: other.location.searchParams.get('state') ?? '' }])
        assert.is(outcome(await comeBack(client, { ...query, ...changes }, mine.cookie)), '422 oauth_state_unknown');
      assert.equal(contents(data), before);
      const reply = await comeBack(client, query, `a=b; ${mine.cookie}; __Host-other=c`);
      assert.is(toldTo(reply)[0], 'code', 'none of these has spent the login');
    }));

  test('an authorization code counts once, and only for the login that it was given for', () =>
    withIdentityProvider(async (client, provider, data) => {
      const [mine, other] = [await begin(client), await begin(client)];
      const query = await provider.visit(mine.location.href);
      const { state: _mine, ...stolen } = query;
      const state = other.location.searchParams.get('state') ?? '';
      assert.equal(toldTo(await comeBack(client, { ...stolen, state }, other.cookie)), FAILED, 'another verifier');
      const again = await begin(client);
      const fresh = await provider.visit(again.location.href);
      assert.is(toldTo(await comeBack(client, fresh, again.cookie))[0], 'code');
      assert.equal(toldTo(await comeBack(client, fresh, again.cookie)), FAILED, 'a browser that kept its cookie');
      assert.is(select(data, 'select * from oauth_codes').length, 1);
    }));

  test('an issuer that is not the configured one, and a return without a code, are provider_failed', () =>
    withIdentityProvider(async (client, provider) => {
      const { location, cookie } = await begin(client);
      const query = await provider.visit(location.href);
      const { iss: _iss, ...silent } = query;
      const { code: _code, ...codeless } = query;
      assert.equal(toldTo(await comeBack(client, { ...query, iss: 'https://id.elsewhere.example' }, cookie)), FAILED);
      assert.equal(toldTo(await comeBack(client, silent, cookie)), FAILED, 'it says that it always names itself');
      assert.equal(toldTo(await comeBack(client, codeless, cookie)), FAILED);
      assert.equal(toldTo(await comeBack(client, { ...query, code: 'x' }, cookie)), FAILED);
    }));

  test('a provider that is down is provider_failed', async () => {
    await withIdentityProvider(async (client, provider) => {
      const { location, cookie } = await begin(client);
      const query = await provider.visit(location.href);
      await provider.stop();
      assert.equal(toldTo(await comeBack(client, query, cookie)), FAILED);
    });
  });

  test('a login that has begun ends with the configuration that counts when the browser comes back', () =>
    withIdentityProvider(async (client, provider, data) => {
      const frontend_url = 'https://backoffice.northstar.example/welcome?from=login';
      const begun = await begin(client);
      const query = await provider.visit(begun.location.href);
      const path = { provider_id: 'northstar-id' };
      await client.call('updateOauthProvider', { path, body: { id: 'renamed', frontend_url } });
      const reply = await comeBack(client, query, begun.cookie);
      assert.ok(reply.headers.get('location')?.startsWith(`${frontend_url}#code=c_`));
      assert.equal(boundTo(data), ['ada ada']);
    }));

  test('with another client, accounts are bound again', () =>
    withIdentityProvider(async (client, provider, data) => {
      await exchange(client, provider);
      const path = { provider_id: 'northstar-id' };
      await client.call('updateOauthProvider', { path, body: { client_id: 'other' } });
      await client.call('updateOauthProvider', { path, body: { client_id: 'pitboss-backoffice' } });
      provider.person = { ...provider.person, sub: 'ada-2' };
      assert.is((await exchange(client, provider)).status, 200);
      assert.equal(boundTo(data), ['ada ada-2']);
    }));
});
