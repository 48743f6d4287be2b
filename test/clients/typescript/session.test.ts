import * as assert from 'uvu/assert';
import { type LoginSteps, loginSession } from '../../../clients/typescript/src/generated/runtime/session.gen.ts';
import type { Session } from '../../../clients/typescript/src/session.ts';
import { suite } from '../../support/suite.ts';

const IAT_SECONDS = 1_000_000;
const jwt = (name: string, lifeSeconds: number): string =>
  `head.${Buffer.from(JSON.stringify({ name, iat: IAT_SECONDS, exp: IAT_SECONDS + lifeSeconds })).toString('base64url')}.signature`;

/** A session on the test's clock, the number of logins, and the tokens that it exchanged. */
const sessionOn = (
  token: (login: number) => string,
  refresh: NonNullable<LoginSteps['refresh']> = async () => undefined,
) => {
  const state = { nowMs: 0, logins: 0, exchanged: [] as string[] };
  const logins = loginSession(
    {
      login: async () => {
        state.logins += 1;
        return { token: token(state.logins), refreshToken: `r${state.logins}` };
      },
      refresh: (refreshToken) => {
        state.exchanged.push(refreshToken);
        return refresh(refreshToken);
      },
    },
    () => state.nowMs,
  );
  return { state, ...logins };
};

suite('clients/typescript/session', (test) => {
  test('keeps a token of 30 minutes until half a minute before its end', async () => {
    const { state, session } = sessionOn((login) => jwt(`t${login}`, 1800));
    const first = await session(undefined);
    state.nowMs = 1_769_999;
    assert.is(await session(undefined), first);
    state.nowMs = 1_770_000;
    assert.is(await session(undefined), jwt('t2', 1800));
    assert.is(state.logins, 2);
  });

  test('keeps a token of 20 seconds for 18', async () => {
    const { state, session } = sessionOn((login) => jwt(`t${login}`, 20));
    await session(undefined);
    state.nowMs = 17_999;
    await session(undefined);
    assert.is(state.logins, 1);
    state.nowMs = 18_000;
    await session(undefined);
    assert.is(state.logins, 2);
  });

  test('keeps a token without an expiry until it is refused', async () => {
    const { state, session } = sessionOn((login) => `opaque-${login}`);
    state.nowMs = 1e12;
    assert.is(await session(undefined), 'opaque-1');
    assert.is(await session('opaque-1'), 'opaque-2');
    // Another call that still held the first token gets the second, without a login.
    assert.is(await session('opaque-1'), 'opaque-2');
    assert.is(state.logins, 2);
  });

  test('asks again after a login that failed', async () => {
    const { session } = sessionOn((login) => {
      if (login === 1) throw new Error('no reply');
      return 'opaque';
    });
    const failed = await session(undefined).catch((error: Error) => error.message);
    assert.is(failed, 'no reply');
    assert.is(await session(undefined), 'opaque');
  });

  test('exchanges the refresh token when the token expires or is refused, and logs in when that is invalid', async () => {
    let times = 0;
    const { state, session } = sessionOn(
      (login) => jwt(`t${login}`, 1800),
      async (refreshToken) => {
        times += 1;
        return times === 3 ? undefined : { token: jwt(`e${times}`, 1800), refreshToken: `${refreshToken}+` };
      },
    );
    await session(undefined);
    state.nowMs = 1_770_000;
    const shared = await Promise.all([session(undefined), session(undefined)]);
    assert.equal(shared, [jwt('e1', 1800), jwt('e1', 1800)], 'two calls share one exchange');
    assert.is(await session(jwt('e1', 1800)), jwt('e2', 1800));
    assert.is(await session(jwt('e2', 1800)), jwt('t2', 1800));
    assert.equal(state.exchanged, ['r1', 'r1+', 'r1++']);
    assert.is(state.logins, 2);
  });

  test('an exchange without a reply is retried with the same refresh token', async () => {
    let times = 0;
    const { state, session } = sessionOn(
      () => 'opaque',
      async () => {
        times += 1;
        if (times === 1) throw new Error('no reply');
        return { token: 'next', refreshToken: 'r2' };
      },
    );
    await session(undefined);
    assert.is(await session('opaque').catch((error: Error) => error.message), 'no reply');
    assert.is(await session('opaque'), 'next');
    assert.equal(state.exchanged, ['r1', 'r1']);
    assert.is(state.logins, 1);
  });

  test('logs out with the current token, or with the next one when that has expired', async () => {
    const refresh = async () => ({ token: 'next', refreshToken: 'r2' });
    const { state, session, end } = sessionOn((login) => jwt(`t${login}`, 1800), refresh);
    const given: unknown[] = [];
    const logout = async (one: Session) => void given.push(await one(undefined));
    await end(logout);
    assert.equal(given, [], 'nothing is held yet');
    await session(undefined);
    await end(logout);
    await session(undefined);
    state.nowMs = 1_800_000;
    await end(logout);
    await end(logout);
    assert.equal(given, [jwt('t1', 1800), 'next']);
    assert.is(state.logins, 2);
  });

  test('keeps the login when logging out fails', async () => {
    const { state, session, end } = sessionOn((login) => jwt(`t${login}`, 1800));
    await session(undefined);
    const failed = await end(() => Promise.reject(new Error('no reply'))).catch((error: Error) => error.message);
    assert.is(failed, 'no reply');
    await session(undefined);
    assert.is(state.logins, 1);
  });
});
