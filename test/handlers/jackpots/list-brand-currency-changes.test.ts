import * as assert from 'uvu/assert';
import { account, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { LUNA, setMultipliers, withCurrencies } from '../../support/with-currencies.ts';
import { outcome } from '../../support/with-jackpot.ts';

type Change = { timestamp: number; account_id: string; multipliers?: Record<string, number> };

const changes = (client: Client, query: Record<string, number> = {}) =>
  client.call('listBrandCurrencyChanges', { path: LUNA, query });
const multipliersOf = (list: Change[]) => list.map(({ multipliers }) => multipliers);

suite('handlers/jackpots/list-brand-currency-changes', (test) => {
  test('answers each change of a brand in order: when, by whom and to what, without the returns to the defaults having any', () =>
    withCurrencies(async (client, data) => {
      assert.equal((await changes(client)).body, []);
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const nova = { path: { brand_id: 'northstar:nova' }, body: { base_currency: 'EUR', multipliers: { SEK: 9 } } };
      await client.call('setBrandCurrencies', nova);
      const start = Date.now();
      await setMultipliers(client, { USD: 1.1, SEK: 11 });
      await client.call('clearBrandCurrencies', { path: LUNA });
      await setMultipliers(client, {}, { base_currency: 'GBP' });
      const { body } = await changes(client);
      const account_id = select(data, "select id from accounts where username = 'root'")[0]?.id;
      assert.equal(
        body.map(({ timestamp: _, ...rest }: Change) => rest),
        [
          { ...LUNA, account_id, base_currency: 'EUR', multipliers: { SEK: 11, USD: 1.1 } },
          { ...LUNA, account_id },
          { ...LUNA, account_id, base_currency: 'GBP', multipliers: {} },
        ],
      );
      for (const { timestamp } of body) assert.ok(timestamp >= start && timestamp <= Date.now());
    }));

  test('sorts both ways and pages, with the total and links to the neighbours', () =>
    withCurrencies(async (client) => {
      for (const SEK of [10, 11, 12]) await setMultipliers(client, { SEK });
      assert.equal(multipliersOf((await changes(client)).body), [{ SEK: 10 }, { SEK: 11 }, { SEK: 12 }]);
      const descending = await changes(client, { sort_direction: -1 });
      assert.equal(multipliersOf(descending.body), [{ SEK: 12 }, { SEK: 11 }, { SEK: 10 }]);
      const page = await changes(client, { limit: 1, page: 1 });
      assert.equal(multipliersOf(page.body), [{ SEK: 11 }]);
      assert.is(page.headers.get('x-total-count'), '3');
      const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
      const { pathname, searchParams } = new URL(next, client.url);
      assert.is(pathname, '/config/currencies/northstar:luna/history');
      assert.equal(multipliersOf((await changes(client, { limit: 1, page: Number(searchParams.get('page')) })).body), [
        { SEK: 12 },
      ]);
    }));

  test('refuses a brand that does not exist or is not reached with brand_not_found', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        const unknown = await client.call('listBrandCurrencyChanges', { path: { brand_id: 'northstar:sol' } });
        assert.is(outcome(unknown), '404 brand_not_found');
        const unreached = await client.call('listBrandCurrencyChanges', { path: LUNA, token });
        assert.is(outcome(unreached), '404 brand_not_found');
      },
      {},
      saveAccounts(caller),
    );
  });
});
