import * as assert from 'uvu/assert';
import { createSegment, LUNA, leadsTo, openAnother } from '../../support/leading.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const unassign = (client: Client, instance_id: string, changes: object = {}, headers: Record<string, string> = {}) =>
  client.call('unassignSegment', { body: { owner_id: LUNA, segment_id: 'vip', instance_id, ...changes }, headers });

suite('handlers/jackpots/unassign-segment', (test) => {
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
