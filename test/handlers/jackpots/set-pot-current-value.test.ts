import * as assert from 'uvu/assert';
import { adjusting, adjustmentsIn, potOf } from '../../support/adjusting.ts';
import { contribution, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { switching } from '../../support/switching.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { verifyFolder } from '../../support/verify-folder.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const set = adjusting('setPotCurrentValue');

const pots = threePots().pots;
const withMinor = (changes: object) => threePots({ pots: [{ ...pots[0], ...changes }, ...pots.slice(1)] });

suite('handlers/jackpots/set-pot-current-value', (test) => {
  test('B20 adds a rise to contributed_amount, and takes a fall from it first and then from seed_value', () =>
    withJackpot(async (client, { id }, data) => {
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      const reply = await set(client, id, 10);
      assert.equal([reply.status, reply.body], [200, undefined]);
      const risen = await potOf(client, id);
      assert.equal([risen.current_value, risen.seed_value, risen.contributed_amount], [10, 5, 5]);
      assert.equal([risen.contributed_seed, risen.surplus_seed, risen.overflow_amount], [0.27, 0, 0]);
      await set(client, id, 4.5);
      const fallen = await potOf(client, id);
      assert.equal([fallen.current_value, fallen.seed_value, fallen.contributed_amount], [4.5, 4.5, 0]);
      assert.equal(adjustmentsIn(data), [
        ['.adjusted -4370000', 'minor.contributedAmount 4370000'],
        ['.adjusted 5500000', 'minor.contributedAmount -5000000', 'minor.seedValue -500000'],
      ]);
      assert.is((await potOf(client, id, 'mega')).current_value, 500.3);
      assert.equal(eventTypes(data), []);
      const verified = await verifyFolder(data);
      assert.is(verified.status, 0, verified.stdout);
    }));

  test('B20 enters who set what to what, and why', () =>
    withJackpot(async (client, { id }, data) => {
      await set(client, id, 6.000001, { reason: 'Promised.' }, { 'idempotency-key': 'k-1' });
      const [entry] = select(
        data,
        `select *, record ->> 4 as actor, record ->> 5 as operation, record ->> 7 as reason, record ->> 11 as facts
         from ledger_entries where kind = 'adjustment'`,
      );
      const root = select(data, "select id from accounts where username = 'root'")[0]?.id;
      assert.equal(
        [entry?.seq, entry?.actor, entry?.operation, entry?.reference, entry?.reason, entry?.idempotency_key],
        [2, root, 'setPotCurrentValue', id, 'Promised.', 'k-1'],
      );
      assert.equal(JSON.parse(String(entry?.facts)), { pot: 'minor', what: 'currentValue', target: '6000001' });
      const [event] = select(data, "select * from audit_events where action = 'setPotCurrentValue'");
      assert.equal([event?.owner_id, event?.target_id, event?.detail], ['northstar', id, '{"reason":"Promised."}']);
    }));

  test('B20 accepts a target that the pot has already, and enters nothing', () =>
    withJackpot(async (client, { id }, data) => {
      const { instances } = contents(data);
      assert.is(outcome(await set(client, id, 5)), '200');
      assert.equal(adjustmentsIn(data), []);
      assert.is(contents(data).instances, instances);
    }));

  test('B20 counts the target at the moment of booking, regardless of concurrent bookings', () =>
    withJackpot(async (client, { id }, data) => {
      const calls = Array.from({ length: 15 }, (_, index) =>
        index % 5 === 2 ? set(client, id, 7 + index) : client.call('contributeToInstance', { body: contribution(id) }),
      );
      for (const reply of await Promise.all(calls)) assert.is(outcome(reply), '200');
      const verified = await verifyFolder(data);
      assert.is(verified.status, 0, verified.stdout);
      await set(client, id, 0);
      assert.is((await potOf(client, id)).current_value, 0);
    }));

  test('B20 sets pots of an instance of any status, and disabled ones', () =>
    withJackpot(
      async (client, { id }) => {
        await client.call('triggerWin', {
          body: { instance_id: id, pot_id: 'minor', brand_id: 'northstar:luna', player_id: 'p', source_id: 'tri-star' },
        });
        assert.is((await potOf(client, id)).enabled, false);
        assert.is(outcome(await set(client, id, 2)), '200');
        for (const operation of ['pauseInstance', 'terminateInstance'] as const) {
          await switching(operation)(client, id);
          assert.is(outcome(await set(client, id, operation === 'pauseInstance' ? 3 : 0)), '200');
        }
        assert.equal([(await potOf(client, id)).current_value, (await potOf(client, id)).enabled], [0, false]);
      },
      withMinor({ max_instantiation_count: 1 }),
    ));

  test('B20 refuses a target above maximum_pot_value with pot_ceiling_exceeded', () =>
    withJackpot(
      async (client, { id }, data) => {
        const before = contents(data);
        const reply = await set(client, id, 20.000001);
        assert.is(outcome(reply), '422 pot_ceiling_exceeded');
        assert.equal(reply.body.errors, [{ pointer: '/adjustment', detail: 'The maximum of this pot is 20.' }]);
        assert.equal(contents(data), before);
        assert.is(outcome(await set(client, id, 20)), '200');
      },
      withMinor({ max_pot_value: '20' }),
    ));

  test('B20 refuses a target above hit_by with pot_ceiling_exceeded, and draws nothing at it', () =>
    withJackpot(
      async (client, { id }, data) => {
        assert.is(outcome(await set(client, id, 15.01)), '422 pot_ceiling_exceeded');
        assert.is(outcome(await set(client, id, 15)), '200');
        assert.equal([eventTypes(data), (await potOf(client, id)).instance_count], [[], 1]);
      },
      withMinor({ pot_types: [{ MustHitBy: { hit_by: 15 } }] }),
    ));

  test('B20 refuses adjustments that together leave the range of amounts with amount_out_of_range', () =>
    withJackpot(async (client, { id }, data) => {
      assert.is(outcome(await set(client, id, 8e9)), '200');
      const before = contents(data);
      assert.is(outcome(await set(client, id, 8e9, { pot_id: 'major' })), '422 amount_out_of_range');
      assert.equal(contents(data), before);
      await set(client, id, 5);
      assert.is(outcome(await set(client, id, 7e9, { pot_id: 'major' })), '200');
    }));

  test('B20 refuses an unknown instance with instance_not_found', () =>
    withJackpot(async (client) => assert.is(outcome(await set(client, 'x', 1)), '404 instance_not_found')));

  test('B20 refuses an unknown pot with pot_not_found', () =>
    withJackpot(async (client, { id }) =>
      assert.is(outcome(await set(client, id, 1, { pot_id: 'tiny' })), '404 pot_not_found'),
    ));

  test('B20 refuses a negative target, and more than six decimals, with validation_failed', () =>
    withJackpot(async (client, { id }) => {
      for (const target of [-0.01, 1.0000001, 8_000_000_001])
        assert.is(outcome(await set(client, id, target)), '400 validation_failed');
      assert.is(outcome(await set(client, id, 1, { reason: ' ' })), '400 validation_failed');
    }));

  test('B20 does nothing for a repeated key, and refuses another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }, data) => {
      const headers = { 'idempotency-key': 'k-1' };
      await set(client, id, 10, {}, headers);
      await set(client, id, 20);
      const again = await set(client, id, 10, {}, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal([(await potOf(client, id)).current_value, adjustmentsIn(data).length], [20, 2]);
      assert.is(outcome(await set(client, id, 11, {}, headers)), '422 idempotency_key_reused');
    }));

  test('B20 leaves an ended instance to its schedule', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(outcome(await set(client, id, 0)), '200');
      assert.is((await client.call('getInstance', { path: { instance_id: id } })).body.status, 'Terminated');
    }));
});
