import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withOwners } from '../../support/with-jackpot.ts';

const create = (client: Client) =>
  client.call('createSegments', {
    body: [
      { owner_id: 'northstar', id: 'c', name: 'Alpha', priority: 1 },
      { owner_id: 'northstar:luna', id: 'a', name: 'Beta', priority: 2 },
      { owner_id: 'northstar:luna', id: 'b', priority: 0 },
    ],
  });

const ids = async (client: Client, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await client.call('listSegments', { query })).body.map(({ id }: { id: string }) => id);

suite('handlers/jackpots/list-segments', (test) => {
  test('B7 filters by owner with its brands and by a part of the name; an empty filter filters nothing', () =>
    withOwners(async (client) => {
      await create(client);
      assert.equal(await ids(client), ['a', 'b', 'c']);
      assert.equal(await ids(client, { brand_id: '', name: '' }), ['a', 'b', 'c']);
      assert.equal(await ids(client, { brand_id: 'northstar' }), ['a', 'b', 'c']);
      assert.equal(await ids(client, { brand_id: 'northstar:luna' }), ['a', 'b']);
      assert.equal(await ids(client, { brand_id: 'north' }), []);
      assert.equal(await ids(client, { name: 'ALPH' }), ['c']);
      // The segment b has no name.
      assert.equal(await ids(client, { name: 'l' }), ['c']);
    }));

  test('B7 sorts and pages, with the total and links to the neighbours', () =>
    withOwners(async (client) => {
      await create(client);
      assert.equal(await ids(client, { sort_direction: -1 }), ['c', 'b', 'a']);
      assert.equal(await ids(client, { sort_field: 'priority' }), ['b', 'c', 'a']);
      assert.equal(await ids(client, { sort_field: 'owner_id' }), ['c', 'a', 'b']);
      assert.equal(await ids(client, { sort_field: 'name' }), ['b', 'c', 'a']);
      const reply = await client.call('listSegments', { query: { limit: 1, page: 1 } });
      assert.equal(reply.body[0].id, 'b');
      assert.is(reply.headers.get('x-total-count'), '3');
      assert.match(reply.headers.get('link') ?? '', /<\/segments\?[^>]*\bpage=2\b[^>]*>; rel="next"/);
    }));
});
