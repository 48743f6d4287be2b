import * as assert from 'uvu/assert';
import type { Account } from '../../../db/tables/accounts.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { testAskingForNames } from '../../support/asking-for-names.ts';
import { granted, newAccount } from '../../support/new-account.ts';
import { until } from '../../support/paying-players.ts';
import { type Reply, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, select } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';
import { type As, withTree } from '../../support/with-tree.ts';

suite('createAccount', (test) => {
  const create = (as: As, changes: object = {}): Promise<Reply> => as('createAccount', { body: newAccount(changes) });
  const pointers = ({ body }: Reply): string[] => body.errors.map(({ pointer }: { pointer: string }) => pointer);

  const SYSTEMS = JSON.stringify([
    { id: 'crm', name: 'CRM', service_id: 'crm', user_types: [], resources: ['players'], service_config: {} },
  ]);

  test('A8 creates an account that can log in, and answers it without its password', () =>
    withTree([], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      const { status, body } = await create(root, {
        org_unit: { org_id: 'northstar', unit_id: 'casino', org_list: ['group', 'northstar'] },
        contacts: { email: 'grace@northstar.example' },
        system_id: 'pitboss',
      });
      assert.is(status, 200);
      assert.equal(body, {
        id: body.id,
        account_type: 'User',
        system_id: 'pitboss',
        username: 'grace',
        org_unit: { org_id: 'northstar', unit_id: 'casino', org_list: ['group', 'northstar'] },
        org_bound: false,
        permissions: [],
        enabled: true,
        trusted: false,
        created_on: body.created_on,
        last_logged_in: 0,
        reset_password_otp: { expires_at: 0 },
        contacts: { email: 'grace@northstar.example' },
        oauth_sub: '',
        oauth_provider_id: '',
        second_factor: false,
      });
      const token = await client.login({ username: 'GRACE', password: 'green-harbour-nineteen' });
      assert.is((await client.call('getOwnAccount', { token })).body.id, body.id);
    }));

  test('A8 refuses an org_list that does not lead to the organisation with org_list_mismatch', () =>
    withTree([], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      const placed = (org_list: string[]) => create(root, { org_unit: { org_id: 'northstar', org_list } });
      for (const list of [['ignored'], ['northstar'], ['northstar', 'group'], ['group', 'northstar', 'northstar-eu']]) {
        const reply = await placed(list);
        assert.equal([outcome(reply), pointers(reply)], ['422 org_list_mismatch', ['/org_unit/org_list']]);
      }
      assert.is(outcome(await placed([])), '200');
    }));

  test('A8 joins groups of one system, sorts them and drops repetitions', () =>
    withTree(
      [],
      async (_as, client) => {
        const permissions = [
          ...granted('winners Read', 'instances Read'),
          { system_id: 'crm', permissions: [{ resource_id: 'players', permission: 'Read' }] },
          ...granted('instances Execute', 'winners Read'),
          { system_id: 'pitboss', permissions: [] },
        ];
        const { body } = await client.call('createAccount', { body: newAccount({ permissions }) });
        assert.equal(body.permissions, [
          { system_id: 'crm', permissions: [{ resource_id: 'players', permission: 'Read' }] },
          ...granted('instances Execute', 'instances Read', 'winners Read'),
        ]);
      },
      { PITBOSS_SYSTEMS: SYSTEMS },
    ));

  test('A8 refuses what a caller does not hold itself, with a pointer to each', async () => {
    const holds = granted('accounts Create', 'winners Read');
    const user = account({ type: 'User', permissions: holds });
    const bound = account({ type: 'User', permissions: holds, orgBound: true });
    const superUser = account({ type: 'SuperUser' });
    const everything = account({ type: 'Service', permissions: EVERY_PERMISSION, trusted: true });
    const cases: [Account, object, string[]][] = [
      [
        user,
        { permissions: granted('winners Read', 'winners Update', '* Read') },
        ['0/permissions/1', '0/permissions/2'],
      ],
      [user, { account_type: 'SuperUser' }, ['/account_type']],
      [user, { account_type: 'Service', trusted: true }, ['/trusted']],
      [everything, { account_type: 'SuperUser' }, ['/account_type']],
      [everything, { trusted: true }, ['/trusted']],
      [everything, { permissions: EVERY_PERMISSION }, []],
      [bound, {}, ['/org_bound']],
      [bound, { org_bound: true, permissions: holds }, []],
      [superUser, { account_type: 'SuperUser', trusted: true, permissions: EVERY_PERMISSION }, []],
    ];
    await withTree([user, bound, superUser, everything], async (as, _client, data) => {
      for (const [index, [caller, changes, excess]] of cases.entries()) {
        const before = contents(data);
        const reply = await create(as(caller), { username: `grace-${index}`, ...changes });
        assert.is(outcome(reply), excess.length === 0 ? '200' : '403 permission_exceeds_own', JSON.stringify(changes));
        if (excess.length === 0) continue;
        assert.equal(
          pointers(reply),
          excess.map((end) => (end.startsWith('/') ? end : `/permissions/${end}`)),
        );
        assert.equal(contents(data), before);
      }
    });
  });

  test('A8 refuses an organisation or unit beyond the reach, whether it exists or not', async () => {
    const whole = account({ type: 'SuperUser' });
    const brand = account({ type: 'SuperUser', unitId: 'luna' });
    await withTree([whole, brand], async (as) => {
      for (const [caller, org_unit] of [
        [whole, { org_id: 'southstar' }],
        [whole, { org_id: 'group' }],
        [whole, { org_id: 'nowhere' }],
        [whole, { org_id: 'pitboss' }],
        [brand, { org_id: 'northstar' }],
        [brand, { org_id: 'northstar', unit_id: 'casino' }],
        [brand, { org_id: 'northstar', unit_id: 'unknown' }],
        [brand, { org_id: 'northstar-eu' }],
      ] as const)
        assert.is(outcome(await create(as(caller), { org_unit })), '403 permission_denied', JSON.stringify(org_unit));
      const missing = await create(as(whole), { org_unit: { org_id: 'northstar', unit_id: 'unknown' } });
      assert.is(outcome(missing), '404 unit_not_found');
      const below = await create(as(whole), { username: 'mia-a', org_unit: { org_id: 'northstar-eu' } });
      assert.is(outcome(below), '200');
      const same = await create(as(brand), { username: 'mia-b', org_unit: { org_id: 'northstar', unit_id: 'luna' } });
      assert.is(outcome(same), '200');
    });
  });

  test('A8 refuses what does not exist or does not fit, in the order of the spec', () =>
    withTree(
      [],
      async (_as, client) => {
        const root: As = (operation, parts) => client.call(operation, parts);
        const crm = (resource_id: string) => [{ system_id: 'crm', permissions: [{ resource_id, permission: 'Read' }] }];
        for (const [changes, expected] of [
          [{ org_unit: { org_id: 'nowhere' } }, '404 organisation_not_found'],
          [{ org_unit: { org_id: 'northstar', unit_id: 'x' } }, '404 unit_not_found'],
          [{ system_id: 'unknown' }, '404 system_not_found'],
          [{ oauth_provider_id: 'unknown' }, '404 oauth_provider_not_found'],
          [{ permissions: granted('players Read') }, '422 permission_unknown'],
          [{ permissions: crm('instances') }, '422 permission_unknown'],
          [{ permissions: [{ system_id: 'unknown', permissions: [] }] }, '422 permission_unknown'],
          [{ account_type: 'System' }, '422 account_type_misplaced'],
          [{ org_unit: { org_id: 'pitboss' } }, '422 account_type_misplaced'],
          [{ username: 'ROOT' }, '409 username_taken'],
          [{ password: 'my name is Grace' }, '422 password_unacceptable'],
          [{ password: 'Northstar2026' }, '422 password_unacceptable'],
          [{ password: 'iloveyou1234', account_type: 'Service' }, '422 password_unacceptable'],
          [{ system_id: 'crm', permissions: crm('players') }, '200'],
          [{ account_type: 'System', username: 'ada', org_unit: { org_id: 'pitboss' } }, '200'],
        ] as const)
          assert.is(outcome(await create(root, changes)), expected, JSON.stringify(changes));
      },
      { PITBOSS_SYSTEMS: SYSTEMS },
    ));

  test('A8 takes an identity provider whose owner stands above the account, and no other', async () => {
    const superUser = account({ type: 'SuperUser' });
    await withTree([superUser], async (as, client) => {
      for (const [id, owner] of [
        ['group-id', 'group'],
        ['unit-id', 'northstar:casino'],
        ['south-id', 'southstar'],
      ])
        await client.call('createOauthProvider', {
          body: {
            id,
            owner,
            client_id: 'pitboss',
            client_secret: 'a client secret',
            issuer_url: 'https://id.example',
            token_url: 'https://id.example/token',
            jwk_url: 'https://id.example/keys',
            redirect_url: 'https://play.example/oauth/callback',
            frontend_url: 'https://backoffice.example/login',
          },
        });
      const root: As = (operation, parts) => client.call(operation, parts);
      const casino = { org_id: 'northstar', unit_id: 'casino' };
      for (const [by, changes, expected] of [
        [as(superUser), { username: 'mia', oauth_provider_id: '' }, '200'],
        [as(superUser), { username: 'mia-a', oauth_provider_id: 'group-id' }, '200'],
        [as(superUser), { username: 'mia-b', oauth_provider_id: 'unit-id', org_unit: casino }, '200'],
        [as(superUser), { username: 'mia-c', oauth_provider_id: 'unit-id' }, '422 oauth_provider_not_applicable'],
        [as(superUser), { username: 'mia-d', oauth_provider_id: 'south-id' }, '404 oauth_provider_not_found'],
        [root, { username: 'mia-e', oauth_provider_id: 'south-id' }, '422 oauth_provider_not_applicable'],
      ] as const)
        assert.is(outcome(await create(by, changes)), expected, JSON.stringify(changes));
      const { body } = await root('listAccounts', { query: { org_id: 'northstar', sort_field: 'username' } });
      assert.is(body.find(({ username }: { username: string }) => username === 'mia-a').oauth_provider_id, 'group-id');
    });
  });

  test('A8 gives a username once, however it is written and however many ask at once', () =>
    withTree([], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      const outcomes = await Promise.all(
        ['grace', 'GRACE', 'ｇｒａｃｅ'].map((username) => create(root, { username })),
      );
      assert.equal(outcomes.map(outcome).sort(), ['200', '409 username_taken', '409 username_taken']);
    }));

  test('A8 answers a repetition under the same key as at first, hashes nothing for it and stores no password', () =>
    withTree([], async (_as, client, data) => {
      const headers = { 'idempotency-key': 'k' };
      const parts = { body: newAccount(), headers };
      const first = await client.call('createAccount', parts);
      const again = await client.call('createAccount', {
        ...parts,
        body: newAccount({ password: 'another password' }),
      });
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const many = await Promise.all(Array.from({ length: 12 }, () => client.call('createAccount', parts)));
      assert.equal([...new Set(many.map(outcome))], ['200']);
      const other = await client.call('createAccount', { body: newAccount({ username: 'other' }), headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
      assert.not.match(JSON.stringify(select(data, 'select * from idempotency_keys')), /green-harbour/);
      assert.is(select(data, "select 1 from accounts where username = 'grace'").length, 1);
    }));

  test('A8 takes usernames as e-mail addresses and directories have them', () =>
    withTree([], async (_as, client) => {
      const root: As = (operation, parts) => client.call(operation, parts);
      const long = `${'x'.repeat(241)}@mail.example`;
      for (const username of ["o'neill+test@mail.example", 'guest#EXT#', long]) {
        const { status, body } = await create(root, { username });
        assert.equal([status, body.username], [200, username]);
        await client.call('login', { body: { username, password: newAccount().password }, token: null });
      }
      for (const username of [`${long}x`, "'quoted", '#tag', 'two words', 'a;b', 'a"b'])
        assert.is(outcome(await create(root, { username })), '400 validation_failed', username);
    }));

  testAskingForNames(test, 'A8', (own) => create(own));
});

suite('getOwnAccount', (test) => {
  test('A2 answers the calling account with its permissions and what it reaches, and nothing secret', async () => {
    const caller = account({
      type: 'Service',
      id: 'caller',
      username: 'ada@northstar.example',
      passwordHash: '$argon2id$secret',
      unitId: 'casino',
      permissions: EVERY_PERMISSION,
      createdAtMs: 1_767_250_800_000,
    });
    await withServer(
      async (client, data) => {
        const { body } = await client.call('getOwnAccount', { token: await tokenFor(data, caller) });
        const { effective_permissions, ...rest } = body;
        assert.ok(effective_permissions.length > 20);
        assert.equal(rest, {
          id: 'caller',
          account_type: 'Service',
          username: 'ada@northstar.example',
          org_id: 'northstar',
          unit_id: 'casino',
          permissions: EVERY_PERMISSION,
          enabled: true,
          trusted: false,
          created_on: 1_767_250_800_000,
          last_logged_in: 0,
          pending_password_reset: false,
          access_to: { org_id: 'northstar', unit_ids: ['casino'], brandpath_list: [] },
          oauth_provider_id: '',
          second_factor: false,
          second_factor_setup_required: false,
        });
      },
      {},
      saveAccounts(caller),
    );
  });

  test('A2 answers the reach of the account, and whether a one-time password is under way', async () => {
    const brand = account({ type: 'User', username: 'luca', unitId: 'luna' });
    await withTree([brand], async (as, client) => {
      const read = async () => (await as(brand)('getOwnAccount')).body;
      const before = await read();
      assert.equal(before.access_to, { org_id: 'northstar', unit_ids: ['luna'], brandpath_list: ['northstar:luna'] });
      assert.is(before.pending_password_reset, false);
      await client.call('requestPasswordReset', { body: { username: 'luca' }, token: null });
      await until(async () => (await read()).pending_password_reset, true);
    });
  });

  test('A2 lists each permission: all of them, also those that `*` stands for, and none of another system', async () => {
    const grant = (system_id: string, resource_id: string, permission: string) => ({
      system_id,
      permissions: [{ resource_id, permission }],
    });
    const permissions = [grant('pitboss', '*', 'Delete'), grant('pitboss', 'audit', 'Read'), grant('crm', '*', 'Read')];
    const user = account({ type: 'User', permissions });
    const everything = account({ type: 'SuperUser' });
    await withServer(
      async (client, data) => {
        const told = async (caller: typeof user): Promise<string[]> =>
          (await client.call('getOwnAccount', { token: await tokenFor(data, caller) })).body.effective_permissions.map(
            ({ resource_id, permission }: Record<string, string>) => `${permission} ${resource_id}`,
          );
        const [some, all] = [await told(user), await told(everything)];
        assert.equal(
          some,
          all.filter((each) => each.startsWith('Delete ') || each === 'Read audit'),
        );
        assert.ok(some.includes('Delete sources') && all.includes('Execute winners') && all.includes('Read events'));
        assert.equal((await client.call('getOwnAccount')).body.effective_permissions.length, all.length);
      },
      {},
      saveAccounts(user, everything),
    );
  });

  test('A2 answers when the account has logged in', () =>
    withServer(async (client) => {
      const { body } = await client.call('getOwnAccount');
      assert.is(body.username, 'root');
      assert.ok(body.last_logged_in >= body.created_on);
    }));
});

suite('listAccounts', (test) => {
  const permissions = EVERY_PERMISSION;
  const secret = '$argon2id$not-to-be-told';

  const at = (username: string, organisationId: string, unitId = '') =>
    account({ type: 'User', id: `id-${username}`, username, organisationId, unitId, passwordHash: secret });

  const PEOPLE = [
    at('gus', 'group'),
    at('nina', 'northstar'),
    at('casimir', 'northstar', 'casino'),
    at('luca', 'northstar', 'luna'),
    at('eva', 'northstar-eu'),
    at('sam', 'southstar'),
  ];

  const usernames = (list: readonly { readonly username: string }[]): string =>
    list.map(({ username }) => username).join(' ');

  test('A7 lists the accounts that the caller reaches', async () => {
    const reached = new Map([
      [account({ type: 'User', username: 'x', permissions, organisationId: 'group' }), 'casimir eva gus luca nina x'],
      [account({ type: 'SuperUser', username: 'y' }), 'casimir eva luca nina'],
      [account({ type: 'User', username: 'y2', permissions, orgBound: true }), 'casimir luca nina'],
      [account({ type: 'User', username: 'y3', permissions, unitId: 'casino' }), 'casimir eva luca nina'],
      [account({ type: 'User', username: 'y4', permissions, unitId: 'luna' }), 'luca'],
      [account({ type: 'User', username: 'y5', permissions, organisationId: 'southstar' }), 'sam'],
    ]);
    const people = PEOPLE.map(({ username }) => username);
    await withTree([...PEOPLE, ...reached.keys()], async (as, client) => {
      for (const [caller, expected] of reached) {
        const { body, headers } = await as(caller)('listAccounts');
        const seen = body.filter(({ username }: { username: string }) => people.includes(username) || username === 'x');
        assert.is(usernames(seen), expected, caller.username);
        assert.is(headers.get('x-total-count'), String(body.length));
      }
      const all = (await client.call('listAccounts')).body;
      assert.is(all.length, PEOPLE.length + reached.size + 1);
      assert.ok(all.some(({ username }: { username: string }) => username === 'root'));
    });
  });

  test('A7 filters by type, ids and organisation, together and without going beyond the reach', async () => {
    const caller = account({ type: 'SuperUser', username: 'boss' });
    await withTree([...PEOPLE, caller], async (as) => {
      for (const [query, expected] of [
        [{ account_type: 'SuperUser' }, 'boss'],
        [{ account_type: 'System' }, ''],
        [{ account_ids: 'id-nina,id-eva,id-sam,id-nina,unknown' }, 'eva nina'],
        [{ org_id: 'northstar-eu' }, 'eva'],
        [{ org_id: 'southstar' }, ''],
        [{ org_id: 'nowhere' }, ''],
        [{ org_id: 'northstar', account_ids: 'id-eva,id-luca', account_type: 'User' }, 'luca'],
        [{ account_type: '', account_ids: '', org_id: '' }, 'boss casimir eva luca nina'],
      ] as const)
        assert.is(usernames((await as(caller)('listAccounts', { query })).body), expected, JSON.stringify(query));
    });
  });

  test('A7 pages and sorts regardless of the case of usernames', async () => {
    const people = ['b', 'A', 'c', 'D'].map((username) => at(username, 'southstar'));
    await withTree(people, async (_as, client) => {
      const list = async (query: object) =>
        (await client.call('listAccounts', { query: { org_id: 'southstar', ...query } })).body;
      assert.is(usernames(await list({})), 'A b c D');
      assert.is(usernames(await list({ sort_direction: -1, limit: 3 })), 'D c b');
      assert.is(usernames(await list({ limit: 3, page: 1 })), 'D');
      assert.is(usernames(await list({ sort_field: 'last_logged_in' })), 'A D b c');
      assert.equal(await list({ page: 9 }), []);
    });
  });

  test('A7 answers the whole account, and nothing that is secret', async () => {
    const full = account({
      type: 'Service',
      id: 'full',
      username: 'full',
      passwordHash: secret,
      unitId: 'casino',
      systemId: 'pitboss',
      permissions,
      contacts: { email: 'ada@northstar.example', phone: '+1' },
      trusted: true,
      orgBound: true,
      createdAtMs: 5,
      lastLoggedInAtMs: 7,
    });
    const superUser = account({ type: 'SuperUser' });
    await withTree([full, superUser], async (as, client, data) => {
      change(data, "insert into one_time_passwords values ('full', 'not-to-be-told', 5, 9999999999999)");
      const query = { account_ids: 'full' };
      const [own] = (await as(superUser)('listAccounts', { query })).body;
      assert.equal(own, {
        id: 'full',
        account_type: 'Service',
        system_id: 'pitboss',
        username: 'full',
        org_unit: { org_id: 'northstar', unit_id: 'casino', org_list: ['northstar'] },
        org_bound: true,
        permissions,
        enabled: true,
        trusted: true,
        created_on: 5,
        last_logged_in: 7,
        reset_password_otp: { expires_at: 9_999_999_999_999 },
        contacts: { email: 'ada@northstar.example', phone: '+1' },
        oauth_sub: '',
        oauth_provider_id: '',
        second_factor: false,
      });
      const [seenByRoot] = (await client.call('listAccounts', { query })).body;
      assert.equal(seenByRoot.org_unit.org_list, ['group', 'northstar']);
      assert.not.match(JSON.stringify(seenByRoot), /not-to-be-told/);
    });
  });
});
