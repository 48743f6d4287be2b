// A long proof: it starts PostgreSQL, and waits for limits of time to pass.
import * as assert from 'uvu/assert';
import { PostgresSession } from '../../../db/engine/postgres/postgres-session.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { granted, newAccount } from '../../support/new-account.ts';
import { until } from '../../support/paying-players.ts';
import { Client, type Reply } from '../../support/server.ts';
import { contribution, openJackpot } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { type Served, withServers } from '../../support/with-servers.ts';

/** The reply is checked against its document, which declares the status. */
const refusal = ({ status, headers, body }: Reply) => [status, body.code, headers.get('retry-after')];
const UNAVAILABLE = [503, 'unavailable', '1'];
const TEMPLATE = { path: { template_id: 'three-pots' } };

suite('server/start/database-limits', (test) => {
  test('a write that waits too long for others, and a read that takes too long, are answered 503 with a delay, and the next ones are served', () =>
    withServers(
      1,
      async ({ servers, database }) => {
        expectErrors(/canceling statement due to (?:lock|statement) timeout/);
        const [{ client }] = servers as [Served];
        const { id } = await openJackpot(client);
        const direct = await PostgresSession.open({ url: database, limits: { idleMs: 0 } });
        const held = async (lock: string, work: () => Promise<void>): Promise<void> => {
          await direct.query('begin');
          await direct.query(lock);
          await work().finally(() => direct.query('rollback'));
        };
        try {
          await held('select 1 from store_state for update', async () =>
            assert.equal(refusal(await client.call('contributeToInstance', { body: contribution(id) })), UNAVAILABLE),
          );
          await held('lock table templates in access exclusive mode', async () =>
            assert.equal(refusal(await client.call('getTemplate', TEMPLATE)), UNAVAILABLE),
          );
          assert.is((await client.call('contributeToInstance', { body: contribution(id) })).status, 200);
          assert.is((await client.call('getTemplate', TEMPLATE)).status, 200);
        } finally {
          await direct.close();
        }
      },
      { PITBOSS_DATABASE_LOCK_TIMEOUT: '1s', PITBOSS_DATABASE_STATEMENT_TIMEOUT: '2s' },
    ));

  test('a server uses as many connections for short reads as the setting says, for one tenant at most half of them', () =>
    withServers(
      1,
      async ({ servers, database }) => {
        const [{ client, running }] = servers as [Served];
        await openJackpot(client);
        const reader = { username: 'grace', password: 'green-harbour-nineteen' };
        assert.ok((await client.call('createOrganisation', { body: { id: 'northstar', units: [] } })).status < 300);
        const body = newAccount({ ...reader, permissions: granted('templates Read') });
        assert.is((await client.call('createAccount', { body })).status, 200);
        const other = new Client(running.url);
        await other.login(reader);
        const direct = await PostgresSession.open({ url: database, limits: { idleMs: 0 } });
        try {
          await direct.query('begin');
          await direct.query('lock table templates in access exclusive mode');
          const reads = [client, other].flatMap((each) =>
            Array.from({ length: 4 }, () => each.call('getTemplate', TEMPLATE)),
          );
          const waiting = async () =>
            Number(
              (await direct.query("select count(*) from pg_locks where not granted and locktype = 'relation'"))
                .rows[0]?.[0],
            );
          await until(waiting, 2);
          await new Promise((resolve) => setTimeout(resolve, 500));
          assert.is(await waiting(), 2);
          await direct.query('rollback');
          for (const { status } of await Promise.all(reads)) assert.is(status, 200);
        } finally {
          await direct.close();
        }
      },
      { PITBOSS_DATABASE_READERS: '2' },
    ));
});
