import * as assert from 'uvu/assert';
import type { AuthResponse } from '../../../generated/server/types.gen.ts';
import { Keys } from '../../../server/keys/keys.ts';
import { createTokens } from '../../../server/login/tokens.ts';
import { account, saveAccounts } from '../../support/accounts.ts';
import { lightHash } from '../../support/light-hash.ts';
import { openPlatform } from '../../support/platform.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START_MS = Date.UTC(2026, 0, 1);
const credentials = { username: 'grace', password: 'a password for tests' };

suite('server/login/session-end', (test) => {
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
