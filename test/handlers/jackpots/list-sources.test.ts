import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withOwners } from '../../support/with-jackpot.ts';

const create = (client: Client) =>
  client.call('createSources', {
    body: [
      { owner_id: 'northstar', source_id: 'c', source_name: 'Alpha' },
      { owner_id: 'northstar:luna', source_id: 'a', source_name: 'Beta 100%' },
      { owner_id: 'northstar:luna', source_id: 'b', source_name: 'alphabet' },
    ],
  });

const ids = async (client: Client, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await client.call('listSources', { query })).body.map(({ source_id }: { source_id: string }) => source_id);

suite('handlers/jackpots/list-sources', (test) => {
  test('B13 filters by owner with its brands, by id and by a part of the name', () =>
    withOwners(async (client) => {
      await create(client);
      assert.equal(await ids(client), ['a', 'b', 'c']);
      assert.equal(await ids(client, { owner_id: 'northstar' }), ['a', 'b', 'c']);
      assert.equal(await ids(client, { owner_id: 'northstar:luna' }), ['a', 'b']);
      assert.equal(await ids(client, { owner_id: 'north' }), []);
      assert.equal(await ids(client, { source_id: 'b' }), ['b']);
      assert.equal(await ids(client, { name: 'ALPHA' }), ['b', 'c']);
      assert.equal(await ids(client, { name: '%' }), ['a']);
      assert.equal(await ids(client, { name: '_' }), []);
    }));

  test('B13 sorts and pages, with the total and links to the neighbours', () =>
    withOwners(async (client) => {
      await create(client);
      assert.equal(await ids(client, { sort_direction: -1 }), ['c', 'b', 'a']);
      assert.equal(await ids(client, { sort_field: 'owner_id' }), ['c', 'a', 'b']);
      const reply = await client.call('listSources', { query: { limit: 1, page: 1 } });
      assert.equal(reply.body[0].source_id, 'b');
      assert.is(reply.headers.get('x-total-count'), '3');
      const links = reply.headers.get('link') ?? '';
      for (const [relation, page] of [
        ['first', 0],
        ['prev', 0],
        ['next', 2],
        ['last', 2],
      ] as const)
        assert.match(links, new RegExp(`</sources\\?[^>]*\\bpage=${page}\\b[^>]*>; rel="${relation}"`));
      const next = /<([^>]+)>; rel="next"/.exec(links)?.[1] ?? '';
      assert.equal(await ids(client, Object.fromEntries(new URL(next, client.url).searchParams)), ['c']);
    }));
});
