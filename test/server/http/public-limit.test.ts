import * as assert from 'uvu/assert';
import { routes } from '../../../generated/server/operations.gen.ts';
import { buildWorld, NOTHING, requests } from '../../support/every-operation.ts';
import { type OperationId, withServer } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

/** Operations served without an account. Health checks are never refused. */
const PUBLIC = routes.filter(({ permission }) => permission === null).map(({ operationId }) => operationId);
const PLAYERS = routes.filter(({ security }) => security === 'player').map(({ operationId }) => operationId);
const UNLIMITED: readonly OperationId[] = ['getHealth', 'getReadiness'];

suite('server/http/public-limit', (test) => {
  for (const operationId of [...PUBLIC, ...PLAYERS].filter((each) => !UNLIMITED.includes(each)))
    test(`${operationId} is too_many_requests when a network has asked too much, before anything of it is looked at`, () =>
      withServer(
        async (client) => {
          // Not even what the operation takes.
          const { path = {} } = requests(NOTHING)[operationId];
          const parts = { path, query: { unknown: 'x' }, token: null };
          let reply = await client.call('getTicker', { query: { instance_id: 'unknown' } });
          // The limit is of ten seconds: on a slow machine they may pass in between.
          for (let asked = 0; reply.status !== 429 && asked < 50; asked += 1)
            reply = await client.call(operationId, parts);
          assert.equal([reply.status, reply.body.code], [429, 'too_many_requests']);
          assert.match(reply.headers.get('ratelimit-policy') ?? '', /^"public";q=4;w=10$/);
          assert.match(reply.headers.get('retry-after') ?? '', /^([1-9]|10)$/);
          assert.is((await client.call('getHealth')).status, 200);
          assert.is((await client.call('getOwnAccount')).status, 200);
        },
        { PITBOSS_PUBLIC_REQUESTS_PER_NETWORK: '4' },
      ));

  test('by default a client with sequential requests stays below it', () =>
    withServer(async (client) => {
      const { instanceId } = await buildWorld(client);
      for (let asked = 0; asked < 300; asked += 1)
        assert.is((await client.call('getTicker', { query: { instance_id: instanceId } })).status, 200);
    }));
});
