import * as assert from 'uvu/assert';
import { createSource, LUNA, leadsTo } from '../../support/leading.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const item = (source_id: string, owner_id = LUNA) => ({ owner_id, source_id });

suite('handlers/jackpots/delete-sources', (test) => {
  test('B15 deletes sources that lead nowhere, and answers for each once', () =>
    withJackpot(async (client, { id }, data) => {
      await createSource(client, 'one');
      await createSource(client, 'two');
      await createSource(client, 'leading', id);
      const body = [item('one'), item('leading'), item('one'), item('x'), item('two', 'northstar')];
      const reply = await client.call('deleteSources', { body });
      assert.equal(reply.body, {
        succeeded: ['one'],
        failed: [
          { ...item('leading'), jackpots: [id] },
          { ...item('x'), jackpots: [] },
          { ...item('two', 'northstar'), jackpots: [] },
        ],
      });
      assert.equal(await leadsTo(client, 'listSources'), { leading: [[id, 0]], two: [] });
      assert.equal(eventTypes(data), []);
      assert.equal(select(data, "select owner_id, target_id from audit_events where action = 'deleteSources'"), [
        { owner_id: LUNA, target_id: 'one' },
      ]);
    }));

  test('B15 deletes a source once it leads nowhere', () =>
    withJackpot(async (client, { id }) => {
      await createSource(client, 'leading', id);
      await client.call('unassignSources', { body: { owner_id: LUNA, source_id: ['leading'], instance_id: id } });
      const { body } = await client.call('deleteSources', { body: [item('leading')] });
      assert.equal(body, { succeeded: ['leading'], failed: [] });
    }));

  test('B15 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client) => {
      await createSource(client, 'one');
      const headers = { 'idempotency-key': 'k-1' };
      await client.call('deleteSources', { body: [item('one')], headers });
      const again = await client.call('deleteSources', { body: [item('one')], headers });
      assert.equal(again.body, { succeeded: ['one'], failed: [] });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      const other = await client.call('deleteSources', { body: [item('two')], headers });
      assert.is(outcome(other), '422 idempotency_key_reused');
    }));
});
