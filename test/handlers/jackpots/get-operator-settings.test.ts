import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { withServer } from '../../support/server.ts';
import { registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

const path = { operator_id: 'northstar' };

suite('handlers/jackpots/get-operator-settings', (test) => {
  test('settings that were never set are empty, and those that were set are answered', () =>
    withOwners(async (client, data) => {
      const { status, body } = await client.call('getOperatorSettings', { path });
      assert.equal([status, body], [200, { review_threshold: {} }]);
      const settings = { review_threshold: { EUR: 10_000, SEK: 0.000001 } };
      await client.call('setOperatorSettings', { path, body: settings });
      assert.equal((await client.call('getOperatorSettings', { path })).body, settings);
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
        const unknown = await client.call('getOperatorSettings', { path: { operator_id: 'Northstar' } });
        assert.is(outcome(unknown), '404 operator_not_found');
        for (const caller of callers) {
          const reply = await client.call('getOperatorSettings', { path, token: await tokenFor(data, caller) });
          assert.is(outcome(reply), '404 operator_not_found');
        }
      },
      {},
      saveAccounts(...callers),
    );
  });
});
