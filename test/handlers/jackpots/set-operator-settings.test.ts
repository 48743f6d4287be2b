import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

const path = { operator_id: 'northstar' };
const set = (client: Client, review_threshold: object, more: object = {}) =>
  client.call('setOperatorSettings', { path, body: { review_threshold }, ...more });

suite('handlers/jackpots/set-operator-settings', (test) => {
  test('replaces the settings as a whole, answers them, and leaves the rest of the operator as it is', () =>
    withOwners(async (client, data) => {
      const { status, body } = await set(client, { EUR: 10_000, SEK: 100_000.5 });
      assert.equal([status, body], [200, { review_threshold: { EUR: 10_000, SEK: 100_000.5 } }]);
      assert.equal((await set(client, { EUR: 0 })).body, { review_threshold: { EUR: 0 } });
      const [operator] = select(data, 'select name, enabled, review_threshold from operators');
      assert.equal(operator, { name: 'Northstar', enabled: 1, review_threshold: '{"EUR":"0"}' });
      assert.equal((await set(client, {})).body, { review_threshold: {} });
      await client.call('saveOperators', { body: [{ id: 'northstar', name: 'Renamed' }] });
      assert.equal((await client.call('getOperatorSettings', { path })).body, { review_threshold: {} });
      assert.equal(eventTypes(data), []);
    }));

  test('an operator that does not exist, and one of which not all is reached, are operator_not_found', async () => {
    const callers = [
      account({ type: 'SuperUser', organisationId: 'southstar' }),
      account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION }),
    ];
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const before = contents(data);
        const unknown = await set(client, { EUR: 1 }, { path: { operator_id: 'Northstar' } });
        assert.is(outcome(unknown), '404 operator_not_found');
        for (const caller of callers) {
          const reply = await set(client, { EUR: 1 }, { token: await tokenFor(data, caller) });
          assert.is(outcome(reply), '404 operator_not_found');
        }
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(...callers),
    );
  });

  test('refuses a threshold that is no amount, or of no currency, with validation_failed', () =>
    withOwners(async (client) => {
      for (const wrong of [{ EUR: -1 }, { EUR: 0.0000001 }, { EUR: '1' }, { euro: 1 }])
        assert.is(outcome(await set(client, wrong)), '400 validation_failed');
    }));

  test('answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await set(client, { EUR: 1 }, { headers });
      await set(client, { EUR: 2 });
      const again = await set(client, { EUR: 1 }, { headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.equal((await client.call('getOperatorSettings', { path })).body, { review_threshold: { EUR: 2 } });
      assert.is(outcome(await set(client, { EUR: 3 }, { headers })), '422 idempotency_key_reused');
    }));
});
