import * as assert from 'uvu/assert';
import { parseNetwork } from '../../../server/http/client-address.ts';
import { isOwnOrigin } from '../../../server/http/origins.ts';
import { suite } from '../../support/suite.ts';

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

suite('server/http/origins', (test) => {
  for (const [origin, host, peer, more, own] of CASES)
    test(`${origin} at ${host} from ${peer}${JSON.stringify(more)}: ${own ? 'own' : 'foreign'}`, () => {
      const headers = { ...(origin === undefined ? {} : { origin }), ...(host === undefined ? {} : { host }), ...more };
      const socket = { remoteAddress: peer } as Parameters<typeof isOwnOrigin>[0]['socket'];
      assert.is(isOwnOrigin({ headers, socket }, proxies), own);
    });
});
