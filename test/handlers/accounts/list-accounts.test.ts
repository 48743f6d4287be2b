import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { withTree } from '../../support/with-tree.ts';

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

suite('handlers/accounts/list-accounts', (test) => {
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
      });
      const [seenByRoot] = (await client.call('listAccounts', { query })).body;
      assert.equal(seenByRoot.org_unit.org_list, ['group', 'northstar']);
      assert.not.match(JSON.stringify(seenByRoot), /not-to-be-told/);
    });
  });
});
