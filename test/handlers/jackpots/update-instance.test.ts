import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const update = (client: Client, instance_id: string, changes: object = {}, headers: Record<string, string> = {}) =>
  client.call('updateInstance', { body: { instance_id, ...changes }, headers });

const read = async (client: Client, instance_id: string) =>
  (await client.call('getInstance', { path: { instance_id } })).body;

suite('handlers/jackpots/update-instance', (test) => {
  test('B29 changes the texts that are sent and nothing else', () =>
    withJackpot(async (client, before, data) => {
      const reply = await update(client, before.id, { name: 'Deluxe' });
      assert.equal([reply.status, reply.body], [200, undefined]);
      const named = await read(client, before.id);
      assert.ok(named.last_updated >= before.last_updated);
      assert.equal(named, { ...before, name: 'Deluxe', version: 2, last_updated: named.last_updated });
      await update(client, before.id, { description: 'Three pots.' });
      await update(client, before.id, { description: '', name: 'Again' });
      const after = await read(client, before.id);
      assert.equal([after.name, after.description, after.version], ['Again', '', 4]);
      assert.equal(eventTypes(data), []);
    }));

  test('B29 changes nothing, not even last_updated, when the texts are as they are', () =>
    withJackpot(async (client, { id, name, description }, data) => {
      const { instances } = contents(data);
      for (const changes of [{}, { name }, { description }, { name, description }])
        assert.is(outcome(await update(client, id, changes)), '200');
      assert.is(contents(data).instances, instances);
    }));

  test('B29 changes an instance of any status', () =>
    withJackpot(async (client, { id }, data) => {
      for (const [index, given] of ['starts_at_ms = 4102444800000', 'ends_at_ms = 1'].entries()) {
        change(data, `update instances set ${given}`);
        assert.is(outcome(await update(client, id, { name: `n-${index}` })), '200');
        assert.is((await read(client, id)).name, `n-${index}`);
      }
    }));

  test('B29 keeps the money of contributions that are booked at the same time', () =>
    withJackpot(async (client, { id }) => {
      const calls = Array.from({ length: 12 }, (_, index) =>
        index % 3 === 1
          ? update(client, id, { name: `n-${index}` })
          : client.call('contributeToInstance', { body: contribution(id) }),
      );
      for (const reply of await Promise.all(calls)) assert.is(outcome(reply), '200');
      const after = await read(client, id);
      assert.equal([after.total_contributions, after.pots[0].contributed_amount], [8, 1.68]);
      assert.match(after.name, /^n-\d+$/);
    }));

  test('B29 refuses an unknown instance with instance_not_found', () =>
    withJackpot(async (client) =>
      assert.is(outcome(await update(client, 'x', { name: 'n' })), '404 instance_not_found'),
    ));

  test('B29 refuses an empty name with validation_failed', () =>
    withJackpot(async (client, { id }) =>
      assert.is(outcome(await update(client, id, { name: '' })), '400 validation_failed'),
    ));

  test('B29 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      const headers = { 'idempotency-key': 'k-1' };
      await update(client, id, { name: 'one' }, headers);
      await update(client, id, { name: 'two' });
      const again = await update(client, id, { name: 'one' }, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.is((await read(client, id)).name, 'two');
      assert.is(outcome(await update(client, id, { name: 'three' }, headers)), '422 idempotency_key_reused');
    }));
});
