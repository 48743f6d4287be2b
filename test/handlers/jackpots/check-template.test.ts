import * as assert from 'uvu/assert';
import { type Client, withServer } from '../../support/server.ts';
import { registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const check = async (client: Client, changes: object = {}) =>
  client.call('checkTemplate', { body: threePots(changes) });

suite('handlers/jackpots/check-template', (test) => {
  test('every fault is listed as publishing lists them, and nothing is stored', () =>
    withServer(async (client, data) => {
      await registerOwners(client);
      const before = contents(data);
      assert.equal((await check(client)).body, { publishable: true, faults: [] });
      const faulty = { house_hold_contribution: { Percentage: 0.5 }, jackpot_type: 'Raffle', currency: 'ZZZ' };
      const { body } = await check(client, faulty);
      assert.equal(contents(data), before);
      assert.is(body.publishable, false);
      assert.ok(body.faults.length >= 3);
      assert.is(body.faults[0].pointer, '/currency');
      await client.call('createTemplate', { body: threePots({ ...faulty, currency: 'EUR' }) });
      const refused = await client.call('publishTemplate', {
        body: { owner_id: 'northstar', template_id: 'three-pots' },
      });
      assert.equal(refused.body.errors, body.faults.slice(1));
    }));

  test('an owner that does not exist, and one of others, is refused', () =>
    withServer(async (client) => {
      await registerOwners(client);
      assert.is(outcome(await check(client, { owner_id: 'nowhere' })), '404 owner_not_found');
    }));
});
