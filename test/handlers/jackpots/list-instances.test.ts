import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { instantiation, openJackpot, raffle } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withJackpot } from '../../support/with-jackpot.ts';

const names = async (client: Client, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await client.call('listInstances', { query })).body.map(({ name }: { name: string }) => name);

const openSecond = async (client: Client): Promise<string> => {
  const later = instantiation({
    instance_owner_id: 'northstar:luna',
    instance_name: 'Lunar',
    instance_game_code: 'lunar',
    schedule: { timestamp_start: 4_102_444_800_000 },
  });
  return (await client.call('instantiateTemplate', { body: later })).body.id;
};

suite('handlers/jackpots/list-instances', (test) => {
  test('B19 filters by owner with its brands, status, name and ids', () =>
    withJackpot(async (client, { id }) => {
      const lunar = await openSecond(client);
      assert.equal(await names(client), ['Tri star', 'Lunar']);
      assert.equal(await names(client, { owner_id: 'northstar' }), ['Tri star', 'Lunar']);
      assert.equal(await names(client, { owner_id: 'northstar:luna' }), ['Lunar']);
      assert.equal(await names(client, { status: 'Pending' }), ['Lunar']);
      assert.equal(await names(client, { status: 'Active' }), ['Tri star']);
      assert.equal(await names(client, { status: 'Terminated' }), []);
      assert.equal(await names(client, { name: 'STAR' }), ['Tri star']);
      assert.equal(await names(client, { ids: lunar }), ['Lunar']);
      assert.equal(await names(client, { ids: `${lunar},x,${id}` }), ['Tri star', 'Lunar']);
      assert.equal(await names(client, { ids: 'x' }), []);
    }));

  test('B19 lists the raffles alone, or the jackpots', () =>
    withJackpot(async (client) => {
      const weekly = instantiation({ instance_name: 'Weekly raffle', instance_game_code: 'weekly' });
      await openJackpot(client, raffle(), weekly);
      assert.equal(await names(client), ['Tri star', 'Weekly raffle']);
      assert.equal(await names(client, { jackpot_type: 'Raffle' }), ['Weekly raffle']);
      assert.equal(await names(client, { jackpot_type: 'Jackpot' }), ['Tri star']);
    }));

  test('B19 takes 200 ids, and refuses 201', () =>
    withJackpot(async (client, { id }) => {
      const ids = [id, ...Array.from({ length: 199 }, (_, index) => `i${index}`.padEnd(64, 'x'))];
      const reply = await client.call('listInstances', { query: { ids: ids.join(',') } });
      assert.equal([reply.body.length, reply.headers.get('x-total-count')], [1, '1']);
      assert.is(reply.headers.get('link'), null, 'the addresses are too long for a header');
      assert.is((await client.call('listInstances', { query: { ids: [...ids, 'x'].join(',') } })).status, 400);
    }));

  test('B19 sorts and pages, with the total', () =>
    withJackpot(async (client) => {
      await openSecond(client);
      for (const sort_field of ['id', 'created', 'timestamp_start', 'last_updated'])
        assert.equal(await names(client, { sort_field, sort_direction: -1 }), ['Lunar', 'Tri star'], sort_field);
      for (const sort_field of ['name', 'timestamp_end', 'status'])
        assert.is((await names(client, { sort_field })).length, 2);
      assert.equal(await names(client, { sort_field: 'name' }), ['Lunar', 'Tri star']);
      const reply = await client.call('listInstances', { query: { limit: 1, page: 1, owner_id: 'northstar' } });
      assert.equal([reply.body[0].name, reply.headers.get('x-total-count')], ['Lunar', '2']);
      assert.match(reply.headers.get('link') ?? '', /owner_id=northstar[^>]*>; rel="prev"/);
    }));
});
