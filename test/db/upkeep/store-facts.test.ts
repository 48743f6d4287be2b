import * as assert from 'uvu/assert';
import { readStoreFacts } from '../../../db/upkeep/store-facts.ts';
import { succeed, ticking, withPublished } from '../../support/published.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

suite('db/upkeep/store-facts', (test) => {
  test('lists the instances that have not ended and have country filters', () => {
    const { contribution_rules } = threePots();
    const country_filters = { black_list: ['UK'], white_list: [] };
    const template = threePots({ contribution_rules: { ...contribution_rules, country_filters } });
    return withPublished(template, { clock: ticking(), draw: seededDraw(1) }, async (platform) => {
      const instantiate = async (changes: object) =>
        (await succeed(platform, 'instantiateTemplate', { body: instantiation(changes) })) as { id: string };
      const { id } = await instantiate({ instance_game_code: 'one' });
      const ended = await instantiate({ instance_game_code: 'two' });
      await succeed(platform, 'terminateInstance', {
        path: { instance_id: ended.id },
        body: { reason: 'replaced' },
      });
      const { filtered } = await platform.store.read((tx) => readStoreFacts(tx, 0));
      assert.equal(
        filtered.map(({ filters, ...rest }) => ({ ...rest, filters: JSON.parse(filters) })),
        [{ id, name: 'Tri star', ownerId: 'northstar', filters: country_filters }],
      );
    });
  });
});
