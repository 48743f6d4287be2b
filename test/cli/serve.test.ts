import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { inFull } from '../support/in-full.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { administrator, listsMany } from './lists-many.ts';
import { run, sentenceOf, type Watched, watching } from './program.ts';
import { runHere } from './run-here.ts';

const SERVES = /Pitboss serves (http:\/\/\S+), with its data in (.+)\. Press Ctrl-C to stop\.\n/;
const environment = administrator;

const urlOf = async (watched: Watched): Promise<string> => (await watched.printed(SERVES))[1] ?? '';

/** Opens a login whose body is not complete, and waits until the server is reading it; `finish` completes it and reads the status. */
const beginLogin = async (url: string): Promise<{ finish(): Promise<string>; cut(): void }> => {
  const body = JSON.stringify(ADMINISTRATOR);
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /accounts/auth HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  socket.on('error', () => {});
  let answer = await new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(String(chunk))));
  assert.match(answer, /^HTTP\/1\.1 100 /);
  socket.write(body.slice(0, 10));
  return {
    finish: async () => {
      socket.write(body.slice(10));
      answer = '';
      for await (const chunk of socket) answer += chunk;
      return answer.split('\r\n', 1)[0] ?? '';
    },
    cut: () => socket.destroy(),
  };
};

/** Asks for a long list and closes the connection. */
const leaveList = async (url: string, token: string): Promise<void> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  const words = `GET /sources?name=none HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  socket.write(words, () => socket.resetAndDestroy());
  await closed;
};

suite('cli/serve', (test) => {
  test('an invalid setting is one line and status 1', () =>
    withFolder(async (folder) => {
      const secret = join(folder, 'secret');
      writeFileSync(secret, 's3cret\n');
      const data = join(folder, 'data');
      const cases: [words: string[], environment: Record<string, string>, sentence: RegExp][] = [
        [['--port', '80800'], {}, /--port must be a number from 0 to 65535, not “80800”/],
        [['--wallet-url', 'http://127.0.0.1:1'], {}, /set PITBOSS_WALLET_SECRET or PITBOSS_WALLET_SECRET_FILE/],
        [['--wallet-url', 'wallet'], {}, /must be an http or https URL, not “wallet”/],
        [[], { PITBOSS_MULTIPLIERS: 'SEK=11,25' }, /must look like SEK=11\.25,USD=1\.08; “25” does not/],
        [[], { PITBOSS_MULTIPLIERS: 'SEK=2000000000000' }, /go up to 1000000000000; “SEK=2000000000000” is larger/],
        [[], { PITBOSS_BONUS_DAYS: '0' }, /PITBOSS_BONUS_DAYS must be a number of days, not “0”/],
        [[], { PITBOSS_MULTIPLIERS: 'EUR=1.5' }, /units per 1 EUR, so omit EUR/],
        [[], { PITBOSS_MULTIPLIERS: 'krona=11' }, /PITBOSS_MULTIPLIERS must hold codes of currencies/],
        [
          ['--wallet-url', 'http://127.0.0.1:1'],
          { PITBOSS_WALLET_SECRET: 'other', PITBOSS_WALLET_SECRET_FILE: secret },
          /Set PITBOSS_WALLET_SECRET or PITBOSS_WALLET_SECRET_FILE, not both/,
        ],
        [[], { PITBOSS_PORT_FILE: join(folder, 'nothing') }, /Cannot read .*, which PITBOSS_PORT_FILE names/],
        [[], { PITBOSS_SOCKETS_PER_ADDRESS: '0' }, /must be a number of websockets, not “0”/],
        [[], { PITBOSS_LOG_LEVEL: 'loud' }, /PITBOSS_LOG_LEVEL must be one of debug/],
        [[], { PITBOSS_WALLET_URI: 'x' }, /Unknown setting PITBOSS_WALLET_URI\. Did you mean PITBOSS_WALLET_URL\?/],
      ];
      for (const [words, given, sentence] of cases) {
        const ended = await runHere(['serve', '--data', data, ...words], { environment: given });
        assert.match(sentenceOf(ended), sentence);
        assert.is(ended.status, 1);
      }
      assert.equal(readdirSync(folder), ['secret'], 'nothing was made');
    }));

  test('a variable that looks like a setting but is not one is reported and changes nothing', () =>
    withFolder((data) =>
      watching(
        ['serve', '--port', '0', '--data', data],
        async (watched) => {
          await urlOf(watched);
          const sentence = 'PITBOSS_CURRENCY is not a setting and is ignored. The closest is PITBOSS_CURRENCIES.';
          assert.is(watched.stderr(), `pitboss: ${sentence}\n`);
        },
        {
          environment: {
            ...environment,
            PITBOSS_LOG_LEVEL: 'silent',
            PITBOSS_CURRENCY: 'SEK',
            PITBOSS_PORT: 'tcp://10.0.0.7:8080',
          },
        },
      ),
    ));

  inFull(test)(
    'a port in use, and a data folder that cannot be, are one line and status 1; the first password is not lost',
    () =>
      withFolder(async (folder) => {
        const taken = createServer();
        await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
        const { port } = taken.address() as AddressInfo;
        const file = join(folder, 'file');
        writeFileSync(file, 'not a folder');
        const cases: [words: string[], sentence: RegExp][] = [
          [['--port', String(port), '--data', join(folder, 'data')], new RegExp(`^pitboss: Port ${port} is in use\\.`)],
          [
            ['--port', '0', '--data', join(file, 'data')],
            /^pitboss: \/.*\/file is not a folder, so .*\/file\/data cannot be in it\.$/,
          ],
          [['--port', '0', '--data', file], /^pitboss: Cannot use the data folder \(EEXIST/],
        ];
        try {
          for (const [words, sentence] of cases) {
            const ended = await run(['serve', ...words], { environment });
            assert.match(sentenceOf(ended), sentence);
            assert.is(ended.status, 1);
          }
          const words = ['--data', join(folder, 'first')];
          assert.is((await run(['serve', '--port', String(port), ...words])).status, 1);
          await watching(['serve', '--port', '0', ...words], async ({ printed }) => {
            await printed(/First start: log in as admin/);
          });
        } finally {
          taken.close();
        }
      }),
  );

  test('A1 the first answer of a first start comes when its administrator can log in', () =>
    withFolder(async (data) => {
      const free = createServer();
      await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
      const { port } = free.address() as AddressInfo;
      await new Promise((resolve) => free.close(resolve));
      const url = `http://127.0.0.1:${port}`;
      await watching(
        ['serve', '--port', String(port), '--data', data],
        async ({ ended }) => {
          let isOver = false;
          void ended.then(() => {
            isOver = true;
          });
          const isHealthy = async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.status === 200;
          while (!isOver && !(await isHealthy()));
          await new Client(url).login(ADMINISTRATOR);
        },
        { environment },
      );
    }));

  test('A1 the password of a first start is shown before the address that it serves', () =>
    withFolder((data) =>
      watching(['serve', '--port', '0', '--data', data], async (watched) => {
        await urlOf(watched);
        assert.match(watched.stdout(), /^First start: log in as admin with the password \S+ .*\nPitboss serves http/);
      }),
    ));

  test('a second serve on the same folder stops with one sentence, and the first goes on', () =>
    withFolder((data) =>
      watching(
        ['serve', '--port', '0', '--data', data],
        async (first) => {
          const client = new Client(await urlOf(first));
          const second = await run(['serve', '--port', '0', '--data', data], { environment });
          assert.is(second.status, 1);
          assert.match(sentenceOf(second), /^pitboss: The data folder .* is in use by another process;.*--data\.$/);
          await client.login();
        },
        { environment },
      ),
    ));

  inFull(test)('of two on one folder, whose lock was removed meanwhile, only one goes on', () =>
    withFolder((data) =>
      watching(
        ['serve', '--port', '0', '--data', data],
        async (first) => {
          const url = await urlOf(first);
          rmSync(join(data, 'lock.db'));
          await watching(
            ['serve', '--port', '0', '--data', data],
            async (second) => {
              const isSecond = second.ended.then(() => true);
              const loser = (await Promise.race([isSecond, first.ended.then(() => false)])) ? second : first;
              const { status, stdout, stderr } = await loser.ended;
              assert.is(status, 1);
              assert.match(stdout + stderr, /in use by another process/);
              await new Client(loser === first ? await urlOf(second) : url).login();
            },
            { environment },
          );
        },
        { environment },
      ),
    ),
  );

  inFull(test)('A1 the first administrator may be named without a password, or given one without a name', () =>
    withFolder(async (folder) => {
      const { PITBOSS_ADMIN_PASSWORD } = environment;
      const named = { environment: { PITBOSS_ADMIN_USERNAME: 'ann' } };
      await watching(
        ['serve', '--port', '0', '--data', join(folder, 'named')],
        async (watched) => {
          const url = await urlOf(watched);
          const [, password = ''] = await watched.printed(/log in as ann with the password (\S+) /);
          await new Client(url).login({ username: 'ann', password });
        },
        named,
      );
      await watching(
        ['serve', '--port', '0', '--data', join(folder, 'given')],
        async (watched) => {
          await new Client(await urlOf(watched)).login({ username: 'admin', password: PITBOSS_ADMIN_PASSWORD });
        },
        { environment: { PITBOSS_ADMIN_PASSWORD } },
      );
    }),
  );

  test('A1 the first start prints a password once; it works, and is kept nowhere', () =>
    withFolder(async (data) => {
      const words = ['serve', '--port', '0', '--data', data];
      const password = await watching(words, async (watched) => {
        const url = await urlOf(watched);
        const [, printed = ''] = await watched.printed(/log in as admin with the password (\S+) /);
        await new Client(url).login({ username: 'admin', password: printed });
        watched.send('SIGTERM');
        const { stdout, stderr } = await watched.ended;
        assert.is(stdout.split(printed).length, 2, 'printed once');
        assert.not.match(stderr, printed);
        return printed;
      });
      for (const file of readdirSync(data, { recursive: true, withFileTypes: true }))
        if (file.isFile()) assert.not.ok(readFileSync(join(file.parentPath, file.name)).includes(password), file.name);
      await watching(words, async (watched) => {
        await new Client(await urlOf(watched)).login({ username: 'admin', password });
        watched.send('SIGTERM');
        const { stdout, stderr } = await watched.ended;
        assert.not.match(`${stdout}${stderr}`, password);
        assert.not.match(stdout, 'First start');
      });
    }));

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    test(`${signal} finishes what is under way and ends with 0`, () =>
      withFolder((data) =>
        watching(
          ['serve', '--port', '0', '--data', data],
          async (watched) => {
            const login = await beginLogin(await urlOf(watched));
            watched.send(signal);
            await watched.printed(/Stopping: finishing running requests\.\n/);
            assert.is(await login.finish(), 'HTTP/1.1 200 OK');
            assert.is((await watched.ended).status, 0);
          },
          { environment },
        ),
      ));

  inFull(test)('it finishes what is in progress even if its output is no longer read', () =>
    withFolder((data) =>
      watching(
        ['serve', '--port', '0', '--data', data],
        async (watched) => {
          const login = await beginLogin(await urlOf(watched));
          watched.leave();
          watched.send('SIGTERM');
          assert.is(await login.finish(), 'HTTP/1.1 200 OK');
          assert.is((await watched.ended).status, 0);
        },
        { environment },
      ),
    ),
  );

  inFull(test)('a second Ctrl-C ends at once', () =>
    withFolder((data) =>
      watching(
        ['serve', '--port', '0', '--data', data],
        async (watched) => {
          const login = await beginLogin(await urlOf(watched));
          watched.send('SIGINT');
          await watched.printed(/Stopping/);
          // The request is never finished: without the second signal the server would wait for it.
          const again = setInterval(() => watched.send('SIGINT'), 50);
          const { status } = await watched.ended.finally(() => clearInterval(again));
          login.cut();
          assert.is(status, 130);
        },
        { environment },
      ),
    ),
  );

  test('nothing secret is logged: no password, no token, no session', () =>
    withFolder((data) =>
      watching(
        ['serve', '--port', '0', '--data', data],
        async (watched) => {
          const client = new Client(await urlOf(watched));
          const token = await client.login();
          await client.call('login', { body: { username: 'root', password: 'a wrong secret' }, token: null });
          await client.call('getOwnAccount', { token: 'not.a.token' });
          watched.send('SIGTERM');
          const { stdout, stderr } = await watched.ended;
          for (const secret of [ADMINISTRATOR.password, 'a wrong secret', token, 'not.a.token'])
            assert.not.ok(`${stdout}${stderr}`.includes(secret));
        },
        { environment: { ...environment, PITBOSS_LOG_LEVEL: 'debug' } },
      ),
    ));

  inFull(test)('a long list is read on a thread of the bundled program, until its caller leaves', () =>
    withFolder((data) =>
      watching(
        ['serve', '--port', '0', '--data', data],
        async (watched) => {
          const url = await urlOf(watched);
          const token = await listsMany(url);
          // The list may be complete before the connection is seen to be closed.
          while (!watched.stderr().includes('The caller no longer waits for this read.')) await leaveList(url, token);
          watched.send('SIGTERM');
          assert.is((await watched.ended).status, 0);
        },
        { environment },
      ),
    ),
  );
});
