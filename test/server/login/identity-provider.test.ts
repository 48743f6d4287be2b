import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import * as assert from 'uvu/assert';
import type { BegunLogin } from '../../../platform/unit/services.ts';
import { createLog } from '../../../server/base/log.ts';
import { guardedSend, type OutboundRequest, type SendOutgoing } from '../../../server/http/outgoing.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { createOauthLogins } from '../../../server/login/oauth-logins.ts';
import { begin, comeBack, toldTo, withProvider } from '../../support/external-login.ts';
import { CLIENT, REDIRECT_URL } from '../../support/oauth-client.ts';
import { type ScriptedAnswer, ScriptedProvider, sign, unsigned } from '../../support/scripted-provider.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { contents, select } from '../../support/tables.ts';

const OK = 'code';
const FAILED = 'error=provider_failed';
const UNAVAILABLE = 'error=account_unavailable';

const now = Math.floor(Date.now() / 1000);
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

type Made = (claims: JWTPayload, provider: ScriptedProvider) => Promise<string> | string;

const withClaims =
  (changes: JWTPayload): Made =>
  (claims) =>
    sign({ ...claims, ...changes });
const without =
  (name: string): Made =>
  ({ [name]: _gone, ...claims }) =>
    sign(claims);

/** Another payload under a signature that was right. */
const tampered: Made = async (claims) => {
  const [header, , signature] = (await sign({ ...claims, sub: 'mallory' })).split('.');
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
};

const ACCEPTED: readonly [title: string, made: Made][] = [
  ['in which nothing is wrong', withClaims({})],
  [
    'for several audiences, with the platform as its authorized party',
    withClaims({ aud: [CLIENT.client_id, 'b'], azp: CLIENT.client_id }),
  ],
  ['with a subject of 255 characters', withClaims({ sub: 'x'.repeat(255) })],
  ['with an address that is verified as text', withClaims({ email_verified: 'true' })],
];

const REFUSED: readonly [title: string, made: Made, outcome: string][] = [
  [
    'for several audiences, with another authorized party',
    withClaims({ aud: [CLIENT.client_id, 'b'], azp: 'b' }),
    FAILED,
  ],
  ['of another issuer', withClaims({ iss: 'https://id.elsewhere.example' }), FAILED],
  ['without an issuer', without('iss'), FAILED],
  ['for another audience', withClaims({ aud: 'other' }), FAILED],
  ['without an audience', without('aud'), FAILED],
  ['with another nonce', withClaims({ nonce: 'other' }), FAILED],
  ['without a nonce', without('nonce'), FAILED],
  ['that has expired', withClaims({ iat: now - 600, exp: now - 300 }), FAILED],
  ['that never expires', without('exp'), FAILED],
  ['that does not say when it was issued', without('iat'), FAILED],
  ['that is not valid yet', withClaims({ nbf: now + 300 }), FAILED],
  ['without a subject', without('sub'), FAILED],
  ['with an empty subject', withClaims({ sub: '' }), FAILED],
  ['with a subject of 256 characters', withClaims({ sub: 'x'.repeat(256) }), FAILED],
  ['with a subject that holds NUL', withClaims({ sub: 'a\0b' }), FAILED],
  ['that is not signed', (claims) => unsigned(claims), FAILED],
  [
    'that is signed with the secret of the client',
    (claims) => sign(claims, { alg: 'HS256', key: Buffer.from(CLIENT.client_secret) }),
    FAILED,
  ],
  [
    'that is signed with a key of its own under the published name',
    (claims) => sign(claims, { key: stranger }),
    FAILED,
  ],
  ['that is signed with a key that is not published', (claims) => sign(claims, { key: stranger, kid: 'new' }), FAILED],
  [
    'of an algorithm that is not that of the published key',
    (claims) => sign(claims, { alg: 'ES256', key: curve }),
    FAILED,
  ],
  ['whose claims were changed', tampered, FAILED],
  ['that is no token', () => 'a.b.c', FAILED],
  ['that is empty', () => '', FAILED],
  ['with an address that is verified in words alone', withClaims({ email_verified: 'yes' }), UNAVAILABLE],
  ['with an address that is no text', withClaims({ email: ['ada@northstar.example'] }), UNAVAILABLE],
];

const email = 'ada@northstar.example';
const USERINFO: readonly [title: string, left: JWTPayload, info: object, outcome: string][] = [
  [
    'says that the address is verified, where the token leaves it out',
    { email_verified: undefined },
    { email, email_verified: true },
    OK,
  ],
  [
    'names the address, where the token leaves it out',
    { email: undefined, email_verified: undefined },
    { email, email_verified: 'true' },
    OK,
  ],
  [
    'verifies no other address than that of the token',
    { email_verified: undefined },
    { email: 'b@c.example', email_verified: true },
    UNAVAILABLE,
  ],
  [
    'does not verify what the token says is not verified',
    { email_verified: false },
    { email, email_verified: true },
    UNAVAILABLE,
  ],
];

const TOKEN_ANSWERS: readonly [title: string, answer: ScriptedAnswer][] = [
  ['an error', { status: 400, body: { error: 'invalid_grant', error_description: 'used before' } }],
  ['a fault', { status: 500, body: 'oops' }],
  ['a redirect', { status: 302, body: {} }],
  ['no content', { status: 204, body: '' }],
  ['what is not JSON', { body: '<html></html>' }],
  ['tokens without an ID token', { body: { access_token: 'a', token_type: 'Bearer' } }],
  ['an ID token that is no text', { body: { access_token: 'a', token_type: 'Bearer', id_token: 7 } }],
  ['more than anybody means', { body: { access_token: 'x'.repeat(300_000), token_type: 'Bearer' } }],
  ['nothing, and hangs up', 'hang up'],
];

const KEY_ANSWERS: readonly [title: string, answer: ScriptedAnswer][] = [
  ['no keys', { body: { keys: [] } }],
  ['keys that are none', { body: { keys: [{ kty: 'RSA', kid: 'published' }] } }],
  ['what is not JSON', { body: '<html></html>' }],
  ['a fault', { status: 503, body: {} }],
  ['nothing, and hangs up', 'hang up'],
];

/** A login with a given ID token from the provider; returns the result that the frontend gets. */
const logIn = async (client: Client, provider: ScriptedProvider, made: Made = withClaims({})): Promise<string> => {
  const { location, cookie } = await begin(client);
  const { state = '', nonce = '' } = Object.fromEntries(location.searchParams);
  provider.give(await made(provider.claims(nonce), provider));
  return told(await comeBack(client, { state, code: 'the code' }, cookie));
};

const told = (reply: Parameters<typeof toldTo>[0]): string => {
  const [name, value] = toldTo(reply);
  return name === 'code' ? name : `${name}=${value}`;
};

const withScripted = async (
  work: (client: Client, provider: ScriptedProvider, data: string) => Promise<void>,
  options: Parameters<typeof withProvider>[2] = {},
): Promise<void> => {
  const provider = await ScriptedProvider.start();
  const changes = { jwk_url: `${provider.issuer}/keys` };
  try {
    await withProvider(provider.issuer, (client, data) => work(client, provider, data), { changes, ...options });
  } finally {
    await provider.stop();
  }
};

suite('server/login/identity-provider', (test) => {
  for (const [title, made] of ACCEPTED)
    test(`an ID token ${title} is accepted`, () =>
      withScripted(async (client, provider, data) => {
        assert.is(await logIn(client, provider, made), OK);
        assert.is(select(data, 'select * from oauth_codes').length, 1);
      }));

  test('an ID token in which anything is wrong is refused, and nothing is changed', () =>
    withScripted(async (client, provider, data) => {
      const { audit_events: _before, ...before } = contents(data);
      for (const [title, made, outcome] of REFUSED) assert.is(await logIn(client, provider, made), outcome, title);
      const { audit_events: _after, ...after } = contents(data);
      assert.equal(after, before);
      const audited = select(
        data,
        "select code, target_id, detail from audit_events where action = 'finishOauthLogin'",
      );
      assert.is(audited.length, REFUSED.length, 'each refusal is audited');
      for (const { code, target_id, detail } of audited) {
        assert.match(String(code), /^(provider_failed|account_unavailable)$/);
        assert.is(target_id, 'northstar-id');
        assert.match(JSON.parse(String(detail)).reason, /^[A-Z].*\.|log says more/);
      }
      assert.is(await logIn(client, provider), OK, 'and it was for that alone');
    }));

  for (const [title, left, info, outcome] of USERINFO)
    test(`userinfo ${title}`, () =>
      withScripted(async (client, provider) => {
        provider.answers.set('/userinfo', { body: { sub: 'ada', ...info } });
        const made: Made = (claims) => sign({ ...claims, ...left });
        assert.is(await logIn(client, provider, made), outcome);
      }));

  test('the clock of a provider may be as wrong as the settings say', async () => {
    const early: Made = (claims) => sign({ ...claims, nbf: Math.floor(Date.now() / 1000) + 120 });
    await withScripted(async (client, provider) => assert.is(await logIn(client, provider, early), FAILED));
    await withScripted(async (client, provider) => assert.is(await logIn(client, provider, early), OK), {
      environment: { PITBOSS_OAUTH_CLOCK_SECONDS: '300' },
    });
  });

  test('no answer of token_url but a good one is taken for one', () =>
    withScripted(async (client, provider) => {
      for (const [title, answer] of TOKEN_ANSWERS) {
        const { location, cookie } = await begin(client);
        provider.answers.set('/token', answer);
        const state = location.searchParams.get('state') ?? '';
        assert.is(told(await comeBack(client, { state, code: 'the code' }, cookie)), FAILED, title);
      }
      assert.is(provider.exchanges.length, TOKEN_ANSWERS.length, 'each was asked once');
      assert.is(await logIn(client, provider), OK, 'and it recovers');
    }));

  test('no answer of jwk_url but a good one is taken for one', () =>
    withScripted(async (client, provider) => {
      for (const [title, answer] of KEY_ANSWERS) {
        provider.answers.set('/keys', answer);
        assert.is(await logIn(client, provider), FAILED, title);
      }
      provider.answers.delete('/keys');
      assert.is(await logIn(client, provider), OK);
    }));

  test('every request has a short time limit and takes no long reply', async () => {
    const limits: unknown[] = [];
    const seen = (request: OutboundRequest) => limits.push([request.timeoutMs, request.replyBytesMax]);
    const { sub } = await finishAlone((provider, { nonce }) => sign(provider.claims(nonce)), { seen });
    assert.is(sub, 'ada');
    assert.equal(
      limits,
      Array.from({ length: 3 }, () => [5_000, 262_144]),
    );
  });

  test('the log says why a login failed, and nothing of what was sent', async () => {
    const lines: string[] = [];
    const failing = await finishAlone((provider) => sign(provider.claims('another nonce')), { lines });
    assert.is(failing.sub, undefined);
    const [line = '', ...others] = lines;
    assert.equal(others, []);
    const { oauth_provider, reason } = JSON.parse(line);
    assert.is(oauth_provider, 'p');
    assert.match(reason, /nonce/);
    for (const secret of [
      'another nonce',
      'the code',
      'an access token',
      'eyJ',
      CLIENT.client_secret,
      ...failing.drawn,
    ])
      assert.not.ok(line.includes(secret), secret);
  });

  test('the exchange proves who the platform is and that it began the login, and asks where it is configured to', () =>
    withScripted(async (client, provider) => {
      // The provider's metadata decides neither the keys nor where the secret goes.
      const elsewhere = {
        ...provider.metadata,
        token_endpoint: `${provider.issuer}/x`,
        jwks_uri: `${provider.issuer}/y`,
      };
      provider.answers.set('/.well-known/openid-configuration', { body: elsewhere });
      assert.is(await logIn(client, provider), OK);
      const [sent = ''] = provider.exchanges;
      const { code_verifier, ...rest } = Object.fromEntries(new URLSearchParams(sent));
      assert.match(code_verifier ?? '', /^[\w-]{43}$/);
      assert.equal(rest, {
        redirect_uri: 'https://play.northstar.example/oauth/callback',
        code: 'the code',
        grant_type: 'authorization_code',
      });
    }));

  test('the userinfo of another subject is not believed, and one that fails gives no address', () =>
    withScripted(async (client, provider) => {
      const email = { email: 'ada@northstar.example', email_verified: true };
      const thin: Made = ({ email: _email, email_verified: _verified, ...claims }) => sign(claims);
      for (const answer of [{ body: { sub: 'mallory', ...email } }, { body: email }, { status: 500, body: {} }]) {
        provider.answers.set('/userinfo', answer);
        assert.is(await logIn(client, provider, thin), UNAVAILABLE);
      }
      provider.answers.set('/userinfo', { body: { sub: 'ada', ...email } });
      assert.is(await logIn(client, provider, thin), OK);
    }));

  test('an address of the ID token that is not verified is not asked for a second time', () =>
    withScripted(async (client, provider) => {
      provider.answers.set('/userinfo', { body: { sub: 'ada', email: 'ada@northstar.example', email_verified: true } });
      assert.is(await logIn(client, provider, withClaims({ email_verified: false })), UNAVAILABLE);
    }));
});

/** Finishes a login without a platform around it: who logged in, and what was drawn for it. */
const finishAlone = async (
  made: (provider: ScriptedProvider, login: BegunLogin) => Promise<string>,
  { seen, lines = [] }: { seen?: (request: OutboundRequest) => void; lines?: string[] },
): Promise<{ readonly sub: string | undefined; readonly drawn: readonly string[] }> => {
  const provider = await ScriptedProvider.start();
  const secrets = createSecretBox(randomBytes(32));
  const send: SendOutgoing = (request) => {
    seen?.(request);
    return guardedSend(['127.0.0.1'])(request);
  };
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  const logins = createOauthLogins({ send, secrets, key: randomBytes(32), log, clock: Date.now });
  const { issuer: issuerUrl } = provider;
  const configured = {
    ...{ key: 'k', id: 'p', ownerId: 'o', realm: 1, createdAtMs: 0, updatedAtMs: 0 },
    ...{ clientId: CLIENT.client_id, clientSecret: secrets.seal(CLIENT.client_secret), issuerUrl },
    ...{ tokenUrl: `${issuerUrl}/token`, jwkUrl: `${issuerUrl}/keys`, redirectUrl: REDIRECT_URL, frontendUrl: '' },
  };
  try {
    const begun = await logins.begin(configured, '', 0);
    const state = new URL(begun?.location ?? '').searchParams.get('state') ?? '';
    const login = logins.begun(begun?.cookie, state, 0);
    if (login === undefined) throw new Error('the login did not begin');
    provider.give(await made(provider, login));
    const person = await logins.finish(configured, login, { state, code: 'the code' });
    return { sub: person?.sub, drawn: [state, login.nonce, login.verifier] };
  } finally {
    await provider.stop();
  }
};
