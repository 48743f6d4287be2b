import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { statusOf, switching } from '../../support/switching.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const pause = switching('pauseInstance');

const resume = switching('resumeInstance');

suite('updateInstance', (test) => {
  const update = (client: Client, instance_id: string, changes: object = {}, headers: Record<string, string> = {}) =>
    client.call('updateInstance', { body: { instance_id, ...changes }, headers });

  const read = async (client: Client, instance_id: string) =>
    (await client.call('getInstance', { path: { instance_id } })).body;

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

suite('pauseInstance', (test) => {
  const winner = (instance_id: string) => ({
    ...{ instance_id, pot_id: 'minor', brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' },
  });

  /** Expects a refusal that leaves the instance as it is. */
  const refuses = async (client: Client, data: string, id: string, expected: string) => {
    const before = contents(data);
    assert.is(outcome(await pause(client, id)), expected);
    assert.equal(contents(data), before);
  };

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

suite('resumeInstance', (test) => {
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

suite('terminateInstance', (test) => {
  const terminate = switching('terminateInstance');

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
