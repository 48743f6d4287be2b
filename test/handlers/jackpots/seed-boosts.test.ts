import * as assert from 'uvu/assert';
import type { LedgerEntry } from '../../../generated/server/types.gen.ts';
import { adjustmentsIn, potOf } from '../../support/adjusting.ts';
import type { InProcessReply } from '../../support/platform.ts';
import { succeed } from '../../support/published.ts';
import { ANNA, BORIS, withSecondAccount } from '../../support/second-account.ts';
import type { Client, Reply } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents } from '../../support/tables.ts';
import { verifyFolder } from '../../support/verify-folder.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const reason = 'A boost for the spring campaign.';

const boost = (
  client: Client,
  instance_id: string,
  amount: number,
  changes: object = {},
  headers = {},
): Promise<Reply> =>
  client.call('boostSeed', { body: { instance_id, pot_id: 'minor', amount, reason, ...changes }, headers });

suite('boostSeed', (test) => {
  test('adds to the surplus, beside contributions: boosts that are made at once add up', () =>
    withJackpot(async (client, { id }, data) => {
      const calls = Array.from({ length: 12 }, (_, n) =>
        n % 3 === 2 ? client.call('contributeToInstance', { body: contribution(id) }) : boost(client, id, 2.5),
      );
      for (const reply of await Promise.all(calls)) assert.is(outcome(reply), '200');
      const pot = await potOf(client, id);
      assert.equal([pot.surplus_seed, pot.contributed_amount], [20, 0.84]);
      assert.equal(adjustmentsIn(data), Array(8).fill(['.adjusted -2500000', 'minor.surplusSeed 2500000']));
      assert.is((await verifyFolder(data)).status, 0);
    }));

  test('pays for the next seeds, and raises the version', () =>
    withJackpot(async (client, { id }, data) => {
      const { headers } = await boost(client, id, 3);
      assert.is(headers.get('etag'), '"2"');
      await win(client, id, 'minor', 'luna', 'p');
      const pot = await potOf(client, id);
      assert.equal([pot.current_value, pot.surplus_seed], [5, 0]);
      const { body } = await client.call('getInstance', { path: { instance_id: id } });
      assert.is(body.house_pot.accumulated_seed_deficit, 2);
      assert.is((await verifyFolder(data)).status, 0);
    }));

  test('the same key again adds nothing more, and another amount under it is refused', () =>
    withJackpot(async (client, { id }) => {
      const key = { 'idempotency-key': 'spring' };
      for (let time = 0; time < 2; time++) assert.is(outcome(await boost(client, id, 3, {}, key)), '200');
      assert.is(outcome(await boost(client, id, 4, {}, key)), '422 idempotency_key_reused');
      assert.is((await potOf(client, id)).surplus_seed, 3);
    }));

  test('refuses what is no amount above 0, an unknown pot, another version, and more than a balance can hold', () =>
    withJackpot(async (client, { id }, data) => {
      assert.is(outcome(await boost(client, id, 8_000_000_000)), '200');
      const before = contents(data);
      for (const amount of [0, -1, 0.0000001])
        assert.is(outcome(await boost(client, id, amount)), '400 validation_failed');
      assert.is(outcome(await boost(client, id, 1, { pot_id: 'x' })), '404 pot_not_found');
      assert.is(outcome(await boost(client, id, 1, {}, { 'if-match': '"1"' })), '412 precondition_failed');
      assert.is(outcome(await boost(client, id, 1)), '422 amount_out_of_range');
      assert.is(outcome(await boost(client, 'x', 1)), '404 instance_not_found');
      assert.equal(contents(data), before);
    }));

  test('above the threshold each boost waits by itself, and every approval adds its amount', () =>
    withSecondAccount(async ({ platform, call, ask, approve, mega, instanceId, owe, list }) => {
      const body = (amount: number) => ({ instance_id: instanceId, pot_id: 'mega', amount, reason });
      assert.is((await call('boostSeed', ANNA, { body: body(100) })).status, 200);
      const asked = [await ask('boostSeed', ANNA, body(150)), await ask('boostSeed', ANNA, body(150))];
      const [waiting] = await list();
      const says = 'Adds 150 EUR to the surplus seed of the pot mega, which pays for its next seeds.';
      assert.equal([waiting?.summary, waiting?.amount, waiting?.pot_id], [says, 150, 'mega']);
      assert.is((await call('boostSeed', ANNA, { body: body(10) })).status, 200, 'a change of the instance');
      const done: InProcessReply[] = [];
      for (const id of asked) done.push(await approve(id, BORIS));
      assert.equal([done.map(({ status }) => status), await mega('surplus_seed')], [[200, 200], 410]);
      const query = { kind: 'adjustment', after_seq: 0, page: 0, limit: 50, sort_direction: 1 } as const;
      const path = { instance_id: instanceId };
      const entries = (await succeed(platform, 'listLedgerEntries', { path, query })) as LedgerEntry[];
      assert.equal(
        entries.map(({ actor, approved_by, operation, reason: why }) => [actor, approved_by, operation, why]),
        [undefined, undefined, 'boris', 'boris'].map((by) => ['anna', by, 'boostSeed', reason]),
      );
      const late = await ask('boostSeed', ANNA, body(150));
      await owe('mega');
      const refused = await approve(late, BORIS);
      assert.equal([refused.status, refused.code], [409, 'approval_not_possible'], 'the pot was won since');
    }));
});
