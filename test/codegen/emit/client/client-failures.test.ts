import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import type { Loaded } from '../../generated-client.ts';
import {
  ApiError,
  ConnectionError,
  createApi,
  echoed,
  errorOf,
  json,
  NOW,
  returning,
  shop,
  withServer,
} from './client-shop.ts';

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
