import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { DEFAULTS, LUNA, setMultipliers, withCurrencies } from '../../support/with-currencies.ts';

/** northstar with luna and nova, north-east and southstar with luna each. */
const register = async (client: Client): Promise<void> => {
  const brands = { northstar: ['nova', 'luna'], southstar: ['luna'], 'northstar-east': ['luna'] };
  for (const [operator_id, ids] of Object.entries(brands)) {
    await client.call('saveOperators', { body: [{ id: operator_id, name: operator_id }] });
    await client.call('saveBrands', { path: { operator_id }, body: ids.map((id) => ({ id, name: id })) });
  }
};

const listed = async (client: Client, query: Record<string, string | number> = {}, token = ''): Promise<string[]> =>
  (await client.call('listBrandCurrencies', { query, ...(token === '' ? {} : { token }) })).body.map(
    ({ brand_id }: { brand_id: string }) => brand_id,
  );

const ALL = ['northstar-east:luna', 'northstar:luna', 'northstar:nova', 'southstar:luna'];

suite('handlers/jackpots/list-brand-currencies', (test) => {
  test('B1 answers the multipliers of a brand, or the defaults where it has none', () =>
    withCurrencies(async (client) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      await setMultipliers(client, { SEK: 11.31 }, { base_currency: 'USD' });
      const nova = { brand_id: 'northstar:nova', base_currency: 'EUR', multipliers: DEFAULTS };
      assert.equal((await client.call('listBrandCurrencies')).body, [
        { ...LUNA, base_currency: 'USD', multipliers: { SEK: 11.31 } },
        nova,
      ]);
      await client.call('clearBrandCurrencies', { path: LUNA });
      assert.equal((await client.call('listBrandCurrencies')).body, [{ ...nova, ...LUNA }, nova]);
    }));

  test('B1 filters by operator and by brand, sorts by the brand path and pages', () =>
    withServer(async (client) => {
      await register(client);
      for (const query of [{ owner_id: '' }, { sort_field: 'brand_id' }] as Record<string, string>[])
        assert.equal(await listed(client, query), ALL);
      assert.equal(await listed(client, { sort_direction: -1 }), ALL.toReversed());
      assert.equal(await listed(client, { owner_id: 'northstar' }), ['northstar:luna', 'northstar:nova']);
      assert.equal(await listed(client, { owner_id: 'northstar:nova' }), ['northstar:nova']);
      for (const owner_id of ['northstar:sol', 'nowhere', 'luna']) assert.equal(await listed(client, { owner_id }), []);
      const reply = await client.call('listBrandCurrencies', { query: { limit: 1, page: 2 } });
      assert.is(reply.body[0].brand_id, 'northstar:nova');
      assert.is(reply.headers.get('x-total-count'), '4');
      assert.match(reply.headers.get('link') ?? '', /<\/config\/currencies\?[^>]*\bpage=3\b[^>]*>; rel="next"/);
    }));

  test('B1 answers to an account only the brands that it reaches', async () => {
    const [operator, brand] = [
      account({ type: 'SuperUser' }),
      account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION }),
    ];
    await withServer(
      async (client, data) => {
        await register(client);
        const cases = [
          [operator, ['northstar:luna', 'northstar:nova']],
          [brand, ['northstar:luna']],
        ] as const;
        for (const [caller, reached] of cases) {
          const token = await tokenFor(data, caller);
          assert.equal(await listed(client, {}, token), reached);
          assert.equal(await listed(client, { owner_id: 'northstar' }, token), reached);
          for (const owner_id of ['southstar', 'southstar:luna', 'northstar-east'])
            assert.equal(await listed(client, { owner_id }, token), []);
        }
        assert.equal(await listed(client, { owner_id: 'northstar:nova' }, await tokenFor(data, brand)), []);
      },
      {},
      saveAccounts(operator, brand),
    );
  });
});
