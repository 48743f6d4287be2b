import * as assert from 'uvu/assert';
import { createPitboss } from '../../clients/typescript/src/pitboss.ts';
import { withPlatformBelow } from '../support/below-a-path.ts';
import { exchange } from '../support/exchange.ts';
import { ADMINISTRATOR, type Client, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { contentOf, served } from './pages.ts';

const PREFIX = '/games/pitboss';

/** A platform below a path, and the same without the proxy. */
const below = (work: (host: string, client: Client) => Promise<void>, trusted = '127.0.0.1'): Promise<void> =>
  withServer((client) => withPlatformBelow(PREFIX, client.url, (host) => work(host, client)), {
    PITBOSS_TRUSTED_PROXIES: trusted,
  });

/** The problem that a request ends with. */
const told = async (...request: Parameters<typeof fetch>) =>
  (await (await fetch(...request)).json()) as {
    readonly code: string;
    readonly type: string;
    readonly instance: string;
  };

/** The addresses of a page's files and links. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link|script)\b[^>]*?\b(?:href|src)="([^"#]+)/g)].map(([, address = '']) => address);

suite('docs/below-a-path', (test) => {
  test('a problem’s type leads to its page, and its instance is what the caller asked for', () =>
    below(async (host, { url }) => {
      const asked = `${host}${PREFIX}/instances/a%20b?x=1`;
      const problem = await told(asked);
      assert.equal(
        [problem.code, problem.type, problem.instance],
        ['token_missing', `${PREFIX}/problems/token_missing`, `${PREFIX}/instances/a%20b`],
      );
      assert.match(await (await fetch(new URL(problem.type, asked))).text(), '<h1><code>token_missing</code></h1>');
      const nowhere = await told(`${host}${PREFIX}/nowhere`);
      assert.is(nowhere.type, `${PREFIX}/problems/route_not_found`);
      const refused = await told(`${host}${PREFIX}/docs`, { method: 'POST' });
      assert.is(refused.instance, `${PREFIX}/docs`);
      const { type, instance } = await told(`${url}/accounts/me`);
      assert.equal([type, instance], ['/problems/token_missing', '/accounts/me']);
    }));

  test('the links of a list lead to its pages, also from an operation that is deprecated', () =>
    below(async (host, { url }) => {
      const login = await fetch(`${host}${PREFIX}/auth/admin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(ADMINISTRATOR),
      });
      assert.is(login.headers.get('link'), `<${PREFIX}/accounts/auth>; rel="successor-version"`);
      const { token } = (await login.json()) as { token: string };
      const asked = `${host}${PREFIX}/audit?limit=1`;
      const headers = { authorization: `Bearer ${token}` };
      const first = await fetch(asked, { headers });
      const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
      assert.match(next, /^\/games\/pitboss\/audit\?/);
      assert.not.match(first.headers.get('link') ?? '', /<\/(?!games\/pitboss\/)/);
      const second = await fetch(new URL(next, asked), { headers });
      assert.is(second.status, 200);
      assert.not.equal(await second.json(), await first.json());
      const plain = await fetch(`${url}/audit?limit=1`, { headers });
      assert.match(plain.headers.get('link') ?? '', /^<\/audit\?/);
    }));

  test('the client recognises problems by their code, and pages through lists', () =>
    below(async (host) => {
      const pitboss = createPitboss({ baseUrl: `${host}${PREFIX}`, ...ADMINISTRATOR });
      const { headers } = await pitboss.listAuditEvents({ query: { limit: 1 } });
      assert.match(headers.get('link') ?? '', `<${PREFIX}/`);
      const refused = await pitboss.getInstance({ path: { instance_id: 'nowhere' } }).catch((error: unknown) => error);
      assert.is(Reflect.get(Object(refused), 'code'), 'instance_not_found');
    }));

  test('the console and the documentation load from below it, and lead nowhere else', () =>
    below(async (host) => {
      const start = await fetch(`${host}${PREFIX}/`);
      assert.is(start.url, `${host}${PREFIX}/console`);
      for (const address of ['/console', '/console/', '/console/jackpots/x', '/docs', '/docs/', '/docs/jackpots']) {
        const page = await fetch(`${host}${PREFIX}${address}`);
        assert.is(page.status, 200, address);
        assert.ok(page.url.startsWith(`${host}${PREFIX}/`), page.url);
        for (const each of addressesIn(await page.text())) {
          const linked = new URL(each, page.url);
          if (!/^https?:\/\/127/.test(linked.href)) continue;
          assert.ok(linked.href.startsWith(`${host}${PREFIX}/`), `${address}: ${each}`);
          if (!each.endsWith('.html')) assert.is((await fetch(linked)).status, 200, `${address}: ${each}`);
        }
      }
    }));

  test('the specifications name it as their server; without it, they are served as they were built', () =>
    below(async (host, { url }) => {
      const documents = [...served()].filter(([address]) => /\/openapi\.(json|yaml)$/.test(address));
      assert.is(documents.length, 12);
      for (const [address, page] of documents) {
        const own = await fetch(`${host}${PREFIX}${address}`);
        const text = await own.text();
        const isWallet = address.includes('/wallet/');
        const [server] = /(?:"url": |- url: )"?\/[^",\s]*/.exec(text) ?? [];
        assert.is(server?.replace(/^.*: "?/, ''), isWallet ? '/' : PREFIX, address);
        if (!isWallet) assert.not.equal(own.headers.get('etag'), `W/"${page.etag}"`);
        assert.is(text.length - contentOf(page).length, isWallet ? 0 : PREFIX.length - 1, address);
        const etag = own.headers.get('etag') ?? '';
        const again = await exchange(host, {
          ...{ method: 'GET', path: `${PREFIX}${address}` },
          headers: { 'if-none-match': etag },
        });
        assert.is(again.status, 304);
        const plain = await fetch(`${url}${address}`);
        assert.equal([await plain.text(), plain.headers.get('etag')], [contentOf(page), `W/"${page.etag}"`]);
      }
    }));

  test('the header of a caller that is no trusted proxy changes nothing', () =>
    below(async (host) => {
      const problem = await told(`${host}${PREFIX}/accounts/me`);
      assert.equal([problem.type, problem.instance], ['/problems/token_missing', '/accounts/me']);
    }, '192.0.2.1'));
});
