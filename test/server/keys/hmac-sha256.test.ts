import { createHmac, randomBytes } from 'node:crypto';
import * as assert from 'uvu/assert';
import { hmacSha256 } from '../../../server/keys/ledger-keys.ts';
import { suite } from '../../support/suite.ts';

const TEXTS = [
  '',
  'tag',
  'äöü€ 😀',
  'a lone \ud800 surrogate',
  'x'.repeat(55),
  'x'.repeat(8192),
  '€'.repeat(20_000),
  'y',
];

suite('server/keys/hmac-sha256', (test) => {
  test('is that of OpenSSL for any key, bytes and text', () => {
    for (const keyBytes of [0, 1, 32, 63, 64]) {
      const key = randomBytes(keyBytes);
      const hmac = hmacSha256(key);
      for (const bytes of [new Uint8Array(), randomBytes(32), randomBytes(40)])
        for (const text of TEXTS) {
          const expected = createHmac('sha256', key).update(bytes).update(text).digest('hex');
          assert.is(hmac(bytes, text).toString('hex'), expected, `${keyBytes} ${bytes.length} ${text.slice(0, 20)}`);
        }
    }
  });

  test('earlier results stay what they are', () => {
    const hmac = hmacSha256(randomBytes(32));
    const first = hmac(randomBytes(32), 'first');
    const before = first.toString('hex');
    hmac(randomBytes(32), 'second');
    assert.is(first.toString('hex'), before);
  });

  test('refuses a key that would have to be hashed first', () => {
    assert.throws(() => hmacSha256(randomBytes(65)), /longer than a block/);
  });
});
