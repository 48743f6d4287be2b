import Database from 'better-sqlite3';
import * as assert from 'uvu/assert';
import { fill } from '../../../ops/bench/fill.ts';
import { ticking, withPublished } from '../../support/published.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { dailyPot, withTimed } from '../../support/timed.ts';
import { verifyStore } from '../../support/verifying.ts';

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

suite('cli/verify/verify-players', (test) => {
  test('a player who has only opted in is no fault', () =>
    withTimed(dailyPot(), async ({ platform, instanceId, contribute, faults }) => {
      await contribute('a');
      const optIn = { instance_id: instanceId, player_id: 'b', brand_id: 'northstar:luna', player_country: 'MT' };
      assert.is((await platform.call('setOptIn', { body: { ...optIn, opt_in: true } })).code, undefined);
      assert.equal(await faults(), []);
    }));

  test('the counters of all players are compared, however many there are and however long the ledger is', () =>
    withPublished(
      threePots(),
      { draw: () => 1n, clock: ticking(Date.now()), inFile: true },
      async ({ call, file, keys }) => {
        const { body } = await call('instantiateTemplate', { body: instantiation() });
        const { id: instanceId } = body as { readonly id: string };
        // More than are read at once, of either.
        await fill({ file, seal: keys.seal, instanceId, contributions: 5_200, players: 1_300 });
        assert.equal((await verifyStore(file, keys)).faults, []);
        const store = new Database(file);
        store.exec(`update participations set contribution_value = contribution_value + 1 where player_id = 'p-01299'`);
        store.close();
        const { faults } = await verifyStore(file, keys);
        assert.match(
          faults.join(),
          /^p-01299 of northstar:luna has 4 contributions of 4000001 in total, .* the 4 booked/,
        );
      },
    ));

  test('contributions in a pot’s previous life are no fault after it was won', () =>
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
