import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { contribution, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents, eventTypes } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const path = { operator_id: 'northstar' };
const update = (client: Client, body: object, more: object = {}) =>
  client.call('updateOperator', { path, body, ...more });
const state = async (client: Client): Promise<unknown[]> => {
  const { name, enabled, brands } = (await client.call('getOperator', { path })).body;
  return [name, enabled, brands[0].enabled];
};

suite('handlers/jackpots/update-operator', (test) => {
  test('B6 changes what is given of an operator and leaves the rest as it is', () =>
    withOwners(async (client, data) => {
      const { status, body } = await update(client, { name: 'Renamed' });
      assert.equal([status, body], [200, undefined]);
      assert.equal(await state(client), ['Renamed', true, true]);
      await update(client, { enabled: false });
      assert.equal(await state(client), ['Renamed', false, true]);
      const before = contents(data);
      assert.is((await update(client, {})).status, 200);
      assert.equal(contents(data), before);
      assert.equal(eventTypes(data), []);
    }));

  test('B6 refuses contributions and wins of a disabled operator with owner_disabled, until it is enabled again', () =>
    withJackpot(async (client, { id }, data) => {
      const contribute = () => client.call('contributeToInstance', { body: contribution(id) });
      const win = {
        instance_id: id,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'tri-star',
      };
      await update(client, { enabled: false });
      const before = contents(data);
      assert.is(outcome(await contribute()), '422 owner_disabled');
      assert.is(outcome(await client.call('triggerWin', { body: win })), '422 owner_disabled');
      assert.equal(contents(data), before);
      const instance = await client.call('getInstance', { path: { instance_id: id } });
      assert.is(instance.body.status, 'Active');
      await update(client, { enabled: true });
      assert.is(outcome(await contribute()), '200');
    }));

  test('B6 refuses an operator that does not exist and one outside of the access with operator_not_found', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        const before = contents(data);
        const unknown = { path: { operator_id: 'Northstar' } };
        for (const more of [unknown, { token }, { token, path: { operator_id: 'southstar' } }])
          assert.is(outcome(await update(client, { enabled: false }, more)), '404 operator_not_found');
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B6 refuses an account that reaches only a brand of the operator with permission_denied', async () => {
    const caller = account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        assert.is(outcome(await update(client, { enabled: false }, { token })), '403 permission_denied');
        assert.equal(await state(client), ['Northstar', true, true]);
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B6 changes nothing when a key is repeated, and refuses another change under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      await update(client, { enabled: false }, { headers });
      await update(client, { enabled: true });
      const again = await update(client, { enabled: false }, { headers });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(await state(client), ['Northstar', true, true]);
      assert.is(outcome(await update(client, { enabled: true }, { headers })), '422 idempotency_key_reused');
    }));
});
