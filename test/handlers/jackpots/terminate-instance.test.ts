import * as assert from 'uvu/assert';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { statusOf, switching } from '../../support/switching.ts';
import { change, contents, eventTypes } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const terminate = switching('terminateInstance');

suite('handlers/jackpots/terminate-instance', (test) => {
  test('an instance ends for good, keeps its money and lets its template go', () =>
    withJackpot(async (client, before, data) => {
      const { id } = before;
      const reply = await terminate(client, id);
      assert.equal([reply.status, reply.body], [200, undefined]);
      const after = (await client.call('getInstance', { path: { instance_id: id } })).body;
      assert.equal(after, { ...before, status: 'Terminated', version: 2, last_updated: after.last_updated });
      const taken = await client.call('contributeToInstance', { body: contribution(id) });
      assert.is(outcome(taken), '422 instance_terminated');
      const winner = {
        instance_id: id,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p',
        source_id: 'tri-star',
      };
      assert.is(outcome(await client.call('triggerWin', { body: winner })), '422 instance_terminated');
      const template = await client.call('getTemplate', { path: { template_id: 'three-pots' } });
      assert.is(template.body.reference_count, 0);
      assert.equal(eventTypes(data), []);
    }));

  test('a pending instance is terminated too', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set starts_at_ms = 4102444800000');
      await terminate(client, id);
      assert.is(await statusOf(client, id), 'Terminated');
    }));

  test('a paused instance is terminated too', () =>
    withJackpot(async (client, { id }) => {
      await switching('pauseInstance')(client, id);
      await terminate(client, id);
      assert.is(await statusOf(client, id), 'Terminated');
    }));

  test('an instance that has ended stays as it is and is answered alike', () =>
    withJackpot(async (client, { id }, data) => {
      await terminate(client, id);
      const { instances } = contents(data);
      assert.is(outcome(await terminate(client, id)), '200');
      assert.is(contents(data).instances, instances);
      assert.throws(() => change(data, "update instances set state = 'Active'"), /stays ended/);
    }));

  test('an unknown instance is refused with instance_not_found', () =>
    withJackpot(async (client) => assert.is(outcome(await terminate(client, 'x')), '404 instance_not_found')));

  test('a repeated key is answered as the first time, another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      const headers = { 'idempotency-key': 'k-1' };
      await terminate(client, id, headers);
      const again = await terminate(client, id, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.is(outcome(await terminate(client, id, headers, 'Another reason.')), '422 idempotency_key_reused');
    }));
});
