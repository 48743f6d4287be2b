import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { collected, createApi, createClient, echoed, errorOf, json, shop, withServer } from './client-shop.ts';

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
