import * as assert from 'uvu/assert';
import { expectErrors } from './logged-errors.ts';
import { LUNA, withBrands } from './opting-in.ts';
import type { Parts } from './server.ts';
import { contribution } from './story.ts';
import type { suite } from './suite.ts';
import { contents } from './tables.ts';
import type { Fault } from './wallet-proxy.ts';
import { outcome } from './with-jackpot.ts';
import { asPlayer, type Page, SESSION, withPage } from './with-page.ts';

type Test = Parameters<Parameters<typeof suite>[1]>[0];

const problem = (status: number, code: string): Fault => ({
  before: true,
  status,
  body: { type: `/problems/${code}`, title: 'x', status, detail: 'x', instance: '/x', code, request_id: 'x' },
});

/** The session of p-1 of luna, with changes. */
const session = (changes: object): Fault => ({
  before: true,
  status: 200,
  body: {
    ...{ id: 'p-1', token: SESSION, currency: 'EUR', balance: 1, operator_id: 'northstar', brand_id: 'luna' },
    ...changes,
  },
});

/** Ways in which a wallet may fail to name the player, and the expected result. */
const ANSWERS: readonly [what: string, fault: Fault, expected: string][] = [
  ['another player', session({ id: 'p-2' }), '422 player_token_mismatch'],
  ['another brand', session({ brand_id: 'nova' }), '422 player_token_mismatch'],
  ['another operator', session({ operator_id: 'southstar' }), '422 player_token_mismatch'],
  ["another operator's brand", session({ brand_id: 'southstar:luna' }), '422 player_token_mismatch'],
  [
    'this brand of another operator',
    session({ operator_id: 'southstar', brand_id: LUNA }),
    '422 player_token_mismatch',
  ],
  ['another currency', session({ currency: 'SEK' }), '422 wallet_currency_mismatch'],
  ['an ended session', problem(401, 'session_expired'), '401 session_expired'],
  ['an unknown player', problem(404, 'player_unknown'), '422 wallet_refused_player'],
  ['a secret that it does not know', problem(401, 'token_invalid'), '422 wallet_refused_platform'],
  ['a refusal of something else', problem(422, 'insufficient_funds'), '422 wallet_refused'],
  ['a reason of its own', problem(403, 'self_excluded'), '422 wallet_refused'],
  ['a refusal without a reason', { before: true, status: 400, body: {} }, '422 wallet_refused'],
  ['a conflict', problem(409, 'transaction_conflict'), '422 wallet_refused'],
  ['too many requests', problem(429, 'too_many_requests'), '502 wallet_failed'],
  ['a fault of its own', problem(500, 'internal_error'), '502 wallet_failed'],
  ['a redirect', { before: true, status: 302, body: {} }, '502 wallet_failed'],
  ['nobody', session({ id: '' }), '502 wallet_failed'],
  ['too much', session({ nickname: 'x'.repeat(70_000) }), '502 wallet_failed'],
  ['nothing, and breaks off', 'drop before', '502 wallet_failed'],
  ['nothing after it has looked', 'drop after', '502 wallet_failed'],
  ['nothing in time', 'hang before', '504 wallet_timeout'],
  ['nothing in time after it has looked', 'hang after', '504 wallet_timeout'],
];

/** Headers with no token, or with one that is not a session's. */
const badTokens = (own: string): readonly [header: string, expected: string][] => [
  ['', '401 token_missing'],
  ['Bearer', '401 token_missing'],
  [`Basic ${SESSION}`, '401 token_missing'],
  [`Bearer ${SESSION} more`, '401 token_missing'],
  [`Bearer ${'x'.repeat(4097)}`, '401 token_invalid'],
  ['Bearer séance', '401 token_invalid'],
  [`Bearer ${own}`, '401 token_invalid'],
];

/** After this many refused tokens an address must wait. */
const REFUSED_MAX = 100;

/**
 * A player's operation acts only for the player that the wallet names.
 * @param ask sends the request as p-1 of luna, with changes.
 */
export const testSessions = (
  test: Test,
  label: string,
  ask: (page: Pick<Page, 'jackpot' | 'optIn' | 'own'>, changes?: object, more?: Parts) => ReturnType<Page['jackpot']>,
): void => {
  test(`${label} refuses a request without the token of a session, and calls no wallet`, () =>
    withPage(async (page) => {
      for (const [authorization, expected] of badTokens(await page.client.login())) {
        const reply = await ask(page, {}, { token: null, headers: { authorization } });
        assert.is(outcome(reply), expected, authorization.slice(0, 40));
        const error = expected.endsWith('token_invalid') ? ', error="invalid_token"' : '';
        assert.is(reply.headers.get('www-authenticate'), `Bearer realm="pitboss"${error}`);
      }
      assert.is(outcome(await ask(page, {}, { token: 'x'.repeat(4096) })), '401 session_expired');
      assert.equal(
        page.wallet.proxy.calls.map(({ body }) => body.player_token?.length),
        [4096],
      );
    }));

  test(`${label} answers what the wallet says of the token, or that it says nothing, and nothing happens`, () =>
    withPage(async (page) => {
      expectErrors(/the wallet rejects the platform/);
      const before = contents(page.data);
      for (const [what, fault, expected] of ANSWERS) {
        page.wallet.proxy.decide = () => fault;
        for (let times = 0; times < 2; times += 1)
          assert.is(outcome(await ask(page, {}, { token: what.replaceAll(' ', '-') })), expected, what);
      }
      assert.equal(contents(page.data), before);
      assert.ok(page.wallet.proxy.calls.every(({ kind, body }) => kind === 'authenticate' && body.currency === 'EUR'));
    }));

  test(`${label} is only for the token’s player, and refuses any other`, () =>
    withPage(async (page) => {
      assert.is((await ask(page)).status, 200);
      const before = contents(page.data);
      assert.is(outcome(await ask(page, { player_id: 'p-2' })), '422 player_token_mismatch');
      assert.is(outcome(await ask(page, {}, { token: 'session-p-2' })), '422 player_token_mismatch');
      assert.is(outcome(await ask(page, { brand_id: 'northstar:nova' })), '422 wallet_refused_player');
      assert.is(outcome(await ask(page, { brand_id: 'southstar:sol' })), '422 wallet_refused_player');
      assert.equal(contents(page.data), before);
    }));

  test(`${label} refuses an unknown brand with brand_not_found, and asks no wallet`, () =>
    withPage(async (page) => {
      for (const brand_id of ['northstar:nobody', 'nobody:luna', 'southstar:luna'])
        assert.is(outcome(await ask(page, { brand_id })), '404 brand_not_found', brand_id);
      assert.equal(page.wallet.proxy.calls, []);
    }));

  test(`${label} refuses players of an operator without a wallet with wallet_not_configured`, () =>
    withBrands(async (client, id, data) => {
      const before = contents(data);
      assert.is(outcome(await ask(asPlayer(client, id))), '422 wallet_not_configured');
      assert.equal(contents(data), before);
    }));

  test(`${label} asks the wallet once, for the brand, and remembers that it knows the player`, () =>
    withPage(async (page) => {
      for (let times = 0; times < 3; times += 1) assert.is((await ask(page)).status, 200);
      const [call, ...others] = page.wallet.proxy.calls;
      assert.equal(others, []);
      const { source_id: _, ...asked } = call?.body ?? {};
      const expected = { operator_id: 'northstar', brand_id: 'luna', player_token: SESSION, currency: 'EUR' };
      assert.equal(asked, expected);
      // A waiting credit is sent, because the wallet now knows the player.
      await page.client.call('triggerWin', {
        body: { instance_id: page.id, pot_id: 'minor', brand_id: LUNA, player_id: 'p-1', source_id: 'comet-rush' },
      });
      assert.is(page.wallet.moved('p-1'), 5);
    }));

  test(`${label} asks in the brand's base currency, or in that of the session where it is known`, () =>
    withPage(async (page) => {
      const currencies = () => page.wallet.proxy.calls.map(({ body }) => body.currency);
      const path = { brand_id: LUNA };
      const multipliers = { EUR: 0.089, SEK: 1 };
      await page.client.call('setBrandCurrencies', { path, body: { base_currency: 'SEK', multipliers } });
      assert.is((await ask(page)).status, 200);
      assert.equal(currencies(), ['SEK']);
      const other = { player_id: 'p-2' };
      await page.client.call('contributeToInstance', {
        body: contribution(page.id, { ...other, token: 'session-p-2', currency: 'EUR' }),
      });
      assert.is((await ask(page, other, { token: 'session-p-2' })).status, 200);
      assert.equal(currencies(), ['SEK', 'EUR']);
    }));

  test(`${label} answers too_many_requests to an address whose tokens the wallet has not accepted, also to a good one`, () =>
    withPage(async (page) => {
      const { proxy } = page.wallet;
      proxy.decide = () => ({ before: true, status: 500, body: {} });
      assert.is(outcome(await ask(page)), '502 wallet_failed');
      proxy.decide = () => problem(401, 'session_expired');
      for (let times = 0; times < REFUSED_MAX; times += 1)
        assert.is(outcome(await ask(page, {}, { token: `guess-${times}` })), '401 session_expired');
      proxy.decide = () => 'pass';
      const asked = proxy.calls.length;
      const reply = await ask(page);
      assert.is(outcome(reply), '429 too_many_requests');
      assert.match(reply.headers.get('ratelimit') ?? '', /^"player-tokens";r=0;t=\d+$/);
      assert.ok(Number(reply.headers.get('retry-after')) > 0);
      assert.is(proxy.calls.length, asked);
    }));
};
