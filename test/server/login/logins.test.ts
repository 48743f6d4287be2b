import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import * as assert from 'uvu/assert';
import type { AuthResponse } from '../../../generated/server/types.gen.ts';
import type { Passwords } from '../../../platform/unit/services.ts';
import { createLog } from '../../../server/base/log.ts';
import { toNetwork } from '../../../server/http/incoming.ts';
import { Keys } from '../../../server/keys/keys.ts';
import { createSecretBox } from '../../../server/keys/secret-box.ts';
import { createLoginAttempts, createResetRequests } from '../../../server/login/login-attempts.ts';
import { loginCookie, readLoginCookie } from '../../../server/login/login-cookie.ts';
import { RefusedLogins } from '../../../server/login/refused-logins.ts';
import { createTokens } from '../../../server/login/tokens.ts';
import { operations } from '../../spec/sections.ts';
import { account, saveAccounts } from '../../support/accounts.ts';
import { PASSWORD, USERNAME, verdict, withHolder } from '../../support/holder.ts';
import { lightHash } from '../../support/light-hash.ts';
import { newAccount } from '../../support/new-account.ts';
import { openPlatform } from '../../support/platform.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { contents } from '../../support/tables.ts';

suite('server/login/login-attempts', (test) => {
  const times = async (count: number, work: (n: number) => Promise<unknown>): Promise<void> => {
    for (let n = 0; n < count; n += 1) await work(n);
  };

  test('five failures block one username from one network, and nothing else', async () => {
    const attempts = createLoginAttempts();
    await times(4, () => attempts.failed('ada', '203.0.113.7'));
    assert.is(await attempts.admit('ada', '203.0.113.7'), undefined);
    await attempts.failed('ADA', '203.0.113.99');
    const { waitSeconds = 0, ...limit } = (await attempts.admit('Ada', '203.0.113.8')) ?? {};
    assert.equal(limit, { name: 'login', quota: 5, windowSeconds: 900 });
    assert.ok(waitSeconds > 0 && waitSeconds <= 900);
    assert.is(await attempts.admit('ada', '203.0.114.7'), undefined);
    assert.is(await attempts.admit('bea', '203.0.113.7'), undefined);
    await attempts.succeeded('ada', '203.0.113.7');
    assert.is(await attempts.admit('ada', '203.0.113.7'), undefined);
  });

  test('a hundred failures block every username from one network, despite successes in between', async () => {
    const attempts = createLoginAttempts();
    const failAs = async (username: string, address: string) => {
      if ((await attempts.admit(username, address)) === undefined) await attempts.failed(username, address);
    };
    // One username fails five times there, however often it tries.
    await times(200, () => failAs('clumsy', '203.0.113.7'));
    await times(94, async (n) => {
      await failAs(`guess-${n}`, `203.0.113.${n}`);
      await attempts.succeeded('ada', '203.0.113.7');
    });
    assert.is(await attempts.admit('ada', '203.0.113.7'), undefined);
    await failAs('guess', '203.0.113.7');
    await attempts.succeeded('ada', '203.0.113.7');
    const { waitSeconds = 0, ...limit } = (await attempts.admit('ada', '203.0.113.200')) ?? {};
    assert.equal(limit, { name: 'login-network', quota: 100, windowSeconds: 900 });
    assert.ok(waitSeconds > 0 && waitSeconds <= 900);
    assert.is(await attempts.admit('ada', '203.0.114.7'), undefined);
  });

  test('after a hundred failures in a day from wherever, each try for the username waits, and none is refused', async () => {
    const waits: number[] = [];
    const attempts = createLoginAttempts(async (delayMs) => waits.push(delayMs));
    await times(99, (n) => attempts.failed('ada', `198.51.${n}.1`));
    await attempts.admit('ada', '192.0.2.1');
    assert.equal(waits, []);
    await attempts.failed('ada', '198.51.200.1');
    assert.is(await attempts.admit('ada', '192.0.2.1'), undefined);
    assert.equal(waits, [5000]);
    await attempts.succeeded('ada', '192.0.2.1');
    await attempts.admit('ada', '192.0.2.1');
    await attempts.admit('bea', '192.0.2.1');
    assert.equal(waits, [5000, 5000]);
  });

  test('three requests for a one-time password an hour from one network, ten a day from everywhere', async () => {
    const requests = createResetRequests();
    const hour = { name: 'password-reset', quota: 3, windowSeconds: 3600 };
    const day = { name: 'password-reset-day', quota: 10, windowSeconds: 86_400 };
    const take = async (address: string) => {
      const { waitSeconds: _, ...limit } = (await requests.take('ada', address)) ?? { waitSeconds: 0 };
      return limit;
    };
    await times(3, async () => assert.equal(await take('203.0.113.7'), {}));
    // Requests refused to one network do not use up the day.
    await times(20, async () => assert.equal(await take('203.0.113.7'), hour));
    await times(7, async (n) => assert.equal(await take(`198.51.${n}.1`), {}));
    assert.equal(await take('192.0.2.1'), day);
  });

  test('requests at the same time are counted one by one', async () => {
    const requests = createResetRequests();
    const taken = await Promise.all(Array.from({ length: 20 }, () => requests.take('ada', '203.0.113.7')));
    assert.is(taken.filter((hit) => hit === undefined).length, 3);
  });

  test('a network is the /24 of IPv4 and the /64 of IPv6, however it is written', () => {
    const cases: [address: string, network: string][] = [
      ['203.0.113.7', '203.0.113'],
      ['::ffff:203.0.113.7', '203.0.113'],
      ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
      ['2001:db8:1:2::9', '2001:db8:1:2'],
      ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
      ['2001:db8::1', '2001:db8:0:0'],
      ['::1', '0:0:0:0'],
      ['fe80::1%eth0', 'fe80:0:0:0'],
    ];
    for (const [address, network] of cases) assert.is(toNetwork(address), network, address);
  });
});

suite('server/login/login-cookie', (test) => {
  const login = { providerKey: 'k', state: 's', nonce: 'n', verifier: 'v', codeChallenge: 'c' };

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

suite('server/login/refused-logins', (test) => {
  test('ten a minute are logged, and how many were not', () => {
    const lines: { address: string; omitted_before?: number }[] = [];
    const write = (line: string): void => void lines.push(JSON.parse(line));
    let nowMs = 0;
    const refused = new RefusedLogins(createLog('info', { write }), () => nowMs);
    for (let n = 0; n < 25; n += 1) refused.note('credentials', `192.0.2.${n}`);
    assert.equal(
      lines.map(({ address }) => address),
      Array.from({ length: 10 }, (_, n) => `192.0.2.${n}`),
    );
    nowMs += 60_000;
    refused.note('limit', '192.0.2.99');
    assert.is(lines.at(-1)?.omitted_before, 15);
    refused.note('limit', '192.0.2.100');
    assert.is(lines.at(-1)?.omitted_before, undefined);
  });
});

suite('server/login/session-end', (test) => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const START_MS = Date.UTC(2026, 0, 1);
  const credentials = { username: 'grace', password: 'a password for tests' };

  test('A6 a login ends 30 days after it began, however often its refresh token was exchanged', async () => {
    const clock = { nowMs: START_MS };
    const platform = openPlatform({ draw: (n) => n - 1n, clock: () => clock.nowMs });
    try {
      const grace = account({
        type: 'User',
        id: 'grace',
        ...credentials,
        passwordHash: lightHash(credentials.password),
      });
      await saveAccounts({ ...grace, usernameKey: 'grace' })(platform.store);
      let { refresh_token: token } = (await platform.call('login', { body: credentials })).body as AuthResponse;
      const exchange = () => platform.call('exchangeToken', { body: { token } });
      for (const days of [10, 20, 29.99]) {
        clock.nowMs = START_MS + days * DAY_MS;
        const { status, body } = await exchange();
        assert.is(status, 200, String(days));
        token = (body as AuthResponse).refresh_token;
      }
      const bearer = ((await exchange()).body as AuthResponse).token;
      token = (await platform.call('exchangeToken', { body: { token } }).then(({ body }) => body as AuthResponse))
        .refresh_token;
      assert.ok(await platform.identify(bearer));
      clock.nowMs = START_MS + 30 * DAY_MS;
      assert.is((await exchange()).code, 'exchange_token_invalid');
      assert.is(await platform.identify(bearer), undefined, 'no token outlasts its login');
    } finally {
      await platform.close();
    }
  });

  test('a login of an earlier version begins with its next exchange, and a shorter limit applies to logins under way', () =>
    withFolder(async (data) => {
      const keys = new Keys(data);
      const grace = account({ type: 'User' });
      const { refresh } = await createTokens(keys).issue(grace, START_MS, { beganAtMs: null });
      assert.equal([refresh.beganAtMs, refresh.expiresAtMs], [START_MS, START_MS + 30 * DAY_MS]);
      const week = createTokens(keys, 30 * DAY_MS, 7 * DAY_MS);
      const shorter = await week.issue(grace, START_MS + 8 * DAY_MS, { beganAtMs: START_MS });
      assert.ok(shorter.refresh.expiresAtMs < START_MS + 8 * DAY_MS);
    }));
});

suite('server/login/passwords', (test) => {
  const NEW = 'green-harbour-nineteen';

  test('every operation that hashes a password takes turns, and changes nothing when too many wait', () => {
    let turns = 0;
    const passwords: Passwords = {
      inTurn: async () => {
        turns += 1;
        return 'busy';
      },
    };
    return withHolder(
      async ({ platform, caller, otp }) => {
        const requests = {
          login: { body: { username: USERNAME, password: PASSWORD } },
          loginAdmin: { body: { username: USERNAME, password: PASSWORD } },
          createAccount: { body: newAccount() },
          updateAccount: { body: { id: 'ada', password: NEW } },
          changePassword: { body: { password: NEW, current: PASSWORD } },
          confirmPasswordReset: { body: { username: USERNAME, otp: await otp(), password: NEW } },
        };
        const hashing = operations.filter(({ value }) => [value['x-calls']].flat().includes('password-hash'));
        assert.equal(hashing.map(({ value }) => value.operationId).sort(), Object.keys(requests).sort());
        for (const [operationId, request] of Object.entries(requests)) {
          const call = async () =>
            verdict(
              await platform.call(
                operationId as keyof typeof requests,
                request,
                operationId === 'changePassword' ? caller : undefined,
              ),
            );
          const [before, turnsBefore] = [contents(dirname(platform.file)), turns];
          assert.is(await call(), '503 unavailable', operationId);
          assert.equal(contents(dirname(platform.file)), before, operationId);
          assert.is(turns, turnsBefore + 1, operationId);
        }
      },
      {},
      { passwords },
    );
  });

  test('passwords of one network are checked a few at a time, and a failure counts before the next one', () => {
    return withHolder(async ({ platform }) => {
      const body = { username: USERNAME, password: 'a wrong password' };
      const logins = Array.from({ length: 40 }, () => platform.call('login', { body }));
      const verdicts = (await Promise.all(logins)).map(verdict);
      const checked = verdicts.filter((each) => each === '401 credentials_invalid').length;
      // Five may fail; when the fifth has, three more may be at it.
      assert.ok(checked >= 5 && checked <= 8, `${checked}`);
      assert.is(verdicts.filter((each) => each === '429 too_many_requests').length, 40 - checked);
    });
  });
});
