import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { instantiation } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, fillAssignments } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

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

suite('handlers/jackpots/assign-sources', (test) => {
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
      fillAssignments(data, { table: 'source', fromId: 'two', instanceId: id, last: 1_000_000 });
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
