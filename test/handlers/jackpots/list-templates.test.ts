import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withJackpot } from '../../support/with-jackpot.ts';

const ids = async (client: Client, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await client.call('listTemplates', { query })).body.map(({ id }: { id: string }) => id);

suite('handlers/jackpots/list-templates', (test) => {
  test('B39 filters by owner with its brands, id, name and whether it is published', () =>
    withJackpot(async (client) => {
      await client.call('createTemplate', { body: threePots({ id: 'a', name: 'Lunar', owner_id: 'northstar:luna' }) });
      assert.equal(await ids(client), ['a', 'three-pots']);
      assert.equal(await ids(client, { owner_id: 'northstar' }), ['a', 'three-pots']);
      assert.equal(await ids(client, { owner_id: 'northstar:luna' }), ['a']);
      assert.equal(await ids(client, { id: 'three-pots' }), ['three-pots']);
      assert.equal(await ids(client, { name: 'lun' }), ['a']);
      assert.equal(await ids(client, { published: 'true' }), ['three-pots']);
      assert.equal(await ids(client, { published: 'false' }), ['a']);
      assert.equal(await ids(client, { published: 'false', name: 'three' }), []);
    }));

  test('B39 sorts and pages, with the total', () =>
    withJackpot(async (client) => {
      await client.call('createTemplate', { body: threePots({ id: 'a', name: 'Zebra' }) });
      assert.equal(await ids(client, { sort_field: 'name' }), ['three-pots', 'a']);
      const reply = await client.call('listTemplates', { query: { limit: 1, sort_direction: -1 } });
      assert.equal([reply.body[0].id, reply.headers.get('x-total-count')], ['three-pots', '2']);
      assert.is(reply.body[0].reference_count, 1);
    }));
});
