import * as assert from 'uvu/assert';
import { createSource, LUNA, leadsTo, openAnother, pointers } from '../../support/leading.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const unassign = (client: Client, instance_id: string, changes: object = {}, headers: Record<string, string> = {}) =>
  client.call('unassignSources', {
    body: { owner_id: LUNA, source_id: ['one'], instance_id, ...changes },
    headers,
  });

suite('handlers/jackpots/unassign-sources', (test) => {
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
