import * as assert from 'uvu/assert';
import { createPitboss, paginate } from '../../../clients/typescript/src/pitboss.ts';
import { recordAuditEvent } from '../../../db/audit/audit-events.ts';
import type { Store } from '../../../db/engine/store.ts';
import type { Account } from '../../../db/tables/accounts.ts';
import { account, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { fixedKeys } from '../../support/fixed-keys.ts';
import { ADMINISTRATOR, type Client, type Reply, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('listAuditEvents', (test) => {
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
          await recordAuditEvent(
            { tx, ...fixedKeys },
            {
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
            },
          );
      });
    };

  const idsOf = async (client: Client, query: Readonly<Record<string, string | number>>, token?: string) => {
    const given = token === undefined ? {} : { token };
    const { status, body } = await client.call('listAuditEvents', { query: { ...PAST, ...query }, ...given });
    assert.is(status, 200);
    return body.map(({ id }: { id: string }) => Number(id.replace('event-', '')));
  };

  /** More than a list reads in one go. */
  const MANY = 2_100;

  /** Events of northstar, two in each millisecond. */
  const prepareMany = async (store: Store): Promise<void> => {
    for (const half of [0, MANY / 2])
      await store.write(async (tx) => {
        for (let n = half; n < half + MANY / 2; n += 1)
          await recordAuditEvent(
            { tx, ...fixedKeys },
            {
              ...{
                id: `event-${n}`,
                atMs: START_MS + Math.floor(n / 2),
                ownerId: n % 7 === 0 ? 'southstar' : 'northstar',
              },
              ...{ actorId: null, actorUsername: null, networkAddress: null, action: 'act', resource: 'accounts' },
              ...{ targetId: 't', outcome: 'done', code: null, requestId: 'r', detail: {}, changes: null },
            },
          );
      });
  };

  test('`next` of a long list leads on from the last item, for the same filters and order only, and the SDK follows it', () =>
    withServer(
      async (client) => {
        const query = { to: START_MS + MANY, limit: 500 };
        const read = (more: object = {}) => client.call('listAuditEvents', { query: { ...query, ...more } });
        const nextOf = ({ headers }: Reply): URLSearchParams | undefined => {
          const [, address] = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
          return address === undefined ? undefined : new URL(address, 'http://h').searchParams;
        };
        const found: string[] = [];
        const namesIn = ({ body }: Reply): string[] => body.map(({ id }: { id: string }) => id);
        let reply = await read();
        const first = nextOf(reply);
        for (;;) {
          assert.is(reply.headers.get('x-total-count'), String(MANY));
          found.push(...namesIn(reply));
          const next = nextOf(reply);
          if (next === undefined) break;
          assert.ok(next.get('after'));
          // The number only says how many come before: the page is the same with another one.
          reply = await read({ page: next.get('page'), after: next.get('after') });
        }
        assert.equal(
          found,
          Array.from({ length: MANY }, (_, n) => `event-${MANY - 1 - n}`),
        );
        const after = String(first?.get('after'));
        assert.is(first?.get('page'), '1');
        assert.not.match(Buffer.from(after, 'base64url').toString('latin1'), new RegExp(String(START_MS).slice(0, 8)));
        assert.equal(namesIn(await read({ page: 3, after, limit: 2 })), found.slice(500, 502));
        for (const more of [
          { after: `${after.slice(0, -4)}AAAA` },
          { after, owner_id: 'northstar' },
          { after, sort_direction: 1 },
          { after: 'none' },
        ]) {
          const { status, body } = await read(more);
          assert.equal([status, body.code, body.errors?.[0]?.pointer], [400, 'validation_failed', '/query/after']);
        }
        const { body: session } = await client.call('login', { body: ADMINISTRATOR, token: null });
        const asked: string[] = [];
        const pitboss = createPitboss({
          baseUrl: client.url,
          token: session.token,
          fetch: (address, init) => {
            asked.push(
              new URL(String(address instanceof Request ? address.url : address)).searchParams.get('after') ?? '',
            );
            return fetch(address, init);
          },
        });
        const seen: string[] = [];
        for await (const { id } of paginate(pitboss.listAuditEvents, { query })) seen.push(id);
        assert.equal(seen, found);
        assert.equal(asked.map(Boolean), [false, true, true, true, true]);
      },
      {},
      prepareMany,
    ));

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

  test('answers the total and the neighbouring pages, and puts no event on two pages', () =>
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
