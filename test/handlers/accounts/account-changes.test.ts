import * as assert from 'uvu/assert';
import type { Account } from '../../../db/tables/accounts.ts';
import { RandomGenerator } from '../../../server/random/generator.ts';
import { account, EVERY_PERMISSION, saveAccounts } from '../../support/accounts.ts';
import { testAskingForNames } from '../../support/asking-for-names.ts';
import { granted, newAccount } from '../../support/new-account.ts';
import { outcomesOnAccounts } from '../../support/outcomes-on-accounts.ts';
import { until } from '../../support/paying-players.ts';
import { openPlatform, SYSTEM } from '../../support/platform.ts';
import type { Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { contents, select } from '../../support/tables.ts';
import { withGrace } from '../../support/with-grace.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { type As, withTree } from '../../support/with-tree.ts';

suite('updateAccount', (test) => {
  const update = (as: As, body: object): Promise<Reply> => as('updateAccount', { body });
  const PASSWORD = 'blue-anchor-seventeen';
  const grace = account({ type: 'User', id: 'grace', username: 'grace', permissions: granted('winners Read') });

  test('A9 replaces the fields that are sent, and no others', async () => {
    await withTree([grace], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      const read = async () => (await root('listAccounts', { query: { account_ids: 'grace' } })).body[0];
      const before = await read();
      const changes = {
        account_type: 'Provider',
        username: 'Grace.H',
        org_unit: { org_id: 'northstar-eu' },
        permissions: granted('raffles Read'),
        trusted: true,
        enabled: false,
        contacts: { email: 'grace@northstar.example' },
        org_bound: true,
      };
      const reply = await update(root, { id: 'grace', ...changes });
      assert.equal([reply.status, reply.body], [200, undefined]);
      assert.equal(await read(), {
        ...before,
        ...changes,
        org_unit: { org_id: 'northstar-eu', unit_id: '', org_list: ['group', 'northstar', 'northstar-eu'] },
      });
      await update(root, { id: 'grace', contacts: {}, permissions: [] });
      const { contacts, permissions, username } = await read();
      assert.equal({ contacts, permissions, username }, { contacts: {}, permissions: [], username: 'Grace.H' });
    });
  });

  test('A9 takes an org_unit as it was answered, and refuses an org_list of another place with org_list_mismatch', () =>
    withTree([grace], async (_as, client) => {
      const send = async (org_unit: object) =>
        outcome(await client.call('updateAccount', { body: { id: 'grace', org_unit } }));
      const { body } = await client.call('listAccounts', { query: { account_ids: 'grace' } });
      assert.is(await send(body[0].org_unit), '200');
      assert.is(await send({ ...body[0].org_unit, org_id: 'northstar-eu' }), '422 org_list_mismatch');
    }));

  test('A9 ends all tokens with a change of rights or password, and not with another change or none', async () => {
    for (const [changes, ends] of [
      [{ password: PASSWORD }, true],
      [{ account_type: 'Provider' }, true],
      [{ org_unit: { org_id: 'northstar', unit_id: 'casino' } }, true],
      [{ org_bound: true }, true],
      [{ permissions: [] }, true],
      [{ trusted: true }, true],
      [{ username: 'grace.h', contacts: { email: 'g@northstar.example' } }, false],
      [{ account_type: 'User', org_bound: false, permissions: granted('winners Read'), trusted: false }, false],
      [{ enabled: true, org_unit: { org_id: 'northstar', unit_id: '' }, oauth_provider_id: '' }, false],
    ] as const)
      await withTree([grace], async (as, client) => {
        assert.is(outcome(await as(grace)('getOwnAccount')), '200');
        assert.is(outcome(await client.call('updateAccount', { body: { id: 'grace', ...changes } })), '200');
        const expected = ends ? '401 token_invalid' : '200';
        assert.is(outcome(await as(grace)('getOwnAccount')), expected, JSON.stringify(changes));
      });
  });

  test('A9 sets a password that logs in, and ends refresh tokens and the one-time password', async () => {
    await withTree([grace], async (_as, client, data) => {
      const root = await client.login();
      await client.call('updateAccount', { body: { id: 'grace', password: PASSWORD }, token: root });
      const login = { body: { username: 'grace', password: PASSWORD }, token: null };
      const { refresh_token } = (await client.call('login', login)).body;
      await client.call('requestPasswordReset', { body: { username: 'grace' }, token: null });
      await until(() => select(data, 'select 1 from one_time_passwords').length, 1);
      await client.call('updateAccount', { body: { id: 'grace', password: 'a third one to use' }, token: root });
      assert.is(outcome(await client.call('login', login)), '401 credentials_invalid');
      const exchanged = await client.call('exchangeToken', { body: { token: refresh_token }, token: null });
      assert.is(outcome(exchanged), '401 exchange_token_invalid');
      assert.is(select(data, 'select 1 from one_time_passwords').length, 0);
    });
  });

  test('A9 does not let an account change its own rights, only its name and contacts', async () => {
    const own = account({ type: 'SuperUser', id: 'own', username: 'own', contacts: { phone: '1' } });
    await withTree([own], async (as, _client, data) => {
      for (const changes of [
        { password: PASSWORD },
        { account_type: 'User' },
        { org_unit: { org_id: 'northstar', unit_id: 'casino' } },
        { permissions: EVERY_PERMISSION },
        { org_bound: true },
        { trusted: true },
        { enabled: false },
        { oauth_provider_id: 'some-id' },
      ]) {
        const before = contents(data);
        assert.is(
          outcome(await update(as(own), { id: 'own', ...changes })),
          '409 own_account',
          JSON.stringify(changes),
        );
        assert.equal(contents(data), before);
      }
      const same = { account_type: 'SuperUser', org_bound: false, enabled: true, trusted: false, permissions: [] };
      assert.is(outcome(await update(as(own), { id: 'own', ...same, username: 'own.2', contacts: {} })), '200');
    });
  });

  test('A9 refuses to change an account with more rights than the caller, or to grant more than the caller holds', async () => {
    const user = account({ type: 'User', id: 'user', permissions: granted('accounts Update', 'winners Read') });
    const strong = account({ type: 'User', id: 'strong', permissions: granted('winners Update') });
    const boss = account({ type: 'SuperUser', id: 'boss' });
    const trusted = account({ type: 'Service', id: 'trusted', trusted: true });
    const bound = account({ type: 'User', id: 'bound', permissions: user.permissions, orgBound: true });
    const cases: [Account, string, object, string][] = [
      [user, 'grace', { contacts: { phone: '1' } }, '200'],
      [user, 'strong', { contacts: {}, username: 'taken-over' }, '403 permission_exceeds_own'],
      [user, 'strong', { password: PASSWORD }, '403 permission_exceeds_own'],
      [user, 'boss', { password: PASSWORD }, '403 permission_exceeds_own'],
      [user, 'trusted', { password: PASSWORD }, '403 permission_exceeds_own'],
      [user, 'trusted', { trusted: false }, '403 permission_exceeds_own'],
      [user, 'grace', { permissions: granted('winners Delete') }, '403 permission_exceeds_own'],
      [user, 'grace', { account_type: 'SuperUser' }, '403 permission_exceeds_own'],
      [user, 'grace', { trusted: true }, '403 permission_exceeds_own'],
      [bound, 'grace', { contacts: {} }, '403 permission_exceeds_own'],
      [boss, 'strong', { account_type: 'SuperUser', password: PASSWORD }, '200'],
    ];
    await withTree([grace, user, strong, boss, trusted, bound], async (as, _client, data) => {
      for (const [caller, id, changes, expected] of cases) {
        const before = contents(data);
        assert.is(outcome(await update(as(caller), { id, ...changes })), expected, `${id} ${JSON.stringify(changes)}`);
        if (expected !== '200') assert.equal(contents(data), before);
      }
    });
  });

  test('A9 does not know an account beyond the reach, and moves none to where the caller does not reach', async () => {
    const stranger = account({ type: 'SuperUser', organisationId: 'southstar' });
    const boss = account({ type: 'SuperUser' });
    const brand = account({ type: 'SuperUser', unitId: 'luna' });
    await withTree([grace, stranger, boss, brand], async (as, client) => {
      for (const caller of [stranger, brand])
        assert.is(outcome(await update(as(caller), { id: 'grace', contacts: {} })), '404 account_not_found');
      assert.is(outcome(await update(as(boss), { id: 'unknown' })), '404 account_not_found');
      const rootId = (await client.call('getOwnAccount')).body.id;
      assert.is(outcome(await update(as(boss), { id: rootId, password: PASSWORD })), '404 account_not_found');
      for (const org_id of ['southstar', 'group', 'nowhere', 'pitboss'])
        assert.is(outcome(await update(as(boss), { id: 'grace', org_unit: { org_id } })), '403 permission_denied');
    });
  });

  test('A9 refuses what does not exist or does not fit', () =>
    withTree([grace], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      for (const [changes, expected] of [
        [{ org_unit: { org_id: 'nowhere' } }, '404 organisation_not_found'],
        [{ org_unit: { org_id: 'northstar', unit_id: 'x' } }, '404 unit_not_found'],
        [{ oauth_provider_id: 'unknown' }, '404 oauth_provider_not_found'],
        [{ permissions: granted('players Read') }, '422 permission_unknown'],
        [{ account_type: 'System' }, '422 account_type_misplaced'],
        [{ org_unit: { org_id: 'pitboss' } }, '422 account_type_misplaced'],
        [{ username: 'Root' }, '409 username_taken'],
        [{ password: 'grace is her name' }, '422 password_unacceptable'],
        [{ username: 'anchor', password: PASSWORD }, '422 password_unacceptable'],
        [{ password: 'qwertyuiop12' }, '422 password_unacceptable'],
        [{ username: 'GRACE' }, '200'],
      ] as const)
        assert.is(outcome(await update(root, { id: 'grace', ...changes })), expected, JSON.stringify(changes));
      const [{ id }] = (await root('listAccounts', { query: { account_type: 'System' } })).body;
      const demoted = await update(root, { id, account_type: 'User', org_unit: { org_id: 'northstar' } });
      assert.is(outcome(demoted), '409 own_account');
    }));

  test('A9 keeps an account under its identity provider when it moves', () =>
    withTree([grace], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      await root('createOauthProvider', {
        body: {
          id: 'northstar-id',
          owner: 'northstar',
          client_id: 'pitboss',
          client_secret: 'a client secret',
          issuer_url: 'https://id.example',
          token_url: 'https://id.example/token',
          jwk_url: 'https://id.example/keys',
          redirect_url: 'https://play.example/oauth/callback',
          frontend_url: 'https://backoffice.example/login',
        },
      });
      const read = async () => (await root('listAccounts', { query: { account_ids: 'grace' } })).body[0];
      assert.is(outcome(await update(root, { id: 'grace', oauth_provider_id: 'northstar-id' })), '200');
      assert.is((await read()).oauth_provider_id, 'northstar-id');
      const moved = await update(root, { id: 'grace', org_unit: { org_id: 'southstar' } });
      assert.is(outcome(moved), '422 oauth_provider_not_applicable');
      const both = { org_unit: { org_id: 'southstar' }, oauth_provider_id: '' };
      assert.is(outcome(await update(root, { id: 'grace', ...both })), '200');
      assert.is((await read()).oauth_provider_id, '');
    }));

  test('A9 leaves one enabled System account, also when two disable each other at once', async () => {
    const platform = openPlatform({ draw: new RandomGenerator().draw, clock: Date.now });
    const [a, b] = [account({ type: 'System', id: 'a' }), account({ type: 'System', id: 'b' })];
    try {
      await saveAccounts(a, b)(platform.store);
      const disable = (by: string, id: string) =>
        platform.call('updateAccount', { body: { id, enabled: false } }, { ...SYSTEM, accountId: by });
      const replies = await Promise.all([disable('a', 'b'), disable('b', 'a')]);
      assert.equal(replies.map(({ status, code }) => `${status} ${code}`).sort(), [
        '200 undefined',
        '409 last_system_account',
      ]);
    } finally {
      await platform.close();
    }
  });

  test('A9 under a key is done once, regardless of the password', () =>
    withTree([grace], async (_as, client, data) => {
      const headers = { 'idempotency-key': 'k' };
      await client.call('updateAccount', { body: { id: 'grace', password: PASSWORD }, headers });
      const before = contents(data);
      const again = await client.call('updateAccount', { body: { id: 'grace', password: 'something else' }, headers });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(contents(data), before);
      const other = await client.call('updateAccount', { body: { id: 'grace', trusted: true }, headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));

  testAskingForNames(test, 'A9', async (own, client) => {
    const { body } = await client.call('createAccount', { body: newAccount() });
    assert.is((await update(own, { id: body.id, contacts: {} })).status, 200);
    return update(own, { id: body.id, username: 'renamed' });
  });
});

suite('disableAccount', (test) => {
  const path = { account_id: 'grace' };

  test('A10 ends every token and the one-time password, and the account logs in no more', () =>
    withGrace(async ({ client, data, token, act, login, outcomeOf, exchangeOutcome }) => {
      await client.call('requestPasswordReset', { body: { username: 'grace' }, token: null });
      await until(() => select(data, 'select 1 from one_time_passwords').length, 1);
      const { body } = await act('disableAccount');
      assert.equal([body.id, body.enabled, body.reset_password_otp], ['grace', false, { expires_at: 0 }]);
      assert.is(await outcomeOf(token), '401 token_invalid');
      assert.is(await exchangeOutcome(), '401 exchange_token_invalid');
      assert.is(outcome(await login()), '401 credentials_invalid');
      assert.is(select(data, 'select 1 from one_time_passwords').length, 0);
      const before = contents(data);
      assert.is((await act('disableAccount')).body.enabled, false);
      assert.equal(contents(data), before);
    }));

  test('A10 refuses the own account, one that holds more and one beyond the reach', async () => {
    assert.equal(await outcomesOnAccounts('disableAccount'), {
      own: '409 own_account',
      stronger: '403 permission_exceeds_own',
      beyond: '404 account_not_found',
      unknown: '404 account_not_found',
    });
  });

  test('A10 leaves the last enabled System account', async () => {
    const platform = openPlatform({ draw: new RandomGenerator().draw, clock: Date.now });
    try {
      await saveAccounts(account({ type: 'System', id: 'last' }))(platform.store);
      const reply = await platform.call('disableAccount', { path: { account_id: 'last' } }, SYSTEM);
      assert.is(reply.code, 'last_system_account');
    } finally {
      await platform.close();
    }
  });

  test('A10 refuses a key that was used for another account', async () => {
    const people = ['grace', 'ada'].map((id) => account({ type: 'User', id }));
    await withTree(people, async (_as, client) => {
      const headers = { 'idempotency-key': 'k' };
      await client.call('disableAccount', { path, headers });
      await client.call('enableAccount', { path });
      const again = await client.call('disableAccount', { path, headers });
      assert.equal([again.body.enabled, again.headers.get('idempotent-replayed')], [false, 'true']);
      const other = await client.call('disableAccount', { path: { account_id: 'ada' }, headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    });
  });
});

suite('enableAccount', (test) => {
  test('A11 lets an account log in again, and revives none of its tokens', () =>
    withGrace(async ({ data, token, act, login, outcomeOf }) => {
      await act('disableAccount');
      const { body } = await act('enableAccount');
      assert.equal([body.id, body.enabled], ['grace', true]);
      assert.is(await outcomeOf(token), '401 token_invalid');
      assert.is(outcome(await login()), '200');
      const before = contents(data);
      assert.is((await act('enableAccount')).body.enabled, true);
      assert.equal(contents(data), before);
    }));

  test('A11 refuses an account that holds more, and one beyond the reach', async () => {
    assert.equal(await outcomesOnAccounts('enableAccount'), {
      own: '200',
      stronger: '403 permission_exceeds_own',
      beyond: '404 account_not_found',
      unknown: '404 account_not_found',
    });
  });

  test('A11 refuses a key that was used for another account', async () => {
    const people = ['grace', 'ada'].map((id) => account({ type: 'User', id }));
    await withTree(people, async (_as, client) => {
      const headers = { 'idempotency-key': 'k' };
      await client.call('enableAccount', { path: { account_id: 'grace' }, headers });
      const other = await client.call('enableAccount', { path: { account_id: 'ada' }, headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    });
  });
});
