import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/settings/config.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { withFullDisk } from '../../support/full-disk.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import { openPlatform } from '../../support/platform.ts';
import { Client, type Reply, withFolder, withServer } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { suite } from '../../support/suite.ts';
import { withPlayersWallet } from '../../support/with-players-wallet.ts';

suite('getHealth', (test) => {
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

suite('getReadiness', (test) => {
  /** The reply of the next check: a result is kept for a second. */
  const until = async (client: Client, isWanted: (reply: Reply) => boolean): Promise<Reply> => {
    for (;;) {
      const reply = await client.call('getReadiness', { token: null });
      if (isWanted(reply)) return reply;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  const codesIn = (items: readonly { readonly code: string }[]): string[] => items.map(({ code }) => code);

  const withFile = onSqlite(test, 'a server on a database has no file of its store to damage');

  test('a platform that can work is ready without a token, and warns that it has no wallet', () =>
    withServer(async (client) => {
      const { status, body } = await client.call('getReadiness', { token: null });
      assert.is(status, 200);
      assert.equal([body.status, codesIn(body.warnings)], ['ready', ['wallet_missing']]);
    }));

  withFile(
    'on a full disk it is refused with the reason and a time to retry, and ready again once there is space',
    () =>
      withFullDisk((disk) =>
        withServer(async (client) => {
          disk.isFull = true;
          const { body, headers } = await until(client, ({ status }) => status === 503);
          assert.equal([body.code, codesIn(body.reasons)], ['not_ready', ['store_not_writable']]);
          assert.is(headers.get('retry-after'), '1');
          assert.is((await client.call('getHealth', { token: null })).status, 200);
          disk.isFull = false;
          await until(client, ({ status }) => status === 200);
        }),
      ),
  );

  withFile(
    'a key file that is gone or damaged and a store that was replaced are reasons, and no reply names a path',
    () =>
      withServer(async (client, data) => {
        const file = join(data, 'keys/secrets.key');
        const told: string[] = [];
        const reasons = async (count: number): Promise<string[]> => {
          const { body } = await until(client, ({ body }) => (body.reasons?.length ?? 0) === count);
          told.push(JSON.stringify(body));
          return codesIn(body.reasons ?? []);
        };
        renameSync(file, `${file}.away`);
        assert.equal(await reasons(1), ['keys_missing']);
        renameSync(`${file}.away`, file);
        assert.equal(await reasons(0), []);
        renameSync(join(data, 'pitboss.db'), join(data, 'moved.db'));
        writeFileSync(file, 'not a key\n');
        assert.equal(await reasons(2), ['store_replaced', 'keys_missing']);
        assert.equal(
          told.filter((text) => text.includes(data)),
          [],
        );
        rmSync(join(data, 'moved.db'));
      }),
  );

  test('a wallet that cannot be reached is a warning', () =>
    withFolder(async (data) => {
      const config = readConfig(
        { port: '0', data, 'wallet-url': 'http://127.0.0.1:9' },
        { PITBOSS_LOG_LEVEL: 'silent', PITBOSS_WALLET_SECRET: 'a secret of the wallet' },
      );
      const running = await start(config);
      const { status, body } = await new Client(running.url).call('getReadiness');
      assert.equal([status, codesIn(body.warnings)], [200, ['wallet_failing']]);
      await running.stop();
    }));

  test('a wallet that answers is no warning', () =>
    withPlayersWallet(async (client) => {
      const { body } = await client.call('getReadiness', { token: null });
      assert.equal(body, { status: 'ready', warnings: [] });
    }));

  test('with a delay, a stopping platform is not ready at once, and serves new connections until the delay is over', () =>
    withFolder(async (data) => {
      const environment = { PITBOSS_LOG_LEVEL: 'silent', PITBOSS_STOP_DELAY: '10s' };
      const delayed = Promise.withResolvers<void>();
      const waits: number[] = [];
      const delay = (ms: number): Promise<void> => {
        waits.push(ms);
        return delayed.promise;
      };
      const limits = { ...STOP_LIMITS, connections: DRAINS_AT_ONCE, delay };
      const running = await start(readConfig({ port: '0', data }, environment), undefined, limits);
      const stopped = running.stop();
      const ready = await fetch(`${running.url}/readyz`, { headers: { connection: 'close' } });
      assert.is(ready.status, 503);
      assert.match(await ready.text(), /"code":"draining"/);
      const alive = await fetch(`${running.url}/healthz`, { headers: { connection: 'close' } });
      assert.equal([alive.status, waits], [200, [10_000]]);
      delayed.resolve();
      await stopped;
      await fetch(`${running.url}/healthz`).then(
        () => assert.unreachable('it still listens'),
        (error: Error) => assert.is(Object(error.cause).code, 'ECONNREFUSED'),
      );
    }));

  test('a platform that shuts down is not ready, on a connection that was open before', () =>
    withFolder(async (data) => {
      const running = await start(readConfig({ port: '0', data }, { PITBOSS_LOG_LEVEL: 'silent' }));
      const socket = connect(Number(new URL(running.url).port), '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve));
      const stopped = running.stop();
      socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n');
      let reply = '';
      for await (const chunk of socket) reply += chunk;
      assert.match(reply, /^HTTP\/1\.1 503 /);
      assert.match(reply, /"code":"draining"/);
      await stopped;
    }));
});
