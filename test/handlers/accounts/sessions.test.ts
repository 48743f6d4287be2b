import { dirname } from 'node:path';
import * as assert from 'uvu/assert';
import { changeAccount } from '../../../db/accounts/accounts.ts';
import { endTokens } from '../../../db/accounts/credentials.ts';
import { changeOrganisation } from '../../../db/operators/organisations.ts';
import { refreshTokens } from '../../../db/tables/accounts.ts';
import { keysFolder } from '../../../server/keys/keys.ts';
import { rotateSigningKeys } from '../../../server/keys/signing-keys.ts';
import { type Holder, inWords, PASSWORD, textIn, verdict, withHolder } from '../../support/holder.ts';
import { newAccount } from '../../support/new-account.ts';
import { outcomesOnAccounts } from '../../support/outcomes-on-accounts.ts';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { withGrace } from '../../support/with-grace.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('exchangeToken', (test) => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const START_MS = 1_767_250_800_000;
  const LEEWAY_MS = 10_000;
  const INVALID = '401 exchange_token_invalid';
  const refreshTokenOf = async (login: Holder['login']): Promise<string> => textIn(await login(), 'refresh_token');

  test('A6 answers what a login answers, without the secret, and a token that counts', () =>
    withServer(async (client) => {
      const { body: first } = await client.call('login', {
        body: { username: 'root', password: 'correct horse battery' },
        token: null,
      });
      const { status, body } = await client.call('exchangeToken', {
        body: { token: first.refresh_token },
        token: null,
      });
      assert.is(status, 200);
      assert.equal(Object.keys(body), ['token', 'refresh_token', 'access_to', 'properties', 'services']);
      assert.is.not(body.token, first.token);
      assert.is.not(body.refresh_token, first.refresh_token);
      for (const { token } of [first, body])
        assert.is((await client.call('getOwnAccount', { token })).status, 200, 'both count until they expire');
      const asAccess = await client.call('getOwnAccount', { token: body.refresh_token });
      assert.is(outcome(asAccess), '401 token_invalid');
      const swapped = await client.call('exchangeToken', { body: { token: body.token }, token: null });
      assert.is(outcome(swapped), INVALID);
    }));

  test('A6 a refresh token counts once, and each exchange answers the next one', () =>
    withHolder(async ({ login, exchange, trail }) => {
      let token = await refreshTokenOf(login);
      for (let times = 0; times < 4; times += 1) {
        const reply = await exchange(token);
        assert.is(verdict(reply), '200');
        token = textIn(reply, 'refresh_token');
      }
      assert.equal((await trail()).map(inWords), [
        'ada login ada of northstar done',
        ...Array.from({ length: 4 }, () => 'ada exchangeToken ada of northstar done'),
      ]);
    }));

  test('A6 a refresh token that comes again within 10 seconds is answered the same successor, as long as that is unused', () =>
    withHolder(async ({ platform, login, exchange, pass, trail }) => {
      const first = await refreshTokenOf(login);
      const second = textIn(await exchange(first), 'refresh_token');
      const again = await exchange(first);
      assert.is(textIn(again, 'refresh_token'), second);
      pass(LEEWAY_MS - 1);
      assert.is(textIn(await exchange(first), 'refresh_token'), second);
      const third = textIn(await exchange(second), 'refresh_token');
      assert.is.not(third, second);
      assert.is(textIn(await exchange(second), 'refresh_token'), third);
      assert.equal(
        (await trail()).map(({ action, detail }) => `${action} ${JSON.stringify(detail)}`),
        [
          'login {}',
          'exchangeToken {}',
          'exchangeToken {"repeated":"true"}',
          'exchangeToken {"repeated":"true"}',
          'exchangeToken {}',
          'exchangeToken {"repeated":"true"}',
        ],
      );
      const rows = await platform.store.read((tx) => tx.all((db) => db.select().from(refreshTokens)));
      for (const token of [first, second, third])
        assert.not.match(JSON.stringify(rows), token.slice(-43), 'the store holds no token that can be read');
    }));

  test('A6 a refresh token that comes again after its leeway, or after its successor was used, ends its login, and no other', () =>
    withHolder(async ({ platform, login, exchange, pass, trail }) => {
      const other = await refreshTokenOf(login);
      for (const isLate of [true, false]) {
        const reply = await login();
        const first = textIn(reply, 'refresh_token');
        const second = textIn(await exchange(first), 'refresh_token');
        const latest = isLate ? second : textIn(await exchange(second), 'refresh_token');
        if (isLate) pass(LEEWAY_MS);
        assert.is((await platform.identify(textIn(reply, 'token')))?.accountId, 'ada');
        assert.is(verdict(await exchange(first)), INVALID);
        for (const token of [latest, second, first]) assert.is(verdict(await exchange(token)), INVALID);
        assert.is(await platform.identify(textIn(reply, 'token')), undefined, 'its bearer tokens have ended too');
      }
      assert.is(verdict(await exchange(other)), '200');
      assert.equal(
        (await trail()).filter(({ outcome }) => outcome === 'refused').map(inWords),
        Array.from({ length: 2 }, () => 'ada exchangeToken ada of northstar refused exchange_token_invalid'),
        'each theft is told once',
      );
    }));

  test('A6 a login of a version that had no leeway goes on, and its bearer tokens count from the first exchange', () =>
    withHolder(async ({ platform, login, exchange }) => {
      const token = await refreshTokenOf(login);
      const unnamed = { sid: null, previousHash: null, replacedAtMs: null, successor: null };
      await platform.store.write((tx) => tx.run((db) => db.update(refreshTokens).set(unnamed)));
      const reply = await exchange(token);
      assert.is(verdict(reply), '200');
      assert.is((await platform.identify(textIn(reply, 'token')))?.accountId, 'ada');
      assert.is(verdict(await exchange(textIn(reply, 'refresh_token'))), '200');
    }));

  for (const version of ['today', 'a version whose logins had no name'])
    test(`A6 a login of ${version} goes on when its keys are replaced, and ends when they are revoked`, () =>
      withHolder(async ({ platform, login, exchange }) => {
        const folder = keysFolder(dirname(platform.file));
        const before = await refreshTokenOf(login);
        const token = textIn(await exchange(before), 'refresh_token');
        if (version !== 'today')
          await platform.store.write((tx) => tx.run((db) => db.update(refreshTokens).set({ sid: null })));
        rotateSigningKeys(folder, START_MS + 1, START_MS);
        assert.is(verdict(await exchange(before)), '200');
        rotateSigningKeys(folder, START_MS, START_MS);
        rotateSigningKeys(folder, START_MS + 1, START_MS);
        for (const old of [token, before]) assert.is(verdict(await exchange(old)), INVALID);
        const fresh = await login();
        const next = await exchange(textIn(fresh, 'refresh_token'));
        assert.is(verdict(next), '200');
        for (const reply of [fresh, next])
          assert.is((await platform.identify(textIn(reply, 'token')))?.accountId, 'ada');
        rotateSigningKeys(folder, START_MS, START_MS);
        assert.is(verdict(await exchange(textIn(next, 'refresh_token'))), INVALID);
      }));

  test('A6 a clock that was set back gives no longer leeway', () =>
    withHolder(async ({ login, exchange, pass }) => {
      const first = await refreshTokenOf(login);
      await exchange(first);
      pass(-LEEWAY_MS);
      assert.is(verdict(await exchange(first)), INVALID);
    }));

  test('A6 exchanges of one token at the same time are answered one successor', () =>
    withHolder(async ({ login, exchange }) => {
      const token = await refreshTokenOf(login);
      const replies = await Promise.all(Array.from({ length: 5 }, () => exchange(token)));
      const successors = new Set(replies.map((reply) => textIn(reply, 'refresh_token')));
      assert.equal(replies.map(verdict), ['200', '200', '200', '200', '200']);
      assert.is(successors.size, 1);
      for (const successor of successors) assert.is(verdict(await exchange(successor)), '200');
    }));

  test('A6 a log-out, a later epoch and a disabled account void what a token was replaced by', () =>
    withHolder(async ({ platform: { store, ...platform }, login, exchange, caller }) => {
      const ends = [
        async (sid: string) => void (await platform.call('logout', {}, { ...caller, sid })),
        () => store.write((tx) => endTokens(tx, 'ada')),
        () => store.write((tx) => changeAccount(tx, 'ada', { enabled: false })),
      ];
      for (const end of ends) {
        const reply = await login();
        const first = textIn(reply, 'refresh_token');
        await exchange(first);
        const { sid = '' } = (await platform.identify(textIn(reply, 'token'))) ?? {};
        await end(sid);
        assert.is(verdict(await exchange(first)), INVALID);
      }
    }));

  test('A6 a refresh token counts for 30 days', () =>
    withHolder(async ({ login, exchange, pass }) => {
      const [early, late] = [await refreshTokenOf(login), await refreshTokenOf(login)];
      pass(30 * DAY_MS - 1);
      assert.is(verdict(await exchange(early)), '200');
      pass(1);
      assert.is(verdict(await exchange(late)), INVALID);
    }));

  test('A6 refuses a token that is none of the platform with exchange_token_invalid, and ends nothing', () =>
    withHolder(async ({ login, exchange, trail }) => {
      const token = await refreshTokenOf(login);
      const before = await trail();
      for (const wrong of [
        'x',
        'r_',
        token.slice(2),
        `${token}A`,
        token.slice(0, -1),
        `r_${'A'.repeat(65)}`,
        ` ${token}`,
      ])
        assert.is(verdict(await exchange(wrong)), INVALID, wrong);
      assert.equal(await trail(), before);
      assert.is(verdict(await exchange(token)), '200');
    }));

  test('A6 a disabled account, a disabled organisation and a later epoch exchange nothing', () =>
    withHolder(async ({ platform: { store }, login, exchange, account }) => {
      const token = await refreshTokenOf(login);
      const northstar = (enabled: boolean) => store.write((tx) => changeOrganisation(tx, 'northstar', { enabled }));
      const ada = (enabled: boolean) => store.write((tx) => changeAccount(tx, 'ada', { enabled }));
      for (const turn of [northstar, ada]) {
        await turn(false);
        assert.is(verdict(await exchange(token)), INVALID);
        await turn(true);
      }
      const next = textIn(await exchange(token), 'refresh_token');
      await store.write((tx) => endTokens(tx, 'ada'));
      assert.is((await account()).epoch, 2);
      assert.is(verdict(await exchange(next)), INVALID);
    }));

  test('A6 takes a one-time code once, with the verifier that began the login, for 60 seconds', () =>
    withHolder(async ({ giveCode, redeem, account, pass, trail }) => {
      for (const code of ['c_right', 'c_wrong', 'c_without', 'c_late']) await giveCode(code);
      assert.is(verdict(await redeem('c_wrong', 'w'.repeat(43))), INVALID);
      assert.is(verdict(await redeem('c_wrong')), INVALID, 'a wrong verifier spends the code');
      const unbound = await redeem('c_without', null);
      assert.is(verdict(unbound), '400 validation_failed');
      assert.equal(unbound.pointers, ['/code_verifier'], 'what is missing');
      assert.is(
        verdict(await redeem('c_unknown', null)),
        '400 validation_failed',
        'whether there is such a code or not',
      );
      assert.is(verdict(await redeem('c_without')), '200', 'the code is not spent');
      assert.is(verdict(await redeem('c_right')), '200');
      assert.is(verdict(await redeem('c_right')), INVALID);
      assert.ok((await account()).lastLoggedInAtMs > 0);
      pass(60_000);
      assert.is(verdict(await redeem('c_late')), INVALID);
      assert.ok((await trail()).map(inWords).includes('ada exchangeToken ada of northstar done'));
    }));
});

suite('listOwnSessions', (test) => {
  type Session = Readonly<Record<string, string | number | boolean>>;
  const DAY_MS = 86_400_000;

  test('answers the sessions of the account, and which is the own one', () =>
    withHolder(async ({ platform: { call, identify }, login, exchange, pass }) => {
      const first = await login();
      pass(1_000);
      const own = await identify(textIn(await login(), 'token'));
      // The account was stored with a login that hardly ever ends.
      const list = async () => ((await call('listOwnSessions', {}, own)).body as Session[]).slice(1);
      const [latest, oldest] = await list();
      assert.equal([latest?.session_id, latest?.current, latest?.last_refreshed], [own?.sid, true, undefined]);
      assert.equal([oldest?.current, Number(latest?.expires_on) - Number(oldest?.expires_on)], [false, 1_000]);
      pass(1_000);
      await exchange(textIn(first, 'refresh_token'));
      const [, refreshed, ...others] = await list();
      assert.equal([refreshed?.session_id, others.length], [oldest?.session_id, 0]);
      // It ends so many days after it began, however often it is refreshed.
      assert.is(refreshed?.expires_on, oldest?.expires_on);
      assert.ok(Number(refreshed?.last_refreshed) > 0);
      assert.not.match(JSON.stringify(await list()), new RegExp(textIn(first, 'refresh_token')));
    }));

  test('sessions that expired, or ended with the password, are not listed', () =>
    withHolder(async ({ platform: { call, identify }, login, pass }) => {
      await login();
      pass(400 * DAY_MS);
      const reply = await login();
      const own = await identify(textIn(reply, 'token'));
      assert.is(((await call('listOwnSessions', {}, own)).body as Session[]).length, 2);
      await call('changePassword', { body: { current: PASSWORD, password: 'blue-anchor-seventeen' } }, own);
      const again = await identify(textIn(await login('blue-anchor-seventeen'), 'token'));
      const listed = (await call('listOwnSessions', {}, again)).body as Session[];
      assert.equal(
        listed.map(({ current }) => current),
        [true],
      );
    }));
});

suite('endOwnSessions', (test) => {
  test('ends sessions with all their tokens, also the own one, and no other', () =>
    withHolder(async ({ platform: { call, identify }, login, exchange, trail }) => {
      const [one, own, other] = [await login(), await login(), await login()];
      const sidOf = async (reply: typeof one): Promise<string> => (await identify(textIn(reply, 'token')))?.sid ?? '';
      const caller = await identify(textIn(own, 'token'));
      const session_ids = [await sidOf(one), await sidOf(own), await sidOf(one), 'unknown'];
      const { body } = await call('endOwnSessions', { body: { session_ids } }, caller);
      assert.equal(body, { ended: session_ids.slice(0, 2) });
      for (const reply of [one, own]) {
        assert.is(await identify(textIn(reply, 'token')), undefined);
        assert.is(verdict(await exchange(textIn(reply, 'refresh_token'))), '401 exchange_token_invalid');
      }
      assert.is(verdict(await exchange(textIn(other, 'refresh_token'))), '200');
      assert.ok((await trail()).map(inWords).includes('ada endOwnSessions ada of northstar done'));
      assert.equal((await call('endOwnSessions', { body: { session_ids } }, caller)).body, { ended: [] });
    }));

  test("another account's session is left alone", () =>
    withHolder(async ({ platform: { call, identify }, login, caller }) => {
      const own = await login();
      const { sid = '' } = (await identify(textIn(own, 'token'))) ?? {};
      const body = newAccount();
      await call('createAccount', { body });
      const { username, password } = body;
      const grace = await identify(textIn(await call('login', { body: { username, password } }), 'token'));
      assert.is(grace?.username, username);
      assert.equal((await call('endOwnSessions', { body: { session_ids: [sid] } }, grace)).body, { ended: [] });
      assert.is((await identify(textIn(own, 'token')))?.accountId, caller.accountId);
    }));
});

suite('endAccountSessions', (test) => {
  test('ends every token of the account, which stays enabled and logs in again, and is audited', () =>
    withGrace(async ({ client, data, token, act, login, outcomeOf, exchangeOutcome }) => {
      const headers = { 'idempotency-key': 'k' };
      assert.is((await act('endAccountSessions', headers)).status, 200);
      assert.is(await outcomeOf(token), '401 token_invalid');
      assert.is(await exchangeOutcome(), '401 exchange_token_invalid');
      const again = await login();
      assert.is(again.status, 200);
      // A repeated request ends nothing that began since.
      assert.is((await act('endAccountSessions', headers)).headers.get('idempotent-replayed'), 'true');
      assert.is(await outcomeOf(again.body.token), '200');
      assert.equal(
        select(data, "select actor_username, target_id, outcome from audit_events where action = 'endAccountSessions'"),
        [{ actor_username: 'root', target_id: 'grace', outcome: 'done' }],
      );
      const reused = await client.call('endAccountSessions', { path: { account_id: 'another' }, headers });
      assert.is(outcome(reused), '422 idempotency_key_reused');
    }));

  test('refuses the own account, one that holds more and one beyond the reach', async () => {
    assert.equal(await outcomesOnAccounts('endAccountSessions'), {
      own: '409 own_account',
      stronger: '403 permission_exceeds_own',
      beyond: '404 account_not_found',
      unknown: '404 account_not_found',
    });
  });
});

suite('logout', (test) => {
  test('ends every token of its login at once, and of no other', () =>
    withHolder(async ({ platform: { call, identify }, login, exchange, trail }) => {
      const [one, other] = [await login(), await login()];
      const next = await exchange(textIn(one, 'refresh_token'));
      const caller = await identify(textIn(next, 'token'));
      assert.is(verdict(await call('logout', {}, caller)), '200');
      for (const reply of [one, next]) {
        assert.is(await identify(textIn(reply, 'token')), undefined);
        assert.is(verdict(await exchange(textIn(reply, 'refresh_token'))), '401 exchange_token_invalid');
      }
      assert.is((await identify(textIn(other, 'token')))?.accountId, 'ada');
      assert.is(verdict(await exchange(textIn(other, 'refresh_token'))), '200');
      assert.ok((await trail()).map(inWords).includes('ada logout ada of northstar done'));
    }));

  test('ends a login that began with an identity provider as well', () =>
    withHolder(async ({ platform, giveCode, redeem, exchange }) => {
      await giveCode('c_code');
      const reply = await redeem('c_code');
      const caller = await platform.identify(textIn(reply, 'token'));
      assert.is(verdict(await platform.call('logout', {}, caller)), '200');
      assert.is(await platform.identify(textIn(reply, 'token')), undefined);
      assert.is(verdict(await exchange(textIn(reply, 'refresh_token'))), '401 exchange_token_invalid');
    }));

  test('a login does not show how its refresh tokens begin', () =>
    withHolder(async ({ login, platform: { identify } }) => {
      const reply = await login();
      const { sid = '' } = (await identify(textIn(reply, 'token'))) ?? {};
      assert.match(sid, /^[A-Za-z0-9_-]{22}$/);
      assert.not.ok(textIn(reply, 'refresh_token').includes(sid));
    }));
});
