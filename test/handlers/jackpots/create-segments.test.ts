import * as assert from 'uvu/assert';
import { jackpotsOf, LUNA, openAnother } from '../../support/leading.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes, fillAssignments } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const segment = (id: string, changes: object = {}) => ({ owner_id: LUNA, id, priority: 0, ...changes });

suite('handlers/jackpots/create-segments', (test) => {
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
      fillAssignments(data, { table: 'segment', fromId: 'full', instanceId: id, last: 998 });
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
