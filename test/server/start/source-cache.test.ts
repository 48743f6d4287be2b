import * as assert from 'uvu/assert';
import { listSources } from '../../../db/routing/sources.ts';
import { type InProcessPlatform, type OperationId, openPlatform, type RequestParts } from '../../support/platform.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

const OWNERS = ['northstar', 'northstar:luna', 'northstar:nova', 'southstar', 'unknown'];
const PAGES = [
  { sortField: 'source_id', descending: false, page: 0, limit: 50 },
  { sortField: 'source_name', descending: true, page: 0, limit: 2 },
  { sortField: 'owner_id', descending: false, page: 1, limit: 2 },
] as const;
const NAMES = [undefined, 'ROCKET', 'ø', 'nothing'];

/** The cache must equal the store, for every caller. */
const compare = async ({ store, services }: InProcessPlatform, after: string): Promise<void> => {
  for (const ownerId of OWNERS)
    for (const page of PAGES)
      for (const name of NAMES) {
        const [kept, stored] = await store.read(async (tx) => [
          await services.publicSources.list(tx, { ownerId, name }, page),
          await listSources(tx, { leading: ownerId, name, forPublic: true }, page),
        ]);
        assert.equal([kept?.rows, kept?.total], [stored?.rows, stored?.total], `${after}: ${ownerId} ${name}`);
      }
};

suite('server/start/source-cache', (test) => {
  test('F7 answers what the store holds after every operation that changes sources, where they lead or whose they are', async () => {
    const platform = openPlatform({ draw: seededDraw(1), clock: () => 1_000 });
    const call = async (operationId: OperationId, parts: RequestParts) => {
      const { status, detail, body } = await platform.call(operationId, parts);
      assert.is(status, 200, `${operationId}: ${detail}`);
      await compare(platform, operationId);
      return Object(body);
    };
    try {
      for (const [id, brands] of [
        ['northstar', ['luna', 'nova']],
        ['southstar', ['sol']],
      ] as const) {
        await call('saveOperators', { body: [{ id, name: id }] });
        await call('saveBrands', {
          path: { operator_id: id },
          body: brands.map((brand) => ({ id: brand, name: brand })),
        });
      }
      const open = async (id: string, allowed_brands: readonly string[]): Promise<string> => {
        const template = threePots({ id });
        const contribution_rules = { ...template.contribution_rules, allowed_brands };
        await platform.call('createTemplate', { body: { ...template, contribution_rules } });
        await platform.call('publishTemplate', { body: { owner_id: 'northstar', template_id: id } });
        return (await call('instantiateTemplate', { body: instantiation({ template_id: id, instance_game_code: id }) }))
          .id;
      };
      const [shared, lunas] = [await open('shared', []), await open('lunas', ['northstar:luna'])];
      const source = (owner_id: string, source_id: string, to: readonly string[]) => ({
        owner_id,
        source_id,
        source_name: `${source_id} Rocket Øre`,
        jackpots: to.map((instance_id, priority) => ({ priority, owner_id, instance_id })),
      });
      await call('createSources', {
        body: [
          source('northstar', 'hall', [shared, lunas]),
          source('northstar', 'nook', [lunas]),
          source('northstar', 'dead-end', []),
          source('northstar:luna', 'den', [shared]),
          source('northstar:nova', 'den', []),
          source('southstar', 'den', []),
        ],
      });
      const hall = { owner_id: 'northstar', source_id: ['dead-end'], instance_id: shared };
      await call('assignSources', { body: hall });
      await call('setSourcePriorities', {
        body: { brand_id: 'northstar', segment_id: 'hall', priorities: { [shared]: 9, [lunas]: 1 } },
      });
      await call('unassignSources', { body: hall });
      await call('deleteSources', { body: [{ owner_id: 'northstar', source_id: 'dead-end' }] });
      const luna = { operator_id: 'northstar', brand_id: 'northstar:luna' };
      for (const enabled of [false, true]) await call('updateBrand', { path: luna, body: { enabled } });
      for (const enabled of [false, true])
        await call('updateOperator', { path: { operator_id: 'northstar' }, body: { enabled } });
      await call('terminateInstance', { path: { instance_id: lunas }, body: { reason: 'over' } });
    } finally {
      await platform.close();
    }
  });

  test('F7 forgets the lists that were read longest ago, and answers all the same', async () => {
    const platform = openPlatform({ draw: seededDraw(1), clock: () => 1_000 });
    try {
      const [page] = PAGES;
      for (let n = 0; n < 3; n += 1)
        for (const ownerId of OWNERS)
          assert.equal(await platform.store.read((tx) => platform.services.publicSources.list(tx, { ownerId }, page)), {
            rows: [],
            total: 0,
          });
    } finally {
      await platform.close();
    }
  });
});
