import * as assert from 'uvu/assert';
import { createOrganisation } from '../../../db/operators/organisations.ts';
import { findTenant, RequestQuota } from '../../../server/operations/request-quota.ts';
import { account, EVERY_PERMISSION, organisation, saveAccounts, tokenFor, tokenWith } from '../../support/accounts.ts';
import { openPlatform, SYSTEM } from '../../support/platform.ts';
import type { Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withTree } from '../../support/with-tree.ts';

suite('server/operations/find-tenant', (test) => {
  const address = '198.51.100.7';
  const NONE = { ...SYSTEM, organisationId: '' };
  const ofPlayer = (body: unknown, query = {}): string => findTenant({ caller: NONE, address }, { body, query });

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

suite('server/operations/request-quota', (test) => {
  const north = account({ type: 'SuperUser', organisationId: 'northstar', permissions: EVERY_PERMISSION });
  const south = account({ type: 'SuperUser', organisationId: 'southstar', permissions: EVERY_PERMISSION });

  test('a tenant has so many requests under way, and the others theirs', async () => {
    const quota = new RequestQuota(2);
    const held = Promise.withResolvers<string>();
    const first = [quota.run('a', () => held.promise), quota.run('a', () => held.promise)];
    const more = await quota.run('a', async () => 'more');
    if (typeof more === 'string') throw new Error('a third one runs');
    assert.is(more.problem, 'unavailable');
    assert.match(more.detail ?? '', /^2 requests of your organisation/);
    assert.is(await quota.run('b', async () => 'other'), 'other');
    held.resolve('done');
    assert.equal(await Promise.all(first), ['done', 'done']);
    assert.is(await quota.run('a', async () => 'again'), 'again');
  });

  test('one that fails has ended', async () => {
    const quota = new RequestQuota(1);
    await quota
      .run('a', () => Promise.reject(new Error('it failed')))
      .then(
        () => assert.unreachable(),
        () => {},
      );
    assert.is(await quota.run('a', async () => 'again'), 'again');
  });

  test('requests above PITBOSS_REQUESTS_PER_ORGANISATION are unavailable, and say when to try again', () =>
    withTree(
      [north, south],
      async (_, client, data) => {
        const [token, other] = [await tokenFor(data, north), await tokenFor(data, south)];
        let refused: Reply | undefined;
        // They arrive together, and one is answered before the next is read only by chance.
        for (let round = 0; refused === undefined && round < 50; round += 1) {
          const replies = await Promise.all(
            Array.from({ length: 16 }, () => client.call('listSources', { token, query: { limit: 500 } })),
          );
          refused = replies.find(({ status }) => status === 503);
        }
        assert.is(refused?.body.code, 'unavailable');
        assert.match(refused?.headers.get('retry-after') ?? '', /^\d+$/);
        assert.is((await client.call('listSources', { token: other })).status, 200);
        assert.is((await client.call('listSources', { token })).status, 200);
      },
      { PITBOSS_REQUESTS_PER_ORGANISATION: '1' },
    ));
});
