import { chmodSync, existsSync, linkSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { requireUnixSocket } from '../../../server/http/unix-socket.ts';
import { checkConfig, readConfig } from '../../../server/settings/config.ts';
import { STOP_LIMITS } from '../../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../../support/drains-at-once.ts';
import { withFolder } from '../../support/server.ts';
import { start } from '../../support/start.ts';
import { suite } from '../../support/suite.ts';

const call = (socketPath: string, path: string, options: object = {}, body = ''): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ socketPath, path, ...options }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end(body);
  });

/** A socket whose process is gone, as after a crash. */
const leaveSocket = async (path: string): Promise<void> => {
  const other = `${path}.other`;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(other, resolve));
  linkSync(other, path);
  await new Promise((resolve) => server.close(resolve));
};

suite('server/http/unix-socket', (test) => {
  test('the platform listens on a socket with the permission bits of the settings, in place of one that a crash left', () =>
    withFolder(async (folder) => {
      const path = join(folder, 'pitboss.sock');
      await leaveSocket(path);
      const environment = { PITBOSS_LOG_LEVEL: 'silent', PITBOSS_SOCKET: path, PITBOSS_SOCKET_MODE: '600' };
      const umask = process.umask();
      const running = await start(readConfig({ data: join(folder, 'data') }, environment), undefined, {
        ...STOP_LIMITS,
        connections: DRAINS_AT_ONCE,
      });
      try {
        assert.equal([running.url, running.docsUrl], [`unix:${path}`, undefined]);
        assert.is(statSync(path).mode & 0o777, 0o600);
        assert.is(process.umask(), umask);
        assert.is(await call(path, '/healthz'), 200);
        await requireUnixSocket({ path, mode: 0o600 }).then(
          () => assert.unreachable('it is in use'),
          (error: Error) => assert.match(error.message, /pitboss\.sock is in use by another process/),
        );
        // The proxy names the callers, so the failures of one do not lock out another.
        const login = (from: string) =>
          call(
            path,
            '/accounts/auth',
            {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...(from === '' ? {} : { 'x-forwarded-for': from }) },
            },
            JSON.stringify({ username: 'admin', password: 'wrong password' }),
          );
        for (let attempt = 0; attempt < 5; attempt += 1) assert.is(await login('198.51.100.1'), 401);
        assert.is(await login('198.51.100.1'), 429);
        assert.is(await login('203.0.113.1'), 401);
        assert.is(await login('198.51.100.1, 203.0.113.1'), 401, 'the proxy is believed, not the caller');
      } finally {
        await running.stop();
      }
      assert.not.ok(existsSync(path), 'a stop removes it');
    }));

  test('a file that is no socket is left alone, and settings that contradict each other are refused', () =>
    withFolder(async (folder) => {
      const path = join(folder, 'file');
      writeFileSync(path, 'mine');
      chmodSync(path, 0o600);
      await requireUnixSocket({ path, mode: 0o660 }).then(
        () => assert.unreachable('it is a file'),
        (error: Error) => assert.match(error.message, /file exists and is not a socket\. Remove it/),
      );
      assert.ok(existsSync(path));
      const faults = (environment: Record<string, string>) => checkConfig({}, environment).faults;
      assert.equal(faults({ PITBOSS_SOCKET: path, PITBOSS_PORT: '8080' }), [
        'Set PITBOSS_SOCKET or PITBOSS_PORT, not both.',
      ]);
      assert.match(faults({ PITBOSS_SOCKET: `/${'a'.repeat(107)}` })[0] ?? '', /must be at most 107 bytes long/);
      assert.equal(faults({ PITBOSS_SOCKET_MODE: '9' }), [
        'PITBOSS_SOCKET_MODE must be permission bits such as 660, not “9”.',
      ]);
    }));
});
