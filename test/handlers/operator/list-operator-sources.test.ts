import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes } from '../../support/tables.ts';
import { withJackpot } from '../../support/with-jackpot.ts';

const create = (client: Client) =>
  client.call('createSources', {
    body: [
      { owner_id: 'northstar', source_id: 'c', source_name: 'Alpha' },
      { owner_id: 'northstar:luna', source_id: 'a', source_name: 'Beta 100%' },
      { owner_id: 'northstar:luna', source_id: 'b', source_name: 'alphabet' },
    ],
  });

const ids = async (client: Client, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await client.call('listOperatorSources', { query })).body.map(({ source_id }: { source_id: string }) => source_id);

suite('handlers/operator/list-operator-sources', (test) => {
  test('C12 filters by owner with its brands and by a part of the name, and tells the instances by priority', () =>
    withJackpot(async (client, { id }, data) => {
      await create(client);
      const { body: other } = await client.call('instantiateTemplate', {
        body: {
          template_owner_id: 'northstar',
          template_id: 'three-pots',
          instance_owner_id: 'northstar',
          instance_name: 'Other',
        },
      });
      for (const instance_id of [other.id, id])
        await client.call('assignSources', { body: { owner_id: 'northstar:luna', source_id: ['a'], instance_id } });
      const events = eventTypes(data);
      assert.equal(await ids(client), ['a', 'b', 'c']);
      assert.equal(await ids(client, { owner_id: 'northstar' }), ['a', 'b', 'c']);
      assert.equal(await ids(client, { owner_id: 'northstar:luna', name: '' }), ['a', 'b']);
      assert.equal(await ids(client, { owner_id: 'nobody' }), []);
      const { body } = await client.call('listOperatorSources', { query: { name: 'beta' } });
      assert.equal(body, [
        {
          owner_id: 'northstar:luna',
          source_name: 'Beta 100%',
          source_id: 'a',
          jackpots: [
            { priority: 0, owner_id: 'northstar:luna', instance_id: other.id },
            { priority: 1, owner_id: 'northstar:luna', instance_id: id },
          ],
        },
      ]);
      assert.equal(eventTypes(data), events);
    }));

  test('C12 sorts and pages, with links that lead back to it', () =>
    withJackpot(async (client) => {
      await create(client);
      assert.equal(await ids(client, { sort_field: 'owner_id' }), ['c', 'a', 'b']);
      assert.equal(await ids(client, { sort_field: 'source_name', sort_direction: -1 }), ['b', 'a', 'c']);
      const reply = await client.call('listOperatorSources', { query: { limit: 2 } });
      assert.is(reply.headers.get('x-total-count'), '3');
      const [, path, search] = /<([^>?]+)\?([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '') ?? [];
      assert.is(path, '/operator/sources');
      assert.equal(await ids(client, Object.fromEntries(new URLSearchParams(search))), ['c']);
    }));
});
