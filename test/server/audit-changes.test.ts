import * as assert from 'uvu/assert';
import { routes } from '../../generated/server/operations.gen.ts';
import { buildWorld, requests } from '../support/every-operation.ts';
import { type Client, type OperationId, type Parts, withServer } from '../support/server.ts';
import { threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';

type Change = { readonly pointer: string; readonly before?: unknown; readonly after?: unknown };

/** The changes in the latest event of an operation. */
const changesOf = async (client: Client, action: string): Promise<readonly Change[] | undefined> => {
  const { body } = await client.call('listAuditEvents', { query: { action, limit: 1 } });
  return body[0]?.changes;
};

const REASON = 'Agreed with the operator.';

suite('server/audit-changes', (test) => {
  test('each change is in the trail with the values before and after', () =>
    withServer(async (client) => {
      const { accountId, destinationId, instanceId } = await buildWorld(client);
      const [minor, ...others] = threePots().pots;
      const path = { operator_id: 'northstar' };
      const brand = { brand_id: 'northstar:luna' };
      const adjusted = { instance_id: instanceId, pot_id: 'major', reason: REASON };
      const grants = (...permissions: string[]) => [
        {
          system_id: 'pitboss',
          permissions: permissions.map((permission) => ({ resource_id: 'templates', permission })),
        },
      ];
      const cases: [operation: OperationId, parts: Parts, expected: readonly Change[]][] = [
        [
          'updateAccount',
          { body: { id: accountId, permissions: grants('Read', 'Update'), trusted: true, enabled: true } },
          [
            { pointer: '/permissions/pitboss', after: { templates: ['Read', 'Update'] } },
            { pointer: '/trusted', before: false, after: true },
          ],
        ],
        [
          'updateAccount',
          { body: { id: accountId, permissions: grants('Read'), org_unit: { org_id: 'northstar' } } },
          [
            { pointer: '/org_unit/unit_id', before: 'casino', after: '' },
            { pointer: '/permissions/pitboss/templates', before: ['Read', 'Update'], after: ['Read'] },
          ],
        ],
        ['disableAccount', { path: { account_id: accountId } }, [{ pointer: '/enabled', before: true, after: false }]],
        ['disableAccount', { path: { account_id: accountId } }, []],
        ['enableAccount', { path: { account_id: accountId } }, [{ pointer: '/enabled', before: false, after: true }]],
        [
          'updateOrganisation',
          { path: { org_id: 'northstar' }, body: { base_currency: 'EUR' } },
          [{ pointer: '/base_currency', before: '', after: 'EUR' }],
        ],
        [
          'addOrganisationUnits',
          { path: { org_id: 'northstar' }, body: ['sports'] },
          [{ pointer: '/units/sports', after: 'sports' }],
        ],
        [
          'removeOrganisationUnits',
          { path: { org_id: 'northstar' }, body: ['sports'] },
          [{ pointer: '/units/sports', before: 'sports' }],
        ],
        [
          'updateOauthProvider',
          { path: { provider_id: 'northstar-id' }, body: { client_id: 'desk', client_secret: 'a-new-client-secret' } },
          [{ pointer: '/client_id', before: 'pitboss-backoffice', after: 'desk' }],
        ],
        [
          'updateDestination',
          { path: { destination_id: destinationId }, body: { events: ['WinEvent', 'WinSettled'], enabled: false } },
          [
            { pointer: '/events', before: [], after: ['WinEvent', 'WinSettled'] },
            { pointer: '/enabled', before: true, after: false },
          ],
        ],
        [
          'saveOperators',
          { body: [{ id: 'northstar', name: 'Northern' }] },
          [{ pointer: '/name', before: 'Northstar', after: 'Northern' }],
        ],
        ['updateOperator', { path, body: { enabled: false } }, [{ pointer: '/enabled', before: true, after: false }]],
        [
          'saveBrands',
          {
            path,
            body: [
              { id: 'luna', name: 'Luna Nova' },
              { id: 'sol', name: 'Sol' },
            ],
          },
          [
            { pointer: '/luna/name', before: 'Luna', after: 'Luna Nova' },
            { pointer: '/sol/name', after: 'Sol' },
            { pointer: '/sol/enabled', after: true },
          ],
        ],
        [
          'updateBrand',
          { path: { ...path, brand_id: 'luna' }, body: { name: 'Luna' } },
          [{ pointer: '/name', before: 'Luna Nova', after: 'Luna' }],
        ],
        [
          'setOperatorSettings',
          { path, body: { review_threshold: { EUR: 10_000.5 } } },
          [{ pointer: '/review_threshold/EUR', after: 10_000.5 }],
        ],
        [
          'setOperatorSettings',
          { path, body: { review_threshold: { EUR: 20, SEK: 100 } } },
          [
            { pointer: '/review_threshold/EUR', before: 10_000.5, after: 20 },
            { pointer: '/review_threshold/SEK', after: 100 },
          ],
        ],
        [
          'setSourcePriorities',
          { body: { ...brand, source_id: 'comet-rush', priorities: { [instanceId]: 7 } } },
          [{ pointer: `/priorities/${instanceId}`, before: 0, after: 7 }],
        ],
        [
          'setSegmentPriorities',
          { body: { ...brand, segment_id: 'vip', priorities: { [instanceId]: 7 } } },
          [{ pointer: `/priorities/${instanceId}`, before: 0, after: 7 }],
        ],
        [
          'updateInstance',
          { body: { instance_id: instanceId, name: 'Deluxe' } },
          [{ pointer: '/name', before: 'Tri star', after: 'Deluxe' }],
        ],
        [
          'setPotCurrentValue',
          { body: { ...adjusted, adjustment: 61.5 } },
          [{ pointer: '/pots/major/current_value', before: 50.15, after: 61.5 }],
        ],
        [
          'setPotSurplusSeed',
          { body: { ...adjusted, adjustment: 3 } },
          [{ pointer: '/pots/major/surplus_seed', before: 0, after: 3 }],
        ],
        [
          'updateTemplate',
          {
            path: { template_id: 'draft' },
            body: threePots({ id: 'draft', pots: [{ ...minor, max_pot_value: '700' }, ...others] }),
          },
          [{ pointer: '/pots/minor/max_pot_value', before: '8000000000', after: '700' }],
        ],
        [
          'publishTemplate',
          { body: { owner_id: 'northstar', template_id: 'draft' } },
          [{ pointer: '/published', before: false, after: true }],
        ],
        [
          'setCorsOrigins',
          { body: { cors_origin_list: [{ pattern: 'https://games.example', match_mode: 'Exact' }] } },
          [{ pointer: '/cors_origin_list/https:~1~1games.example', after: 'https://games.example' }],
        ],
        [
          'removeCorsOrigins',
          { body: { cors_origin_list: ['https://games.example'] } },
          [{ pointer: '/cors_origin_list/https:~1~1games.example', before: 'https://games.example' }],
        ],
        ['setBrandCurrencies', { path: brand, body: { base_currency: 'EUR', multipliers: {} } }, []],
      ];
      for (const [operation, parts, expected] of cases) {
        const reply = await client.call(operation, parts);
        assert.is(reply.status, 200, `${operation}: ${JSON.stringify(reply.body)}`);
        if (operation === 'setBrandCurrencies') continue;
        assert.equal(await changesOf(client, operation), expected, operation);
      }
      const multipliers = { path: brand, body: { base_currency: 'EUR', multipliers: { SEK: 12 } } };
      await client.call('setBrandCurrencies', multipliers);
      assert.equal(await changesOf(client, 'setBrandCurrencies'), [{ pointer: '/multipliers/SEK', after: 12 }]);
    }));

  test('every operation that updates or sets something records changes, unless it is about players', () =>
    withServer(async (client) => {
      const good = requests(await buildWorld(client));
      const changing = routes.filter(
        ({ operationId, audits, permission }) =>
          /^(add|clear|publish|save|set[A-Z]|update)/.test(operationId) &&
          audits !== null &&
          permission?.resource !== 'optins',
      );
      assert.ok(changing.length > 15);
      for (const { operationId } of changing) {
        const { status } = await client.call(operationId, good[operationId]);
        assert.is(status, 200, operationId);
        assert.ok(Array.isArray(await changesOf(client, operationId)), operationId);
      }
      for (const action of ['pauseInstance', 'triggerWin']) {
        await client.call(action as OperationId, good[action as OperationId]);
        assert.is(await changesOf(client, action), undefined, action);
      }
    }));

  test('changes are bounded: what does not fit is counted', () =>
    withServer(async (client) => {
      await buildWorld(client);
      const brands = Array.from({ length: 400 }, (_, n) => ({
        id: `brand-${n}`,
        name: `Brand ${n} ${'n'.repeat(60)}`,
      }));
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: brands });
      const { body } = await client.call('listAuditEvents', { query: { action: 'saveBrands', limit: 1 } });
      const [{ changes, detail }] = body;
      assert.ok(JSON.stringify(changes).length < 18_000);
      assert.ok(changes.length > 100);
      assert.is(Number(detail.changes_omitted), 800 - changes.length);
    }));

  test('a template that goes to another owner tells the previous one nothing of its new rules', () =>
    withServer(async (client) => {
      await buildWorld(client);
      const body = threePots({ id: 'draft', owner_id: 'eaststar', name: 'Eastern' });
      await client.call('updateTemplate', { path: { template_id: 'draft' }, body });
      const { body: events } = await client.call('listAuditEvents', { query: { action: 'updateTemplate' } });
      const byOwner = new Map(events.map(({ owner_id, changes }: Record<string, unknown>) => [owner_id, changes]));
      assert.is(byOwner.get('northstar'), undefined);
      assert.is((byOwner.get('eaststar') as Change[]).length, 2);
    }));
});
