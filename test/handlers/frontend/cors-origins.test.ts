import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { withPrograms } from '../../support/process.ts';
import { ADMINISTRATOR, Client, type Reply, withFolder, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { contents } from '../../support/tables.ts';
import { outcome } from '../../support/with-jackpot.ts';

const A = { pattern: 'https://a.example', match_mode: 'Exact' };

const B = { pattern: 'https://*.b.example', match_mode: 'Wildcard' };

suite('getCorsOrigins', (test) => {
  test('answers the list in its order, as it is set, without the origins of the configuration', () =>
    withServer(
      async (client) => {
        const list = async () => (await client.call('getCorsOrigins')).body;
        assert.equal(await list(), { cors_origin_list: [] });
        const set = await client.call('setCorsOrigins', { body: { cors_origin_list: [B, A] } });
        assert.equal(await list(), set.body);
        await client.call('removeCorsOrigins', { body: { cors_origin_list: [B.pattern] } });
        assert.equal(await list(), { cors_origin_list: [A] });
      },
      { PITBOSS_CORS_ORIGINS: 'https://configured.example' },
    ));

  test('is only for System accounts', () => {
    const others = (['SuperUser', 'Service'] as const).map((type) => account({ type, permissions: EVERY_PERMISSION }));
    return withServer(
      async (client, data) => {
        for (const other of others) {
          const reply = await client.call('getCorsOrigins', { token: await tokenFor(data, other) });
          assert.is(outcome(reply), '403 permission_denied');
        }
      },
      {},
      saveAccounts(...others),
    );
  });
});

suite('setCorsOrigins', (test) => {
  const exact = (pattern: string) => ({ pattern, match_mode: 'Exact' });
  const wildcard = (pattern: string) => ({ pattern, match_mode: 'Wildcard' });

  const set = (client: Client, list: readonly object[], more: object = {}): Promise<Reply> =>
    client.call('setCorsOrigins', { ...more, body: { cors_origin_list: list } });

  /** Reports whether pages of an origin may call. */
  const allows = async ({ url }: Client, origin: string): Promise<boolean> => {
    const { headers } = await fetch(`${url}/healthz`, { headers: { origin } });
    const allowed = headers.get('access-control-allow-origin');
    assert.ok(allowed === null || allowed === origin, String(allowed));
    return allowed === origin;
  };

  test('F1 replaces the list, which applies immediately in addition to the origins of the configuration', () =>
    withServer(
      async (client) => {
        const first = [exact('https://games.example'), wildcard('https://*.luna.example')];
        const reply = await set(client, first);
        assert.equal([reply.status, reply.body], [200, { cors_origin_list: first }]);
        assert.ok(await allows(client, 'https://games.example'));
        assert.ok(await allows(client, 'https://fixed.example'));
        await set(client, [exact('http://127.0.0.1:5173')]);
        assert.not(await allows(client, 'https://games.example'));
        assert.ok(await allows(client, 'http://127.0.0.1:5173'));
        assert.equal((await set(client, [])).body, { cors_origin_list: [] });
        const { body: trail } = await client.call('listAuditEvents', { query: { action: 'setCorsOrigins' } });
        assert.equal(
          trail.map(({ action, detail }: { action: string; detail: { count: string } }) => `${action} ${detail.count}`),
          ['setCorsOrigins 0', 'setCorsOrigins 1', 'setCorsOrigins 2'],
        );
        assert.not(await allows(client, 'http://127.0.0.1:5173'));
        assert.ok(await allows(client, 'https://fixed.example'));
      },
      { PITBOSS_CORS_ORIGINS: 'https://fixed.example' },
    ));

  test('F1 lets a wildcard stand for exactly one label', () =>
    withServer(async (client) => {
      await set(client, [wildcard('https://*.luna.example:8443'), wildcard('https://*.sol.example')]);
      for (const origin of ['https://shop.luna.example:8443', 'https://a.sol.example', 'https://x-1.sol.example'])
        assert.ok(await allows(client, origin), origin);
      for (const origin of [
        'https://luna.example:8443',
        'https://shop.luna.example',
        'https://eu.shop.luna.example:8443',
        'http://a.sol.example',
        'https://sol.example',
        'https://.sol.example',
        'https://a.sol.example.evil.example',
        'https://evil.example/.sol.example',
        'https://*.sol.example.evil',
        'null',
      ])
        assert.not(await allows(client, origin), origin);
    }));

  test('F1 takes origins of apps and of IPv6 addresses, and no wildcard in an address', () =>
    withServer(async (client) => {
      const origins = ['capacitor://localhost', 'ionic://localhost', 'http://[::1]:8080', 'http://[2001:db8::7]'];
      assert.is((await set(client, origins.map(exact))).status, 200);
      for (const origin of origins) assert.ok(await allows(client, origin), origin);
      for (const origin of ['capacitor://other', 'http://[::1]', 'http://[::2]:8080'])
        assert.not(await allows(client, origin), origin);
      for (const item of [
        ...['https://*.0.0.1', 'capacitor://*.app.example'].map(wildcard),
        ...['http://[0:0:0:0:0:0:0:1]:8080', 'http://[::1', 'capacitor://', 'file://localhost'].map(exact),
      ])
        assert.is(outcome(await set(client, [item])), '400 validation_failed', item.pattern);
      await withServer(async (configured) => assert.ok(await allows(configured, 'capacitor://localhost')), {
        PITBOSS_CORS_ORIGINS: 'capacitor://localhost',
      });
    }));

  test('F1 keeps a pattern that occurs twice at its first place', () =>
    withServer(async (client) => {
      const [a, b] = [exact('https://a.example'), exact('https://b.example')];
      assert.equal((await set(client, [a, b, a])).body, { cors_origin_list: [a, b] });
    }));

  test('F1 points at each entry that cannot be with validation_failed, and changes nothing', () =>
    withServer(async (client, data) => {
      await set(client, [exact('https://a.example')]);
      const before = contents(data);
      const reply = await set(client, [
        exact('https://a.example'),
        exact('https://*.a.example'),
        wildcard('https://a.example'),
        exact('https://a.example:65536'),
        exact('https://a.example:443'),
        exact('http://a.example:80'),
        exact('http://a.example:443'),
      ]);
      assert.is(outcome(reply), '400 validation_failed');
      assert.equal(
        reply.body.errors.map(({ pointer }: { pointer: string }) => pointer),
        [
          '/cors_origin_list/1/match_mode',
          '/cors_origin_list/2/match_mode',
          '/cors_origin_list/3/pattern',
          '/cors_origin_list/4/pattern',
          '/cors_origin_list/5/pattern',
        ],
      );
      for (const pattern of ['https://a.example/', 'https://A.example', '*', 'https://*.example', 'ftp://a.example'])
        assert.is(outcome(await set(client, [exact(pattern)])), '400 validation_failed', pattern);
      assert.equal(contents(data), before);
    }));

  test('F1 is only for System accounts', () => {
    const others = (['SuperUser', 'User', 'Service', 'Provider'] as const).map((type) =>
      account({ type, permissions: EVERY_PERMISSION }),
    );
    return withServer(
      async (client, data) => {
        for (const other of others) {
          const reply = await set(client, [], { token: await tokenFor(data, other) });
          assert.is(outcome(reply), '403 permission_denied', other.type);
        }
      },
      {},
      saveAccounts(...others),
    );
  });

  test('F1 is answered as at first when it is repeated, with idempotency_key_reused for another list', () =>
    withServer(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await set(client, [exact('https://a.example')], { headers });
      await set(client, []);
      const again = await set(client, [exact('https://a.example')], { headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.not(await allows(client, 'https://a.example'));
      assert.is(outcome(await set(client, [], { headers })), '422 idempotency_key_reused');
    }));

  test('F1 outlives a restart', () =>
    withFolder((data) =>
      withPrograms(async (start) => {
        const environment = {
          PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
          PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
        };
        const words = ['serve', '--port', '0', '--data', data];
        const first = await start(words, environment);
        const client = new Client(first.url, data);
        await client.login();
        assert.is((await set(client, [exact('https://a.example')])).status, 200);
        await first.end('SIGKILL');
        const second = await start(words, environment);
        assert.ok(await allows(new Client(second.url, data), 'https://a.example'));
      }),
    ));
});

suite('removeCorsOrigins', (test) => {
  const remove = (client: Client, patterns: readonly string[], more: object = {}): Promise<Reply> =>
    client.call('removeCorsOrigins', { ...more, body: { cors_origin_list: patterns } });

  test('F2 removes what is in the list, counts it, and answers what is left', () =>
    withServer(async (client) => {
      await client.call('setCorsOrigins', { body: { cors_origin_list: [A, B] } });
      const unknown = 'https://unknown.example';
      assert.equal((await remove(client, [])).body, { removed: 0, cors_origin_list: [A, B] });
      const reply = await remove(client, [B.pattern, unknown, B.pattern]);
      assert.equal([reply.status, reply.body], [200, { removed: 1, cors_origin_list: [A] }]);
      const asked = await fetch(`${client.url}/healthz`, { headers: { origin: 'https://shop.b.example' } });
      assert.is(asked.headers.get('access-control-allow-origin'), null);
      assert.equal((await remove(client, [A.pattern])).body, { removed: 1, cors_origin_list: [] });
      assert.equal((await remove(client, [A.pattern])).body, { removed: 0, cors_origin_list: [] });
    }));

  test('F2 leaves the origins of the configuration unchanged', () =>
    withServer(
      async (client) => {
        assert.equal((await remove(client, [A.pattern])).body.removed, 0);
        const { headers } = await fetch(`${client.url}/healthz`, { headers: { origin: A.pattern } });
        assert.is(headers.get('access-control-allow-origin'), A.pattern);
      },
      { PITBOSS_CORS_ORIGINS: A.pattern },
    ));

  test('F2 is answered as at first when it is repeated, with idempotency_key_reused for other patterns', () =>
    withServer(async (client) => {
      await client.call('setCorsOrigins', { body: { cors_origin_list: [A, B] } });
      const headers = { 'idempotency-key': 'k-1' };
      const first = await remove(client, [A.pattern], { headers });
      const again = await remove(client, [A.pattern], { headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.is(outcome(await remove(client, [B.pattern], { headers })), '422 idempotency_key_reused');
    }));

  test('F2 is only for System accounts', () => {
    const others = (['SuperUser', 'Service'] as const).map((type) => account({ type, permissions: EVERY_PERMISSION }));
    return withServer(
      async (client, data) => {
        for (const other of others)
          assert.is(outcome(await remove(client, [], { token: await tokenFor(data, other) })), '403 permission_denied');
      },
      {},
      saveAccounts(...others),
    );
  });
});
