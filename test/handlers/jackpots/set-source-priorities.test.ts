import * as assert from 'uvu/assert';
import { createSource, LUNA, leadsTo, openAnother, pointers } from '../../support/leading.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const set = (
  client: Client,
  priorities: Readonly<Record<string, number>>,
  changes: object = { segment_id: 'one' },
  headers: Record<string, string> = {},
) => client.call('setSourcePriorities', { body: { brand_id: LUNA, priorities, ...changes }, headers });

suite('handlers/jackpots/set-source-priorities', (test) => {
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
