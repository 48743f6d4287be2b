import * as assert from 'uvu/assert';
import { routes } from '../../generated/server/operations.gen.ts';
import { account, saveAccounts, tokenFor } from '../support/accounts.ts';
import { buildWorld, requests } from '../support/every-operation.ts';
import { type OperationId, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { outcome } from '../support/with-jackpot.ts';

type Row = Readonly<Record<string, unknown>>;

const eventsAfter = (data: string, seq: number): Row[] => select(data, 'select * from audit_events where seq > ?', seq);
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

suite('server/audit', (test) => {
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
        assert.ok(status === 200 || status === 302, `${operationId}: ${status}`);
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

  test('a request about many tells each owner how many of its own', () =>
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

  test('what the platform does by itself has no actor, no address and no request', () =>
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
