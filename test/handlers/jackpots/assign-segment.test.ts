import * as assert from 'uvu/assert';
import { createSegment, LUNA, leadsTo, openAnother } from '../../support/leading.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, fillAssignments } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const assign = (client: Client, instance_id: string, changes: object = {}, headers: Record<string, string> = {}) =>
  client.call('assignSegment', { body: { owner_id: LUNA, segment_id: 'vip', instance_id, ...changes }, headers });

suite('handlers/jackpots/assign-segment', (test) => {
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
      fillAssignments(data, { table: 'segment', fromId: 'vip', instanceId: id, last: 1_000_000 });
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
