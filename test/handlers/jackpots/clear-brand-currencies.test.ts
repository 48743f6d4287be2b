import * as assert from 'uvu/assert';
import { account, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents, eventTypes, select } from '../../support/tables.ts';
import { DEFAULTS, LUNA, setMultipliers, withCurrencies } from '../../support/with-currencies.ts';
import { outcome } from '../../support/with-jackpot.ts';

suite('handlers/jackpots/clear-brand-currencies', (test) => {
  test('returns a brand to the defaults, by which its next contribution is converted', () =>
    withCurrencies(async (client, data) => {
      const { id } = await openJackpot(client);
      await setMultipliers(client, { SEK: 10 });
      const { status, body } = await client.call('clearBrandCurrencies', { path: LUNA });
      assert.equal([status, body], [200, { ...LUNA, base_currency: 'EUR', multipliers: DEFAULTS }]);
      assert.equal((await client.call('getBrandCurrencies', { query: LUNA })).body, body);
      const contributed = await client.call('contributeToInstance', { body: contribution(id, { currency: 'SEK' }) });
      assert.is(contributed.body.contribution_amount, 11.25);
      assert.equal(eventTypes(data), []);
    }));

  test('leaves a brand without multipliers of its own as it is', () =>
    withCurrencies(async (client, data) => {
      const before = contents(data);
      assert.equal((await client.call('clearBrandCurrencies', { path: LUNA })).body.multipliers, DEFAULTS);
      assert.equal(contents(data), before);
      await setMultipliers(client, { SEK: 10 });
      for (let times = 0; times < 2; times += 1) await client.call('clearBrandCurrencies', { path: LUNA });
      assert.is(select(data, 'select * from brand_currency_changes').length, 2);
    }));

  test('refuses a brand that does not exist or is not reached with brand_not_found', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await setMultipliers(client, { SEK: 10 });
        const before = contents(data);
        const token = await tokenFor(data, caller);
        const unknown = await client.call('clearBrandCurrencies', { path: { brand_id: 'northstar:sol' } });
        assert.is(outcome(unknown), '404 brand_not_found');
        assert.is(outcome(await client.call('clearBrandCurrencies', { path: LUNA, token })), '404 brand_not_found');
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(caller),
    );
  });

  test('answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withCurrencies(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const clear = (brand_id: string) => client.call('clearBrandCurrencies', { path: { brand_id }, headers });
      const first = await clear('northstar:luna');
      await setMultipliers(client, { SEK: 10 });
      const again = await clear('northstar:luna');
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(again.body, first.body);
      assert.equal((await client.call('getBrandCurrencies', { query: LUNA })).body.multipliers, { SEK: 10 });
      assert.is(outcome(await clear('northstar:nova')), '422 idempotency_key_reused');
    }));
});
