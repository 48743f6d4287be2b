import { IncomingMessage } from 'node:http';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../../server/base/environment.ts';
import { createLog } from '../../../server/base/log.ts';
import { clientAddress, type Network, parseNetwork } from '../../../server/http/client-address.ts';
import { createAddressReader } from '../../../server/http/incoming.ts';
import { warnOfUntrustedProxy } from '../../../server/http/warn-of-untrusted-proxy.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { type Client, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';

const networks = (...texts: string[]): Network[] =>
  texts.map((text) => {
    const network = parseNetwork(text);
    if (network === undefined) throw new Error(`${text} is no network`);
    return network;
  });

const OURS = networks('10.0.0.0/8', '192.0.2.7', 'fd00::/8');

/** Refused logins of a client that claims a new address each time. */
const attempts = async (client: Client, count: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const headers = { 'x-forwarded-for': `198.51.${index}.1` };
    const body = { username: 'nobody', password: 'not the password' };
    statuses.push((await client.call('login', { body, headers, token: null })).status);
  }
  return statuses;
};

suite('server/http/client-address', (test) => {
  for (const [fact, peer, header, expected] of [
    ['no header', '10.1.1.1', '', '10.1.1.1'],
    ['a caller without a proxy', '203.0.113.9', '', '203.0.113.9'],
    ['a header of a proxy that is not trusted', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['our proxy, and whom it was called by', '10.1.1.1', '198.51.100.1', '198.51.100.1'],
    ['a proxy that is one address', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
    ['its neighbour', '192.0.2.8', '198.51.100.1', '192.0.2.8'],
    ['two of our proxies', '10.1.1.1', '198.51.100.1, 10.2.2.2', '198.51.100.1'],
    ['what the caller made up, left of its own address', '10.1.1.1', '10.9.9.9, 1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['a caller inside our own networks', '10.1.1.1', '10.2.2.2', '10.2.2.2'],
    ['IPv4 written as IPv6', '::ffff:10.1.1.1', '::ffff:198.51.100.1', '::ffff:198.51.100.1'],
    ['IPv6', 'fd00::1', '2001:db8::5', '2001:db8::5'],
    ['something that is no address', '10.1.1.1', '198.51.100.1, unknown', '10.1.1.1'],
    ['an address with a port', '10.1.1.1', '198.51.100.1:4711', '198.51.100.1'],
    ['IPv6 with a port', '10.1.1.1', '[2001:db8::5]:4711', '2001:db8::5'],
    ['IPv6 in brackets', '10.1.1.1', '[2001:db8::5]', '2001:db8::5'],
    ['ports on each hop', '10.1.1.1', '198.51.100.1:4711, 10.2.2.2:80, [fd00::7]:443', '198.51.100.1'],
    ['IPv4 in brackets', '10.1.1.1', '[198.51.100.1]:80', '10.1.1.1'],
    ['a port that is none', '10.1.1.1', '198.51.100.1:http', '10.1.1.1'],
    ['numbers that some read as addresses', '10.1.1.1', '1', '10.1.1.1'],
    ['a peer that is gone', '', '198.51.100.1', ''],
  ] as const)
    test(`${fact}: “${peer}” with “${header}” is “${expected}”`, () =>
      assert.is(clientAddress(peer, header, OURS), expected));

  test('only listed proxies are trusted', () => assert.is(clientAddress('127.0.0.1', '198.51.100.1', []), '127.0.0.1'));

  test('a proxy that is not named is logged once, and a caller from elsewhere never', () => {
    let lines = '';
    const write = (line: string) => {
      lines += line;
    };
    const note = warnOfUntrustedProxy(createLog('info', { write }), OURS);
    for (const [peer, header] of [
      ['203.0.113.9', '198.51.100.1'],
      ['10.1.1.1', '198.51.100.1'],
      ['127.0.0.1', ''],
      ['', '198.51.100.1'],
    ] as const)
      note(peer, header);
    assert.is(lines, '');
    note('::ffff:127.0.0.1', '198.51.100.1');
    note('172.16.0.9', '198.51.100.1');
    assert.is(lines.trim().split('\n').length, 1);
    assert.match(lines, '"proxy":"::ffff:127.0.0.1"');
    assert.match(lines, 'PITBOSS_TRUSTED_PROXIES');
  });

  test('an entry of a trusted proxy that has no address is logged once, and one of any other caller never', () => {
    let lines = '';
    const write = (line: string) => {
      lines += line;
    };
    const addressOf = createAddressReader(createLog('info', { write }), OURS);
    const from = (peer: string, header: string): string =>
      addressOf(
        Object.assign(Object.create(IncomingMessage.prototype), {
          socket: { remoteAddress: peer },
          headers: { 'x-forwarded-for': header },
        }),
      );
    from('203.0.113.9', 'unknown');
    from('10.1.1.1', '198.51.100.1:4711');
    assert.is(lines, '');
    assert.is(from('10.1.1.1', '198.51.100.1, unknown'), '10.1.1.1');
    from('10.1.1.1', '_hidden');
    assert.is(lines.trim().split('\n').length, 1);
    assert.match(lines, '"proxy":"10.1.1.1","hop":"unknown"');
  });

  test('a setting that names no network is refused', () => {
    for (const text of ['localhost', '10.0.0.0/33', '10.0.0', '1', '10.0.0.0/8/8', 'fd00::/', '/8'])
      assert.throws(
        () => readConfig({}, { PITBOSS_TRUSTED_PROXIES: `127.0.0.1, ${text}` }),
        (error: unknown) => error instanceof ConfigError && error.message.includes(`“${text}”`),
        text,
      );
    assert.equal(readConfig({}, {}).trustedProxies, []);
  });

  test('A1 a forged X-Forwarded-For gains no further attempt', () =>
    withServer(async (client) => {
      assert.equal(await attempts(client, 6), [401, 401, 401, 401, 401, 429]);
    }));

  test('A1 behind a trusted proxy failures count for the network that they come from, and the trail names its address', () =>
    withServer(
      async (client, data) => {
        assert.equal(await attempts(client, 6), [401, 401, 401, 401, 401, 401]);
        const body = [{ id: 'northstar', name: 'Northstar' }];
        await client.call('saveOperators', { body, headers: { 'x-forwarded-for': '1.2.3.4, 198.51.100.1' } });
        const [event] = select(data, "select network_address from audit_events where action = 'saveOperators'");
        assert.is(event?.network_address, '198.51.100.1');
      },
      { PITBOSS_TRUSTED_PROXIES: '127.0.0.0/8, ::1' },
    ));
});
