import * as assert from 'uvu/assert';
import { createSegment, LUNA, leadsTo, openAnother, pointers } from '../../support/leading.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const set = (
  client: Client,
  priorities: Readonly<Record<string, number>>,
  changes: object = {},
  headers: Record<string, string> = {},
) =>
  client.call('setSegmentPriorities', { body: { brand_id: LUNA, segment_id: 'vip', priorities, ...changes }, headers });

suite('handlers/jackpots/set-segment-priorities', (test) => {
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
