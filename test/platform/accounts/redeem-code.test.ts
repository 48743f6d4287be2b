import { createHash } from 'node:crypto';
import * as assert from 'uvu/assert';
import { saveOauthCode } from '../../../db/logins/oauth-logins.ts';
import type { OauthCode } from '../../../db/tables/accounts.ts';
import { account, saveAccounts } from '../../support/accounts.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const CODE = 'c_V7nQ2yq0bqv2rZ8m1XwV7nQ2yq0bqv2rZ8m1Xw';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

const REFUSED = '401 exchange_token_invalid';

const hashOf = (text: string, form: 'hex' | 'base64url') => createHash('sha256').update(text).digest(form);

const exchange = (client: Client, changes: object = {}): Promise<Reply> =>
  client.call('exchangeToken', { body: { token: CODE, code_verifier: VERIFIER, ...changes }, token: null });

/** Runs work against a platform at which ada has just logged in with an identity provider. */
const withCode = (
  work: (client: Client, data: string) => Promise<void>,
  changes: Partial<OauthCode> = {},
): Promise<void> =>
  withServer(work, {}, async (store) => {
    await saveAccounts(account({ type: 'User', id: 'ada', epoch: 7 }))(store);
    await store.write((tx) =>
      saveOauthCode(tx, {
        codeHash: hashOf(CODE, 'hex'),
        accountId: 'ada',
        epoch: 7,
        codeChallenge: hashOf(VERIFIER, 'base64url'),
        expiresAtMs: Date.now() + 60_000,
        ...changes,
      }),
    );
  });

const left = (data: string): number => select(data, 'select * from oauth_codes').length;

suite('platform/accounts/redeem-code', (test) => {
  test('A6 exchanges a one-time code for tokens, once, and records the login', () =>
    withCode(async (client, data) => {
      const { status, body } = await exchange(client);
      assert.is(status, 200);
      assert.not('secret' in body);
      const own = await client.call('getOwnAccount', { token: body.token });
      assert.is(own.body.id, 'ada');
      assert.ok(own.body.last_logged_in > 0);
      assert.is(left(data), 0);
      assert.is(outcome(await exchange(client)), REFUSED);
      const refreshed = await client.call('exchangeToken', { body: { token: body.refresh_token }, token: null });
      assert.is(refreshed.status, 200);
    }));

  test('A6 exchanges a code once, also when it comes twice at the same time', () =>
    withCode(async (client) => {
      const outcomes = (await Promise.all([exchange(client), exchange(client), exchange(client)])).map(outcome);
      assert.equal(outcomes.sort(), ['200', REFUSED, REFUSED]);
    }));

  for (const [title, changes] of [
    ['another code_verifier', { code_verifier: `${VERIFIER}x` }],
    ['the challenge in place of the code_verifier', { code_verifier: hashOf(VERIFIER, 'base64url') }],
  ] as const)
    test(`A6 spends a code that comes with ${title}`, () =>
      withCode(async (client, data) => {
        assert.is(outcome(await exchange(client, changes)), REFUSED);
        assert.is(left(data), 0);
        assert.is(outcome(await exchange(client)), REFUSED);
      }));

  test('A6 leaves a code that comes without a code_verifier, and says that it is missing', () =>
    withCode(async (client, data) => {
      assert.is(outcome(await exchange(client, { code_verifier: undefined })), '400 validation_failed');
      assert.is(left(data), 1);
      assert.is(outcome(await exchange(client)), '200');
    }));

  test('A6 refuses a code that is older than a minute', () =>
    withCode(async (client) => assert.is(outcome(await exchange(client)), REFUSED), { expiresAtMs: Date.now() - 1 }));

  test('A6 refuses an unknown code, and leaves other codes valid', () =>
    withCode(async (client, data) => {
      assert.is(outcome(await exchange(client, { token: `${CODE}x` })), REFUSED);
      assert.is(outcome(await exchange(client, { token: hashOf(CODE, 'hex') })), REFUSED);
      assert.is(left(data), 1);
    }));

  for (const [title, statement] of [
    ['its account has changed', 'update accounts set epoch = 8 where id = ?'],
    ['its account is disabled', 'update accounts set enabled = 0 where id = ?'],
    [
      'the organisation of its account is disabled',
      'update organisations set enabled = 0 where id = (select organisation_id from accounts where id = ?)',
    ],
  ] as const)
    test(`A6 refuses a code once ${title}`, () =>
      withCode(async (client, data) => {
        change(data, statement, 'ada');
        assert.is(outcome(await exchange(client)), REFUSED);
      }));
});
