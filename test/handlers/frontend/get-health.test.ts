import * as assert from 'uvu/assert';
import { withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('handlers/frontend/get-health', (test) => {
  test('the sign of life needs no token', () =>
    withServer(async (client) =>
      assert.equal((await client.call('getHealth', { token: null })).body, { status: 'ok' }),
    ));
});
