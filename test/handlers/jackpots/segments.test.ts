import * as assert from 'uvu/assert';
import { createSegment, jackpotsOf, LUNA, leadsTo, openAnother, pointers } from '../../support/leading.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, fillAssignments, select } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

suite('listSegments', (test) => {
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

suite('createSegments', (test) => {
  const segment = (id: string, changes: object = {}) => ({ owner_id: LUNA, id, priority: 0, ...changes });

  test('B8 creates segments, with the instances that they lead to, each once with its last priority', () =>
    withJackpot(async (client, { id }, data) => {
      const second = await openAnother(client, 'second');
      const [first] = jackpotsOf(id);
      const jackpots = [
        { ...first, priority: 1 },
        { ...first, priority: 4, instance_id: second },
        { ...first, priority: 9 },
      ];
      const vip = segment('vip', { name: 'VIP club', priority: 3, jackpots });
      const { body } = await client.call('createSegments', { body: [vip, segment('gold')] });
      assert.equal(body, { succeeded: ['vip', 'gold'], duplicated: [], failed: [] });
      assert.equal((await client.call('listSegments')).body, [
        segment('gold', { jackpots: [] }),
        { ...vip, jackpots: [jackpots[1], jackpots[2]] },
      ]);
      assert.equal(eventTypes(data), []);
    }));

  test('B8 lists existing segments as duplicated and leaves them as they were', () =>
    withOwners(async (client) => {
      await client.call('createSegments', { body: [segment('vip')] });
      const items = [segment('vip', { priority: 5 }), segment('gold'), segment('gold', { priority: 5 })];
      const { body } = await client.call('createSegments', {
        body: [...items, segment('vip', { owner_id: 'northstar' })],
      });
      assert.equal(body, { succeeded: ['gold', 'vip'], duplicated: ['vip', 'gold'], failed: [] });
      for (const { priority } of (await client.call('listSegments')).body) assert.is(priority, 0);
    }));

  test('B8 refuses an assignment of another owner than the segment, and creates nothing', () =>
    withJackpot(async (client, { id }) => {
      const jackpots = [{ priority: 0, owner_id: 'northstar', instance_id: id }];
      const reply = await client.call('createSegments', { body: [segment('a'), segment('b', { jackpots })] });
      assert.is(outcome(reply), '400 validation_failed');
      assert.is(reply.body.errors[0].pointer, '/1/jackpots/0/owner_id');
      assert.equal((await client.call('listSegments')).body, []);
    }));

  test('B8 lists segments of unknown owners, and with instances that cannot be assigned, as failed', () =>
    withJackpot(async (client, { id }, data) => {
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      const items = [
        segment('a', { owner_id: 'northstar:sol' }),
        segment('b', { jackpots: jackpotsOf('x') }),
        segment('c', {
          owner_id: 'southstar',
          jackpots: jackpotsOf(id).map((jackpot) => ({ ...jackpot, owner_id: 'southstar' })),
        }),
      ];
      assert.equal((await client.call('createSegments', { body: items })).body.failed, ['a', 'b', 'c']);
      change(data, "update instances set state = 'Terminated'");
      const ended = await client.call('createSegments', { body: [segment('d', { jackpots: jackpotsOf(id) })] });
      assert.equal(ended.body.failed, ['d']);
      assert.equal((await client.call('listSegments')).body, []);
    }));

  test('B8 takes 1,000 instances in all items together; an item that would pass that fails', () =>
    withJackpot(async (client, { id }, data) => {
      await fillAssignments(data, { table: 'segment', fromId: 'full', instanceId: id, last: 998 });
      const leading = (name: string, many: number) =>
        segment(name, { jackpots: jackpotsOf(...Array.from({ length: many }, (_, index) => `copy-${index}`)) });
      const body = [leading('a', 600), leading('b', 401), leading('c', 400), leading('d', 1)];
      const reply = await client.call('createSegments', { body });
      assert.equal(reply.body, { succeeded: ['a', 'c'], duplicated: [], failed: ['b', 'd'] });
    }));

  test('B8 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      await client.call('createSegments', { body: [segment('vip')], headers });
      const again = await client.call('createSegments', { body: [segment('vip')], headers });
      assert.equal(again.body, { succeeded: ['vip'], duplicated: [], failed: [] });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const other = await client.call('createSegments', { body: [segment('gold')], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});

suite('deleteSegments', (test) => {
  const item = (segment_id: string, owner_id = LUNA) => ({ owner_id, segment_id });

  test('B9 deletes segments that lead nowhere, and answers for each once', () =>
    withJackpot(async (client, { id }, data) => {
      await createSegment(client, 'one');
      await createSegment(client, 'two');
      await createSegment(client, 'leading', id);
      const body = [item('one'), item('leading'), item('one'), item('x'), item('two', 'northstar')];
      const reply = await client.call('deleteSegments', { body });
      assert.equal(reply.body, {
        succeeded: ['one'],
        failed: [
          { ...item('leading'), jackpots: [id] },
          { ...item('x'), jackpots: [] },
          { ...item('two', 'northstar'), jackpots: [] },
        ],
      });
      assert.equal(await leadsTo(client, 'listSegments'), { leading: [[id, 0]], two: [] });
      assert.equal(eventTypes(data), []);
      assert.equal(select(data, "select owner_id, target_id from audit_events where action = 'deleteSegments'"), [
        { owner_id: LUNA, target_id: 'one' },
      ]);
    }));

  test('B9 deletes a segment once it leads nowhere', () =>
    withJackpot(async (client, { id }) => {
      await createSegment(client, 'leading', id);
      await client.call('unassignSegment', { body: { owner_id: LUNA, segment_id: 'leading', instance_id: id } });
      const { body } = await client.call('deleteSegments', { body: [item('leading')] });
      assert.equal(body, { succeeded: ['leading'], failed: [] });
    }));

  test('B9 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client) => {
      await createSegment(client, 'one');
      const headers = { 'idempotency-key': 'k-1' };
      await client.call('deleteSegments', { body: [item('one')], headers });
      const again = await client.call('deleteSegments', { body: [item('one')], headers });
      assert.equal(again.body, { succeeded: ['one'], failed: [] });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const other = await client.call('deleteSegments', { body: [item('two')], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});

suite('assignSegment', (test) => {
  const assign = (client: Client, instance_id: string, changes: object = {}, headers: Record<string, string> = {}) =>
    client.call('assignSegment', { body: { owner_id: LUNA, segment_id: 'vip', instance_id, ...changes }, headers });

  test('B10 appends the instance after those that the segment leads to, and leaves one that it leads to already', () =>
    withJackpot(async (client, { id }, data) => {
      const second = await openAnother(client, 'second');
      await createSegment(client, 'vip');
      for (const instance of [id, second, id]) assert.is(outcome(await assign(client, instance)), '200');
      assert.equal(await leadsTo(client, 'listSegments'), {
        vip: [
          [id, 0],
          [second, 1],
        ],
      });
      assert.equal(eventTypes(data), []);
    }));

  test('B10 refuses unknown owners, segments and instances with owner_not_found, segment_not_found and instance_not_found', () =>
    withJackpot(async (client, { id }, data) => {
      await createSegment(client, 'vip');
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('createSegments', { body: [{ owner_id: 'southstar', id: 'vip', priority: 0 }] });
      const before = contents(data);
      assert.is(outcome(await assign(client, id, { owner_id: 'northstar:sol' })), '404 owner_not_found');
      assert.is(outcome(await assign(client, id, { segment_id: 'x' })), '404 segment_not_found');
      assert.is(outcome(await assign(client, 'x')), '404 instance_not_found');
      assert.is(outcome(await assign(client, id, { owner_id: 'southstar' })), '404 instance_not_found');
      assert.equal(contents(data), before);
    }));

  test('B10 refuses an instance that has ended with instance_terminated', () =>
    withJackpot(async (client, { id }, data) => {
      await createSegment(client, 'vip');
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(outcome(await assign(client, id)), '422 instance_terminated');
    }));

  test('B10 leads to 1,000 instances at most, then refuses with too_many_assignments', () =>
    withJackpot(async (client, { id }, data) => {
      await createSegment(client, 'vip');
      const second = await openAnother(client, 'second');
      await fillAssignments(data, { table: 'segment', fromId: 'vip', instanceId: id, last: 1_000_000 });
      assert.is(outcome(await assign(client, id)), '200');
      assert.equal((await leadsTo(client, 'listSegments')).vip?.at(-1), [id, 1_000_000]);
      assert.is(outcome(await assign(client, second)), '422 too_many_assignments');
      assert.is(outcome(await assign(client, id)), '200', 'what is assigned already stays');
    }));

  test('B10 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      await createSegment(client, 'vip');
      const headers = { 'idempotency-key': 'k-1' };
      await assign(client, id, {}, headers);
      assert.is((await assign(client, id, {}, headers)).headers.get('idempotent-replayed'), 'true');
      assert.is(outcome(await assign(client, 'x', {}, headers)), '422 idempotency_key_reused');
    }));
});

suite('unassignSegment', (test) => {
  const unassign = (client: Client, instance_id: string, changes: object = {}, headers: Record<string, string> = {}) =>
    client.call('unassignSegment', { body: { owner_id: LUNA, segment_id: 'vip', instance_id, ...changes }, headers });

  test('B12 takes an instance from a segment, also one that has ended, and leaves the others their priorities', () =>
    withJackpot(async (client, { id }, data) => {
      const second = await openAnother(client, 'second');
      await createSegment(client, 'vip', id, second);
      await createSegment(client, 'gold', id);
      change(data, "update instances set state = 'Terminated' where id = ?", id);
      assert.is(outcome(await unassign(client, id)), '200');
      assert.is(outcome(await unassign(client, id)), '200');
      assert.equal(await leadsTo(client, 'listSegments'), { vip: [[second, 1]], gold: [[id, 0]] });
      assert.equal(eventTypes(data), []);
    }));

  test('B12 refuses unknown owners, segments and instances with owner_not_found, segment_not_found and instance_not_found', () =>
    withJackpot(async (client, { id }, data) => {
      await createSegment(client, 'vip', id);
      const before = contents(data);
      assert.is(outcome(await unassign(client, id, { owner_id: 'northstar:sol' })), '404 owner_not_found');
      assert.is(outcome(await unassign(client, id, { segment_id: 'x' })), '404 segment_not_found');
      assert.is(outcome(await unassign(client, 'x')), '404 instance_not_found');
      assert.equal(contents(data), before);
    }));

  test('B12 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      await createSegment(client, 'vip', id);
      const headers = { 'idempotency-key': 'k-1' };
      await unassign(client, id, {}, headers);
      assert.is((await unassign(client, id, {}, headers)).headers.get('idempotent-replayed'), 'true');
      assert.is(outcome(await unassign(client, 'x', {}, headers)), '422 idempotency_key_reused');
    }));
});

suite('setSegmentPriorities', (test) => {
  const set = (
    client: Client,
    priorities: Readonly<Record<string, number>>,
    changes: object = {},
    headers: Record<string, string> = {},
  ) =>
    client.call('setSegmentPriorities', {
      body: { brand_id: LUNA, segment_id: 'vip', priorities, ...changes },
      headers,
    });

  test('B11 gives the named instances new priorities and answers the segment in its new order', () =>
    withJackpot(async (client, { id }, data) => {
      const [second, third] = [await openAnother(client, 'second'), await openAnother(client, 'third')];
      await createSegment(client, 'vip', id, second, third);
      await createSegment(client, 'gold', id);
      const { body } = await set(client, { [third]: 0, [second]: 9 });
      const jackpots = [
        { priority: 0, owner_id: LUNA, instance_id: id },
        { priority: 0, owner_id: LUNA, instance_id: third },
        { priority: 9, owner_id: LUNA, instance_id: second },
      ];
      assert.equal(body, [{ owner_id: LUNA, id: 'vip', priority: 0, jackpots }]);
      assert.equal((await leadsTo(client, 'listSegments')).gold, [[id, 0]]);
      assert.equal(eventTypes(data), []);
      assert.equal(select(data, "select owner_id, target_id from audit_events where action = 'setSegmentPriorities'"), [
        { owner_id: LUNA, target_id: 'vip' },
      ]);
    }));

  test('B11 refuses instances that the segment does not lead to with jackpot_not_assigned, points at each and changes nothing', () =>
    withJackpot(async (client, { id }, data) => {
      await createSegment(client, 'vip', id);
      const before = contents(data);
      const refused = await set(client, { [id]: 3, x: 2 });
      assert.is(outcome(refused), '422 jackpot_not_assigned');
      assert.equal(pointers(refused), ['/priorities/x']);
      assert.equal(contents(data), before);
    }));

  test('B11 refuses unknown owners and segments with owner_not_found and segment_not_found', () =>
    withJackpot(async (client, { id }) => {
      assert.is(outcome(await set(client, { [id]: 0 }, { brand_id: 'northstar:sol' })), '404 owner_not_found');
      assert.is(outcome(await set(client, { [id]: 0 })), '404 segment_not_found');
    }));

  test('B11 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      await createSegment(client, 'vip', id);
      const headers = { 'idempotency-key': 'k-1' };
      const first = await set(client, { [id]: 2 }, {}, headers);
      const again = await set(client, { [id]: 2 }, {}, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(again.body, first.body);
      assert.is(outcome(await set(client, { [id]: 4 }, {}, headers)), '422 idempotency_key_reused');
    }));
});
