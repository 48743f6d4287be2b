import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { freespinInstance, freespinTemplate } from '../../support/freespins.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { withTree } from '../../support/with-tree.ts';

const nameOf = ({ name }: { name: string }): string => name;

/** Instances of northstar for all its brands, for luna and for nova, from the last to begin to the first. */
const fill = async (client: Client): Promise<string[]> => {
  const template = await client.call('createFreespinTemplate', { body: freespinTemplate() });
  const ids: string[] = [];
  for (const changes of [
    { instance_name: 'For all', timestamp_start: 3 },
    { instance_name: 'For luna', timestamp_start: 2, brand_id: 'luna' },
    { instance_name: 'For nova', timestamp_start: 1, brand_id: 'nova' },
  ])
    ids.push(
      (await client.call('createFreespinInstance', { body: freespinInstance(template.body.id, changes) })).body.id,
    );
  return ids;
};

suite('handlers/bonuses/list-freespin-instances', (test) => {
  test('D1 filters by operator, id and name, and an empty filter filters nothing', () =>
    withTree([], async (_as, client, data) => {
      const ids = await fill(client);
      const names = async (query: Record<string, string>) =>
        (await client.call('listFreespinInstances', { query })).body.map(nameOf);
      const all = ['For nova', 'For luna', 'For all'];
      assert.equal(await names({}), all);
      assert.equal(await names({ id: '', name: '', operator_id: '' }), all);
      assert.equal(await names({ operator_id: 'northstar' }), all);
      assert.equal(await names({ operator_id: 'southstar' }), []);
      assert.equal(await names({ id: ids[0] ?? '' }), ['For all']);
      assert.equal(await names({ name: 'LUNA' }), ['For luna']);
      change(data, 'update freespin_instances set ends_at_ms = 5');
      assert.equal(await names({}), all, 'also when their windows have passed');
    }));

  test('D1 shows an account what it reaches, and an account of one brand also what is for all', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    const other = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withTree([brand, other], async (as, client) => {
      await fill(client);
      assert.equal((await as(brand)('listFreespinInstances')).body.map(nameOf), ['For luna', 'For all']);
      assert.equal((await as(other)('listFreespinInstances')).body, []);
    });
  });

  test('D1 sorts and pages, with the total', () =>
    withTree([], async (_as, client) => {
      await fill(client);
      const query = { sort_field: 'name', sort_direction: -1, limit: 1, page: 2 };
      const reply = await client.call('listFreespinInstances', { query });
      assert.equal(reply.body.map(nameOf), ['For all']);
      assert.is(reply.headers.get('x-total-count'), '3');
    }));
});
