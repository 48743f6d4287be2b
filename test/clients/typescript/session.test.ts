import * as assert from 'uvu/assert';
import { loginSession } from '../../../clients/typescript/src/session.ts';
import { suite } from '../../support/suite.ts';

const IAT_SECONDS = 1_000_000;
const jwt = (name: string, lifeSeconds: number): string =>
  `head.${Buffer.from(JSON.stringify({ name, iat: IAT_SECONDS, exp: IAT_SECONDS + lifeSeconds })).toString('base64url')}.signature`;

/** A session on a clock of the test's own, and how often it logged in. */
const sessionOn = (token: (login: number) => string) => {
  const state = { nowMs: 0, logins: 0 };
  const session = loginSession(
    async () => {
      state.logins += 1;
      return token(state.logins);
    },
    () => state.nowMs,
  );
  return { state, session };
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

  test('keeps a token that does not tell its end until it is refused', async () => {
    const { state, session } = sessionOn((login) => `opaque-${login}`);
    state.nowMs = 1e12;
    assert.is(await session(undefined), 'opaque-1');
    assert.is(await session('opaque-1'), 'opaque-2');
    // Another call that still held the first token takes the second, without a login of its own.
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
});
