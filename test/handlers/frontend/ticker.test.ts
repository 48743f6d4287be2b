import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { community, raffle, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

suite('getTicker', (test) => {
  test('F8 publicly answers the pots of a jackpot, and names no player', () =>
    withJackpot(async (client, { id }) => {
      const source = { owner_id: 'northstar:luna', source_id: 'comet-rush' };
      await client.call('createSources', { body: [{ ...source, source_name: 'Comet Rush' }] });
      await client.call('assignSources', { body: { ...source, source_id: ['comet-rush'], instance_id: id } });
      const { body } = await client.call('getTicker', { query: { instance_id: id }, token: null });
      const { last_updated, timestamp_start, ...rest } = body;
      assert.equal(rest, {
        id,
        jackpot_type: 'Jackpot',
        currency: 'EUR',
        pots: [
          { id: 'minor', is_progressive: true, current_value: '5', community_split: '0' },
          { id: 'major', is_progressive: true, current_value: '50', community_split: '0' },
          { id: 'mega', is_progressive: true, current_value: '500', community_split: '0' },
        ],
        allowed_brands: [],
        allowed_sources: ['comet-rush'],
        status: 'Active',
        timestamp_end: 0,
      });
      assert.ok(last_updated > 1_700_000_000_000);
      assert.is(timestamp_start, (await client.call('getInstance', { path: { instance_id: id } })).body.created);
    }));

  test("F8 answers the community's share of a win, and leaves out pots that are disabled", () => {
    const [minor, major, mega] = threePots().pots;
    const template = threePots({ pots: [{ ...minor, ...community() }, { ...major, is_progressive: false }, mega] });
    return withJackpot(async (client, { id }, data) => {
      change(data, "update pots set enabled = 0 where id = 'mega'");
      const { body } = await client.call('getTicker', { query: { instance_id: id }, token: null });
      assert.equal(body.pots, [
        { id: 'minor', is_progressive: true, current_value: '5', community_split: '0.25' },
        { id: 'major', is_progressive: false, current_value: '50', community_split: '0' },
      ]);
    }, template);
  });

  test('F8 answers a raffle', () =>
    withJackpot(async (client, { id }) => {
      const { body } = await client.call('getTicker', { query: { instance_id: id }, token: null });
      assert.equal([body.jackpot_type, body.pots.length, body.status], ['Raffle', 1, 'Active']);
    }, raffle()));

  test('F8 refuses an unknown jackpot with instance_not_found', () =>
    withJackpot(async (client) =>
      assert.is(outcome(await client.call('getTicker', { query: { instance_id: 'x' } })), '404 instance_not_found'),
    ));
});

suite('listPublicSources', (test) => {
  const create = async (client: Client) => {
    await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
    await client.call('createSources', {
      body: [
        { owner_id: 'northstar', source_id: 'c', source_name: 'Comet' },
        { owner_id: 'northstar:luna', source_id: 'a', source_name: 'Comet Rush' },
        { owner_id: 'northstar:nova', source_id: 'b', source_name: 'Nebula' },
      ],
    });
  };

  const list = (client: Client, query: Record<string, string | number>) =>
    client.call('listPublicSources', { query, token: null });

  const ids = async (client: Client, query: Record<string, string | number>): Promise<string[]> =>
    (await list(client, query)).body.map(({ source_id }: { source_id: string }) => source_id);

  test('F7 publicly answers the sources of an owner, with their assigned instances', () =>
    withJackpot(async (client, { id }) => {
      await create(client);
      const source = { owner_id: 'northstar:luna', source_id: ['a'] };
      await client.call('assignSources', { body: { ...source, instance_id: id } });
      assert.equal((await list(client, { owner_id: 'northstar:luna' })).body, [
        {
          owner_id: 'northstar:luna',
          source_name: 'Comet Rush',
          source_id: 'a',
          jackpots: [{ priority: 0, owner_id: 'northstar:luna', instance_id: id }],
        },
      ]);
      assert.equal(await ids(client, { owner_id: 'northstar' }), ['a', 'b', 'c']);
      assert.equal(await ids(client, { owner_id: 'northstar', name: 'comet' }), ['a', 'c']);
    }));

  test('F7 pages, with links that lead back to it', () =>
    withOwners(async (client) => {
      await create(client);
      const reply = await list(client, { owner_id: 'northstar', limit: 2, sort_direction: -1 });
      assert.is(reply.headers.get('x-total-count'), '3');
      const [, path, search] = /<([^>?]+)\?([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '') ?? [];
      assert.is(path, '/frontend/sources');
      assert.equal(await ids(client, Object.fromEntries(new URLSearchParams(search))), ['a']);
    }));

  test('F7 answers nothing of an owner that does not exist or is disabled, nor of a disabled brand', () =>
    withOwners(async (client, data) => {
      await create(client);
      for (const owner_id of ['southstar', 'northstar:sol', 'north'])
        assert.equal(await ids(client, { owner_id }), [], owner_id);
      change(data, "update brands set enabled = 0 where id = 'nova'");
      assert.equal(await ids(client, { owner_id: 'northstar:nova' }), []);
      const rest = await list(client, { owner_id: 'northstar' });
      assert.equal([rest.body.length, rest.headers.get('x-total-count')], [2, '2']);
      change(data, "update operators set enabled = 0 where id = 'northstar'");
      for (const owner_id of ['northstar', 'northstar:luna']) {
        const reply = await list(client, { owner_id });
        assert.equal([reply.body, reply.headers.get('x-total-count')], [[], '0'], owner_id);
      }
    }));

  test('F7 wants an owner', () =>
    withOwners(async (client) => {
      for (const query of [{}, { owner_id: '' }] as Record<string, string>[])
        assert.is(outcome(await list(client, query)), '400 validation_failed');
    }));
});
