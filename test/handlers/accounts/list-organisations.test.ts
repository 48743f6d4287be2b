import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { suite } from '../../support/suite.ts';
import { withTree } from '../../support/with-tree.ts';

const permissions = EVERY_PERMISSION;

suite('handlers/accounts/list-organisations', (test) => {
  test('A15 lists the own organisation and those below it, as far as the account reaches', async () => {
    const reached = new Map([
      [account({ type: 'System' }), ['group', 'northstar', 'northstar-eu', 'pitboss', 'southstar']],
      [account({ type: 'User', permissions, organisationId: 'group' }), ['group', 'northstar', 'northstar-eu']],
      [account({ type: 'SuperUser' }), ['northstar', 'northstar-eu']],
      [account({ type: 'User', permissions, unitId: 'casino' }), ['northstar', 'northstar-eu']],
      [account({ type: 'User', permissions, orgBound: true }), ['northstar']],
      [account({ type: 'User', permissions, unitId: 'luna' }), []],
      [account({ type: 'User', permissions, organisationId: 'southstar' }), ['southstar']],
    ]);
    await withTree([...reached.keys()], async (as) => {
      for (const [caller, expected] of reached) {
        const { body, headers } = await as(caller)('listOrganisations');
        assert.equal(
          body.map(({ id }: { id: string }) => id),
          expected,
          JSON.stringify(caller),
        );
        assert.is(headers.get('x-total-count'), String(expected.length));
      }
    });
  });

  test('A15 tells the parent and the children that are reached, with the currency that counts', async () => {
    const superUser = account({ type: 'SuperUser' });
    const bound = account({ type: 'User', permissions, orgBound: true });
    await withTree([superUser, bound], async (as, client) => {
      const units = ['luna', 'casino'].map((id) => ({ child_type: 'Unit', id, currency: 'EUR' }));
      const below = { child_type: 'Organisation', id: 'northstar-eu', currency: 'SEK' };
      const [own] = (await as(superUser)('listOrganisations')).body;
      assert.equal(own, {
        id: 'northstar',
        name: 'northstar',
        parent_id: '',
        enabled: true,
        base_currency: 'EUR',
        children: [below, ...units],
        created: own.created,
        updated: own.updated,
        units: ['luna', 'casino'],
      });
      assert.equal((await as(bound)('listOrganisations')).body[0].children, units);
      const all = (await client.call('listOrganisations')).body;
      assert.equal(
        all.map(({ parent_id }: { parent_id: string }) => parent_id),
        ['', 'group', 'northstar', '', ''],
      );
    });
  });

  test('A15 pages and sorts', () =>
    withTree([], async (_as, client) => {
      const query = { sort_field: 'id', sort_direction: -1, limit: 2, page: 1 };
      const { body, headers } = await client.call('listOrganisations', { query });
      assert.equal(
        body.map(({ id }: { id: string }) => id),
        ['northstar-eu', 'northstar'],
      );
      assert.is(headers.get('x-total-count'), '5');
      assert.match(headers.get('link') ?? '', /<\/organisations\?[^>]*page=2[^>]*>; rel="next"/);
    }));
});
