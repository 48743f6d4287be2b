import { createHmac } from 'node:crypto';
import * as assert from 'uvu/assert';
import { Keys } from '../../../server/keys/keys.ts';
import { createTokenSeal } from '../../../server/login/token-seal.ts';
import { createTokens } from '../../../server/login/tokens.ts';
import { account, saveAccounts, sidFor, tokenFor } from '../../support/accounts.ts';
import { lightHash } from '../../support/light-hash.ts';
import { withFolder, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const PASSWORD = 'correct-horse-battery';
const robot = account({
  type: 'Service',
  id: 'robot',
  username: 'robot',
  trusted: true,
  passwordHash: lightHash(PASSWORD),
});
const boss = account({ type: 'SuperUser', id: 'boss' });

type Fields = Readonly<Record<string, unknown>>;

const textIn = (segment: string | undefined): string => Buffer.from(segment ?? '', 'base64url').toString();
const segmentOf = (text: string): string => Buffer.from(text).toString('base64url');
const json64 = (fields: Fields): string => segmentOf(JSON.stringify(fields));

/** Signs as the holder of an organisation's key can: any header and any payload, byte by byte. */
const signed = (secret: string, header: string, payload: string): string => {
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${header}.${payload}`);
  return `${header}.${payload}.${signature.digest('base64url')}`;
};

/** Forgeries that the holder of the key can make from a genuine token, each with the reason why it is no token of the platform. */
const attacks = (secret: string, genuine: string, superUsers: string): Readonly<Record<string, string>> => {
  const [head = '', body = '', signature = ''] = genuine.split('.');
  const header: Fields = JSON.parse(textIn(head));
  const { seal, ...claims } = JSON.parse(textIn(body));
  const other: Fields = JSON.parse(textIn(superUsers.split('.')[1]));
  const minted = (changes: Fields) =>
    signed(secret, head, json64({ ...claims, ...changes, seal: 'seal' in changes ? changes.seal : seal }));
  const written = (text: string) => signed(secret, head, segmentOf(text));
  const text = textIn(body);
  const ofBoss = { sub: boss.id, sid: sidFor(boss) };
  return {
    'for the SuperUser of its organisation': minted(ofBoss),
    'for the SuperUser, with the seal of a token of that one': minted({ ...ofBoss, seal: other.seal }),
    'for itself, without a seal': signed(secret, head, json64(claims)),
    'for itself, as an earlier version wrote them': signed(
      secret,
      json64({ ...header, kid: 'northstar' }),
      json64({ ...claims, sid: undefined }),
    ),
    'with another jti': minted({ jti: 'another' }),
    'that expires later': minted({ exp: claims.exp + 1 }),
    'that was issued later': minted({ iat: claims.iat + 1 }),
    'of another login': minted({ sid: sidFor(boss) }),
    'of another epoch': minted({ epoch: 2 }),
    'with a claim more': minted({ scope: 'everything' }),
    'with a claim behind the seal': signed(secret, head, json64({ ...claims, seal, sub: boss.id })),
    'with a name twice, the first other': written(text.replace('{', `{"sub":"${boss.id}",`)),
    'with a name twice, the last other': written(text.replace(',"seal"', `,"sub":"${boss.id}","seal"`)),
    'with the seal twice': written(text.replace(/}$/, `,"seal":"${seal}"}`)),
    'with its claims in another order': written(
      text.replace(/^\{("iss":"pitboss"),("aud":"pitboss")/, (_, iss, aud) => `{${aud},${iss}`),
    ),
    'with spaces': written(text.replace(':', ': ')),
    'with a space at its end': written(`${text} `),
    'with an escaped letter': written(text.replace('"sub"', '"s\\u0075b"')),
    'with a seal of another length': written(text.replace(/"}$/, 'A"}')),
    'with an empty seal': minted({ seal: '' }),
    'with a seal that is no text': minted({ seal: null }),
    'with a payload that is only a seal': written(`,"seal":"${seal}"}`),
    'with a field more in its header': signed(secret, json64({ ...header, cty: 'JWT' }), body),
    'with its header in another order': signed(
      secret,
      json64({ kid: header.kid, typ: header.typ, alg: header.alg }),
      body,
    ),
    'with another type in its header': signed(secret, json64({ ...header, typ: 'JWT' }), body),
    'with padding': `${head}.${signed(secret, head, `${body}${'='.repeat((4 - (body.length % 4)) % 4 || 4)}`).slice(head.length + 1)}`,
    'with the other base64': signed(secret, head, `${body.slice(0, -1)}+`),
    'with a signature spelt otherwise': `${head}.${body}.${sameBits(signature)}`,
    'with a fourth part': `${genuine}.${signature}`,
  };
};

/** The same 32 bytes in base64url, with the two bits of the last letter that mean nothing set otherwise. */
const sameBits = (segment: string): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return segment.slice(0, -1) + letters[letters.indexOf(segment.at(-1) ?? 'A') ^ 1];
};

suite('server/login/token-seal', (test) => {
  test('a trusted Service, which holds the key of its organisation, checks tokens with it and makes none that counts', () =>
    withServer(
      async (client, data) => {
        const login = await client.call('login', { body: { username: 'robot', password: PASSWORD }, token: null });
        const { secret, token } = login.body;
        const [head = '', body = ''] = token.split('.');
        assert.is(signed(secret, head, body), token, 'the secret is what tokens are signed with');
        assert.is((await client.call('getOwnAccount', { token })).status, 200);
        const superUsers = await tokenFor(data, boss);
        assert.is((await client.call('getOwnAccount', { token: superUsers })).status, 200);
        for (const [why, forged] of Object.entries(attacks(secret, token, superUsers))) {
          assert.is.not(forged, token, why);
          const reply = await client.call('getOwnAccount', { token: forged });
          assert.is(`${reply.status} ${reply.body.code}`, '401 token_invalid', why);
        }
        assert.is((await client.call('getOwnAccount', { token })).status, 200);
      },
      {},
      saveAccounts(robot, boss),
    ));

  test('a login lasts for as long as the setting says, without being used', () =>
    withFolder(async (data) => {
      const keys = new Keys(data);
      const lasts = async (sessionMs?: number) =>
        (await createTokens(keys, sessionMs).issue(boss, 1_000)).refresh.expiresAtMs;
      assert.equal([await lasts(5_000), await lasts()], [6_000, 1_000 + 30 * 24 * 60 * 60 * 1000]);
    }));

  test('every bit of a token is sealed or signed: no single one can be turned', () =>
    withFolder(async (data) => {
      const keys = new Keys(data);
      const seal = createTokenSeal(keys.secrets);
      const { token } = await createTokens(keys).issue(boss, 1_767_250_800_000);
      assert.ok(seal.isClosed(token));
      const [head = '', body = '', signature = ''] = token.split('.');
      const bytes = Buffer.from(body, 'base64url');
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const turned = Buffer.from(bytes);
        turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        assert.not.ok(seal.isClosed(`${head}.${turned.toString('base64url')}.${signature}`), `bit ${bit}`);
      }
      for (let at = 0; at < head.length; at += 1)
        assert.not.ok(seal.isClosed(`${head.slice(0, at)}.${body}.${signature}`), `header cut at ${at}`);
    }));

  test('the key of the seals is that of one data folder', () =>
    withFolder((one) =>
      withFolder(async (other) => {
        const { token } = await createTokens(new Keys(one)).issue(boss, 1_767_250_800_000);
        assert.ok(createTokenSeal(new Keys(one).secrets).isClosed(token), 'also after a restart');
        assert.not.ok(createTokenSeal(new Keys(other).secrets).isClosed(token));
        assert.not.ok(createTokenSeal(new Keys(one).signing('northstar')).isClosed(token));
      }),
    ));
});
