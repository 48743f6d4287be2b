import * as assert from 'uvu/assert';
import { NOTHING, requests } from '../../support/every-operation.ts';
import { operations } from '../../support/schema.ts';
import { ADMINISTRATOR, type OperationId, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

suite('server/http/deprecation', (test) => {
  test('operations that are deprecated say so in every reply, with what to use instead, and no others do', () =>
    withServer(async (client) => {
      const deprecated = operations.filter((operation) => operation.deprecated).map(({ operationId }) => operationId);
      assert.ok(deprecated.includes('loginAdmin'));
      for (const { operationId } of operations) {
        const parts = requests(NOTHING)[operationId as OperationId];
        const { headers } = await client.call(operationId as OperationId, { ...parts, token: 'no-token' });
        assert.is(headers.has('deprecation'), deprecated.includes(operationId), operationId);
      }
      const wrong = await client.call('loginAdmin', { body: { username: 'root', password: 'wrong' }, token: null });
      const right = await client.call('loginAdmin', { body: ADMINISTRATOR, token: null });
      const malformed = await client.call('loginAdmin', { raw: '{', token: null });
      assert.equal(
        [wrong, right, malformed].map(({ status, headers }) => [
          status,
          headers.get('deprecation'),
          headers.get('link'),
        ]),
        [401, 200, 400].map((status) => [status, '@1795219200', '</accounts/auth>; rel="successor-version"']),
      );
    }));
});
