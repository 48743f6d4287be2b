import * as assert from 'uvu/assert';
import { testFinding } from '../../support/finding.ts';
import { unknownStatus } from '../../support/in-force.ts';
import { createSource, LUNA, leadsTo, openAnother, pointers } from '../../support/leading.ts';
import { openOther, optIn, withBrands } from '../../support/opting-in.ts';
import type { Client, Parts, Reply } from '../../support/server.ts';
import { contribution, instantiation } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, fillAssignments, select } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

suite('listSources', (test) => {
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

suite('createSources', (test) => {
  const source = (source_id: string, changes: object = {}) => ({
    owner_id: 'northstar:luna',
    source_id,
    source_name: 'A source',
    ...changes,
  });

  test('B14 creates sources, with the instances that they lead to by priority', () =>
    withJackpot(async (client, { id }) => {
      const jackpots = [{ priority: 7, owner_id: 'northstar:luna', instance_id: id }];
      const { body } = await client.call('createSources', { body: [source('one'), source('two', { jackpots })] });
      assert.equal(body, { succeeded: ['one', 'two'], duplicated: [], failed: [] });
      const listed = (await client.call('listSources')).body;
      assert.equal(listed, [source('one', { jackpots: [] }), source('two', { jackpots })]);
    }));

  test('B14 lists existing sources as duplicated and leaves them as they were', () =>
    withOwners(async (client) => {
      await client.call('createSources', { body: [source('one')] });
      const { body } = await client.call('createSources', {
        body: [source('one', { source_name: 'Other' }), source('two'), source('two', { source_name: 'Other' })],
      });
      assert.equal(body, { succeeded: ['two'], duplicated: ['one', 'two'], failed: [] });
      for (const listed of (await client.call('listSources')).body) assert.is(listed.source_name, 'A source');
    }));

  test('B14 distinguishes sources of one id and two owners', () =>
    withOwners(async (client) => {
      const items = [source('one'), source('one', { owner_id: 'northstar' })];
      assert.equal((await client.call('createSources', { body: items })).body.succeeded, ['one', 'one']);
      assert.is((await client.call('listSources')).body.length, 2);
    }));

  test('B14 refuses an assignment of another owner than the source, and creates nothing', () =>
    withJackpot(async (client, { id }, data) => {
      const before = contents(data);
      const jackpots = ['northstar:luna', 'northstar', 'southstar'].map((owner_id) => ({
        priority: 0,
        owner_id,
        instance_id: id,
      }));
      const reply = await client.call('createSources', { body: [source('one'), source('two', { jackpots })] });
      assert.is(outcome(reply), '400 validation_failed');
      assert.equal(
        reply.body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ['/1/jackpots/1/owner_id', '/1/jackpots/2/owner_id'],
      );
      assert.equal(contents(data), before);
    }));

  test('B14 lists sources of unknown owners, and with instances that cannot be assigned, as failed', () =>
    withJackpot(async (client, { id }, data) => {
      const leading = (source_id: string, instance_id: string) =>
        source(source_id, { jackpots: [{ priority: 0, owner_id: 'northstar:luna', instance_id }] });
      const items = [
        source('a', { owner_id: 'southstar' }),
        source('b', { owner_id: 'northstar:sol' }),
        leading('c', 'x'),
      ];
      assert.equal((await client.call('createSources', { body: items })).body.failed, ['a', 'b', 'c']);
      change(data, "update instances set state = 'Terminated'");
      assert.equal((await client.call('createSources', { body: [leading('d', id)] })).body.failed, ['d']);
      assert.equal((await client.call('listSources')).body, []);
    }));

  test('B14 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      await client.call('createSources', { body: [source('one')], headers });
      const again = await client.call('createSources', { body: [source('one')], headers });
      assert.equal(again.body, { succeeded: ['one'], duplicated: [], failed: [] });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const other = await client.call('createSources', { body: [source('two')], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});

suite('deleteSources', (test) => {
  const item = (source_id: string, owner_id = LUNA) => ({ owner_id, source_id });

  test('B15 deletes sources that lead nowhere, and answers for each once', () =>
    withJackpot(async (client, { id }, data) => {
      await createSource(client, 'one');
      await createSource(client, 'two');
      await createSource(client, 'leading', id);
      const body = [item('one'), item('leading'), item('one'), item('x'), item('two', 'northstar')];
      const reply = await client.call('deleteSources', { body });
      assert.equal(reply.body, {
        succeeded: ['one'],
        failed: [
          { ...item('leading'), jackpots: [id] },
          { ...item('x'), jackpots: [] },
          { ...item('two', 'northstar'), jackpots: [] },
        ],
      });
      assert.equal(await leadsTo(client, 'listSources'), { leading: [[id, 0]], two: [] });
      assert.equal(eventTypes(data), []);
      assert.equal(select(data, "select owner_id, target_id from audit_events where action = 'deleteSources'"), [
        { owner_id: LUNA, target_id: 'one' },
      ]);
    }));

  test('B15 deletes a source once it leads nowhere', () =>
    withJackpot(async (client, { id }) => {
      await createSource(client, 'leading', id);
      await client.call('unassignSources', { body: { owner_id: LUNA, source_id: ['leading'], instance_id: id } });
      const { body } = await client.call('deleteSources', { body: [item('leading')] });
      assert.equal(body, { succeeded: ['leading'], failed: [] });
    }));

  test('B15 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client) => {
      await createSource(client, 'one');
      const headers = { 'idempotency-key': 'k-1' };
      await client.call('deleteSources', { body: [item('one')], headers });
      const again = await client.call('deleteSources', { body: [item('one')], headers });
      assert.equal(again.body, { succeeded: ['one'], failed: [] });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const other = await client.call('deleteSources', { body: [item('two')], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});

suite('assignSources', (test) => {
  const luna = 'northstar:luna';

  const create = (client: Client) =>
    client.call('createSources', {
      body: ['one', 'two'].map((source_id) => ({ owner_id: luna, source_id, source_name: source_id })),
    });

  const assign = (client: Client, instance_id: string, changes: object = {}, headers: Record<string, string> = {}) =>
    client.call('assignSources', { body: { owner_id: luna, source_id: ['one'], instance_id, ...changes }, headers });

  const leadsTo = async (client: Client): Promise<unknown[][]> =>
    (await client.call('listSources')).body.map(
      ({ jackpots }: { jackpots: { instance_id: string; priority: number }[] }) =>
        jackpots.map(({ instance_id, priority }) => [instance_id, priority]),
    );

  test('B16 appends the instance to each source, after those that it leads to already', () =>
    withJackpot(async (client, { id }) => {
      await create(client);
      const second = (
        await client.call('instantiateTemplate', { body: instantiation({ instance_game_code: 'second' }) })
      ).body.id;
      assert.is(outcome(await assign(client, id)), '200');
      await assign(client, second, { source_id: ['one', 'two', 'one'] });
      await assign(client, id);
      assert.equal(await leadsTo(client), [
        [
          [id, 0],
          [second, 1],
        ],
        [[second, 0]],
      ]);
    }));

  test('B16 refuses an unknown owner with owner_not_found', () =>
    withJackpot(async (client, { id }) =>
      assert.is(outcome(await assign(client, id, { owner_id: 'northstar:sol' })), '404 owner_not_found'),
    ));

  test('B16 refuses unknown sources with source_not_found, points at each and assigns none', () =>
    withJackpot(async (client, { id }) => {
      await create(client);
      const reply = await assign(client, id, { source_id: ['one', 'x', 'two', 'y'] });
      assert.is(outcome(reply), '404 source_not_found');
      assert.equal(
        reply.body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ['/source_id/1', '/source_id/3'],
      );
      assert.equal(await leadsTo(client), [[], []]);
    }));

  test('B16 refuses an unknown instance with instance_not_found', () =>
    withJackpot(async (client) => {
      await create(client);
      assert.is(outcome(await assign(client, 'x')), '404 instance_not_found');
    }));

  test('B16 refuses an instance that has ended with instance_terminated', () =>
    withJackpot(async (client, { id }, data) => {
      await create(client);
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(outcome(await assign(client, id)), '422 instance_terminated');
    }));

  test('B16 leads to 1,000 instances at most, then refuses with too_many_assignments and points at each source', () =>
    withJackpot(async (client, { id }, data) => {
      await create(client);
      const body = instantiation({ instance_game_code: 'second' });
      const second = (await client.call('instantiateTemplate', { body })).body.id;
      await fillAssignments(data, { table: 'source', fromId: 'two', instanceId: id, last: 1_000_000 });
      assert.is(outcome(await assign(client, id, { source_id: ['two'] })), '200');
      assert.equal((await leadsTo(client)).flat().at(-1), [id, 1_000_000]);
      const full = await assign(client, second, { source_id: ['one', 'two'] });
      assert.is(outcome(full), '422 too_many_assignments');
      assert.equal(full.body.errors[0].pointer, '/source_id/1');
      assert.equal((await leadsTo(client))[0], [], 'either all are assigned or none');
      assert.is(outcome(await assign(client, id, { source_id: ['two'] })), '200', 'what is assigned already stays');
    }));

  test('B16 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      await create(client);
      const headers = { 'idempotency-key': 'k-1' };
      await assign(client, id, {}, headers);
      const again = await assign(client, id, {}, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.is(again.body, undefined);
      assert.is(outcome(await assign(client, id, { source_id: ['two'] }, headers)), '422 idempotency_key_reused');
    }));
});

suite('unassignSources', (test) => {
  const unassign = (client: Client, instance_id: string, changes: object = {}, headers: Record<string, string> = {}) =>
    client.call('unassignSources', {
      body: { owner_id: LUNA, source_id: ['one'], instance_id, ...changes },
      headers,
    });

  test('B18 takes an instance from sources, also one that has ended, and leaves the others their priorities', () =>
    withJackpot(async (client, { id }, data) => {
      const second = await openAnother(client, 'second');
      await createSource(client, 'one', id, second);
      await createSource(client, 'two', second);
      await createSource(client, 'three', id);
      change(data, "update instances set state = 'Terminated' where id = ?", id);
      assert.is(outcome(await unassign(client, id, { source_id: ['one', 'two', 'one'] })), '200');
      assert.equal(await leadsTo(client, 'listSources'), { one: [[second, 1]], two: [[second, 0]], three: [[id, 0]] });
      assert.equal(eventTypes(data), []);
    }));

  test('B18 refuses unknown owners, sources and instances with owner_not_found, source_not_found and instance_not_found', () =>
    withJackpot(async (client, { id }, data) => {
      await createSource(client, 'one', id);
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('createSources', {
        body: [{ owner_id: 'southstar', source_id: 'one', source_name: 'A source' }],
      });
      const before = contents(data);
      assert.is(outcome(await unassign(client, id, { owner_id: 'northstar:sol' })), '404 owner_not_found');
      const refused = await unassign(client, id, { source_id: ['x', 'one', 'y'] });
      assert.is(outcome(refused), '404 source_not_found');
      assert.equal(pointers(refused), ['/source_id/0', '/source_id/2']);
      assert.is(outcome(await unassign(client, 'x')), '404 instance_not_found');
      assert.is(outcome(await unassign(client, id, { owner_id: 'southstar' })), '404 instance_not_found');
      assert.equal(contents(data), before);
    }));

  test('B18 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      await createSource(client, 'one', id);
      const headers = { 'idempotency-key': 'k-1' };
      await unassign(client, id, {}, headers);
      assert.is((await unassign(client, id, {}, headers)).headers.get('idempotent-replayed'), 'true');
      assert.is(outcome(await unassign(client, 'x', {}, headers)), '422 idempotency_key_reused');
    }));
});

suite('setSourcePriorities', (test) => {
  const set = (
    client: Client,
    priorities: Readonly<Record<string, number>>,
    changes: object = { segment_id: 'one' },
    headers: Record<string, string> = {},
  ) => client.call('setSourcePriorities', { body: { brand_id: LUNA, priorities, ...changes }, headers });

  test('B17 gives the named instances new priorities and answers the source in its new order', () =>
    withJackpot(async (client, { id }, data) => {
      const [second, third] = [await openAnother(client, 'second'), await openAnother(client, 'third')];
      await createSource(client, 'one', id, second, third);
      await createSource(client, 'two', id);
      const { body } = await set(client, { [third]: 0, [second]: 9 });
      // Equal ones in the order of their assignment.
      const jackpots = [
        { priority: 0, owner_id: LUNA, instance_id: id },
        { priority: 0, owner_id: LUNA, instance_id: third },
        { priority: 9, owner_id: LUNA, instance_id: second },
      ];
      assert.equal(body, [{ owner_id: LUNA, source_id: 'one', source_name: 'A source', jackpots }]);
      assert.equal((await leadsTo(client, 'listSources')).two, [[id, 0]]);
      assert.equal(eventTypes(data), []);
    }));

  test('B17 takes the id of the source as segment_id or as source_id, not as both, and audits the same', () =>
    withJackpot(async (client, { id }, data) => {
      await createSource(client, 'one', id);
      assert.is((await set(client, { [id]: 4 }, { source_id: 'one' })).body[0].jackpots[0].priority, 4);
      assert.is((await set(client, { [id]: 5 }, { segment_id: 'one' })).body[0].jackpots[0].priority, 5);
      const both = await set(client, { [id]: 6 }, { segment_id: 'one', source_id: 'one' });
      assert.is(outcome(both), '400 validation_failed');
      const events = select(
        data,
        "select owner_id, resource, target_id from audit_events where action = 'setSourcePriorities'",
      );
      const event = { owner_id: LUNA, resource: 'sources', target_id: 'one' };
      assert.equal(events, [event, event]);
    }));

  test('B17 refuses instances that the source does not lead to with jackpot_not_assigned, points at each and changes nothing', () =>
    withJackpot(async (client, { id }, data) => {
      const second = await openAnother(client, 'second');
      await createSource(client, 'one', id);
      await createSource(client, 'two', second);
      const before = contents(data);
      const refused = await set(client, { [id]: 3, [second]: 1, x: 2 });
      assert.is(outcome(refused), '422 jackpot_not_assigned');
      assert.equal(pointers(refused).sort(), [`/priorities/${second}`, '/priorities/x'].sort());
      assert.equal(contents(data), before);
    }));

  test('B17 refuses unknown owners and sources with owner_not_found and source_not_found', () =>
    withJackpot(async (client, { id }) => {
      const elsewhere = { brand_id: 'northstar:sol', segment_id: 'one' };
      assert.is(outcome(await set(client, { [id]: 0 }, elsewhere)), '404 owner_not_found');
      assert.is(outcome(await set(client, { [id]: 0 })), '404 source_not_found');
    }));

  test('B17 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      await createSource(client, 'one', id);
      const headers = { 'idempotency-key': 'k-1' };
      const first = await set(client, { [id]: 2 }, { segment_id: 'one' }, headers);
      await set(client, { [id]: 3 });
      const again = await set(client, { [id]: 2 }, { segment_id: 'one' }, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(again.body, first.body);
      assert.equal((await leadsTo(client, 'listSources')).one, [[id, 3]]);
      const other = await set(client, { [id]: 4 }, { segment_id: 'one' }, headers);
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});

suite('getSourceJackpot', (test) => {
  const ask = (client: Client, query: Parts['query'] = {}): Promise<Reply> =>
    client.call('getSourceJackpot', { query: { source_id: 'comet-rush', brand_id: LUNA, ...query } });

  test('B26 answers the jackpot that a source leads to, with its pots as they are', () =>
    withBrands(async (client, id, data) => {
      await createSource(client, 'comet-rush', id);
      await client.call('contributeToInstance', { body: contribution(id) });
      const before = contents(data);
      const { status, body } = await ask(client);
      const instance = (await client.call('getInstance', { path: { instance_id: id } })).body;
      assert.is(status, 200);
      assert.equal(body, {
        id,
        currency: 'EUR',
        opt_in_required: false,
        contribution_type: { Fixed: 1 },
        optin_status: unknownStatus(id),
        pots: instance.pots,
        timestamp_start: instance.created,
        timestamp_end: 0,
        status: 'Active',
      });
      assert.equal(contents(data), before);
      change(data, 'update instances set starts_at_ms = 1000, ends_at_ms = 4102444800000');
      const { timestamp_start, timestamp_end } = (await ask(client)).body;
      assert.equal([timestamp_start, timestamp_end], [1000, 4_102_444_800_000]);
    }));

  test('B26 answers an optin_status of none without a player, and checks no country that is not named', () =>
    withBrands(async (client) => {
      const abroad = await openOther(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      await createSource(client, 'comet-rush', abroad);
      await optIn(client, abroad, { player_country: 'SE' });
      const { id, optin_status } = (await ask(client)).body;
      assert.equal([id, optin_status], [abroad, unknownStatus(abroad)]);
    }));

  testFinding(test, { label: 'B26', operation: 'getSourceJackpot', segmentsOf: (names) => [...names] });
});
