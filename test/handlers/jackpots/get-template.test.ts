import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const path = { template_id: 'three-pots' };

suite('handlers/jackpots/get-template', (test) => {
  test('B45 answers a template, with the number of instances that use it until they have ended', () =>
    withJackpot(async (client, _instance, data) => {
      const { body } = await client.call('getTemplate', { path });
      assert.equal([body.name, body.published, body.reference_count], ['Three pots', true, 1]);
      change(data, "update instances set state = 'Terminated'");
      assert.is((await client.call('getTemplate', { path })).body.reference_count, 0);
    }));

  test('B45 refuses an unknown template with template_not_found', () =>
    withOwners(async (client) =>
      assert.is(outcome(await client.call('getTemplate', { path })), '404 template_not_found'),
    ));
});
