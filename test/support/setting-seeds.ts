import * as assert from 'uvu/assert';
import { adjusting, adjustmentsIn, potOf } from './adjusting.ts';
import { contribution, threePots } from './story.ts';
import type { Test } from './suite.ts';
import { switching } from './switching.ts';
import { eventTypes, select } from './tables.ts';
import { verifyFolder } from './verify-folder.ts';
import { outcome, withJackpot } from './with-jackpot.ts';

/** One of the two balances that make up the next seed, and the operation that sets it. */
type Seed = {
  readonly label: string;
  readonly operation: 'setPotContributedSeed' | 'setPotSurplusSeed';
  readonly field: 'contributed_seed' | 'surplus_seed';
  /** Its name in the ledger. */
  readonly account: string;
};

/** Tests shared by both operations. */
export const testSettingSeed = (test: Test, { label, operation, field, account }: Seed): void => {
  const set = adjusting(operation);

  test(`${label} sets ${field} and leaves what the pot pays`, () =>
    withJackpot(async (client, { id }, data) => {
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      const before = await potOf(client, id);
      const reply = await set(client, id, 2.5);
      assert.equal([reply.status, reply.body], [200, undefined]);
      assert.equal(await potOf(client, id), { ...before, [field]: 2.5 });
      await set(client, id, 0, { reason: 'Taken back.' });
      assert.equal(await potOf(client, id), { ...before, [field]: 0 });
      const rise = 2_500_000 - before[field] * 1e6;
      assert.equal(adjustmentsIn(data), [
        [`.adjusted ${-rise}`, `minor.${account} ${rise}`],
        ['.adjusted 2500000', `minor.${account} -2500000`],
      ]);
      const entries = select(
        data,
        "select record ->> 5 as operation, reference, record ->> 7 as reason from ledger_entries where kind = 'adjustment' order by id",
      );
      assert.equal(entries[1], { operation, reference: id, reason: 'Taken back.' });
      assert.equal(eventTypes(data), []);
      const verified = await verifyFolder(data);
      assert.is(verified.status, 0, verified.stdout);
    }));

  test(`${label} accepts a target that the pot has already, and enters nothing`, () =>
    withJackpot(async (client, { id }, data) => {
      assert.is(outcome(await set(client, id, 0)), '200');
      assert.equal(adjustmentsIn(data), []);
    }));

  test(`${label} knows no ceiling but the range of amounts, for each pot`, () =>
    withJackpot(
      async (client, { id }) => {
        for (const pot_id of ['minor', 'major']) assert.is(outcome(await set(client, id, 8e9, { pot_id })), '200');
      },
      threePots({ pots: threePots().pots.map((pot) => ({ ...pot, max_pot_value: '1000' })) }),
    ));

  test(`${label} sets the pots of an instance that has ended`, () =>
    withJackpot(async (client, { id }) => {
      await switching('terminateInstance')(client, id);
      assert.is(outcome(await set(client, id, 1)), '200');
      assert.is((await potOf(client, id))[field], 1);
    }));

  test(`${label} refuses an unknown instance with instance_not_found, and an unknown pot with pot_not_found`, () =>
    withJackpot(async (client, { id }) => {
      assert.is(outcome(await set(client, 'x', 1)), '404 instance_not_found');
      assert.is(outcome(await set(client, id, 1, { pot_id: 'tiny' })), '404 pot_not_found');
    }));

  test(`${label} does nothing for a repeated key, and refuses another request under it with idempotency_key_reused`, () =>
    withJackpot(async (client, { id }, data) => {
      const headers = { 'idempotency-key': 'k-1' };
      await set(client, id, 1, {}, headers);
      await set(client, id, 2);
      const again = await set(client, id, 1, {}, headers);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal([(await potOf(client, id))[field], adjustmentsIn(data).length], [2, 2]);
      assert.is(outcome(await set(client, id, 3, {}, headers)), '422 idempotency_key_reused');
    }));
};
