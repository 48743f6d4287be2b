import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeProtectedHeader } from 'jose';
import * as assert from 'uvu/assert';
import { Keys, keysFolder } from '../../../server/keys/keys.ts';
import { hmacSha256 } from '../../../server/keys/ledger-keys.ts';
import { rotateSigningKeys } from '../../../server/keys/signing-keys.ts';
import { TokenVerifier } from '../../../server/login/identify.ts';
import { createTokens } from '../../../server/login/tokens.ts';
import { account } from '../../support/accounts.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('server/keys/signing-keys', (test) => {
  const MINUTE_MS = 60_000;
  const START_MS = 1_767_250_800_000;
  const ada = account({ type: 'User', id: 'ada' });

  const withKeys = (work: (keys: Keys, folder: string) => Promise<void>): Promise<void> =>
    withFolder((data) => work(new Keys(data), keysFolder(data)));

  test('a key that was replaced signs no more, and counts until what it signed has expired', () =>
    withKeys(async (keys, folder) => {
      const [tokens, verifier] = [createTokens(keys), new TokenVerifier(keys)];
      const { token: old } = await tokens.issue(ada, START_MS);
      const { token: remembered } = await tokens.issue(ada, START_MS);
      assert.is((await verifier.verify(remembered, START_MS))?.accountId, 'ada');
      const before = keys.signing('northstar');
      assert.is(rotateSigningKeys(folder, START_MS + 30 * MINUTE_MS, START_MS), 1);
      assert.not.equal(keys.signing('northstar'), before);
      const { token: fresh } = await tokens.issue(ada, START_MS + 1000);
      const [oldName, newName] = [old, fresh].map((token) => String(decodeProtectedHeader(token).kid));
      for (const kid of [oldName, newName]) assert.match(kid ?? '', /^northstar:[A-Za-z0-9_-]{16}$/);
      assert.is.not(newName, oldName, 'another key has another name');
      const later = START_MS + 30 * MINUTE_MS - 1;
      for (const token of [old, remembered, fresh])
        assert.is((await new TokenVerifier(keys).verify(token, later))?.accountId, 'ada');
      assert.equal(
        keys.verifying('northstar', START_MS + 30 * MINUTE_MS).map((key) => key.equals(before)),
        [false],
      );
    }));

  test('a running platform notices within a second, also for tokens that it has seen', () =>
    withKeys(async (keys, folder) => {
      const [tokens, verifier] = [createTokens(keys), new TokenVerifier(keys)];
      const { token } = await tokens.issue(ada, START_MS);
      assert.is((await verifier.verify(token, START_MS))?.accountId, 'ada');
      rotateSigningKeys(folder, START_MS, START_MS);
      assert.is(await verifier.verify(token, START_MS + 1000), undefined);
    }));

  test('a key that was replaced twice counts as long as after the first time, and no longer than the second allows', () =>
    withKeys(async (keys, folder) => {
      const first = keys.signing('northstar');
      rotateSigningKeys(folder, START_MS + 30 * MINUTE_MS, START_MS);
      const second = keys.signing('northstar');
      rotateSigningKeys(folder, START_MS + 40 * MINUTE_MS, START_MS + 10 * MINUTE_MS);
      const third = keys.signing('northstar');
      const at = (minutes: number) => keys.verifying('northstar', START_MS + minutes * MINUTE_MS);
      assert.equal(at(29), [third, second, first]);
      assert.equal(at(31), [third, second]);
      assert.equal(at(41), [third]);
      rotateSigningKeys(folder, START_MS + 11 * MINUTE_MS, START_MS + 11 * MINUTE_MS);
      assert.is(keys.verifying('northstar', START_MS + 12 * MINUTE_MS).length, 1);
      assert.is(keys.verifying('northstar', START_MS).length, 1, 'also after the clock was set back');
    }));

  test('logins get another generation when keys are revoked, and only then', () =>
    withKeys(async (keys, folder) => {
      void keys.signing('northstar');
      const generations = [keys.generation('northstar')];
      for (const minutes of [30, 0, 30, 30, 0, 30]) {
        rotateSigningKeys(folder, START_MS + minutes * MINUTE_MS, START_MS);
        generations.push(keys.generation('northstar'));
        assert.equal(new Keys(dirname(folder)).generation('northstar'), generations.at(-1));
      }
      const [first = '', second = ''] = [generations[2], generations[5]];
      assert.match(first, /^[0-9a-f]{32}$/);
      assert.match(second, /^[0-9a-f]{32}$/);
      assert.is.not(first, second);
      assert.equal(generations, ['', '', first, first, first, second, second]);
      assert.is(keys.verifying('northstar', START_MS).length, 2);
    }));

  test('the keys that seal the ledger and the secrets stay as they are', () =>
    withKeys(async (keys, folder) => {
      void [keys.seal, keys.secrets, keys.signing('northstar')];
      const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
      const before = [textOf('audit.key'), textOf('secrets.key')];
      assert.is(rotateSigningKeys(folder, START_MS, START_MS), 1);
      assert.equal([textOf('audit.key'), textOf('secrets.key')], before);
      for (const name of readdirSync(folder)) assert.is(statSync(join(folder, name)).mode & 0o777, 0o600, name);
    }));

  test('a file that holds no key is refused by its name', () =>
    withFolder(async (data) => {
      new Keys(data).signing('northstar');
      const [name = ''] = readdirSync(keysFolder(data));
      const file = join(keysFolder(data), name);
      const good = readFileSync(file, 'utf8');
      for (const text of ['', 'zz', `${good}00 12\n`, `${good}${'ab'.repeat(32)} soon\n`, `${good}logins ab\n`]) {
        writeFileSync(file, text);
        assert.throws(() => new Keys(data).signing('northstar'), /jwt-.*(does not hold a key|is damaged)/, text);
      }
    }));

  test('a name given by a stranger makes no key', () =>
    withKeys(async (keys, folder) => {
      mkdirSync(folder, { recursive: true });
      assert.equal(keys.verifying('nobody', START_MS), []);
      assert.equal(readdirSync(folder), []);
    }));
});

suite('server/keys/hmac-sha256', (test) => {
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
