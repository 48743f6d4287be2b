import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION } from '../../support/accounts.ts';
import { freespinTemplate } from '../../support/freespins.ts';
import type { Client } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withTree } from '../../support/with-tree.ts';

const nameOf = ({ name }: { name: string }): string => name;

/** Templates of northstar for all its brands, for luna and for nova, and one of southstar. */
const fill = async (client: Client): Promise<string[]> => {
  await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
  const ids: string[] = [];
  for (const changes of [
    { name: 'For all' },
    { name: 'For luna', brand_id: 'luna' },
    { name: 'For nova', brand_id: 'nova' },
    { name: 'Elsewhere', operator_id: 'southstar' },
  ])
    ids.push((await client.call('createFreespinTemplate', { body: freespinTemplate({}, changes) })).body.id);
  return ids;
};

suite('handlers/bonuses/list-freespin-templates', (test) => {
  test('D5 filters by operator, id and name, and an empty filter filters nothing', () =>
    withTree([], async (_as, client) => {
      const ids = await fill(client);
      const names = async (query: Record<string, string>) =>
        (await client.call('listFreespinTemplates', { query })).body.map(nameOf);
      assert.equal(await names({}), ['For all', 'For luna', 'For nova', 'Elsewhere']);
      assert.equal(await names({ id: '', name: '', operator_id: '' }), [
        'For all',
        'For luna',
        'For nova',
        'Elsewhere',
      ]);
      assert.equal(await names({ operator_id: 'northstar' }), ['For all', 'For luna', 'For nova']);
      assert.equal(await names({ id: ids[2] ?? '' }), ['For nova']);
      assert.equal(await names({ name: 'for' }), ['For all', 'For luna', 'For nova']);
      assert.equal(await names({ name: 'for', id: ids[3] ?? '' }), []);
      assert.equal(await names({ operator_id: 'nobody' }), []);
    }));

  test('D5 shows an account what it reaches, and an account of one brand also what is for all', async () => {
    const callers = {
      whole: account({ type: 'Service', permissions: EVERY_PERMISSION }),
      brand: account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION }),
      other: account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION }),
    };
    await withTree(Object.values(callers), async (as, client) => {
      await fill(client);
      const seen = async (caller: keyof typeof callers, query = {}) =>
        (await as(callers[caller])('listFreespinTemplates', { query })).body.map(nameOf);
      assert.equal(await seen('whole'), ['For all', 'For luna', 'For nova']);
      assert.equal(await seen('brand'), ['For all', 'For luna']);
      assert.equal(await seen('other'), ['Elsewhere']);
      assert.equal(await seen('other', { operator_id: 'northstar' }), []);
    });
  });

  test('D5 sorts and pages, with the total', () =>
    withTree([], async (_as, client) => {
      await fill(client);
      const reply = await client.call('listFreespinTemplates', { query: { sort_field: 'name', limit: 2, page: 1 } });
      assert.equal(reply.body.map(nameOf), ['For luna', 'For nova']);
      assert.is(reply.headers.get('x-total-count'), '4');
      assert.match(reply.headers.get('link') ?? '', '</bonus/freespins/templates?');
    }));
});
