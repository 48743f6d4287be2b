import * as assert from 'uvu/assert';
import type { Account } from '../../../db/accounts.ts';
import { recordAuditEvent } from '../../../db/audit-events.ts';
import type { Store } from '../../../db/engine/store.ts';
import { account, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const START_MS = 1_700_000_000_000;
const OWNERS = ['northstar', 'northstar:luna', 'northstar:nova', 'southstar', 'northstarx'];
const PAST = { to: START_MS + 1000 };

/** One event of each owner, the first at the start and each a millisecond after the one before. */
const prepare =
  (...accounts: readonly Account[]) =>
  async (store: Store) => {
    await saveAccounts(...accounts)(store);
    await store.write(async (tx) => {
      for (const [n, ownerId] of OWNERS.entries())
        await recordAuditEvent(tx, {
          id: `event-${n}`,
          atMs: START_MS + n,
          ownerId,
          actorId: n % 2 === 0 ? 'ada' : null,
          actorUsername: n % 2 === 0 ? 'ada@northstar.example' : null,
          networkAddress: n % 2 === 0 ? '203.0.113.7' : null,
          action: n === 3 ? 'createAccount' : 'updateAccount',
          resource: 'accounts',
          targetId: `target-${n}`,
          outcome: n === 4 ? 'refused' : 'done',
          code: n === 4 ? 'permission_exceeds_own' : null,
          requestId: `request-${n}`,
          detail: { fields: 'permissions' },
          changes: null,
        });
    });
  };

const idsOf = async (client: Client, query: Readonly<Record<string, string | number>>, token?: string) => {
  const given = token === undefined ? {} : { token };
  const { status, body } = await client.call('listAuditEvents', { query: { ...PAST, ...query }, ...given });
  assert.is(status, 200);
  return body.map(({ id }: { id: string }) => Number(id.replace('event-', '')));
};

suite('handlers/accounts/list-audit-events', (test) => {
  test('answers who did what, when and from where, the latest first', () =>
    withServer(
      async (client) => {
        assert.equal(await idsOf(client, {}), [4, 3, 2, 1, 0]);
        const { body } = await client.call('listAuditEvents', { query: { ...PAST, sort_direction: 1, limit: 2 } });
        assert.equal(body, [
          {
            id: 'event-0',
            timestamp: START_MS,
            owner_id: 'northstar',
            actor: { account_id: 'ada', username: 'ada@northstar.example' },
            network_address: '203.0.113.7',
            action: 'updateAccount',
            target: { resource: 'accounts', id: 'target-0' },
            outcome: 'done',
            request_id: 'request-0',
            detail: { fields: 'permissions' },
          },
          {
            id: 'event-1',
            timestamp: START_MS + 1,
            owner_id: 'northstar:luna',
            action: 'updateAccount',
            target: { resource: 'accounts', id: 'target-1' },
            outcome: 'done',
            request_id: 'request-1',
            detail: { fields: 'permissions' },
          },
        ]);
      },
      {},
      prepare(),
    ));

  test('narrows by each filter and by all together; an empty one filters nothing', () =>
    withServer(
      async (client) => {
        const cases: [query: Record<string, string | number>, ids: number[]][] = [
          [{ owner_id: 'northstar' }, [2, 1, 0]],
          [{ owner_id: 'northstar:luna' }, [1]],
          [{ from: START_MS + 3 }, [4, 3]],
          [{ to: START_MS + 3 }, [2, 1, 0]],
          [{ from: START_MS + 1, to: START_MS + 2 }, [1]],
          [{ actor_id: 'ada' }, [4, 2, 0]],
          [{ action: 'createAccount' }, [3]],
          [{ target_id: 'target-2' }, [2]],
          [{ outcome: 'refused' }, [4]],
          [{ outcome: 'done', actor_id: 'ada', owner_id: 'northstar' }, [2, 0]],
          [{ owner_id: '', actor_id: '', action: '', target_id: '', outcome: '' }, [4, 3, 2, 1, 0]],
          [{ target_id: "' or 1=1 --" }, []],
        ];
        for (const [query, ids] of cases) assert.equal(await idsOf(client, query), ids, JSON.stringify(query));
      },
      {},
      prepare(),
    ));

  test('tells the total and the neighbouring pages, and puts no event on two pages', () =>
    withServer(
      async (client) => {
        const { headers } = await client.call('listAuditEvents', { query: { ...PAST, limit: 2, page: 1 } });
        assert.is(headers.get('x-total-count'), '5');
        assert.match(headers.get('link') ?? '', /page=0[^>]*>; rel="prev", .*page=2[^>]*>; rel="next"/);
        const pages = [0, 1, 2].map((page) => idsOf(client, { limit: 2, page }));
        assert.equal((await Promise.all(pages)).flat(), [4, 3, 2, 1, 0]);
      },
      {},
      prepare(),
    ));

  test('shows each account the events of the owners that it reaches', async () => {
    const northstar = account({ type: 'SuperUser' });
    const luna = account({ type: 'SuperUser', unitId: 'luna' });
    const other = account({ type: 'SuperUser', organisationId: 'elsewhere' });
    await withServer(
      async (client, data) => {
        await client.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
        assert.equal(await idsOf(client, {}, await tokenFor(data, northstar)), [2, 1, 0]);
        assert.equal(await idsOf(client, {}, await tokenFor(data, luna)), [1]);
        assert.equal(await idsOf(client, { owner_id: 'northstar' }, await tokenFor(data, luna)), [1]);
        assert.equal(await idsOf(client, {}, await tokenFor(data, other)), []);
        assert.equal(await idsOf(client, { owner_id: 'northstar' }, await tokenFor(data, other)), []);
      },
      {},
      prepare(northstar, luna, other),
    );
  });
});
