import * as assert from 'uvu/assert';
import { account, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

const named = (id: string, name: string) => ({ id, name });

suite('handlers/jackpots/save-operators', (test) => {
  test('B3 creates operators, enabled and without brands, and renames those that exist', () =>
    withOwners(async (client) => {
      const { body } = await client.call('saveOperators', {
        body: [named('southstar', 'Southstar'), named('northstar', 'Renamed')],
      });
      assert.equal(body, { success: ['southstar', 'northstar'], failed: [] });
      const created = (await client.call('getOperator', { path: { operator_id: 'southstar' } })).body;
      assert.equal([created.name, created.enabled, created.brands], ['Southstar', true, []]);
      const renamed = (await client.call('getOperator', { path: { operator_id: 'northstar' } })).body;
      assert.equal([renamed.name, renamed.brands.length], ['Renamed', 1]);
    }));

  test('B3 saves an id that occurs twice with its last name, and lists it once', () =>
    withOwners(async (client) => {
      const { body } = await client.call('saveOperators', { body: [named('a', 'One'), named('a', 'Two')] });
      assert.equal(body, { success: ['a'], failed: [] });
      assert.is((await client.call('getOperator', { path: { operator_id: 'a' } })).body.name, 'Two');
    }));

  test('B3 lists operators outside of the access as failed, and saves the others', async () => {
    const caller = account({ type: 'SuperUser' });
    await withServer(
      async (client, data) => {
        const token = await tokenFor(data, caller);
        const items = [named('northstar', 'Northstar'), named('southstar', 'Southstar')];
        const { body } = await client.call('saveOperators', { body: items, token });
        assert.equal(body, { success: ['northstar'], failed: ['southstar'] });
        const absent = await client.call('getOperator', { path: { operator_id: 'southstar' } });
        assert.is(outcome(absent), '404 operator_not_found');
      },
      {},
      saveAccounts(caller),
    );
  });

  test("B3 lists the platform's own id as failed for any caller", () =>
    withOwners(async (client) => {
      const { body } = await client.call('saveOperators', { body: [named('pitboss', 'Pitboss'), named('a', 'One')] });
      assert.equal(body, { success: ['a'], failed: ['pitboss'] });
      const absent = await client.call('getOperator', { path: { operator_id: 'pitboss' } });
      assert.is(outcome(absent), '404 operator_not_found');
    }));

  test("B3 lists the id of another's organisation as failed, though there is no operator with it yet", async () => {
    const [caller, other] = [account({ type: 'SuperUser' }), account({ type: 'User', organisationId: 'southstar' })];
    await withServer(
      async (client, data) => {
        const token = await tokenFor(data, caller);
        const { body } = await client.call('saveOperators', { body: [named('southstar', 'Mine')], token });
        assert.equal(body, { success: [], failed: ['southstar'] });
        assert.equal((await client.call('listOperators')).body, []);
      },
      {},
      saveAccounts(caller, other),
    );
  });

  test('B3 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('saveOperators', { body: [named('a', 'One')], headers });
      assert.is(first.headers.get('idempotent-replayed'), null);
      await client.call('saveOperators', { body: [named('a', 'Two')] });
      const again = await client.call('saveOperators', { body: [named('a', 'One')], headers });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(again.body, first.body);
      assert.is((await client.call('getOperator', { path: { operator_id: 'a' } })).body.name, 'Two');
      const other = await client.call('saveOperators', { body: [named('b', 'One')], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
      const elsewhere = await client.call('createSources', {
        body: [{ owner_id: 'northstar', source_id: 's', source_name: 'S' }],
        headers,
      });
      assert.is(outcome(elsewhere), '422 idempotency_key_reused');
    }));

  test('B3 takes 1,000 items and refuses 1,001', () =>
    withOwners(async (client) => {
      const many = Array.from({ length: 1001 }, (_, index) => named(`o-${index}`, 'Many'));
      assert.is(outcome(await client.call('saveOperators', { body: many })), '400 validation_failed');
      const { body } = await client.call('saveOperators', { body: many.slice(1) });
      assert.is(body.success.length, 1000);
    }));
});
