import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { outcome } from '../../support/with-jackpot.ts';

const A = { pattern: 'https://a.example', match_mode: 'Exact' };
const B = { pattern: 'https://*.b.example', match_mode: 'Wildcard' };

const remove = (client: Client, patterns: readonly string[], more: object = {}): Promise<Reply> =>
  client.call('removeCorsOrigins', { ...more, body: { cors_origin_list: patterns } });

suite('handlers/frontend/remove-cors-origins', (test) => {
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
