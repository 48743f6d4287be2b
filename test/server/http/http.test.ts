import type { Middleware } from 'koa';
import * as assert from 'uvu/assert';
import { routes } from '../../../generated/server/operations.gen.ts';
import { createLog } from '../../../server/base/log.ts';
import { createApp } from '../../../server/http/app.ts';
import { listenHttp } from '../../../server/http/http-server.ts';
import { converse, repliesIn } from '../../support/converse.ts';
import { addressOf, buildWorld, requests } from '../../support/every-operation.ts';
import { exchange } from '../../support/exchange.ts';
import { sampleOf } from '../../support/in-full.ts';
import { withPrograms } from '../../support/process.ts';
import { ADMINISTRATOR, Client, withFolder, withServer } from '../../support/server.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withPlayersWallet } from '../../support/with-players-wallet.ts';

/** Serves a middleware of the test's own in the platform's application; what is logged is kept. */
const withApp = async (
  middleware: Middleware,
  work: (url: string, logged: () => string) => Promise<void>,
  timeouts?: Parameters<typeof listenHttp>[2],
): Promise<void> => {
  let lines = '';
  const write = (line: string): void => {
    lines += line;
  };
  const app = createApp(middleware, { log: createLog('info', { write }) });
  const server = await listenHttp(app.callback(), { port: 0, host: '127.0.0.1' }, timeouts);
  try {
    await work(`http://127.0.0.1:${server.port}`, () => lines);
  } finally {
    await server.stop();
  }
};

const codeIn = (text: string): string => (text === '' ? '' : JSON.parse(text).code);

const ORIGIN = 'https://games.example';
const preflight = { origin: ORIGIN, 'access-control-request-method': 'GET' };

/** Reports whether a route serves a path. */
const serves = (route: { readonly path: string }, path: string): boolean =>
  new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

suite('server/http/http', (test) => {
  test('an unknown path is route_not_found, in a problem document', () =>
    withServer(async ({ url }) => {
      const paths = [
        '/nowhere',
        '/Sources',
        '/sources/',
        '//sources',
        '/account',
        '/templates/a/b',
        '/%zz',
        '/sources/%',
        '/%00',
      ];
      for (const path of paths)
        for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
          const { status, headers, text } = await exchange(url, { method, path });
          assert.is(`${status} ${codeIn(text)}`, '404 route_not_found', `${method} ${path}`);
          assert.is(headers.get('content-type'), 'application/problem+json');
          assert.is(headers.get('cache-control'), 'no-store');
          assert.is(headers.get('x-content-type-options'), 'nosniff');
          const problem = JSON.parse(text);
          assert.equal(Object.keys(problem), ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id']);
          assert.is(problem.type, '/problems/route_not_found');
          // A path that is no valid address is escaped to become one.
          assert.is(problem.instance, path.replaceAll(/%(?![0-9A-Fa-f]{2})/g, '%25'));
        }
    }));

  test('a method that a path does not have is method_not_allowed, with the ones that it has', () =>
    withServer(async ({ url }) => {
      for (const route of sampleOf(routes, 40)) {
        const path = route.path.replaceAll(/\{\w+\}/g, 'x');
        const served = routes.filter((each) => serves(each, path)).map(({ method }) => method.toUpperCase());
        for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
          if (served.includes(method)) continue;
          const { status, headers, text } = await exchange(url, { method, path });
          assert.is(`${status} ${codeIn(text)}`, '405 method_not_allowed', `${method} ${path}`);
          const allowed = headers.get('allow')?.split(', ') ?? [];
          assert.ok(allowed.includes(route.method.toUpperCase()), `${path}: ${allowed}`);
          assert.not(allowed.includes(method), `${path}: ${allowed}`);
        }
      }
      const { headers } = await exchange(url, { method: 'DELETE', path: '/sources' });
      assert.equal(headers.get('allow')?.split(', ').sort(), ['GET', 'HEAD', 'POST']);
    }));

  test('HEAD answers what GET does, without a body', () =>
    withPlayersWallet(async (client) => {
      const good = requests(await buildWorld(client));
      const own = await client.login();
      const reads = routes.filter(({ method, pending }) => method === 'get' && !pending);
      for (const route of sampleOf(reads, 20)) {
        const { token = own, ...parts } = good[route.operationId];
        const path = addressOf(route, parts);
        const authorization = `Bearer ${token}`;
        const get = await exchange(client.url, { method: 'GET', path, headers: { authorization } });
        const head = await exchange(client.url, { method: 'HEAD', path, headers: { authorization } });
        assert.is(head.status, get.status, path);
        assert.is(head.text, '', path);
        for (const name of ['content-type', 'content-length', 'x-total-count', 'link', 'contribution-id'])
          assert.is(head.headers.get(name), get.headers.get(name), `${path} ${name}`);
      }
      assert.is((await exchange(client.url, { method: 'HEAD', path: '/sources' })).status, 401);
      assert.is((await exchange(client.url, { method: 'HEAD', path: '/nowhere' })).text, '');
    }));

  const CHUNKED = 'POST /accounts/auth HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
  const unreadable: [what: string, text: string, expected: string][] = [
    ['no HTTP', 'hello\r\n\r\n', '400 malformed_request'],
    ['an unknown method', 'BREW /healthz HTTP/1.1\r\nHost: x\r\n\r\n', '400 malformed_request'],
    ['another version', 'GET /healthz HTTP/9.9\r\nHost: x\r\n\r\n', '400 malformed_request'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', '400 malformed_request'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', '400 malformed_request'],
    ['a tunnel', 'CONNECT shop.example:443 HTTP/1.1\r\nHost: shop.example:443\r\n\r\n', '400 malformed_request'],
    ['bytes of another protocol', '\x16\x03\x01\x00\x05\x01\x00', '400 malformed_request'],
    ['a header over two lines', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b\r\n\r\n', '400 malformed_request'],
    ['a chunk of no size', `${CHUNKED}zz\r\n[]\r\n0\r\n\r\n`, '400 malformed_request'],
    ['a header without a colon', 'GET /healthz HTTP/1.1\r\nHost x\r\n\r\n', '400 malformed_request'],
    [
      'two lengths',
      'POST /sources HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      '400 malformed_request',
    ],
    [
      'a length and chunks',
      'POST /sources HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400 malformed_request',
    ],
    [
      'headers that are too large',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      '431 headers_too_large',
    ],
    ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, '431 headers_too_large'],
  ];
  for (const [what, text, expected] of unreadable)
    test(`${what} is answered with a problem document too`, () =>
      withServer(async ({ url }) => {
        const [reply] = repliesIn(await converse(url, text));
        assert.is(`${reply?.status} ${codeIn(reply?.body ?? '')}`, expected);
        assert.is(reply?.headers.get('content-type'), 'application/problem+json');
        assert.is(reply?.headers.get('connection'), 'close');
        assert.is((await fetch(`${url}/healthz`)).status, 200, 'the next caller is served');
      }));

  test('an unknown expectation is ignored, and HTTP/1.0 needs no host', () =>
    withServer(async ({ url }) => {
      for (const text of [
        'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
        'GET /healthz HTTP/1.0\r\n\r\n',
      ]) {
        const replies = repliesIn(await converse(url, text));
        assert.equal(
          replies.map(({ status, body }) => [status, body]),
          [[200, '{"status":"ok"}']],
          text,
        );
      }
    }));

  test('a request that never ends is request_timeout', () =>
    withApp(
      () => {},
      async (url) => {
        const [reply] = repliesIn(await converse(url, 'GET /healthz HTTP/1.1\r\nHost: x\r\n'));
        assert.is(`${reply?.status} ${codeIn(reply?.body ?? '')}`, '408 request_timeout');
      },
      { headersMs: 20, requestMs: 20, checkMs: 5 },
    ));

  test("a caller's request id is given back, in header and problem; without a good one there is a new one", () =>
    withServer(async ({ url }) => {
      const ask = (id: string) => exchange(url, { method: 'GET', path: '/nowhere', headers: { 'x-request-id': id } });
      const kept = await ask('My-id_1.2');
      assert.is(kept.headers.get('x-request-id'), 'My-id_1.2');
      assert.is(JSON.parse(kept.text).request_id, 'My-id_1.2');
      for (const id of ['', 'two words', 'x'.repeat(65), 'a\tb', '<script>']) {
        const { headers, text } = await ask(id);
        assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/, id);
        assert.is(JSON.parse(text).request_id, headers.get('x-request-id'), id);
      }
      assert.match((await fetch(`${url}/healthz`)).headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
    }));

  test('no origin is allowed by default', () =>
    withServer(async ({ url }) => {
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await exchange(url, { method, path: '/healthz', headers: preflight });
        assert.equal(
          [...headers.keys()].filter((name) => name.startsWith('access-control-')),
          [],
        );
      }
    }));

  test('a configured origin is allowed, also for a refusal, and no other', () =>
    withServer(
      async ({ url }) => {
        const options = await exchange(url, { method: 'OPTIONS', path: '/healthz', headers: preflight });
        assert.is(options.status, 204);
        assert.is(options.headers.get('access-control-allow-origin'), ORIGIN);
        for (const path of ['/healthz', '/nowhere', '/accounts/me']) {
          const { headers } = await exchange(url, { method: 'GET', path, headers: { origin: ORIGIN } });
          assert.is(headers.get('access-control-allow-origin'), ORIGIN, path);
          assert.match(headers.get('vary') ?? '', /origin/i, path);
          assert.is(headers.get('access-control-allow-credentials'), null, path);
        }
        for (const origin of ['https://evil.example', `${ORIGIN}.evil.example`, 'null', ORIGIN.toUpperCase()]) {
          const { headers } = await exchange(url, { method: 'GET', path: '/healthz', headers: { origin } });
          assert.is(headers.get('access-control-allow-origin'), null, origin);
        }
      },
      { PITBOSS_CORS_ORIGINS: `https://shop.example,${ORIGIN}` },
    ));

  test('an empty 200 has a length of 0 and no content type', () =>
    withServer(async (client) => {
      const good = requests(await buildWorld(client));
      for (const operationId of ['publishTemplate', 'assignSources'] as const) {
        const { status, headers, body } = await client.call(operationId, good[operationId]);
        assert.is(status, 200);
        assert.is(headers.get('content-length'), '0');
        assert.is(headers.get('content-type'), null);
        assert.is(body, undefined);
      }
    }));

  test('a connection outlives a body that was refused unread', () =>
    withServer(async (client) => {
      const authorization = `Authorization: Bearer ${await client.login()}\r\n`;
      const post = (path: string, headers: string, body: string): string =>
        `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
      const smuggled = 'GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n';
      const json = 'Content-Type: application/json\r\n';
      const replies = repliesIn(
        await converse(
          client.url,
          post('/sources', json, smuggled),
          post('/sources', `${authorization}Content-Type: text/plain\r\n`, smuggled),
          post('/sources', `${authorization}${json}`, smuggled),
          post('/nowhere', json, smuggled),
          post('/accounts/me', json, smuggled),
          post('/sources', json, 'x'.repeat(200_000)),
          'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
        ),
      );
      assert.equal(
        replies.map(({ status }) => status),
        [401, 415, 400, 404, 405, 401, 200],
      );
    }));

  test('a failure is internal_error: the caller gets an id, and the log the reason', () =>
    withApp(
      () => {
        throw new Error('the secret reason');
      },
      async (url, logged) => {
        const { status, headers, text } = await exchange(url, { method: 'GET', path: '/x?token=t-1' });
        assert.is(`${status} ${codeIn(text)}`, '500 internal_error');
        assert.not.match(text, 'secret reason');
        const line = JSON.parse(logged());
        assert.is(line.request_id, headers.get('x-request-id'));
        assert.is(line.err.message, 'the secret reason');
        assert.is(line.path, '/x');
        assert.not.match(logged(), 't-1');
      },
    ));

  for (const [what, code, level] of [
    ['a store that cannot confirm', 'store_unavailable', 50],
    ['a store with too many long reads', 'store_busy', 40],
    ['an archive file that cannot be read', 'archive_damaged', 50],
  ] as const)
    test(`${what} is unavailable, with a time to wait and the reason in the log`, () =>
      withApp(
        () => {
          throw Object.assign(new Error('the reason'), { code });
        },
        async (url, logged) => {
          const { status, headers, text } = await exchange(url, { method: 'GET', path: '/x' });
          assert.is(`${status} ${codeIn(text)}`, '503 unavailable');
          assert.is(headers.get('retry-after'), '1');
          const line = JSON.parse(logged());
          assert.equal([line.level, line.reason], [level, 'the reason']);
        },
      ));

  test('fields that could carry a secret are cut out of the log', () => {
    let lines = '';
    const log = createLog('info', {
      write: (line) => {
        lines += line;
      },
    });
    const secrets = { token: 's-1', password: 's-2', secret: 's-3', authorization: 's-4' };
    log.info(secrets, 'at the top');
    log.info({ body: { ...secrets, refresh_token: 's-5' } }, 'inside');
    assert.not.match(lines, /s-\d/);
    assert.match(lines, 'inside');
  });

  test('neither passwords nor tokens reach the output of the running program', () =>
    withFolder((data) =>
      withPrograms(async (start) => {
        const program = await start(['serve', '--port', '0', '--data', data], {
          PITBOSS_LOG_LEVEL: 'debug',
          PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
          PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
        });
        const client = new Client(program.url, data);
        const token = await client.login();
        const { instanceId } = await buildWorld(client);
        await client.call('login', { body: { ...ADMINISTRATOR, password: 'wrong-password' }, token: null });
        await client.call('login', { raw: '{"password": "wrong-password"', token: null });
        await client.call('getOwnAccount', { token: 'made-up-token' });
        await client.call('contributeToInstance', { body: contribution(instanceId, { token: 'player-session' }) });
        assert.is(await program.end('SIGTERM'), 0);
        const output = program.output();
        assert.match(output, 'WinEvent', 'the program logs');
        const players = ['player-session', 'session-p-1'];
        for (const secret of [token, ADMINISTRATOR.password, 'wrong-password', 'made-up-token', ...players])
          assert.not(output.includes(secret), secret);
      }),
    ));
});
