import * as assert from 'uvu/assert';
import { replies } from '../../generated/built/server/replies.gen.mjs';
import { routes } from '../../generated/server/operations.gen.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { isParted } from '../../server/http/answer.ts';
import { Exports } from '../../server/operations/exports.ts';
import { asCsvRow, csvRows } from '../support/csv-rows.ts';
import { addressOf, buildWorld, requests } from '../support/every-operation.ts';
import { exchange } from '../support/exchange.ts';
import { operations } from '../support/schema.ts';
import { suite } from '../support/suite.ts';
import { withPlayersWallet } from '../support/with-players-wallet.ts';

const lists = operations
  .filter(({ method, parameters }) => method === 'get' && parameters.some(({ name }) => name === 'page'))
  // Caches keep it, for browsers.
  .filter(({ operationId }) => operationId !== 'listLobbyJackpots')
  .map(({ operationId }) => operationId);

suite('server/exports', (test) => {
  test('every list is the same as CSV and as JSON', () =>
    withPlayersWallet(async (client) => {
      const world = await buildWorld(client);
      const asked = requests(world);
      const token = await client.login();
      await client.call('saveBrands', {
        path: { operator_id: 'northstar' },
        body: ['=1+1', '＝1＋1', '＠x', "'@x", '-5', '-1+1', 'a "b", c', 'é 😀'].map((name, at) => ({
          id: `odd-${at}`,
          name,
        })),
      });
      await client.call('createSources', {
        body: ['=1+1', "'@x", '-5', '"b", c', 'é 😀', "o'clock"].map((source_name, at) => ({
          owner_id: 'northstar:luna',
          source_id: `odd-${at}`,
          source_name,
        })),
      });
      let items = 0;
      for (const route of routes.filter(({ operationId }) => (lists as string[]).includes(operationId))) {
        const parts = asked[route.operationId];
        const ask = (headers: Record<string, string>, query = {}) =>
          exchange(client.url, {
            method: 'GET',
            path: addressOf(route, { ...parts, query: { ...parts.query, ...query } }),
            headers: {
              ...(route.security === 'none' ? {} : { authorization: `Bearer ${parts.token ?? token}` }),
              ...headers,
            },
          });
        const json = await ask({}, { limit: '500' });
        const csv = await ask({ accept: 'text/csv' }, { page: '3', limit: '1' });
        assert.is(csv.status, 200, route.operationId);
        assert.is(csv.headers.get('content-type'), 'text/csv; charset=utf-8; header=present');
        assert.is(csv.headers.get('x-total-count'), json.headers.get('x-total-count'));
        assert.is(csv.headers.get('link'), null);
        const declared = JSON.stringify(Object.keys(Object(Reflect.get(replies[route.operationId], 200)).bodies ?? {}));
        assert.match(declared, 'text/csv', `${route.operationId} declares CSV`);
        const listed: object[] = JSON.parse(json.text);
        assert.equal(csvRows(csv.text), listed.map(asCsvRow), route.operationId);
        items += listed.length;
      }
      assert.ok(items > lists.length, 'most lists have something');
      const wanting = async (accept: string): Promise<string> => {
        const headers = { authorization: `Bearer ${token}`, accept };
        const reply = await exchange(client.url, { method: 'GET', path: '/sources', headers });
        return reply.headers.get('content-type') ?? '';
      };
      const json = 'application/json; charset=utf-8';
      assert.is(await wanting('application/json, text/csv'), json);
      assert.is(await wanting('text/csv;q=0.1, */*'), json);
      assert.is(await wanting('text/csv;q=0'), json);
      assert.match(await wanting('application/json;q=0.5, text/csv'), /^text\/csv/);
      const refused = { method: 'GET', path: '/sources?sort_field=colour', headers: { accept: 'text/csv' } };
      assert.is((await exchange(client.url, refused)).status, 401);
      const unsorted = { ...refused, headers: { ...refused.headers, authorization: `Bearer ${token}` } };
      const { headers } = await exchange(client.url, unsorted);
      assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
    }));

  test('an account reads four lists as CSV at a time', async () => {
    const exports = new Exports(new Map([['listSources', { columns: ['id'] }]]));
    const [route] = routes.filter(({ operationId }) => operationId === 'listSources');
    assert.ok(route);
    const start = (account = 'ada', items = 1) =>
      exports.run(
        route,
        { path: {}, query: {}, headers: {}, body: undefined },
        { account, tenant: 'northstar' },
        async () => ({
          status: 200,
          headers: { 'x-total-count': '1' },
          body: Array.from({ length: items }, (_, id) => ({ id })),
        }),
      );
    const take = async (reply: Awaited<ReturnType<typeof start>>): Promise<string> => {
      assert.ok(isParted(reply));
      const parts: string[] = [];
      for await (const part of reply.parts) parts.push(part);
      return parts.join('');
    };
    const running = [await start(), await start(), await start(), await start()];
    const fifth = await start();
    assert.ok(isRefusal(fifth));
    assert.is(fifth.problem, 'unavailable');
    assert.ok(isParted(await start('bob')));
    assert.is(await take(running[0] ?? fifth), 'id\r\n0\r\n');
    assert.ok(isParted(await start()));
  });

  test('of a tenant, one page is read at a time, and its lists take turns; another tenant does not wait', async () => {
    const exports = new Exports(new Map([['listSources', { columns: ['id'] }]]));
    const [route] = routes.filter(({ operationId }) => operationId === 'listSources');
    assert.ok(route);
    const ITEMS_PER_PAGE = 500;
    const reading: { readonly page: string; readonly go: () => void }[] = [];
    const start = async (name: string, tenant: string) => {
      const reply = await exports.run(
        route,
        { path: {}, query: {}, headers: {}, body: undefined },
        { account: name, tenant },
        async ({ query: { page } }) => {
          if (Number(page) > 0) await new Promise<void>((go) => reading.push({ page: `${name}${page}`, go }));
          const body = Array.from({ length: page === 2 ? 1 : ITEMS_PER_PAGE }, (_, id) => ({ id }));
          return { status: 200, headers: { 'x-total-count': String(2 * ITEMS_PER_PAGE + 1) }, body };
        },
      );
      assert.ok(isParted(reply));
      for await (const _ of reply.parts);
    };
    const all = Promise.all([start('a', 'north'), start('b', 'north'), start('c', 'south')]);
    const pages: string[][] = [];
    for (let turns = 0; turns < 4; turns += 1) {
      for (let waits = 0; waits < 10; waits += 1) await new Promise((resolve) => setImmediate(resolve));
      pages.push(reading.map(({ page }) => page));
      for (const { go } of reading.splice(0)) go();
    }
    await all;
    assert.equal(pages, [['a1', 'c1'], ['b1', 'c2'], ['a2'], ['b2']]);
  });
});
