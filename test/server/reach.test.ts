import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../support/accounts.ts';
import { buildWorld, requests } from '../support/every-operation.ts';
import { type OperationId, withServer } from '../support/server.ts';
import { contribution, instantiation, openJackpot, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';

suite('server/reach', (test) => {
  test('listings of another operator are empty, with and without a filter', async () => {
    const stranger = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await buildWorld(client);
        const token = await tokenFor(data, stranger);
        for (const operationId of [
          ...(['listOperators', 'listSources', 'listOperatorSources', 'listInstances', 'listTemplates'] as const),
        ])
          for (const filter of ['', 'owner_id=northstar', 'owner_id=northstar:luna', 'name=%']) {
            const query = Object.fromEntries(new URLSearchParams(filter));
            const reply = await client.call(operationId, { query, token });
            assert.equal(reply.body, [], operationId);
            assert.is(reply.headers.get('x-total-count'), '0', operationId);
          }
      },
      {},
      saveAccounts(stranger),
    );
  });

  test("an operator cannot use another's instance, template or sources for its own brands", async () => {
    const stranger = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        const { instanceId } = await buildWorld(client);
        await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
        await client.call('saveBrands', { path: { operator_id: 'southstar' }, body: [{ id: 'sol', name: 'Sol' }] });
        const token = await tokenFor(data, stranger);
        const own = { brand_id: 'southstar:sol' };
        const { instance_id: _, ...bySource } = contribution(instanceId, { ...own, source_id: 'comet-rush' });
        await client.call('createSources', {
          token,
          body: [{ owner_id: 'southstar', source_id: 'sun', source_name: 'Sun' }],
        });
        const cases: [operationId: OperationId, body: object, expected: string][] = [
          ['contributeToInstance', contribution(instanceId, own), '404 instance_not_found'],
          ['contributeBySource', bySource, '404 no_jackpot_for_source'],
          [
            'triggerWin',
            { instance_id: instanceId, pot_id: 'minor', ...own, player_id: 'p', source_id: 'tri-star' },
            '404 instance_not_found',
          ],
          [
            'assignSources',
            { owner_id: 'southstar', source_id: ['sun'], instance_id: instanceId },
            '404 instance_not_found',
          ],
          ['instantiateTemplate', instantiation({ instance_owner_id: 'southstar' }), '403 permission_denied'],
          [
            'instantiateTemplate',
            instantiation({ template_owner_id: 'southstar', instance_owner_id: 'southstar' }),
            '404 template_not_found',
          ],
          ['publishTemplate', { owner_id: 'southstar', template_id: 'three-pots' }, '404 template_not_found'],
        ];
        for (const [operationId, body, expected] of cases) {
          const reply = await client.call(operationId, { token, body });
          assert.is(`${reply.status} ${reply.body.code}`, expected, operationId);
        }
        const created = await client.call('createSources', {
          token,
          body: [
            {
              owner_id: 'southstar',
              source_id: 'moon',
              source_name: 'Moon',
              jackpots: [{ priority: 0, owner_id: 'southstar', instance_id: instanceId }],
            },
          ],
        });
        assert.equal(created.body, { succeeded: [], duplicated: [], failed: ['moon'] });
      },
      {},
      saveAccounts(stranger),
    );
  });

  test('an account of one brand sees and does only what belongs to that brand', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        const world = await buildWorld(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        await openJackpot(
          client,
          threePots({ id: 'lunar', owner_id: 'northstar:luna' }),
          instantiation({
            template_owner_id: 'northstar:luna',
            instance_owner_id: 'northstar:luna',
            instance_name: 'Lunar',
            instance_game_code: 'lunar',
          }),
        );
        const nova = { brand_id: 'northstar:nova' };
        await client.call('contributeToInstance', { body: contribution(world.instanceId, nova) });
        await client.call('triggerWin', {
          body: { ...(requests(world).triggerWin.body as object), ...nova, player_id: 'p-2' },
        });
        const token = await tokenFor(data, brand);
        const operator = await client.call('getOperator', { path: { operator_id: 'northstar' }, token });
        assert.equal(operator.body.brands.map(idOf), ['luna']);
        const seen = (await client.call('listInstances', { token })).body;
        // The jackpots that the brand may play of its operator's, and those that it owns.
        assert.equal(
          seen.map((instance: { id: string; name: string }) => [instance.id === world.instanceId, instance.name]),
          [
            [true, 'Tri star'],
            [false, 'Tri star'],
            [false, 'Tri star'],
            [false, 'Lunar'],
          ],
        );
        assert.equal((await client.call('listTemplates', { token })).body.map(idOf), ['lunar']);
        const winners = await client.call('listWinners', { query: { instance_id: world.instanceId }, token });
        assert.equal(winners.body.map(brandOf), ['northstar:luna']);
        const wins = await client.call('listWins', { token });
        assert.equal(wins.body.map(brandOf), ['northstar:luna']);
        const contributed = await client.call('contributeToInstance', {
          body: contribution(world.instanceId, nova),
          token,
        });
        assert.is(contributed.body.code, 'permission_denied');
        const saved = await client.call('saveBrands', {
          path: { operator_id: 'northstar' },
          body: [
            { id: 'luna', name: 'Luna' },
            { id: 'nova', name: 'Taken over' },
          ],
          token,
        });
        assert.equal(saved.body, { success: ['luna'], failed: ['nova'] });
      },
      {},
      saveAccounts(brand),
    );
  });
});

const idOf = ({ id }: { id: string }): string => id;
const brandOf = ({ brand_id }: { brand_id: string }): string => brand_id;
