import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { statusOf, switching } from '../../support/switching.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const pause = switching('pauseInstance');
const resume = switching('resumeInstance');

const winner = (instance_id: string) => ({
  ...{ instance_id, pot_id: 'minor', brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' },
});

/** Expects a refusal that leaves the instance as it is. */
const refuses = async (client: Client, data: string, id: string, expected: string) => {
  const before = contents(data);
  assert.is(outcome(await pause(client, id)), expected);
  assert.equal(contents(data), before);
};

suite('handlers/jackpots/pause-instance', (test) => {
  test('a paused instance takes neither contributions nor triggered wins', () =>
    withJackpot(async (client, before, data) => {
      const { id } = before;
      const reply = await pause(client, id);
      assert.equal([reply.status, reply.body], [200, undefined]);
      const after = (await client.call('getInstance', { path: { instance_id: id } })).body;
      assert.equal(after, { ...before, status: 'Paused', version: 2, last_updated: after.last_updated });
      const taken = await client.call('contributeToInstance', { body: contribution(id) });
      assert.is(outcome(taken), '422 instance_paused');
      assert.is(outcome(await client.call('triggerWin', { body: winner(id) })), '422 instance_paused');
      assert.equal(eventTypes(data), []);
      const [entries] = select(data, 'select count(*) n from ledger_entries');
      assert.is(entries?.n, 1);
    }));

  test('a paused instance stays as it is and is answered alike', () =>
    withJackpot(async (client, { id }, data) => {
      await pause(client, id);
      const { instances } = contents(data);
      assert.is(outcome(await pause(client, id)), '200');
      assert.is(contents(data).instances, instances);
    }));

  test('a paused instance still ends at its time', () =>
    withJackpot(async (client, { id }, data) => {
      await pause(client, id);
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(await statusOf(client, id), 'Terminated');
      assert.is(outcome(await resume(client, id)), '422 instance_terminated');
    }));

  test('the reason is in the audit trail', () =>
    withJackpot(async (client, { id }, data) => {
      await pause(client, id, {}, 'The game is being repaired.');
      const [event] = select(data, "select * from audit_events where action = 'pauseInstance'");
      assert.equal([event?.owner_id, event?.target_id], ['northstar', id]);
      assert.equal(JSON.parse(String(event?.detail)), { reason: 'The game is being repaired.' });
    }));

  test('an unknown instance is refused with instance_not_found', () =>
    withJackpot((client, _instance, data) => refuses(client, data, 'x', '404 instance_not_found')));

  test('an instance that has not started is refused with instance_pending', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set starts_at_ms = 4102444800000');
      await refuses(client, data, id, '422 instance_pending');
    }));

  test('an instance that has ended is refused with instance_terminated', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set ends_at_ms = 1');
      await refuses(client, data, id, '422 instance_terminated');
    }));

  test('a reason of spaces is refused with validation_failed', () =>
    withJackpot(async (client, { id }) =>
      assert.is(outcome(await pause(client, id, {}, '  ')), '400 validation_failed'),
    ));

  test('a repeated key does nothing, and another request under it is refused with idempotency_key_reused', () =>
    withJackpot(async (client, { id }) => {
      const headers = { 'idempotency-key': 'k-1' };
      await pause(client, id, headers);
      await resume(client, id);
      const again = await pause(client, id, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.is(await statusOf(client, id), 'Active');
      assert.is(outcome(await pause(client, id, headers, 'Another reason.')), '422 idempotency_key_reused');
    }));
});
