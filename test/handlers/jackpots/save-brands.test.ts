import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

const path = { operator_id: 'northstar' };
const named = (id: string, name: string) => ({ id, name });

suite('handlers/jackpots/save-brands', (test) => {
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
