import * as assert from 'uvu/assert';
import type { WinRecord } from '../../generated/server/types.gen.ts';
import { community, contribution } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { dailyPot, withTimed } from '../support/timed.ts';

suite('wire/win-record', (test) => {
  test('who shares a win in another brand is told nothing of the contribution that won', () =>
    withTimed(
      dailyPot(
        { pot_types: [{ HitRate: { max_magic_number: 2, cost_per_attempt: 1 } }], ...community() },
        {
          contribution_rules: {
            contribution_type: { Fixed: 1 },
            max_contribution: '1',
            operator_contribution_percentage: '1',
          },
        },
      ),
      async ({ platform, instanceId, contribute, chance }) => {
        await platform.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'sol', name: 'Sol' }] });
        const body = contribution(instanceId, { brand_id: 'northstar:sol', player_id: 's-1' });
        await platform.call('contributeToInstance', { body });
        await contribute('l-1');
        chance.draw = () => 0n;
        await platform.call('contributeToInstance', { body: contribution(instanceId, { gameround_id: 'round-1' }) });
        const listed = (await platform.call('listWins', {})).body as WinRecord[];
        const told = new Map(
          listed.map(({ player_id, contribution_id, gameround_id }) => [
            player_id,
            [contribution_id !== undefined, gameround_id],
          ]),
        );
        assert.equal(told.get('p-1'), [true, 'round-1']);
        assert.equal(told.get('l-1'), [true, 'round-1']);
        assert.equal(told.get('s-1'), [false, undefined]);
      },
    ));
});
