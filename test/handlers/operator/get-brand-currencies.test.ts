import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { withServer } from '../../support/server.ts';
import { registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { DEFAULTS, LUNA, setMultipliers, withCurrencies } from '../../support/with-currencies.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

suite('handlers/operator/get-brand-currencies', (test) => {
  test("C1 answers the defaults, and a brand's own multipliers once it has some", () =>
    withCurrencies(async (client) => {
      const look = async () => (await client.call('getBrandCurrencies', { query: LUNA })).body;
      assert.equal(await look(), { ...LUNA, base_currency: 'EUR', multipliers: DEFAULTS });
      await setMultipliers(client, { SEK: 11.31 }, { base_currency: 'GBP' });
      assert.equal(await look(), { ...LUNA, base_currency: 'GBP', multipliers: { SEK: 11.31 } });
    }));

  test('C1 answers only the base currency if no multipliers are configured', () =>
    withOwners(async (client) => {
      const { body } = await client.call('getBrandCurrencies', { query: LUNA });
      assert.equal(body, { ...LUNA, base_currency: 'EUR', multipliers: {} });
    }));

  test('C1 refuses a brand that does not exist with brand_not_found, and one outside of the access with permission_denied', async () => {
    const caller = account({ type: 'Service', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        const look = async (brand_id: string) =>
          outcome(await client.call('getBrandCurrencies', { query: { brand_id }, token }));
        assert.is(await look('northstar:luna'), '200');
        assert.is(await look('northstar:sol'), '404 brand_not_found');
        assert.is(await look('southstar:luna'), '403 permission_denied');
      },
      {},
      saveAccounts(caller),
    );
  });
});
