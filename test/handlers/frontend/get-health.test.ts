import * as assert from 'uvu/assert';
import { openPlatform } from '../../support/platform.ts';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('handlers/frontend/get-health', (test) => {
  test('the sign of life needs no token', () =>
    withServer(async (client) =>
      assert.equal((await client.call('getHealth', { token: null })).body, { status: 'ok' }),
    ));

  test('a service whose store cannot be reached gives its sign of life: to restart it would not help', async () => {
    const platform = openPlatform({ draw: () => 0n, clock: () => 0 });
    try {
      const isGone = () => Promise.reject(new Error('the store is gone'));
      Object.assign(platform.store, { read: isGone, write: isGone });
      assert.is((await platform.call('getHealth')).status, 200);
    } finally {
      await platform.close();
    }
  });
});
