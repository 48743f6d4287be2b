import * as assert from 'uvu/assert';
import { RequestQuota } from '../../../server/operations/request-quota.ts';
import { account, EVERY_PERMISSION, tokenFor } from '../../support/accounts.ts';
import type { Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withTree } from '../../support/with-tree.ts';

const north = account({ type: 'SuperUser', organisationId: 'northstar', permissions: EVERY_PERMISSION });
const south = account({ type: 'SuperUser', organisationId: 'southstar', permissions: EVERY_PERMISSION });

suite('server/operations/request-quota', (test) => {
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
