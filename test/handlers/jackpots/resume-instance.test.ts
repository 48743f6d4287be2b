import * as assert from 'uvu/assert';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { statusOf, switching } from '../../support/switching.ts';
import { change, contents, eventTypes } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const pause = switching('pauseInstance');
const resume = switching('resumeInstance');

suite('handlers/jackpots/resume-instance', (test) => {
  test('a resumed instance takes contributions again, with the money that it had', () =>
    withJackpot(async (client, { id }, data) => {
      await client.call('contributeToInstance', { body: contribution(id) });
      await pause(client, id);
      const reply = await resume(client, id);
      assert.equal([reply.status, reply.body], [200, undefined]);
      assert.is(await statusOf(client, id), 'Active');
      assert.is(outcome(await client.call('contributeToInstance', { body: contribution(id) })), '200');
      const after = (await client.call('getInstance', { path: { instance_id: id } })).body;
      assert.equal([after.total_contributions, after.pots[0].contributed_amount, after.version], [2, 0.42, 3]);
      assert.equal(eventTypes(data), []);
    }));

  test('an active instance stays as it is and is answered alike', () =>
    withJackpot(async (client, { id }, data) => {
      const { instances } = contents(data);
      assert.is(outcome(await resume(client, id)), '200');
      assert.is(contents(data).instances, instances);
    }));

  test('an unknown instance is refused with instance_not_found', () =>
    withJackpot(async (client) => assert.is(outcome(await resume(client, 'x')), '404 instance_not_found')));

  test('an instance that has not started is refused with instance_pending', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set starts_at_ms = 4102444800000');
      assert.is(outcome(await resume(client, id)), '422 instance_pending');
    }));

  test('an instance that was terminated is refused with instance_terminated', () =>
    withJackpot(async (client, { id }) => {
      await pause(client, id);
      await switching('terminateInstance')(client, id);
      assert.is(outcome(await resume(client, id)), '422 instance_terminated');
      assert.is(await statusOf(client, id), 'Terminated');
    }));

  test('a repeated key does nothing, and another request under it is refused with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      const headers = { 'idempotency-key': 'k-1' };
      await resume(client, id, headers);
      await pause(client, id);
      const again = await resume(client, id, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.is(await statusOf(client, id), 'Paused');
      assert.is(outcome(await resume(client, id, headers, 'Another reason.')), '422 idempotency_key_reused');
    }));
});
