// A long proof: it needs the single executable.
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { pot, template } from '../clients/simulator/simulated.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { administrator, listsMany } from './lists-many.ts';
import { built, type Ended, emptyStore, run, sentenceOf, watching } from './program.ts';

const program = (): readonly string[] => [built('pitboss')];

/** An empty folder to run in, and one for temporary files that must be empty in the end. */
const inFolders = (work: (cwd: string, temporary: string) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const cwd = join(folder, 'work');
    const temporary = join(folder, 'tmp');
    mkdirSync(cwd);
    mkdirSync(temporary);
    await work(cwd, temporary);
    assert.equal(readdirSync(temporary), [], 'nothing is left among the temporary files');
  });

/** Standard error without the one log line that reports a start. */
const unexpectedIn = (stderr: string): string => stderr.replace(/^\{"level":30,[^\n]*"msg":"serving"\}\n/, '');

const addonsIn = (cache: string): string[] => readdirSync(join(cache, 'pitboss')).sort();

suite('cli/binary', (test) => {
  test('as the only file in a folder, without environment, every command runs without a warning', () =>
    withFolder(async (cwd) => {
      cpSync(built('pitboss'), join(cwd, 'pitboss'));
      const how = { program: ['./pitboss'], cwd };
      const secret = { PITBOSS_WALLET_SECRET: 's3cret' };
      const quiet = ({ status, stderr }: Ended): void => {
        assert.is(unexpectedIn(stderr), '');
        assert.is(status, 0);
      };
      quiet(await run(['version'], how));
      for (const [words, environment] of [
        [['serve', '--port', '0'], {}],
        [['wallet', '--port', '0'], secret],
        [['demo', '--port', '0', '--wallet-port', '0'], {}],
      ] as const)
        await watching(
          words,
          async (watched) => {
            const [url] = await watched.printed(/http:[^\s,]+/);
            const route = words[0] === 'wallet' ? 'wallet/batches' : 'healthz';
            assert.is((await fetch(`${url}/${route}`)).status, words[0] === 'wallet' ? 405 : 200);
            watched.send('SIGTERM');
            quiet(await watched.ended);
            if (words[0] === 'demo') assert.match(watched.stdout(), '  ./pitboss verify --data data/demo\n');
          },
          { ...how, environment },
        );
      quiet(await run(['migrate'], how));
      const verified = await run(['verify', '--data', 'data/demo'], how);
      quiet(verified);
      assert.match(verified.stdout, /^6 instances, \d+ entries: every balance follows from the ledger\. /m);
      assert.equal(readdirSync(cwd).sort(), ['data', 'pitboss', 'wallet-data']);
    }));

  test('its threads simulate a jackpot', () =>
    inFolders(async (cwd, TMPDIR) => {
      writeFileSync(join(cwd, 'given.json'), JSON.stringify(template([pot()])));
      const words = ['simulate', 'given.json', '--rounds', '3000', '--runs', '3', '--threads', '2', '--seed', '7'];
      const { status, stdout, stderr } = await run(words, { program: program(), cwd, environment: { TMPDIR } });
      assert.equal([status, stderr], [0, '']);
      assert.match(stdout, /^Simulated: 3,000 rounds in 3 runs, /);
    }));

  test('NODE_OPTIONS is not for it', async () => {
    const ended = await run(['version'], { program: program(), environment: { NODE_OPTIONS: '--no-such-flag' } });
    assert.is(ended.status, 0, ended.stderr);
    assert.is(ended.stderr, '');
  });

  test('the addon is cached for its user only; a damaged one is replaced, and programs that start at once share it', () =>
    inFolders(async (cwd, TMPDIR) => {
      const how = { program: program(), cwd, environment: { HOME: cwd, TMPDIR } };
      for (const data of ['a', 'b', 'c']) emptyStore(join(cwd, data));
      const starts = ['a', 'b', 'c'].map((data) => run(['migrate', '--data', data], how));
      for (const { status, stderr } of await Promise.all(starts)) assert.is(status, 0, stderr);
      const cache = join(cwd, '.cache');
      const [name = '', ...others] = addonsIn(cache);
      assert.equal(others, []);
      assert.match(name, /^better_sqlite3-[0-9a-f]{16}\.node$/);
      const file = join(cache, 'pitboss', name);
      assert.is(statSync(join(cache, 'pitboss')).mode & 0o777, 0o700);
      assert.is(statSync(file).mode & 0o777, 0o500);
      const whole = readFileSync(file);
      chmodSync(file, 0o700);
      writeFileSync(file, 'not an addon');
      assert.is((await run(['migrate', '--data', 'a'], how)).status, 0);
      assert.ok(readFileSync(file).equals(whole), 'replaced');
      const elsewhere = { ...how, environment: { ...how.environment, XDG_CACHE_HOME: join(cwd, 'cache') } };
      assert.is((await run(['migrate', '--data', 'a'], elsewhere)).status, 0);
      assert.equal(addonsIn(join(cwd, 'cache')), [name]);
    }));

  test('if the cache cannot be used, the addon is loaded from the temporary files', () =>
    inFolders(async (cwd, TMPDIR) => {
      const shared = join(cwd, 'shared/pitboss');
      mkdirSync(shared, { recursive: true });
      chmodSync(shared, 0o777);
      emptyStore(join(cwd, 'data'));
      for (const environment of [
        {},
        { HOME: '/dev/null' },
        { HOME: 'relative' },
        { XDG_CACHE_HOME: join(cwd, 'shared') },
      ]) {
        const ended = await run(['migrate'], { program: program(), cwd, environment: { ...environment, TMPDIR } });
        assert.is(ended.status, 0, ended.stderr);
        assert.is(ended.stderr, '');
      }
      assert.equal(readdirSync(shared), [], 'what others can change is not used');
    }));

  test('if no folder is usable, the error names those tried and the variables to set', () =>
    withFolder(async (cwd) => {
      emptyStore(join(cwd, 'data'));
      const environment = { HOME: '/dev/null', TMPDIR: '/dev/null' };
      const ended = await run(['migrate'], { program: program(), cwd, environment });
      assert.is(ended.status, 1);
      assert.match(
        sentenceOf(ended),
        /^pitboss: Cannot unpack SQLite's native addon: .*'\/dev\/null\/\.cache.*'\/dev\/null\/pitboss-addon-.*Set XDG_CACHE_HOME or TMPDIR/,
      );
    }));

  test('a thread reads with the same addon, from the cache and from temporary files that are gone', () =>
    inFolders(async (cwd, TMPDIR) => {
      for (const HOME of [cwd, '/dev/null'])
        await watching(
          ['serve', '--port', '0', '--data', join(cwd, HOME)],
          async (watched) => {
            const [url = ''] = await watched.printed(/http:[^\s,]+/);
            await listsMany(url);
            watched.send('SIGTERM');
            const { status, stderr } = await watched.ended;
            assert.equal([status, unexpectedIn(stderr)], [0, '']);
          },
          { program: program(), cwd, environment: { ...administrator, HOME, TMPDIR } },
        );
    }));
});
