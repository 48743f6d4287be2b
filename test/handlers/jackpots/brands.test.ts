import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { contribution, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

suite('saveBrands', (test) => {
  const path = { operator_id: 'northstar' };
  const named = (id: string, name: string) => ({ id, name });

  test('B5 creates brands of an operator and renames those that exist', () =>
    withOwners(async (client) => {
      const items = [named('nova', 'Nova'), named('luna', 'Renamed'), named('nova', 'Nova Casino')];
      const { body } = await client.call('saveBrands', { path, body: items });
      assert.equal(body, { success: ['nova', 'luna'], failed: [] });
      const { brands } = (await client.call('getOperator', { path })).body;
      assert.equal(
        brands.map(({ id, name }: { id: string; name: string }) => [id, name]),
        [
          ['luna', 'Renamed'],
          ['nova', 'Nova Casino'],
        ],
      );
    }));

  test('B5 fails what would be a brand too many for its operator to be answered, and still renames', () =>
    withOwners(async (client) => {
      const many = Array.from({ length: 9_998 }, (_, n) => named(`b-${n}`, 'Many'));
      for (let done = 0; done < many.length; done += 1000)
        await client.call('saveBrands', { path, body: many.slice(done, done + 1000) });
      const items = [named('last', 'Last'), named('more', 'One more'), named('luna', 'Renamed')];
      const { body } = await client.call('saveBrands', { path, body: items });
      assert.equal(body, { success: ['last', 'luna'], failed: ['more'] });
      const { brands } = (await client.call('getOperator', { path })).body;
      assert.is(brands.length, 10_000);
    }));

  test('B5 refuses an operator that does not exist with operator_not_found', () =>
    withOwners(async (client) => {
      const unknown = { operator_id: 'southstar' };
      const reply = await client.call('saveBrands', { path: unknown, body: [named('sol', 'Sol')] });
      assert.is(outcome(reply), '404 operator_not_found');
      assert.is(outcome(await client.call('getOperator', { path: unknown })), '404 operator_not_found');
    }));

  test('B5 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await client.call('saveBrands', { path, body: [named('a', 'A')], headers });
      const again = await client.call('saveBrands', { path, body: [named('a', 'A')], headers });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(again.body, first.body);
      const other = await client.call('saveBrands', { path, body: [named('b', 'A')], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));

  test('B5 leaves the key of a refused request free', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const body = [named('sol', 'Sol')];
      const refused = await client.call('saveBrands', { path: { operator_id: 'southstar' }, body, headers });
      assert.is(outcome(refused), '404 operator_not_found');
      assert.is(outcome(await client.call('saveBrands', { path, body, headers })), '200');
    }));
});

suite('updateBrand', (test) => {
  const update = (client: Client, brand_id: string, body: object, more: object = {}) =>
    client.call('updateBrand', { path: { operator_id: 'northstar', brand_id }, body, ...more });

  /** Name and state of each brand of northstar, by its id. */
  const brands = async (client: Client): Promise<Record<string, unknown[]>> => {
    const { body } = await client.call('getOperator', { path: { operator_id: 'northstar' } });
    return Object.fromEntries(
      body.brands.map((brand: { id: string; name: string; enabled: boolean }) => [
        brand.id,
        [brand.name, brand.enabled],
      ]),
    );
  };

  const addNova = (client: Client) =>
    client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });

  test('B6 changes what is given of one brand, which goes by its id or its path', () =>
    withOwners(async (client, data) => {
      await addNova(client);
      const { status, body } = await update(client, 'luna', { name: 'Renamed' });
      assert.equal([status, body], [200, undefined]);
      assert.equal(await brands(client), { luna: ['Renamed', true], nova: ['Nova', true] });
      await update(client, 'northstar:luna', { enabled: false });
      assert.equal(await brands(client), { luna: ['Renamed', false], nova: ['Nova', true] });
      const before = contents(data);
      assert.is((await update(client, 'luna', {})).status, 200);
      assert.equal(contents(data), before);
      assert.equal(eventTypes(data), []);
    }));

  test('B6 refuses contributions of a disabled brand with owner_disabled, and of no other', () =>
    withJackpot(async (client, { id }) => {
      await addNova(client);
      const contribute = (brand_id: string) =>
        client.call('contributeToInstance', { body: contribution(id, { brand_id }) });
      await update(client, 'luna', { enabled: false });
      assert.is(outcome(await contribute('northstar:luna')), '422 owner_disabled');
      assert.is(outcome(await contribute('northstar:nova')), '200');
      await update(client, 'luna', { enabled: true });
      assert.is(outcome(await contribute('northstar:luna')), '200');
    }));

  test('B6 refuses a brand that the operator does not have or the account does not reach with brand_not_found', async () => {
    const caller = account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await addNova(client);
        await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
        await client.call('saveBrands', { path: { operator_id: 'southstar' }, body: [{ id: 'sol', name: 'Sol' }] });
        const before = contents(data);
        for (const brand of ['sol', 'southstar:sol', 'Luna', 'northstar', 'northsta:luna'])
          assert.is(outcome(await update(client, brand, { enabled: false })), '404 brand_not_found', brand);
        const elsewhere = { path: { operator_id: 'southstar', brand_id: 'northstar:luna' } };
        assert.is(outcome(await update(client, '', { enabled: false }, elsewhere)), '404 brand_not_found');
        const token = await tokenFor(data, caller);
        assert.is(outcome(await update(client, 'nova', { enabled: false }, { token })), '404 brand_not_found');
        assert.equal(contents(data), before);
        assert.is(outcome(await update(client, 'luna', { enabled: false }, { token })), '200');
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B6 is in the audit trail as a change of the brand, under its id or its path', () =>
    withOwners(async (client, data) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'northstar', name: 'N' }] });
      for (const brand of ['luna', 'northstar:luna', 'northstar']) await update(client, brand, { enabled: true });
      assert.equal(
        select(data, "select owner_id, target_id, detail from audit_events where action = 'updateBrand'").map(
          ({ owner_id, target_id, detail }) => [owner_id, target_id, detail],
        ),
        ['northstar:luna', 'northstar:luna', 'northstar:northstar'].map((target) => [
          'northstar',
          target,
          '{"fields":"enabled"}',
        ]),
      );
    }));

  test('B6 changes nothing when a key is repeated, and refuses another change under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      await update(client, 'luna', { enabled: false }, { headers });
      await update(client, 'luna', { enabled: true });
      const again = await update(client, 'luna', { enabled: false }, { headers });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(await brands(client), { luna: ['Luna', true] });
      assert.is(outcome(await update(client, 'luna', { enabled: true }, { headers })), '422 idempotency_key_reused');
    }));
});
