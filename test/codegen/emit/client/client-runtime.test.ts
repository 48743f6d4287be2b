import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { type Loaded, load, withGeneratedClient } from '../../generated-client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** Serves on loopback; by default it answers with what arrived. */
const withServer = async (answer: Answer, check: (url: string) => Promise<void>): Promise<void> => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
};

const echo: Answer = ({ method, url, headers }, response, body) => json(response, { method, url, headers, body });

const json = (response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

const SHOP = 'test/codegen/fixtures/quirks/shop.yaml';
const NOW = { 'retry-after': '0' };

const shop = await withGeneratedClient(SHOP, {}, load);
const returning = await withGeneratedClient(SHOP, { errors: 'return' }, load);
const { createApi, createClient, ApiError, ConnectionError } = shop;

const echoed = (use: (api: Loaded, client: unknown) => Promise<void>, options: object = {}) =>
  withServer(echo, (baseUrl) => {
    const api = createApi({ baseUrl, ...options });
    return use(api, api.client);
  });

/** The error of a call that must fail. */
const errorOf = async (call: Promise<unknown>): Promise<Loaded> => {
  try {
    await call;
  } catch (error) {
    return error as Loaded;
  }
  throw new Error('the call succeeded');
};

const collected = async (items: AsyncIterable<unknown>): Promise<unknown[]> => {
  const found: unknown[] = [];
  for await (const item of items) found.push(item);
  return found;
};

suite('codegen/client at run time: parameters and bodies', (test) => {
  test('every style of parameter is serialized as OpenAPI says', () =>
    echoed(async (api) => {
      const { body } = await api.readStyles({
        path: { list: ['a', 'b/c'], label: ['x', 'y'], matrix: { a: '1', b: '2' } },
        query: {
          many: ['1', '2'],
          comma: ['a', 'b,c'],
          pipe: ['a', 'b'],
          space: ['a', 'b'],
          fields: { c: 1, d: 'e' },
          deep: { from: 1, to: 2 },
          json: { k: [1] },
          path: 'a/b?c',
        },
        headers: { 'x-list': [1, 2] },
        cookies: { visit: 'a b', marks: ['a', 'b,c'], shelves: [1, 2] },
      });
      assert.is(
        body.url,
        '/styles/a,b%2Fc/.x,y/;a=1;b=2?many=1&many=2&comma=a,b%2Cc&pipe=a%7Cb&space=a%20b&c=1&d=e&deep%5Bfrom%5D=1&deep%5Bto%5D=2&json=%7B%22k%22%3A%5B1%5D%7D&path=a/b?c',
      );
      assert.equal(
        [body.headers['x-list'], body.headers.cookie],
        ['1,2', 'visit=a%20b; marks=a,b%2Cc; shelves=1; shelves=2'],
      );
    }));

  test('a form is sent as one, with lists as repeated fields', () =>
    echoed(async (api) => {
      const { body } = await api.sendForm({ body: { name: 'a b', tags: ['x', 'y'], at: { lat: 1 } } });
      assert.is(body.headers['content-type'], 'application/x-www-form-urlencoded');
      assert.is(body.body, 'name=a%20b&tags=x&tags=y&at%5Blat%5D=1');
    }));

  test('a multipart body has files, repeated parts and JSON parts', () =>
    echoed(async (api) => {
      const file = new File(['abc'], 'a.txt', { type: 'text/plain' });
      const { body } = await api.uploadFile({ body: { file, notes: ['one', 'two'], about: { k: 1 } } });
      assert.match(body.headers['content-type'], /^multipart\/form-data; boundary=/);
      assert.match(body.body, /name="file"; filename="a\.txt"\r\nContent-Type: text\/plain\r\n\r\nabc/);
      assert.is(body.body.split('name="notes"').length, 3);
      assert.match(body.body, /Content-Type: application\/json\r\n\r\n\{"k":1\}/);
    }));

  test('of several content types, text is sent as text, and the caller may choose', () =>
    echoed(async (api) => {
      const sent = async (body: unknown, headers?: object) => {
        const { body: got } = await api.saveNote({ body }, { headers });
        return [got.headers['content-type'], got.body];
      };
      assert.equal(await sent({ a: 1 }), ['application/json', '{"a":1}']);
      assert.equal(await sent('hello'), ['text/plain', 'hello']);
      assert.equal(await sent('hello', { 'content-type': 'application/json' }), ['application/json', '"hello"']);
    }));

  test('an operation whose name is taken is a method of that name, and a function of another', () =>
    withServer(
      (_, response) => response.writeHead(204).end(),
      async (baseUrl) => {
        const api = createApi({ baseUrl });
        const renamed = ['thenOperation', 'clientOperation', 'callOperation', 'apiOperation', 'connectionOperation'];
        for (const name of ['createCalls', 'createClient', 'delete', 'operationCall', 'constructor', ...renamed])
          assert.is((await api[name]()).status, 204, name);
        // Awaiting a module or an object calls its method then.
        assert.equal([shop.then, api.then], [undefined, undefined]);
        assert.is((await shop.createClientOperation(api.client)).status, 204);
        assert.is((await shop.delete_(api.client)).status, 204);
      },
    ));

  test('an id that would address another operation is refused', async () => {
    const api = createApi({ baseUrl: 'http://127.0.0.1:1' });
    for (const id of ['', '.', '..']) assert.instance(await errorOf(api.readEcho({ path: { id } })), TypeError);
  });
});

suite('codegen/client at run time: replies', (test) => {
  test('text and files are read as what they are', () =>
    withServer(
      ({ url }, response) => {
        response.writeHead(200, { 'content-type': url === '/notes' ? 'text/plain' : 'application/octet-stream' });
        response.end('{"not":"parsed"}');
      },
      async (baseUrl) => {
        const api = createApi({ baseUrl });
        assert.is((await api.readNote()).body, '{"not":"parsed"}');
        assert.is(await (await api.downloadFile()).body.text(), '{"not":"parsed"}');
      },
    ));

  test('server-sent events arrive one at a time, however the bytes are cut', () =>
    withServer(
      async (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const text =
          ': hi\r\n\r\nid: 7\r\nevent: price\r\ndata: {"price":\r\ndata: 1.5}\r\n\r\nretry: 9\ndata: über\n\ndata: cut off';
        for (const byte of Buffer.from(text)) {
          response.write(Buffer.from([byte]));
          await new Promise((resolve) => setImmediate(resolve));
        }
        response.end();
      },
      async (baseUrl) => {
        const { body } = await createApi({ baseUrl, reconnect: false }).watchPrices();
        assert.equal(await collected(body), [
          { event: 'price', data: { price: 1.5 }, id: '7', retryMs: undefined },
          { event: 'message', data: 'über', id: '7', retryMs: 9 },
        ]);
      },
    ));

  test('lines of JSON arrive as values', () =>
    withServer(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        response.end('{"row":1}\n\n{"row":2}\n{"row":3}');
      },
      async (baseUrl) => {
        const { body } = await createApi({ baseUrl }).exportRows();
        assert.equal(await collected(body), [{ row: 1 }, { row: 2 }, { row: 3 }]);
      },
    ));

  test('leaving a stream early closes the connection, and so does its signal', async () => {
    let closed = 0;
    await withServer(
      (request, response) => {
        request.socket.on('close', () => {
          closed += 1;
        });
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        response.write('{"row":1}\n{"row":2}\n');
      },
      async (baseUrl) => {
        const api = createApi({ baseUrl, headers: { connection: 'close' } });
        for await (const { row } of (await api.exportRows()).body) if (row === 1) break;
        const stop = new AbortController();
        const { body } = await api.exportRows({}, { signal: stop.signal });
        const ended = collected(body).catch((error: unknown) => error);
        stop.abort(new Error('enough'));
        assert.is(Object(await ended).message, 'enough');
        while (closed < 2) await new Promise((resolve) => setTimeout(resolve, 5));
      },
    );
  });

  test('a stream that falls silent or breaks off ends with an error', () =>
    withServer(
      ({ headers }, response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        response.write('{"row":1}\n', () => {
          if (headers['x-break'] !== undefined) response.destroy();
        });
      },
      async (baseUrl) => {
        const api = createApi({ baseUrl });
        const silent = await errorOf(collected((await api.exportRows({}, { idleMs: 50 })).body));
        assert.equal([silent.reason, silent.operationId], ['timeout', 'exportRows']);
        const broken = await errorOf(collected((await api.exportRows({}, { headers: { 'x-break': '1' } })).body));
        assert.equal([broken.reason, broken.operationId], ['network', 'exportRows']);
      },
    ));

  test('an operation that only redirects returns where to, or its own address for a browser', () =>
    withServer(
      ({ url }, response) => response.writeHead(302, { location: `/after${url}` }).end(),
      async (baseUrl) => {
        const client = createClient({ baseUrl });
        const { status, body } = await shop.signInElsewhere(client, { query: { state: 's' } });
        assert.equal([status, body], [302, { location: `${baseUrl}/after/sign-in?state=s` }]);
        assert.is(shop.signInElsewhereUrl(client, { query: { state: 's' } }), `${baseUrl}/sign-in?state=s`);
      },
    ));

  test('the raw response is available for any operation and any status', () =>
    withServer(
      (_, response) => json(response, { code: 'gone' }, 410),
      async (baseUrl) => {
        const client = createClient({ baseUrl });
        const response = await shop.rawResponse(client, (raw: unknown) => shop.readNote(raw));
        assert.equal([response.status, await response.json()], [410, { code: 'gone' }]);
      },
    ));
});

suite('codegen/client at run time: credentials', (test) => {
  test('each scheme is placed where the document says', () =>
    echoed(
      async (api) => {
        const sent = async (call: Promise<Loaded>) => (await call).body;
        assert.is((await sent(api.readEcho({ path: { id: '1' } }))).headers.authorization, 'Bearer t-1');
        assert.is((await sent(api.readWithHeaderKey())).headers['x-key'], 'k');
        const both = await sent(api.readWithQueryKey());
        assert.equal([both.url, both.headers.cookie], ['/keys/query?key=q+1', 'session=c%3B']);
        const either = await sent(api.readWithEither());
        assert.is(either.headers.authorization, `Basic ${Buffer.from('ü:p').toString('base64')}`);
      },
      {
        auth: {
          token: 't-1',
          headerKey: 'k',
          queryKey: 'q 1',
          cookieKey: 'c;',
          basic: { username: 'ü', password: 'p' },
        },
      },
    ));

  test('after a refused token a new one is fetched, once, and the call is sent again', async () => {
    const asked: unknown[] = [];
    const seen: unknown[] = [];
    await withServer(
      ({ headers }, response) => {
        seen.push(headers.authorization);
        json(response, {}, headers.authorization === 'Bearer good' ? 200 : 401);
      },
      async (baseUrl) => {
        const token = (refused: unknown) => {
          asked.push(refused);
          return asked.length === 1 ? 'stale' : 'good';
        };
        await createApi({ baseUrl, auth: { token } }).writeEcho({ path: { id: '1' }, body: {} });
        assert.equal(
          [asked, seen],
          [
            [undefined, 'stale'],
            ['Bearer stale', 'Bearer good'],
          ],
        );
        const refused = await errorOf(createApi({ baseUrl, auth: { token: 'bad' } }).readEcho({ path: { id: '1' } }));
        assert.equal([refused.status, seen.length], [401, 3]);
      },
    );
  });

  test('a secret in a header does not follow a redirect to another host', async () => {
    const seen: unknown[] = [];
    await withServer(
      (request, response) => {
        seen.push(request.headers['x-key'], request.headers.authorization);
        json(response, {});
      },
      (other) =>
        withServer(
          (_, response) => response.writeHead(307, { location: `${other}/elsewhere` }).end(),
          async (baseUrl) => {
            const api = createApi({ baseUrl, auth: { headerKey: 'k', token: 't' } });
            assert.is((await errorOf(api.readWithHeaderKey())).status, 307);
            // fetch itself takes the header Authorization away.
            assert.equal((await api.readEcho({ path: { id: '1' } })).body, {});
            assert.equal(seen, [undefined, undefined]);
          },
        ),
    );
  });

  test('OAuth 2 gets a token with the client’s credentials, keeps it, and renews it when it is refused', async () => {
    const grants: string[] = [];
    let valid = '';
    await withServer(
      ({ url, headers }, response, body) => {
        if (url !== '/token') return json(response, {}, headers.authorization === `Bearer ${valid}` ? 200 : 401);
        grants.push(`${headers.authorization} ${body}`);
        valid = `t${grants.length}`;
        json(response, { access_token: valid, refresh_token: `r${grants.length}`, expires_in: 3600 });
      },
      async (baseUrl) => {
        const token = shop.oauth2({
          tokenUrl: `${baseUrl}/token`,
          clientId: 'c',
          clientSecret: 's',
          scopes: ['a', 'b'],
        });
        const api = createApi({ baseUrl, auth: { token } });
        await Promise.all([1, 2, 3].map((id) => api.readEcho({ path: { id } })));
        valid = 'revoked';
        await api.readEcho({ path: { id: '4' } });
        const basic = `Basic ${Buffer.from('c:s').toString('base64')}`;
        assert.equal(grants, [
          `${basic} grant_type=client_credentials&scope=a+b`,
          `${basic} grant_type=refresh_token&refresh_token=r1&scope=a+b`,
        ]);
      },
    );
  });
});

suite('codegen/client at run time: failures', (test) => {
  const order = { body: { item: 'book' } };

  test('a refusal is thrown with its status, code and body', () =>
    withServer(
      (_, response) => json(response, { code: 'sold_out', left: 0 }, 409),
      async (baseUrl) => {
        const error = await errorOf(createApi({ baseUrl }).placeOrder(order, { idempotencyKey: 'k' }));
        assert.instance(error, ApiError);
        assert.ok(shop.isErrorOf('placeOrder', error) && !shop.isErrorOf('readEcho', error));
        assert.equal(
          [error.status, error.code, error.body, error.operationId, error.idempotencyKey],
          [409, 'sold_out', { code: 'sold_out', left: 0 }, 'placeOrder', 'k'],
        );
      },
    ));

  test('with errors as values, a refusal and a missing reply are returned, misuse and aborts are thrown', async () => {
    await withServer(
      ({ url }, response) =>
        url === '/orders' ? json(response, { code: 'sold_out' }, 409) : json(response, { id: 1 }),
      async (baseUrl) => {
        const api = returning.createApi({ baseUrl });
        const { data, error } = await api.placeOrder(order);
        assert.equal([data, error.code], [undefined, 'sold_out']);
        assert.equal((await api.readEcho({ path: { id: '1' } })).data, { id: 1 });
        assert.instance(await errorOf(api.readEcho({ path: { id: '' } })), TypeError);
        const aborted = await errorOf(api.readEcho({ path: { id: '1' } }, { signal: AbortSignal.abort('no') }));
        assert.is(aborted, 'no');
      },
    );
    const { error } = await returning.createApi({ baseUrl: 'http://127.0.0.1:1', retries: 0 }).readNote();
    assert.instance(error, returning.ConnectionError);
    assert.is(error.reason, 'network');
  });

  test('a write with a key is retried under one key, one without is not', async () => {
    const keys: unknown[] = [];
    await withServer(
      ({ headers, url }, response) => {
        keys.push(headers['idempotency-key']);
        if (keys.length === 1 || url !== '/orders') json(response, {}, 503, NOW);
        else json(response, { id: 'o' }, 201);
      },
      async (baseUrl) => {
        const api = createApi({ baseUrl });
        assert.equal((await api.placeOrder(order)).body, { id: 'o' });
        assert.match(String(keys[0]), /^[0-9a-f]{32}$/);
        assert.equal(keys, [keys[0], keys[0]]);
        assert.is((await errorOf(api.writeEcho({ path: { id: '1' }, body: {} }))).status, 503);
        assert.is(keys.length, 3, 'a write without a key is sent once');
        assert.is((await errorOf(api.logIn({}, { retries: 2 }))).status, 503);
        assert.is(keys.length, 6, 'the document says that it may be repeated');
      },
    );
  });

  test('hooks see every attempt and retry, and may add headers', async () => {
    const seen: unknown[] = [];
    await withServer(
      ({ headers }, response) => json(response, headers, seen.length < 3 ? 503 : 200, NOW),
      async (baseUrl) => {
        const api = createApi({
          baseUrl,
          headers: { 'X-All': 'a' },
          userAgent: 'tests/1',
          intercept: async (attempt: Loaded, next: (attempt: unknown) => Promise<Response>) => {
            seen.push(attempt.operationId);
            const response = await next({ ...attempt, headers: { ...attempt.headers, traceparent: '00-1' } });
            seen.push(response.status);
            return response;
          },
          onRetry: ({ operationId, error }: Loaded) => seen.push(`${operationId} again after ${error.status}`),
        });
        const { body } = await api.readEcho({ path: { id: '1' } }, { headers: { 'X-One': 'b' } });
        assert.equal(seen, ['readEcho', 503, 'readEcho again after 503', 'readEcho', 200]);
        assert.equal(
          [body['x-all'], body['x-one'], body.traceparent, body['user-agent']],
          ['a', 'b', '00-1', 'tests/1'],
        );
      },
    );
  });

  test('errors and their logs have no credentials', async () => {
    const auth = { token: 's3cret', headerKey: 's3cret', queryKey: 's3cret', cookieKey: 's3cret' };
    const fetch = () => Promise.reject(new TypeError('gone'));
    const api = createApi({ baseUrl: 'http://127.0.0.1:1', auth, fetch, retries: 0 });
    for (const name of ['readWithHeaderKey', 'readWithQueryKey', 'readNote']) {
      const error = await errorOf(api[name]());
      assert.instance(error, ConnectionError);
      assert.not.match(`${error.stack} ${JSON.stringify(error)}`, 's3cret');
    }
  });
});

suite('codegen/client at run time: lists', (test) => {
  const ITEMS = [1, 2, 3, 4, 5];

  test('iterators fetch every item of lists by page, offset, cursor and link, and stop', async () => {
    const asked: string[] = [];
    await withServer(
      ({ url = '' }, response) => {
        asked.push(url);
        const { pathname, searchParams } = new URL(url, 'http://localhost');
        const from = Number(searchParams.get('offset') ?? searchParams.get('cursor') ?? searchParams.get('after') ?? 0);
        const page = Number(searchParams.get('page') ?? 1);
        const slice = (start: number) => ITEMS.slice(start, start + 2);
        const next = from + 2 < ITEMS.length ? from + 2 : undefined;
        if (pathname === '/by-page') json(response, slice((page - 1) * 2), 200, { 'x-total-count': '5' });
        else if (pathname === '/by-offset') json(response, { items: slice(from), total: 5 });
        else if (pathname === '/by-cursor')
          json(response, { data: slice(from), meta: { next_cursor: next === undefined ? null : String(next) } });
        else if (pathname === '/declared') json(response, { page: { rows: slice(from), last: next } });
        else {
          const link = `<http://evil.example/by-link?page=${page + 1}>; rel="next", </by-link?page=1>; rel="first"`;
          json(response, slice((page - 1) * 2), 200, page < 3 ? { link } : {});
        }
      },
      async (baseUrl) => {
        const client = createClient({ baseUrl });
        for (const name of ['ByPage', 'ByOffset', 'ByCursor', 'ByLink']) {
          asked.length = 0;
          assert.equal(await collected(shop[`iterateList${name}`](client)), ITEMS, name);
          assert.is(asked.length, 3, `${name}: ${asked}`);
        }
        assert.equal(await collected(shop.iterateListDeclared(client)), ITEMS);
        assert.equal(await collected(shop.iterateListByPage(client, { query: { page: 2, limit: 2 } })), [3, 4, 5]);
      },
    );
  });

  test('servers have their variables, and the first one is the default', async () => {
    assert.equal(
      shop.servers.map((server: (variables?: object) => string) => server()),
      ['https://eu.shop.example/v1', '/local'],
    );
    assert.is(shop.servers[0]({ region: 'us', base: 'v2' }), 'https://us.shop.example/v2');
    let sent = '';
    const fetch = async (url: string) => {
      sent = url;
      return Response.json({});
    };
    await createApi({ fetch }).readEcho({ path: { id: 'a' } });
    assert.is(sent, 'https://eu.shop.example/v1/echo/a');
    await createApi({ fetch }).readElsewhere();
    assert.is(sent, 'https://a.files.example/elsewhere', 'an operation may have a server of its own');
  });
});
