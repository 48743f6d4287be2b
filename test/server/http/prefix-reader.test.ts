import { Socket } from 'node:net';
import * as assert from 'uvu/assert';
import { createLog } from '../../../server/base/log.ts';
import { parseNetwork } from '../../../server/http/client-address.ts';
import { createPrefixReader, PREFIX_CHARACTERS_MAX } from '../../../server/http/incoming.ts';
import { suite } from '../../support/suite.ts';

/** The prefixes read from headers that a peer sends, one after the other, and the log. */
const prefixesOf = (peer: string, ...given: readonly (string | undefined)[]) => {
  const logged: string[] = [];
  const network = parseNetwork('10.0.0.0/8');
  const prefixOf = createPrefixReader(
    createLog('info', { write: (line) => void logged.push(line) }),
    network === undefined ? [] : [network],
  );
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer });
  const prefixes = given.map((prefix) => prefixOf({ headers: { 'x-forwarded-prefix': prefix }, socket }));
  return { prefixes, logged };
};

const LONGEST = `/${'a'.repeat(PREFIX_CHARACTERS_MAX - 1)}`;

suite('server/http/prefix-reader', (test) => {
  for (const prefix of ['/pitboss', '/games/pit-boss_1.0~x', '/.well', '/a..b/c', LONGEST])
    test(`a trusted proxy serves the platform below ${prefix}`, () =>
      assert.equal(prefixesOf('10.1.2.3', prefix), { prefixes: [prefix], logged: [] }));

  for (const prefix of [
    ...[
      'pitboss',
      '/',
      '//',
      '//evil.example',
      '/pitboss/',
      '/a//b',
      '/..',
      '/a/../b',
      '/./a',
      '/a/.',
      '/a b',
      '/a%2fb',
    ],
    ...['https://evil.example', '/a,/b', '/a, /b', '/a>;', '/a"', '/a\\b', '/a?b', '/a#b', '/ä', '/a\n', `${LONGEST}a`],
  ])
    test(`${JSON.stringify(prefix)} of a trusted proxy is not used, and is logged once`, () => {
      const { prefixes, logged } = prefixesOf('10.1.2.3', prefix, prefix);
      assert.equal(prefixes, ['', '']);
      assert.is(logged.length, 1);
      assert.match(logged[0] ?? '', 'X-Forwarded-Prefix of a trusted proxy is not used');
    });

  test('no header, an empty one and one of another caller mean none', () => {
    assert.equal(prefixesOf('10.1.2.3', undefined, ''), { prefixes: ['', ''], logged: [] });
    assert.equal(prefixesOf('192.0.2.1', '/pitboss', '//x'), { prefixes: ['', ''], logged: [] });
  });
});
