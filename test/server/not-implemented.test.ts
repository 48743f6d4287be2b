import * as assert from 'uvu/assert';
import { serveInterface } from '../../server/http/direct.ts';
import { listenHttp } from '../../server/http/http-server.ts';
import type { Route } from '../../server/http/interface.ts';
import { TokenVerifier } from '../../server/login/identify.ts';
import { runOperation } from '../../server/operations/platform.ts';
import { errorLog } from '../support/error-log.ts';
import { exchange } from '../support/exchange.ts';
import { openPlatform, SYSTEM } from '../support/platform.ts';
import { suite } from '../support/suite.ts';

/** An operation that a spec declares as pending. */
const PENDING: Route = {
  operationId: 'dealCards',
  method: 'post',
  path: '/cards',
  section: 'frontend',
  mode: 'write',
  permission: null,
  accounts: null,
  body: null,
  bodyRequired: false,
  problems: [],
  idempotent: false,
};

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Cards', version: '1' },
  paths: {
    '/cards': {
      post: {
        operationId: 'dealCards',
        'x-pending': true,
        security: [],
        responses: { 501: { description: 'Not yet.' } },
      },
    },
  },
};

suite('server/not-implemented', (test) => {
  test('an operation that is declared but not built is refused with not_implemented', async () => {
    const [draw, clock] = [() => 0n, () => 0];
    const { store, keys, services, failures, close } = openPlatform({ draw, clock });
    const platform = { store, keys, services, failures, draw, clock, verifier: new TokenVerifier(keys) };
    const listener = await serveInterface(
      {
        document: DOCUMENT,
        routes: [PENDING],
        requests: { dealCards: { params: () => true } },
        anonymous: SYSTEM,
        authenticate: {},
        permit: () => undefined,
        run: (route, parts, caller) => runOperation(platform, route, parts, { caller, requestId: 'r-1', address: '' }),
      },
      { log: errorLog() },
    );
    const server = await listenHttp(listener, { port: 0, host: '127.0.0.1' });
    try {
      const { writes } = store.stats;
      const url = `http://127.0.0.1:${server.port}`;
      const { status, text, headers } = await exchange(url, { method: 'POST', path: '/cards' });
      assert.equal([status, JSON.parse(text).code], [501, 'not_implemented']);
      assert.is(headers.get('content-type'), 'application/problem+json');
      assert.is(store.stats.writes, writes);
    } finally {
      await server.stop();
      await close();
    }
  });
});
