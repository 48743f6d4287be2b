import { randomBytes } from 'node:crypto';
import * as assert from 'uvu/assert';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { loginCookie, readLoginCookie } from '../../../server/login/login-cookie.ts';
import { suite } from '../../support/suite.ts';

const login = { providerKey: 'k', state: 's', nonce: 'n', verifier: 'v', codeChallenge: 'c' };

suite('server/login/login-cookie', (test) => {
  const box = createSecretBox(randomBytes(32));
  const [cookie = ''] = loginCookie(box, login, 1_000).split(';');

  test('the login comes back as it was given out, for ten minutes', () => {
    assert.equal(readLoginCookie(box, cookie, 's', 1_000), { ...login, expiresAtMs: 601_000 });
    assert.ok(readLoginCookie(box, cookie, 's', 600_999));
    assert.is(readLoginCookie(box, cookie, 's', 601_000), undefined);
  });

  test('it is valid only for its own state, and not under another key', () => {
    assert.is(readLoginCookie(box, cookie, 't', 1_000), undefined);
    assert.is(readLoginCookie(createSecretBox(randomBytes(32)), cookie, 's', 1_000), undefined);
  });

  test('it is found among other cookies, and not under another name', () => {
    assert.ok(readLoginCookie(box, `a=b;${cookie} ; c=d`, 's', 1_000));
    assert.is(readLoginCookie(box, `x${cookie}`, 's', 1_000), undefined);
  });

  test('not one bit of it can be changed', () => {
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    const sealed = Buffer.from(value, 'base64');
    for (const [at, byte] of sealed.entries()) {
      const changed = Buffer.from(sealed);
      changed[at] = byte ^ 1;
      assert.is(readLoginCookie(box, `${name}=${changed.toString('base64')}`, 's', 1_000), undefined, String(at));
    }
    for (const text of ['', 'AAAA', '%%%', '{}', value.slice(0, 20)])
      assert.is(readLoginCookie(box, `${name}=${text}`, 's', 1_000), undefined, text);
  });
});
