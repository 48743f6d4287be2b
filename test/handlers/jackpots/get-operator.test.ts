import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

suite('handlers/jackpots/get-operator', (test) => {
  test('B4 answers an operator with its brands', () =>
    withOwners(async (client) => {
      const { body } = await client.call('getOperator', { path: { operator_id: 'northstar' } });
      const { created_timestamp, brands, ...rest } = body;
      assert.equal(rest, { id: 'northstar', path: 'northstar', name: 'Northstar', enabled: true });
      const [{ created_timestamp: since, ...brand }] = brands;
      assert.equal(brand, { id: 'luna', path: 'northstar:luna', name: 'Luna', enabled: true });
      assert.ok(since >= created_timestamp && created_timestamp > 1_700_000_000_000);
    }));

  test('B4 refuses an unknown operator with operator_not_found', () =>
    withOwners(async (client) => {
      for (const operator_id of ['southstar', 'Northstar', 'luna'])
        assert.is(outcome(await client.call('getOperator', { path: { operator_id } })), '404 operator_not_found');
    }));
});
