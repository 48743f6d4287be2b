import * as assert from 'uvu/assert';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, START_MS, withTimed } from '../../support/timed.ts';

suite('platform/drawings/require-drawn', (test) => {
  test('a refusal rolls back no drawing: it is drawn once, in a unit of its own', () =>
    withTimed(dailyPot(), async ({ platform, instanceId, clock, chance, contribute, ledger, query }) => {
      await contribute('a', 'b');
      clock.nowMs = START_MS + DAY_MS;
      const draw = scriptedDraw(0n);
      chance.draw = draw;
      const body = {
        ...{ instance_id: instanceId, pot_id: 'day', brand_id: 'northstar:luna', player_id: 'c' },
        source_id: 'tri-star',
      };
      const reply = await platform.call('triggerWin', { body });
      assert.is(reply.code, 'external_trigger_not_supported');
      assert.equal(ledger(), ['win WindowEnd', 'reseed']);
      assert.equal(
        query('select player_id from wins').map(({ player_id }) => player_id),
        ['a'],
      );
      await platform.call('triggerWin', { body });
      assert.equal(draw.ranges, [2_000_000n]);
    }));

  test('nor does a correction that is refused', () =>
    withTimed(
      dailyPot({ max_pot_value: '200.000000' }),
      async ({ platform, instanceId, clock, contribute, ledger }) => {
        await contribute('a');
        clock.nowMs = START_MS + DAY_MS;
        const body = { instance_id: instanceId, pot_id: 'day', adjustment: 201, reason: 'A check.' };
        assert.is((await platform.call('setPotCurrentValue', { body })).code, 'pot_ceiling_exceeded');
        assert.equal(ledger(), ['win WindowEnd', 'reseed']);
      },
    ));
});
