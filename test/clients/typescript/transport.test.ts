import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { ApiError } from '../../../clients/typescript/src/api-error.ts';
import { ConnectionError } from '../../../clients/typescript/src/generated/runtime/connection-error.gen.ts';
import type { ContributionOptions, ContributionToTarget } from '../../../clients/typescript/src/generated/types.gen.ts';
import { createPitboss } from '../../../clients/typescript/src/pitboss.ts';
import { retryDelayMs } from '../../../clients/typescript/src/retry.ts';
import { nobody } from '../../../clients/typescript/src/session.ts';
import { createTransport } from '../../../clients/typescript/src/transport.ts';
import { suite } from '../../support/suite.ts';
import { problem, type Scripted, withScriptedServer } from './scripted-server.ts';
import { apiErrorOf, connectionErrorOf } from './thrown.ts';

suite('clients/typescript/transport', (test) => {
  const operators = { body: [{ id: 'northstar', name: 'Northstar' }] };

  const contribution = {
    instance_id: 'i-1',
    token: 'session-secret',
    brand_id: 'northstar:luna',
    player_id: 'p-1001',
    player_country: 'MT',
    base_wager: 10,
    currency: 'EUR',
  };

  const toTarget = (options?: ContributionOptions): ContributionToTarget => ({
    target: { id: 'comet-rush', type: 'source' },
    source: { id: 'round-1', type: 'gameround' },
    operator_id: 'northstar',
    player: { id: 'p-1001', token: 'session-secret', country: 'MT', brand_id: 'luna' },
    base_wager: { currency: 'EUR', value: 10 },
    ...(options === undefined ? {} : { options }),
  });

  const saved: Scripted = { status: 200, body: { success: ['northstar'], failed: [] } };
  const TOKEN = 'bearer-secret';

  test('retries a write under one generated key', () =>
    withScriptedServer([problem(503, 'unavailable', { 'retry-after': '0' }), saved], async ({ url, received }) => {
      const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
      assert.equal((await pitboss.saveOperators(operators)).body, { success: ['northstar'], failed: [] });
      const keys = received.map(({ headers }) => headers['idempotency-key']);
      assert.match(String(keys[0]), /^[0-9a-f]{32}$/);
      assert.equal(keys, [keys[0], keys[0]]);
      assert.equal(
        received.map(({ headers }) => headers.authorization),
        [`Bearer ${TOKEN}`, `Bearer ${TOKEN}`],
      );
    }));

  test('says its version, and passes every attempt and retry to the hooks', () =>
    withScriptedServer(
      [problem(503, 'unavailable', { 'retry-after': '0' }), saved, saved],
      async ({ url, received }) => {
        const seen: unknown[] = [];
        const pitboss = createPitboss({
          baseUrl: url,
          token: TOKEN,
          userAgent: 'lobby/2.1',
          intercept: (attempt, next) => {
            seen.push(attempt.operationId);
            return next({ ...attempt, headers: { ...attempt.headers, traceparent: '00-1-2-01' } });
          },
          onRetry: ({ operationId, error }) => seen.push([operationId, error.message.length > 0]),
        });
        await pitboss.saveOperators(operators);
        assert.equal(seen, ['saveOperators', ['saveOperators', true], 'saveOperators']);
        const { version } = JSON.parse(readFileSync('clients/typescript/package.json', 'utf8'));
        assert.equal(
          received.map(({ headers }) => [headers['user-agent'], headers.traceparent]),
          [1, 2].map(() => [`lobby/2.1 pitboss-client/${version}`, '00-1-2-01']),
        );
        await createPitboss({ baseUrl: url, token: TOKEN }).saveOperators(operators);
        assert.is(received.at(-1)?.headers['user-agent'], `pitboss-client/${version}`);
      },
    ));

  test('changes only the version that was read, with the ETag of the reply as If-Match', () =>
    withScriptedServer(
      [{ status: 200, headers: { etag: '"3"' }, body: {} }, problem(412, 'precondition_failed')],
      async ({ url, received }) => {
        const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
        const read = await pitboss.getInstance({ path: { instance_id: 'i-1' } });
        const tag = read.headers.get('etag') ?? '';
        const error = await apiErrorOf(
          pitboss.updateInstance({ body: { instance_id: 'i-1', name: 'Tri Star' }, headers: { 'if-match': tag } }),
        );
        assert.equal([error.status, error.code, received.length], [412, 'precondition_failed', 2]);
        assert.is(received[1]?.headers['if-match'], '"3"');
      },
    ));

  test('sends text unchanged where the platform accepts it in addition to JSON', () =>
    withScriptedServer(Array<Scripted>(2).fill({ status: 200, body: { errors: {} } }), async ({ url, received }) => {
      const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
      const query = { instance_id: 'i-1', brand_id: 'northstar:luna' };
      await pitboss.saveOptIns({ query, body: 'player_id,opt_in\np-1,true\n' });
      await pitboss.saveOptIns({ body: { ...query, opt_ins: ['p-1'], opt_outs: [] } });
      assert.equal(
        received.map(({ headers, body }) => [headers['content-type'], body]),
        [
          ['text/csv', 'player_id,opt_in\np-1,true\n'],
          ['application/json', JSON.stringify({ ...query, opt_ins: ['p-1'], opt_outs: [] })],
        ],
      );
    }));

  test('gives each call a different key', () =>
    withScriptedServer([saved, saved], async ({ url, received }) => {
      const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
      await pitboss.saveOperators(operators);
      await pitboss.saveOperators(operators);
      assert.is(new Set(received.map(({ headers }) => headers['idempotency-key'])).size, 2);
    }));

  test('polls until a request under the same key is done', () =>
    withScriptedServer(
      [
        problem(409, 'idempotency_key_in_flight'),
        { status: 204, headers: { 'contribution-id': 'c-1' } },
        problem(409, 'contribution_in_flight'),
        { status: 200, body: { contribution_amount: 1 } },
      ],
      async ({ url, received }) => {
        const pitboss = createPitboss({ baseUrl: url, token: TOKEN, retries: 0 });
        const { result, repeated, contributionId } = await pitboss.contribute(contribution, { idempotencyKey: 'k' });
        assert.equal({ result, repeated, contributionId }, {
          result: { contribution_amount: 1 },
          repeated: true,
          contributionId: 'c-1',
        } as never);
        assert.equal(
          received.map(({ method, url: path, headers }) => `${method} ${path} ${headers['idempotency-key'] ?? ''}`),
          [
            'POST /operator/contributions/instance k',
            'POST /operator/contributions/instance k',
            'GET /operator/contributions/c-1 ',
            'GET /operator/contributions/c-1 ',
          ],
        );
      },
    ));

  test('reports a contribution whose result cannot be read, with its key', () =>
    withScriptedServer(
      [
        { status: 204, headers: { 'contribution-id': 'c-1', 'idempotency-key': 'k' } },
        problem(403, 'permission_denied'),
      ],
      async ({ url }) => {
        const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
        const refused = await apiErrorOf(pitboss.contribute(contribution, { idempotencyKey: 'k' }));
        assert.equal(
          [refused.operationId, refused.code, refused.idempotencyKey],
          ['getContribution', 'permission_denied', 'k'],
        );
      },
    ));

  test('sends a key in the body, or in its options, only there', () =>
    withScriptedServer(
      Array<Scripted>(2).fill({ status: 200, headers: { 'contribution-id': 'c-1' }, body: {} }),
      async ({ url, received }) => {
        const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
        await pitboss.contribute({ ...contribution, idempotency_key: 'k' });
        const { status } = await pitboss.contributeToTarget({ body: toTarget({ idempotency_key: 'k' }) });
        assert.is(status, 200);
        assert.equal(
          received.map(({ headers }) => headers['idempotency-key']),
          [undefined, undefined],
        );
        assert.is(JSON.parse(received[0]?.body ?? '').idempotency_key, 'k');
        assert.is(JSON.parse(received[1]?.body ?? '').options.idempotency_key, 'k');
      },
    ));

  test('generates a key for a body that lacks one', () =>
    withScriptedServer(Array<Scripted>(2).fill({ status: 204, headers: {} }), async ({ url, received }) => {
      const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
      await pitboss.contributeToTarget({ body: toTarget() });
      await pitboss.contributeToTarget({ body: toTarget({ vertical_id: 'casino' }) });
      for (const { headers } of received) assert.match(String(headers['idempotency-key']), /^[0-9a-f]{32}$/);
    }));

  test('so it does with a key that the body calls request_id, and repeats it', () =>
    withScriptedServer(
      [problem(503, 'unavailable', { 'retry-after': '0' }), { status: 200, body: [] }],
      async ({ url, received }) => {
        const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
        const body = {
          request_id: 'k',
          instance_id: 'i-1',
          operator_id: 'northstar',
          brand_id: 'luna',
          players: ['p-1'],
        };
        await pitboss.awardFreespins({ body });
        assert.equal(
          received.map(({ headers, body }) => [headers['idempotency-key'], JSON.parse(body).request_id]),
          [
            [undefined, 'k'],
            [undefined, 'k'],
          ],
        );
      },
    ));

  test('gives up after the last retry, with the key for another attempt', () =>
    withScriptedServer(
      [problem(503, 'unavailable', { 'retry-after': '0' }), problem(500, 'internal_error', { 'retry-after': '0' })],
      async ({ url, received }) => {
        const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
        const failed = await apiErrorOf(pitboss.saveOperators(operators, { retries: 1 }));
        assert.is(failed.code, 'internal_error');
        assert.is(failed.requestId, 'r-1');
        assert.is(failed.idempotencyKey, received[0]?.headers['idempotency-key']);
        assert.is(received.length, 2);
      },
    ));

  test('does not retry a refusal', () =>
    withScriptedServer([problem(422, 'idempotency_key_reused')], async ({ url, received }) => {
      const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
      assert.is((await apiErrorOf(pitboss.saveOperators(operators))).code, 'idempotency_key_reused');
      assert.is(received.length, 1);
    }));

  test('retries a login, but no other write without a key', () =>
    withScriptedServer(
      [
        problem(503, 'unavailable', { 'retry-after': '0' }),
        { status: 200, body: { token: TOKEN } },
        problem(500, 'internal_error', { 'retry-after': '0' }),
      ],
      async ({ url, received }) => {
        const pitboss = createPitboss({ baseUrl: url });
        assert.is((await pitboss.login({ body: { username: 'u', password: 'p' } })).body.token, TOKEN);
        const settings = { baseUrl: url, session: nobody, timeoutMs: 1000, retries: 3, inFlightMs: 0, fetch };
        const call = createTransport(settings);
        const keyless = {
          operationId: 'saveOperators',
          method: 'POST',
          path: '/config/operators',
          body: 'application/json',
        };
        assert.is((await apiErrorOf(call(keyless, operators))).code, 'internal_error');
        assert.is(received.length, 3);
      },
    ));

  test('renews its token only once', () =>
    withScriptedServer(
      [
        { status: 200, body: { token: 'first', refresh_token: 'r_first' } },
        problem(401, 'token_invalid'),
        { status: 200, body: { token: 'second', refresh_token: 'r_second' } },
        problem(401, 'token_invalid'),
      ],
      async ({ url, received }) => {
        const pitboss = createPitboss({ baseUrl: url, username: 'u', password: 'p' });
        assert.is((await apiErrorOf(pitboss.listTemplates())).code, 'token_invalid');
        assert.is(received.length, 4);
        assert.equal(JSON.parse(received[2]?.body ?? ''), { token: 'r_first' });
      },
    ));

  test('waits no longer than the timeout', () =>
    withScriptedServer(['silence', 'silence'], async ({ url, received }) => {
      const pitboss = createPitboss({ baseUrl: url, token: TOKEN, timeoutMs: 50, retries: 0 });
      const failed = await connectionErrorOf(pitboss.contribute({ ...contribution, idempotency_key: 'round-1' }));
      assert.is(failed.reason, 'timeout');
      assert.is(failed.operationId, 'contributeToInstance');
      assert.is(failed.idempotencyKey, 'round-1');
      // On a slow machine the request may time out before it arrives.
      assert.ok(received.length <= 1);
    }));

  test('retries after a timeout', async () => {
    let calls = 0;
    // The first request never ends by itself and the next succeeds at once, however slow the machine is.
    const fetch: typeof globalThis.fetch = (_, init) => {
      calls += 1;
      if (calls > 1) return Promise.resolve(Response.json([]));
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    };
    const pitboss = createPitboss({ baseUrl: 'http://127.0.0.1', token: TOKEN, timeoutMs: 200, fetch });
    assert.equal((await pitboss.listTemplates()).body, []);
    assert.is(calls, 2);
  });

  test('aborts a call on its signal, and throws the signal’s reason', () =>
    withScriptedServer(['silence'], async ({ url }) => {
      const pitboss = createPitboss({ baseUrl: url, token: TOKEN });
      const stop = new AbortController();
      const call = pitboss.listTemplates({}, { signal: stop.signal }).catch((reason: unknown) => reason);
      stop.abort('no longer wanted');
      assert.is(await call, 'no longer wanted');
    }));

  test('reports a reply that is not from the platform as unexpected', () =>
    withScriptedServer(
      [
        { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' },
        { status: 302, headers: { location: '/elsewhere' }, body: '' },
        { status: 418, body: { code: 'teapot' } },
      ],
      async ({ url, received }) => {
        const pitboss = createPitboss({ baseUrl: url });
        for (const status of [200, 302, 418]) {
          const failed = await apiErrorOf(pitboss.getHealth());
          assert.equal([failed.status, failed.code], [status, 'unexpected_reply']);
        }
        assert.is(received.length, 3);
      },
    ));

  test('keeps the base path, repeats arrays and omits undefined', () =>
    withScriptedServer([{ status: 200, body: [] }], async ({ url, received }) => {
      const pitboss = createPitboss({ baseUrl: `${url}/behind/a/proxy/`, token: TOKEN });
      const query = { name: 'a b&c', owner_id: undefined, status: ['Active', 'Paused'] };
      await pitboss.listInstances({ query: query as never });
      assert.is(received[0]?.url, '/behind/a/proxy/instances?name=a%20b%26c&status=Active&status=Paused');
    }));

  test('refuses what it cannot send without quoting secrets', async () => {
    const secret = 'se\ncret';
    const refusals: [string, () => unknown][] = [
      ['an id', () => createPitboss({ baseUrl: 'http://127.0.0.1:1' }).getInstance({ path: { instance_id: '..' } })],
      ['characters', () => createPitboss({ baseUrl: 'http://127.0.0.1:1', token: secret }).listTemplates()],
      ['baseUrl must', () => createPitboss({ baseUrl: `http://user:${secret}@127.0.0.1:1` })],
      ['baseUrl must', () => createPitboss({ baseUrl: 'pitboss' })],
      ['both', () => createPitboss({ baseUrl: 'http://127.0.0.1:1', username: 'u' } as never)],
      [
        'idempotency key',
        () => createPitboss({ baseUrl: 'http://127.0.0.1:1' }).saveOperators(operators, { idempotencyKey: 'a b' }),
      ],
      [
        'not as a header',
        () => {
          const request = { ...operators, headers: { 'Idempotency-Key': secret } };
          return createPitboss({ baseUrl: 'http://127.0.0.1:1' }).saveOperators(request);
        },
      ],
    ];
    for (const [said, attempt] of refusals) {
      const error: unknown = await (async () => attempt())().catch((thrown: unknown) => thrown);
      assert.instance(error, TypeError);
      assert.match(String(error), said);
      assert.not.match(String(error), secret);
    }
  });

  test('leaks no token when there is no reply', () =>
    withScriptedServer([], async ({ url }) => {
      const pitboss = createPitboss({ baseUrl: url, token: TOKEN, fetch: () => Promise.reject(new TypeError('gone')) });
      const failed = await connectionErrorOf(pitboss.contribute(contribution, { retries: 0 }));
      assert.is(failed.reason, 'network');
      assert.not.match(`${failed} ${JSON.stringify(failed)} ${failed.cause}`, /bearer-secret|session-secret/);
    }));
});

suite('clients/typescript/retry', (test) => {
  const from = { operationId: 'o', idempotencyKey: 'k' };

  const refusal = (status: number, code: string, retryAfterMs?: number): ApiError =>
    Object.assign(
      new ApiError({ ...from, status, headers: new Headers(), body: { code, title: '', detail: '', request_id: 'r' } }),
      { retryAfterMs },
    );

  const noReply = new ConnectionError('', { ...from, reason: 'network' });
  const limits = { retries: 3, inFlightMs: 10_000 };

  /** Failures and milliseconds waited so far, the draw, and the expected delay. */
  const cases: [ApiError | ConnectionError, number, number, number, number | undefined][] = [
    [noReply, 0, 0, 0, 125],
    [noReply, 0, 0, 1, 250],
    [noReply, 1, 0, 0, 250],
    [noReply, 2, 0, 0, 500],
    [noReply, 3, 0, 0, undefined],
    [refusal(500, 'internal_error'), 0, 0, 0, 125],
    [refusal(502, 'wallet_failed'), 0, 0, 0, 125],
    [refusal(502, 'unexpected_reply'), 0, 0, 0, 125],
    [refusal(408, 'request_timeout'), 0, 0, 0, 125],
    [refusal(503, 'unavailable', 2_000), 0, 0, 0, 2_000],
    [refusal(503, 'unavailable', 2_000), 0, 0, 0.5, 2_125],
    [refusal(503, 'unavailable', 2_000), 3, 0, 0, undefined],
    [refusal(429, 'too_many_requests', 10_000), 0, 0, 0, 10_000],
    [refusal(429, 'too_many_requests', 10_001), 0, 0, 0, undefined],
    [refusal(501, 'not_implemented'), 0, 0, 0, undefined],
    [refusal(400, 'validation_failed'), 0, 0, 0, undefined],
    [refusal(409, 'template_not_published'), 0, 0, 0, undefined],
    [refusal(422, 'wallet_refused'), 0, 0, 0, undefined],
    [refusal(422, 'wallet_refused_platform'), 0, 0, 0, undefined],
    [refusal(409, 'idempotency_key_in_flight'), 3, 0, 0, 125],
    [refusal(409, 'idempotency_key_in_flight'), 0, 500, 0, 250],
    [refusal(409, 'idempotency_key_in_flight'), 0, 9_000, 0, 1_000],
    [refusal(409, 'idempotency_key_in_flight'), 0, 9_001, 0, undefined],
    [refusal(409, 'contribution_in_flight', 1_000), 0, 9_000, 0, 1_000],
  ];

  for (const [error, failures, inFlightWaitedMs, random, expected] of cases) {
    const what = error instanceof ApiError ? `${error.code} ${error.retryAfterMs ?? ''}` : 'no reply';
    test(`${what} after ${failures} failures and ${inFlightWaitedMs} ms, draw ${random}: ${expected}`, () => {
      assert.is(retryDelayMs(error, { failures, inFlightWaitedMs }, limits, random), expected);
    });
  }

  test('never waits longer than five seconds on its own', () => {
    assert.is(retryDelayMs(noReply, { failures: 30, inFlightWaitedMs: 0 }, { retries: 99, inFlightMs: 0 }, 1), 5_000);
  });
});
