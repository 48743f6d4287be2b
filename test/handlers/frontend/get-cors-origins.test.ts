import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

const A = { pattern: 'https://a.example', match_mode: 'Exact' };
const B = { pattern: 'https://*.b.example', match_mode: 'Wildcard' };

suite('handlers/frontend/get-cors-origins', (test) => {
  test('answers the list in its order, as it is set, without the origins of the configuration', () =>
    withServer(
      async (client) => {
        const list = async () => (await client.call('getCorsOrigins')).body;
        assert.equal(await list(), { cors_origin_list: [] });
        const set = await client.call('setCorsOrigins', { body: { cors_origin_list: [B, A] } });
        assert.equal(await list(), set.body);
        await client.call('removeCorsOrigins', { body: { cors_origin_list: [B.pattern] } });
        assert.equal(await list(), { cors_origin_list: [A] });
      },
      { PITBOSS_CORS_ORIGINS: 'https://configured.example' },
    ));

  test('is only for System accounts', () => {
    const others = (['SuperUser', 'Service'] as const).map((type) => account({ type, permissions: EVERY_PERMISSION }));
    return withServer(
      async (client, data) => {
        for (const other of others) {
          const reply = await client.call('getCorsOrigins', { token: await tokenFor(data, other) });
          assert.is(outcome(reply), '403 permission_denied');
        }
      },
      {},
      saveAccounts(...others),
    );
  });
});
