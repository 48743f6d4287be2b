import * as assert from 'uvu/assert';
import { account } from '../../support/accounts.ts';
import { suite } from '../../support/suite.ts';
import { withTree } from '../../support/with-tree.ts';

suite('handlers/accounts/get-own-organisation', (test) => {
  test('A17 answers the organisation of every account, without a permission', async () => {
    const callers = ['group', 'northstar', 'northstar-eu', 'southstar'].map((organisationId) =>
      account({ type: 'Provider', organisationId }),
    );
    await withTree(callers, async (as, client) => {
      for (const caller of callers) assert.is((await as(caller)('getOwnOrganisation')).body.id, caller.organisationId);
      assert.is((await client.call('getOwnOrganisation')).body.id, 'pitboss');
    });
  });

  test("A17 shows an account in a brand's unit nothing but this unit", async () => {
    const brand = account({ type: 'User', unitId: 'luna' });
    const group = account({ type: 'User', unitId: 'casino' });
    await withTree([brand, group], async (as) => {
      const { body } = await as(brand)('getOwnOrganisation');
      assert.equal(body.units, ['luna']);
      assert.equal(body.children, [{ child_type: 'Unit', id: 'luna', currency: 'EUR' }]);
      assert.is(body.parent_id, '');
      assert.equal((await as(group)('getOwnOrganisation')).body.units, ['luna', 'casino']);
    });
  });
});
