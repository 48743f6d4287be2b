import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withOwners } from '../../support/with-jackpot.ts';

const named = (id: string, name = id) => ({ id, name });

/** northstar with luna and nova, southstar with luna, and north without a brand. */
const register = async (client: Client): Promise<void> => {
  const operators = [named('northstar', 'Zenith'), named('southstar', 'South Star'), named('north', 'Bright 100%')];
  for (const operator of operators) await client.call('saveOperators', { body: [operator] });
  const save = (operator_id: string, ...ids: string[]) =>
    client.call('saveBrands', { path: { operator_id }, body: ids.map((id) => named(id)) });
  await save('northstar', 'nova', 'luna');
  await save('southstar', 'luna');
};

/** The operators that are listed, each with its brands. */
const listed = async (
  client: Client,
  query: Record<string, string | number> = {},
  token?: string,
): Promise<[string, string[]][]> => {
  const { body } = await client.call('listOperators', { query, ...(token === undefined ? {} : { token }) });
  return body.map(({ id, brands }: { id: string; brands: { id: string }[] }) => [id, brands.map((brand) => brand.id)]);
};

const NORTHSTAR = ['northstar', ['luna', 'nova']];
const SOUTHSTAR = ['southstar', ['luna']];
const NORTH = ['north', []];

suite('handlers/jackpots/list-operators', (test) => {
  test('B2 answers operators as the look-up of one does', () =>
    withOwners(async (client) => {
      const one = await client.call('getOperator', { path: { operator_id: 'northstar' } });
      assert.equal((await client.call('listOperators')).body, [one.body]);
    }));

  test('B2 filters by operator, by brand and by a part of the name; an empty filter filters nothing', () =>
    withServer(async (client) => {
      await register(client);
      assert.equal(await listed(client), [NORTH, NORTHSTAR, SOUTHSTAR]);
      assert.equal(await listed(client, { owner_id: '', name: '' }), [NORTH, NORTHSTAR, SOUTHSTAR]);
      assert.equal(await listed(client, { owner_id: 'northstar' }), [NORTHSTAR]);
      assert.equal(await listed(client, { owner_id: 'northstar:nova' }), [['northstar', ['nova']]]);
      for (const owner_id of ['northstar:sol', 'nowhere:luna', 'nowhere', 'luna', 'NORTHSTAR'])
        assert.equal(await listed(client, { owner_id }), [], owner_id);
      assert.equal(await listed(client, { name: 'sTAR' }), [SOUTHSTAR]);
      assert.equal(await listed(client, { name: '%' }), [NORTH]);
      assert.equal(await listed(client, { name: '_' }), []);
      assert.equal(await listed(client, { owner_id: 'northstar:luna', name: 'south' }), []);
    }));

  test('B2 finds part of a name regardless of case, in every alphabet', () =>
    withServer(async (client) => {
      await client.call('saveOperators', { body: [{ id: 'north', name: 'ÉTOILE du Nord, Straße 7, Σίσυφος' }] });
      for (const name of ['étoile', 'ÉToile DU', 'strasse', 'STRAẞE', 'ΣΊΣΥΦΟΣ', 'φοσ'])
        assert.equal(await listed(client, { name }), [['north', []]], name);
      for (const name of ['etoile', 'Èt', 'nord.']) assert.equal(await listed(client, { name }), [], name);
    }));

  test('B2 sorts by each field and pages, with the total and links to the neighbours', () =>
    withServer(async (client) => {
      await register(client);
      assert.equal(await listed(client, { sort_direction: -1 }), [SOUTHSTAR, NORTHSTAR, NORTH]);
      assert.equal(await listed(client, { sort_field: 'name' }), [NORTH, SOUTHSTAR, NORTHSTAR]);
      const created = (await client.call('listOperators', { query: { sort_field: 'created_timestamp' } })).body;
      const times = created.map(({ created_timestamp }: { created_timestamp: number }) => created_timestamp);
      assert.equal(times, times.toSorted());
      const reply = await client.call('listOperators', { query: { limit: 1, page: 1 } });
      assert.equal([reply.body.length, reply.body[0].id], [1, 'northstar']);
      assert.is(reply.headers.get('x-total-count'), '3');
      assert.match(reply.headers.get('link') ?? '', /<\/config\/operators\?[^>]*\bpage=2\b[^>]*>; rel="next"/);
      assert.equal(await listed(client, { page: 7 }), []);
    }));

  test('B2 shows an account its operator, and of the brands those that it reaches', async () => {
    const [operator, brand] = [
      account({ type: 'SuperUser', organisationId: 'southstar' }),
      account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION }),
    ];
    await withServer(
      async (client, data) => {
        await register(client);
        const token = await tokenFor(data, operator);
        for (const owner_id of ['', 'southstar:luna'])
          assert.equal(await listed(client, { owner_id }, token), [SOUTHSTAR]);
        for (const owner_id of ['northstar', 'northstar:luna'])
          assert.equal(await listed(client, { owner_id }, token), []);
        const ofBrand = await tokenFor(data, brand);
        const luna = [['northstar', ['luna']]];
        for (const owner_id of ['', 'northstar', 'northstar:luna'])
          assert.equal(await listed(client, { owner_id }, ofBrand), luna);
        for (const owner_id of ['northstar:nova', 'southstar:luna'])
          assert.equal(await listed(client, { owner_id }, ofBrand), []);
      },
      {},
      saveAccounts(operator, brand),
    );
  });
});
