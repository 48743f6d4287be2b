import * as assert from 'uvu/assert';
import { PROBLEM_TYPE } from '../../server/http/problem.ts';
import { built, watching } from '../cli/program.ts';
import { exchange } from '../support/exchange.ts';
import { inFull } from '../support/in-full.ts';
import { withFolder, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { carriesPages } from './carries-pages.ts';
import { contentOf, served } from './pages.ts';

const GZIP = { 'accept-encoding': 'gzip' };

suite('docs/serve', (test) => {
  test('every page has its content type, compressed or not, and may only reach this host', () =>
    withServer(async ({ url }) => {
      for (const [address, page] of served()) {
        const plain = await fetch(`${url}${address}`, { headers: { 'accept-encoding': 'identity' } });
        assert.is(plain.status, 200, address);
        assert.is(plain.headers.get('content-type'), page.type, address);
        assert.is(plain.headers.get('content-encoding'), null, address);
        assert.is(await plain.text(), contentOf(page), address);
        const packed = await fetch(`${url}${address}`, { headers: GZIP });
        assert.is(packed.headers.get('content-encoding'), 'gzip', address);
        assert.is(await packed.text(), contentOf(page), address);
        const policy = packed.headers.get('content-security-policy') ?? '';
        assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; /);
        assert.not.match(policy, /unsafe|http|\*/);
        assert.is(packed.headers.get('x-content-type-options'), 'nosniff');
        assert.is(packed.headers.get('referrer-policy'), 'no-referrer');
        assert.is(packed.headers.get('cross-origin-opener-policy'), 'same-origin');
        assert.match(packed.headers.get('vary') ?? '', /accept-encoding/i);
      }
    }));

  test('without a console the bare address leads to the documentation, also behind a path of a proxy', () =>
    withServer(
      async ({ url }) => {
        const { status, headers, text } = await exchange(url, { method: 'GET', path: '/' });
        assert.equal([status, headers.get('location'), text], [302, 'docs', '']);
        assert.is(headers.get('cache-control'), 'no-store');
        assert.is((await fetch(url)).url, `${url}/docs`);
        const other = await exchange(url, { method: 'POST', path: '/' });
        assert.equal([other.status, other.headers.get('allow')], [405, 'GET, HEAD']);
      },
      { PITBOSS_CONSOLE: 'off' },
    ));

  test('a cached page is not sent again', () =>
    withServer(async ({ url }) => {
      const first = await fetch(`${url}/docs/redoc.js`, { headers: GZIP });
      assert.is(first.headers.get('cache-control'), 'no-cache');
      const etag = first.headers.get('etag') ?? '';
      assert.match(etag, /^W\/"[\w-]{22}"$/);
      const again = await exchange(url, { method: 'GET', path: '/docs/redoc.js', headers: { 'if-none-match': etag } });
      assert.is(again.status, 304);
      assert.is(again.text, '');
      assert.is(again.headers.get('etag'), etag);
      const other = await exchange(url, { method: 'GET', path: '/docs', headers: { 'if-none-match': etag } });
      assert.is(other.status, 200);
    }));

  test('HEAD returns the same as GET, without a body', () =>
    withServer(async ({ url }) => {
      for (const path of ['/docs', '/problems/validation_failed', '/docs/jackpots/openapi.json']) {
        const get = await exchange(url, { method: 'GET', path, headers: GZIP });
        const head = await exchange(url, { method: 'HEAD', path, headers: GZIP });
        assert.is(head.status, 200, path);
        assert.is(head.text, '');
        for (const name of ['content-type', 'content-length', 'content-encoding', 'etag', 'content-security-policy'])
          assert.is(head.headers.get(name), get.headers.get(name), `${path} ${name}`);
      }
    }));

  test('another method is method_not_allowed', () =>
    withServer(async ({ url }) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        for (const path of ['/docs', '/problems/validation_failed']) {
          const { status, headers, text } = await exchange(url, { method, path });
          assert.is(status, 405, `${method} ${path}`);
          assert.is(headers.get('allow'), 'GET, HEAD');
          assert.is(JSON.parse(text).code, 'method_not_allowed');
        }
    }));

  test('an extra slash redirects to the page, also behind a proxy', () =>
    withServer(async ({ url }) => {
      for (const address of ['/docs', '/docs/guides/operator', '/problems', '/problems/validation_failed']) {
        const { status, headers, text } = await exchange(url, { method: 'GET', path: `${address}/` });
        assert.is(status, 308, address);
        assert.is(text, '');
        const location = headers.get('location') ?? '';
        for (const base of ['http://x', 'http://x/behind/a/proxy'])
          assert.is(new URL(location, `${base}${address}/`).href, `${base}${address}`);
        assert.is((await exchange(url, { method: 'POST', path: `${address}/` })).status, 404);
      }
    }));

  test('nothing else is served: no other page, file or folder', () =>
    withServer(async ({ url }) => {
      const paths = [
        ...[
          '/docs/nowhere',
          '/docs.html',
          '/docs/jackpots.html',
          '/docs/pages.json',
          '/pages.json',
          '/docs/redoc.js.gz',
        ],
        ...['/docs//', '//docs', '/Docs', '/docs/%6aackpots', '/problems/no_such_code', '/problems/constructor'],
        ...['/docs/../pages.json', '/docs/%2e%2e/pages.json', '/docs/..%2fpages.json', '/docs/%00', '/docs/__proto__'],
        ...['/docs/../../package.json', '/docs/guides', '/docs/guides/'],
      ];
      for (const path of paths)
        for (const method of ['GET', 'HEAD', 'POST']) {
          const { status, headers, text } = await exchange(url, { method, path });
          assert.is(status, 404, `${method} ${path}`);
          assert.is(headers.get('content-type'), PROBLEM_TYPE, `${method} ${path}`);
          if (method !== 'HEAD') assert.is(JSON.parse(text).code, 'route_not_found');
        }
    }));

  test('the type of every problem is the address of its page', () =>
    withServer(async ({ url }) => {
      const { type } = JSON.parse((await exchange(url, { method: 'GET', path: '/nowhere' })).text);
      const page = await fetch(new URL(type, url));
      assert.is(page.status, 200);
      assert.match(await page.text(), '<h1><code>route_not_found</code></h1>');
    }));

  test('a page needs no token and ignores a wrong one', () =>
    withServer(async ({ url }) => {
      const { status } = await exchange(url, { method: 'GET', path: '/docs', headers: { authorization: 'Bearer x' } });
      assert.is(status, 200);
    }));

  inFull(test)('the bundle carries the same pages', () => carriesPages([process.execPath, built('pitboss.mjs')]));

  inFull(test)('serve says where the documentation is', () =>
    withFolder((data) =>
      watching(['serve', '--port', '0', '--data', data], async (serving) => {
        const [, url = ''] = await serving.printed(/^Documentation: (http:\S+)$/m);
        assert.is((await fetch(url)).status, 200);
        serving.send('SIGTERM');
        await serving.ended;
      }),
    ),
  );
});
