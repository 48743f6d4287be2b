import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { writeParts } from '../../../server/http/answer.ts';
import { parseNetwork } from '../../../server/http/client-address.ts';
import { isOwnOrigin } from '../../../server/http/origins.ts';
import { checkConfig } from '../../../server/settings/config.ts';
import { NOTHING, requests } from '../../support/every-operation.ts';
import { operations } from '../../support/schema.ts';
import { ADMINISTRATOR, type OperationId, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('server/http/write-parts', (test) => {
  const PART = 'x'.repeat(1_000_000);

  /** Writes a reply of so many parts to a caller, who does with it what `take` does. */
  const reply = async (
    count: number,
    take: (reply: NodeJS.ReadableStream & { destroy(): void }) => void,
  ): Promise<{ readonly response: ServerResponse; readonly made: number; readonly isClosed: boolean }> => {
    let made = 0;
    let isClosed = false;
    const parts = async function* (): AsyncGenerator<string> {
      try {
        for (; made < count; made += 1) yield PART;
      } finally {
        isClosed = true;
      }
    };
    const written = Promise.withResolvers<ServerResponse>();
    const server = createServer((_, response) => {
      writeParts(response, parts()).then(() => written.resolve(response), written.reject);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false }, take).on('error', () => {});
    try {
      const response = await written.promise;
      return { response, made, isClosed };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  test('a reply of many parts arrives whole, and leaves no listener for each of them', async () => {
    let bytes = 0;
    const { response, made } = await reply(30, (body) =>
      body.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      }),
    );
    assert.is(made, 30);
    assert.ok(response.listenerCount('close') < 5, `${response.listenerCount('close')} listeners`);
    assert.ok(response.listenerCount('error') < 5);
    assert.ok(bytes > 0);
  });

  test('it stops making parts for a caller who has gone', async () => {
    const { made, isClosed } = await reply(10_000, (body) => body.once('data', () => body.destroy()));
    assert.ok(made < 1_000, `${made} parts`);
    assert.ok(isClosed);
  });
});

suite('server/http/pages', (test) => {
  const PATH = '/.well-known/security.txt';
  const DAY_MS = 24 * 60 * 60 * 1000;

  test('security.txt names the contact of the settings and a date ahead', () =>
    withServer(
      async ({ url }) => {
        const reply = await fetch(`${url}${PATH}`);
        assert.is(reply.status, 200);
        assert.is(reply.headers.get('content-type'), 'text/plain; charset=utf-8');
        const [, contact, expires = ''] = /^Contact: (\S+)\nExpires: (\S+)\n$/.exec(await reply.text()) ?? [];
        assert.is(contact, 'mailto:security@northstar.example');
        assert.match(expires, /^\d{4}-\d\d-\d\dT00:00:00Z$/);
        const daysAhead = (Date.parse(expires) - Date.now()) / DAY_MS;
        assert.ok(daysAhead > 88 && daysAhead <= 90, expires);
        const refused = await fetch(`${url}${PATH}`, { method: 'POST' });
        assert.equal([refused.status, refused.headers.get('allow')], [405, 'GET, HEAD']);
      },
      { PITBOSS_SECURITY_CONTACT: 'mailto:security@northstar.example' },
    ));

  test('without a contact there is no security.txt', () =>
    withServer(async ({ url }) => {
      const reply = await fetch(`${url}${PATH}`);
      assert.is(reply.status, 404);
      assert.match(await reply.text(), '"route_not_found"');
    }));

  test('a contact that RFC 9116 does not allow is refused', () => {
    for (const given of ['security@northstar.example', 'http://northstar.example/', 'mailto:a b@c', 'https://a/\nX: y'])
      assert.ok(checkConfig({}, { PITBOSS_SECURITY_CONTACT: given }).faults.length > 0, given);
    for (const given of ['https://northstar.example/security', 'tel:+1-201-555-0123', 'mailto:a@b.example'])
      assert.equal(checkConfig({}, { PITBOSS_SECURITY_CONTACT: given }).faults, [], given);
  });
});

suite('server/http/deprecation', (test) => {
  test('operations that are deprecated say so in every reply, with what to use instead, and no others do', () =>
    withServer(async (client) => {
      const deprecated = operations.filter((operation) => operation.deprecated).map(({ operationId }) => operationId);
      assert.ok(deprecated.includes('loginAdmin'));
      for (const { operationId } of operations) {
        const parts = requests(NOTHING)[operationId as OperationId];
        const { headers } = await client.call(operationId as OperationId, { ...parts, token: 'no-token' });
        assert.is(headers.has('deprecation'), deprecated.includes(operationId), operationId);
      }
      const wrong = await client.call('loginAdmin', { body: { username: 'root', password: 'wrong' }, token: null });
      const right = await client.call('loginAdmin', { body: ADMINISTRATOR, token: null });
      const malformed = await client.call('loginAdmin', { raw: '{', token: null });
      assert.equal(
        [wrong, right, malformed].map(({ status, headers }) => [
          status,
          headers.get('deprecation'),
          headers.get('link'),
        ]),
        [401, 200, 400].map((status) => [status, '@1795219200', '</accounts/auth>; rel="successor-version"']),
      );
    }));
});

suite('server/http/origins', (test) => {
  const proxies = [parseNetwork('10.0.0.0/8')].filter((network) => network !== undefined);
  const forwarded = (host: string, proto: string) => ({ 'x-forwarded-host': host, 'x-forwarded-proto': proto });

  const CASES: readonly [
    origin: string | undefined,
    host: string | undefined,
    peer: string,
    more: object,
    own: boolean,
  ][] = [
    ['http://localhost:8080', 'localhost:8080', '127.0.0.1', {}, true],
    ['http://games.example', 'games.example', '127.0.0.1', {}, true],
    ['http://games.example', 'games.example:80', '127.0.0.1', {}, true],
    ['http://games.example', 'Games.Example', '127.0.0.1', {}, true],
    ['http://[::1]:8080', '[::1]:8080', '::1', {}, true],
    // Another port, host or scheme is another origin.
    ['http://localhost:8081', 'localhost:8080', '127.0.0.1', {}, false],
    ['http://localhost', 'localhost:8080', '127.0.0.1', {}, false],
    ['http://evil.example:8080', 'localhost:8080', '127.0.0.1', {}, false],
    ['http://sub.games.example', 'games.example', '127.0.0.1', {}, false],
    ['https://localhost:8080', 'localhost:8080', '127.0.0.1', {}, false],
    ['null', 'null', '127.0.0.1', {}, false],
    ['', '', '127.0.0.1', {}, false],
    [undefined, 'localhost:8080', '127.0.0.1', {}, false],
    ['http://localhost:8080', undefined, '127.0.0.1', {}, false],
    // Text that looks like a host but is another part of a URL.
    ['http://evil.example', 'games.example@evil.example', '127.0.0.1', {}, false],
    ['http://evil.example', 'evil.example/games.example', '127.0.0.1', {}, false],
    ['http://evil.example', 'evil.example?x', '127.0.0.1', {}, false],
    // Only a trusted proxy can report the original host and scheme.
    ['https://games.example', 'pitboss:8080', '10.1.2.3', forwarded('games.example', 'https'), true],
    ['https://games.example', 'games.example', '10.1.2.3', { 'x-forwarded-proto': 'https' }, true],
    ['https://games.example', 'pitboss:8080', '10.1.2.3', forwarded('games.example, inner', 'https, http'), true],
    ['http://games.example', 'pitboss:8080', '10.1.2.3', forwarded('games.example', 'https'), false],
    ['http://pitboss:8080', 'pitboss:8080', '10.1.2.3', forwarded('games.example', 'https'), false],
    ['https://games.example', 'pitboss:8080', '192.0.2.1', forwarded('games.example', 'https'), false],
    ['http://pitboss:8080', 'pitboss:8080', '192.0.2.1', forwarded('games.example', 'https'), true],
    ['https://games.example', 'games.example', '10.1.2.3', { 'x-forwarded-proto': 'javascript:' }, false],
  ];

  for (const [origin, host, peer, more, own] of CASES)
    test(`${origin} at ${host} from ${peer}${JSON.stringify(more)}: ${own ? 'own' : 'foreign'}`, () => {
      const headers = { ...(origin === undefined ? {} : { origin }), ...(host === undefined ? {} : { host }), ...more };
      const socket = { remoteAddress: peer } as Parameters<typeof isOwnOrigin>[0]['socket'];
      assert.is(isOwnOrigin({ headers, socket }, proxies), own);
    });
});
