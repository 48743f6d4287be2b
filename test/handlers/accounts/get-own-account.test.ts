import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { until } from '../../support/paying-players.ts';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withTree } from '../../support/with-tree.ts';

suite('handlers/accounts/get-own-account', (test) => {
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
        });
      },
      {},
      saveAccounts(caller),
    );
  });

  test('A2 tells what the account reaches, and whether a one-time password is under way', async () => {
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

  test('A2 tells one by one what it may do: all of it, what `*` stands for, and nothing of another system', async () => {
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

  test('A2 tells when the account has logged in', () =>
    withServer(async (client) => {
      const { body } = await client.call('getOwnAccount');
      assert.is(body.username, 'root');
      assert.ok(body.last_logged_in >= body.created_on);
    }));
});
