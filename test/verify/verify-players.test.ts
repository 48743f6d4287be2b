import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { dailyPot, withTimed } from '../support/timed.ts';

const shared = dailyPot({
  supports_external_trigger: true,
  max_instantiation_count: 1,
  payout_rules: 'Community',
  payout_ruleset: {
    main_winner_percentage: 0.9,
    admin_fee: 0,
    payout_rules: [{ payout_percentage: 0.1, rule: { HighestContributionPerWin: {} } }],
  },
});

suite('verify/verify-players', (test) => {
  test('a player who has only opted in is no fault', () =>
    withTimed(dailyPot(), async ({ platform, instanceId, contribute, faults }) => {
      await contribute('a');
      const optIn = { instance_id: instanceId, player_id: 'b', brand_id: 'northstar:luna', player_country: 'MT' };
      assert.is((await platform.call('setOptIn', { body: { ...optIn, opt_in: true } })).code, undefined);
      assert.equal(await faults(), []);
    }));

  test('what was contributed in a pot’s last life is no fault after it was won', () =>
    withTimed(shared, async ({ platform, instanceId, contribute, faults, query }) => {
      await contribute('a', 'b');
      const body = {
        instance_id: instanceId,
        pot_id: 'day',
        brand_id: 'northstar:luna',
        player_id: 'c',
        source_id: 'tri-star',
      };
      assert.is((await platform.call('triggerWin', { body })).code, undefined);
      assert.equal(query('select count(*) as n from pot_contributors'), [{ n: 2 }]);
      assert.equal(await faults(), []);
    }));
});
