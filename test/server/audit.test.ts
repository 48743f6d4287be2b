import * as assert from 'uvu/assert';
import { routes } from '../../generated/server/operations.gen.ts';
import { account, saveAccounts, tokenFor } from '../support/accounts.ts';
import { buildWorld, requests } from '../support/every-operation.ts';
import { type Client, type OperationId, type Parts, withServer } from '../support/server.ts';
import { threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { outcome } from '../support/with-jackpot.ts';

suite('server/audit', (test) => {
  type Row = Readonly<Record<string, unknown>>;
  const eventsAfter = (data: string, seq: number): Row[] =>
    select(data, 'select * from audit_events where seq > ?', seq);
  const lastSeq = (data: string): number => Number(select(data, 'select max(seq) seq from audit_events')[0]?.seq ?? 0);

  /** Writes of accounts that are not in the trail, each for its reason. */
  const isLeftOut = ({ operationId, permission, security }: (typeof routes)[number]): boolean =>
    // A read of several units writes nothing.
    operationId === 'getPlatformStatus' ||
    // A player is no account.
    security === 'player' ||
    // The ledger has them.
    (permission !== null && permission !== 'self' && permission.resource === 'contributions') ||
    // So have the uses of each bonus.
    operationId === 'reportFreespinUse' ||
    // An unknown username.
    operationId === 'requestPasswordReset';

  /** Operations that concern the platform itself. */
  const OF_THE_PLATFORM = ['login', 'loginAdmin', 'exchangeToken', 'logout', 'setCorsOrigins', 'removeCorsOrigins'];

  /** An approval is in the trail of the request, and in that of what is done. */
  const TWICE: readonly OperationId[] = ['approveRequest'];

  test('every write that succeeds is in the audit trail: who, from where, what, whose and to what', () =>
    withServer(async (client, data) => {
      const world = await buildWorld(client);
      const good = { ...requests(world), deleteDestinations: { body: [world.destinationId] } };
      const root = select(data, "select id from accounts where username = 'root'")[0]?.id;
      const writes = routes.filter((route) => !route.pending && route.mode !== 'read' && !isLeftOut(route));
      // The deletion comes last, because other writes change the same destination.
      writes.sort(
        (a, b) => Number(a.operationId === 'deleteDestinations') - Number(b.operationId === 'deleteDestinations'),
      );
      const trail: Row[] = [];
      for (const { operationId, idempotent, section, permission } of writes) {
        const parts = good[operationId];
        const before = lastSeq(data);
        const { status, headers, body } = await client.call(operationId, parts);
        assert.ok([200, 202, 302].includes(status), `${operationId}: ${status}`);
        const [event, ...others] = eventsAfter(data, before);
        const isWrite = idempotent || permission === 'self' || section === 'accounts';
        if (status === 302 || !isWrite) continue;
        const done: unknown[] | undefined = body?.succeeded ?? body?.success ?? body?.ended;
        if (done?.length === 0) {
          assert.is(event, undefined, `${operationId} did nothing`);
          continue;
        }
        assert.ok(event !== undefined, `${operationId} is not in the audit trail`);
        assert.is(others.length, TWICE.includes(operationId) ? 1 : 0, operationId);
        trail.push(event);
        assert.is(event.action, operationId);
        assert.is(event.outcome, 'done');
        assert.is(event.code, null);
        assert.is(event.request_id, headers.get('x-request-id'));
        assert.match(String(event.network_address), /127\.0\.0\.1$/);
        if (idempotent) assert.is(event.actor_id, root, operationId);
        if (typeof permission === 'object' && permission !== null)
          assert.ok(['instances', permission.resource].includes(String(event.resource)), operationId);
        assert.ok(event.target_id !== '' || JSON.parse(String(event.detail)).count !== undefined, operationId);
        assert.ok(event.owner_id !== 'pitboss' || OF_THE_PLATFORM.includes(operationId), operationId);
      }
      assert.ok(trail.length > 20);
    }));

  test('a repetition under its key is in the trail once, and a refusal not at all', () =>
    withServer(async (client, data) => {
      await buildWorld(client);
      const before = lastSeq(data);
      const parts = { body: [{ id: 'southstar', name: 'Southstar' }], headers: { 'idempotency-key': 'k-1' } };
      for (let times = 0; times < 3; times += 1) assert.is((await client.call('saveOperators', parts)).status, 200);
      const refused = await client.call('getTemplate', { path: { template_id: 'nobody' } });
      assert.is(outcome(refused), '404 template_not_found');
      const publish = { owner_id: 'northstar', template_id: 'nobody', publish: true };
      assert.is(outcome(await client.call('publishTemplate', { body: publish })), '404 template_not_found');
      assert.is(eventsAfter(data, before).length, 1);
    }));

  test('a request about many shows each owner only the number of theirs', () =>
    withServer(async (client, data) => {
      await buildWorld(client);
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      const before = lastSeq(data);
      const source = (owner_id: string, source_id: string) => ({ owner_id, source_id, source_name: source_id });
      await client.call('createSources', {
        body: [
          source('northstar', 'one'),
          source('northstar', 'two'),
          source('southstar', 'three'),
          source('nobody', 'four'),
          source('northstar:luna', 'comet-rush'),
        ],
      });
      assert.equal(
        eventsAfter(data, before).map(({ owner_id, target_id, detail }) => [owner_id, target_id, detail]),
        [
          ['northstar', '', '{"count":"2"}'],
          ['southstar', 'three', '{}'],
        ],
      );
      const nothing = lastSeq(data);
      await client.call('createSources', { body: [source('nobody', 'four')] });
      assert.equal(eventsAfter(data, nothing), [], 'what did nothing is not told');
    }));

  test('a change of a password or of contacts names the fields alone', () =>
    withServer(async (client, data) => {
      const { accountId } = await buildWorld(client);
      const before = lastSeq(data);
      const body = { id: accountId, password: 'amber-lantern-twelve', contacts: { email: 'hidden@northstar.example' } };
      assert.is((await client.call('updateAccount', { body })).status, 200);
      const [event] = eventsAfter(data, before);
      assert.is(event?.owner_id, 'northstar:casino');
      assert.is(event?.target_id, accountId);
      assert.is(event?.detail, '{"fields":"password,contacts"}');
      assert.not.match(JSON.stringify(select(data, 'select * from audit_events')), /amber-lantern|hidden@/);
    }));

  test('an attempt to grant more than one holds is audited for those who see the account', async () => {
    const user = account({
      type: 'User',
      username: 'eve',
      permissions: [{ system_id: 'pitboss', permissions: [{ resource_id: 'accounts', permission: 'Create' }] }],
    });
    await withServer(
      async (client, data) => {
        await buildWorld(client);
        const before = lastSeq(data);
        const body = {
          account_type: 'SuperUser',
          username: 'mallory',
          password: 'green-harbour-nineteen',
          org_unit: { org_id: 'northstar', unit_id: '' },
          permissions: [],
        };
        const reply = await client.call('createAccount', { body, token: await tokenFor(data, user) });
        assert.is(outcome(reply), '403 permission_exceeds_own');
        const [event, ...others] = eventsAfter(data, before);
        assert.equal(others, []);
        const { actor_username, action, owner_id, outcome: how, code } = event ?? {};
        assert.equal(
          { actor_username, action, owner_id, how, code },
          {
            actor_username: 'eve',
            action: 'createAccount',
            owner_id: 'northstar',
            how: 'refused',
            code: 'permission_exceeds_own',
          },
        );
      },
      {},
      saveAccounts(user),
    );
  });

  test('an act of the platform itself has no actor, no address and no request', () =>
    withServer(async (_client, data) => {
      const [event] = select(data, 'select * from audit_events order by seq');
      const { action, actor_id, actor_username, network_address, request_id, owner_id } = event ?? {};
      assert.equal(
        { action, actor_id, actor_username, network_address, request_id, owner_id },
        {
          action: 'createAccount',
          actor_id: null,
          actor_username: null,
          network_address: null,
          request_id: '',
          owner_id: 'pitboss',
        },
      );
    }));
});

suite('server/audit-changes', (test) => {
  type Change = { readonly pointer: string; readonly before?: unknown; readonly after?: unknown };

  /** The changes in the latest event of an operation. */
  const changesOf = async (client: Client, action: string): Promise<readonly Change[] | undefined> => {
    const { body } = await client.call('listAuditEvents', { query: { action, limit: 1 } });
    return body[0]?.changes;
  };

  const REASON = 'Agreed with the operator.';

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

  test('a template that goes to another owner shows the previous one nothing of its new rules', () =>
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
