import * as assert from 'uvu/assert';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const FIXED = '/embed/pitboss-elements.js';
const SITE = 'https://casino.example';

suite('server/http/embed', (test) => {
  test('a fixed address leads to parts that never change; both are revalidated or kept as they say', () =>
    withServer(async ({ url }) => {
      const fixed = await fetch(`${url}${FIXED}`);
      assert.is(fixed.status, 200);
      assert.is(fixed.headers.get('cache-control'), 'public, max-age=300');
      assert.match(fixed.headers.get('content-type') ?? '', 'text/javascript');
      const [, part = ''] = /from '\.\/(parts\/[\w-]+\.js)'/.exec(await fixed.text()) ?? [];
      const kept = await fetch(`${url}/embed/${part}`);
      assert.is(kept.status, 200);
      assert.is(kept.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      // Node's fetch forbids caches a conditional answer, unless a request says how old it may be.
      const same = { 'if-none-match': fixed.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
      assert.is((await fetch(`${url}${FIXED}`, { headers: same })).status, 304);
      assert.is((await fetch(`${url}${FIXED}`, { method: 'POST' })).status, 405);
      assert.is((await fetch(`${url}/embed/parts/unknown.js`)).status, 404);
      assert.is((await fetch(`${url}/lobby`)).status, 404, 'the page belongs to the demo');
    }));

  test('only pages of allowed origins may load them', () =>
    withServer(async (client) => {
      const allowed = async (): Promise<string | null> =>
        (await fetch(`${client.url}${FIXED}`, { headers: { origin: SITE } })).headers.get(
          'access-control-allow-origin',
        );
      assert.is(await allowed(), null);
      const body = { cors_origin_list: [{ pattern: SITE, match_mode: 'Exact' }] };
      assert.is((await client.call('setCorsOrigins', { body })).status, 200);
      assert.is(await allowed(), SITE);
    }));
});
