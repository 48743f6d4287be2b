import * as assert from 'uvu/assert';
import { createSegment, LUNA, leadsTo } from '../../support/leading.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const item = (segment_id: string, owner_id = LUNA) => ({ owner_id, segment_id });

suite('handlers/jackpots/delete-segments', (test) => {
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
