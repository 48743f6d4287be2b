import * as assert from 'uvu/assert';
import type { Client, Parts } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { DEFAULTS, LUNA_BRAND, setMultipliers, withCurrencies } from '../../support/with-currencies.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('listPublicCurrencies', (test) => {
  const ask = (client: Client, parts: Parts = {}) =>
    client.call('listPublicCurrencies', { query: LUNA_BRAND, token: null, ...parts });

  test("answers the platform's multipliers, then the brand's own, then the platform's again, and since when", () =>
    withCurrencies(async (client) => {
      assert.equal((await ask(client)).body, { base_currency: 'EUR', multipliers: DEFAULTS, last_updated: 0 });
      await setMultipliers(client, { SEK: 11.31 }, { base_currency: 'GBP' });
      const [{ timestamp }] = (await client.call('listBrandCurrencyChanges', { path: LUNA_BRAND })).body;
      const { body, headers } = await ask(client);
      assert.equal(body, { base_currency: 'GBP', multipliers: { SEK: 11.31 }, last_updated: timestamp });
      assert.is(headers.get('cache-control'), 'public, max-age=3');
      await client.call('clearBrandCurrencies', { path: LUNA_BRAND });
      const cleared = (await client.call('listBrandCurrencyChanges', { path: LUNA_BRAND })).body.at(-1);
      assert.is(cleared.base_currency, undefined);
      const defaults = { base_currency: 'EUR', multipliers: DEFAULTS, last_updated: cleared.timestamp };
      assert.equal((await ask(client)).body, defaults);
    }));

  test('answers 304 to a caller that has them, until they change', () =>
    withCurrencies(async (client) => {
      const first = await ask(client);
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
      const again = await ask(client, { headers });
      assert.equal([again.status, again.body], [304, undefined]);
      assert.is(again.headers.get('etag'), first.headers.get('etag'));
      await setMultipliers(client, { SEK: 11.31 });
      assert.is((await ask(client, { headers })).status, 200);
    }));

  test('refuses with brand_not_found a brand that does not exist, and one that is disabled or whose operator is', () =>
    withCurrencies(async (client, data) => {
      const look = async (brand_id = LUNA_BRAND.brand_id) => outcome(await ask(client, { query: { brand_id } }));
      for (const brand_id of ['northstar:nobody', 'nobody:luna'])
        assert.is(await look(brand_id), '404 brand_not_found', brand_id);
      change(data, 'update brands set enabled = 0');
      assert.is(await look(), '404 brand_not_found');
      change(data, 'update brands set enabled = 1');
      assert.is(await look(), '200');
      change(data, 'update operators set enabled = 0');
      assert.is(await look(), '404 brand_not_found');
    }));
});
