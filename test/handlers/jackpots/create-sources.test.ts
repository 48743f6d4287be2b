import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { change, contents } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const source = (source_id: string, changes: object = {}) => ({
  owner_id: 'northstar:luna',
  source_id,
  source_name: 'A source',
  ...changes,
});

suite('handlers/jackpots/create-sources', (test) => {
  test('B14 creates sources, with the instances that they lead to by priority', () =>
    withJackpot(async (client, { id }) => {
      const jackpots = [{ priority: 7, owner_id: 'northstar:luna', instance_id: id }];
      const { body } = await client.call('createSources', { body: [source('one'), source('two', { jackpots })] });
      assert.equal(body, { succeeded: ['one', 'two'], duplicated: [], failed: [] });
      const listed = (await client.call('listSources')).body;
      assert.equal(listed, [source('one', { jackpots: [] }), source('two', { jackpots })]);
    }));

  test('B14 lists existing sources as duplicated and leaves them as they were', () =>
    withOwners(async (client) => {
      await client.call('createSources', { body: [source('one')] });
      const { body } = await client.call('createSources', {
        body: [source('one', { source_name: 'Other' }), source('two'), source('two', { source_name: 'Other' })],
      });
      assert.equal(body, { succeeded: ['two'], duplicated: ['one', 'two'], failed: [] });
      for (const listed of (await client.call('listSources')).body) assert.is(listed.source_name, 'A source');
    }));

  test('B14 tells sources of one id and two owners apart', () =>
    withOwners(async (client) => {
      const items = [source('one'), source('one', { owner_id: 'northstar' })];
      assert.equal((await client.call('createSources', { body: items })).body.succeeded, ['one', 'one']);
      assert.is((await client.call('listSources')).body.length, 2);
    }));

  test('B14 refuses an assignment of another owner than the source, and creates nothing', () =>
    withJackpot(async (client, { id }, data) => {
      const before = contents(data);
      const jackpots = ['northstar:luna', 'northstar', 'southstar'].map((owner_id) => ({
        priority: 0,
        owner_id,
        instance_id: id,
      }));
      const reply = await client.call('createSources', { body: [source('one'), source('two', { jackpots })] });
      assert.is(outcome(reply), '400 validation_failed');
      assert.equal(
        reply.body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ['/1/jackpots/1/owner_id', '/1/jackpots/2/owner_id'],
      );
      assert.equal(contents(data), before);
    }));

  test('B14 lists sources of unknown owners, and with instances that cannot be assigned, as failed', () =>
    withJackpot(async (client, { id }, data) => {
      const leading = (source_id: string, instance_id: string) =>
        source(source_id, { jackpots: [{ priority: 0, owner_id: 'northstar:luna', instance_id }] });
      const items = [
        source('a', { owner_id: 'southstar' }),
        source('b', { owner_id: 'northstar:sol' }),
        leading('c', 'x'),
      ];
      assert.equal((await client.call('createSources', { body: items })).body.failed, ['a', 'b', 'c']);
      change(data, "update instances set state = 'Terminated'");
      assert.equal((await client.call('createSources', { body: [leading('d', id)] })).body.failed, ['d']);
      assert.equal((await client.call('listSources')).body, []);
    }));

  test('B14 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      await client.call('createSources', { body: [source('one')], headers });
      const again = await client.call('createSources', { body: [source('one')], headers });
      assert.equal(again.body, { succeeded: ['one'], duplicated: [], failed: [] });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const other = await client.call('createSources', { body: [source('two')], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});
