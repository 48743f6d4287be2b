import * as assert from 'uvu/assert';
import { createOrganisation } from '../../../db/operators/organisations.ts';
import { findTenant } from '../../../server/operations/request-quota.ts';
import { account, organisation, saveAccounts, tokenWith } from '../../support/accounts.ts';
import { openPlatform, SYSTEM } from '../../support/platform.ts';
import { suite } from '../../support/suite.ts';

const address = '198.51.100.7';
const NONE = { ...SYSTEM, organisationId: '' };
const ofPlayer = (body: unknown, query = {}): string => findTenant({ caller: NONE, address }, { body, query });

suite('server/operations/find-tenant', (test) => {
  test('an account has its turn with its whole tree', () => {
    const caller = { ...SYSTEM, organisationId: 'northstar-eu', tenant: 'group' };
    assert.is(findTenant({ caller, address }, { body: { brand_id: 'southstar:nova' }, query: {} }), 'group');
    assert.is(findTenant({ caller: { ...SYSTEM, organisationId: 'northstar' }, address }), 'northstar');
  });

  test('an account that logs in has the organisation at the top of its tree', async () => {
    const platform = openPlatform({ draw: () => 0n, clock: Date.now });
    try {
      await platform.store.write(async (tx) => {
        await createOrganisation(tx, organisation({ id: 'group' }));
        await createOrganisation(tx, organisation({ id: 'northstar', parentId: 'group' }));
        await createOrganisation(tx, organisation({ id: 'northstar-eu', parentId: 'northstar' }));
      });
      const below = account({ type: 'User', organisationId: 'northstar-eu' });
      await saveAccounts(below)(platform.store);
      const caller = await platform.identify(await tokenWith(platform.keys, below, Date.now()));
      assert.is(caller?.tenant, 'group');
    } finally {
      await platform.close();
    }
  });

  test('players have theirs by operator, apart from its accounts', () => {
    assert.is(ofPlayer({ brand_id: 'northstar:luna' }), 'players northstar');
    assert.is(ofPlayer(undefined, { owner_id: 'northstar' }), 'players northstar');
    assert.is(ofPlayer({ brand_id: 7 }, { brand_id: 'southstar:nova' }), 'players southstar');
  });

  test('a request that names no operator has its turn with its network', () => {
    assert.is(ofPlayer(undefined), 'network 198.51.100');
    assert.is(ofPlayer([{ brand_id: 'northstar:luna' }]), 'network 198.51.100');
  });
});
