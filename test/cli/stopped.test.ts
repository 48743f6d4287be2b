import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as assert from 'uvu/assert';
import { backup } from '../../cli/backup.ts';
import type { Run } from '../../cli/command.ts';
import { migrate } from '../../cli/migrate.ts';
import { proveStore } from '../../cli/prove-store.ts';
import { restore } from '../../cli/restore.ts';
import { verify } from '../../cli/verify.ts';
import { printed } from '../support/printed.ts';
import { withFolder, withServer } from '../support/server.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select, selectFrom } from '../support/tables.ts';
import { root, watching } from './program.ts';
import { SECRET, smallWallet } from './wallet-check/small-wallet.ts';

suite('cli/stopped', (test) => {
  test('verify ends within an instance; its checkpoint has those before, and the next run continues there', () =>
    withServer((client, data) =>
      withFolder(async (folder) => {
        await registerOwners(client);
        const other = { ...threePots(), id: 'other' };
        const ids = [
          (await openJackpot(client)).id,
          (await openJackpot(client, other, instantiation({ instance_game_code: 'other' }))).id,
        ];
        for (const id of ids) await client.call('contributeToInstance', { body: contribution(id) });
        const checkpoint = join(folder, 'checkpoint');
        const stop = new AbortController();
        const seen: number[][] = [];
        const stopped = await proveStore(
          { data, database: undefined },
          {
            checkpoint,
            signal: stop.signal,
            progress: (done, of) => {
              seen.push([done, of]);
              // Two entries each: the second instance is under way.
              if (done > 2) stop.abort();
            },
          },
        );
        assert.equal({ ...stopped, summary: '' }, { isProven: false, isStopped: true, summary: '' });
        assert.match(stopped.summary, /^Stopped after 1 of 2 instances\. The checkpoint has them: /);
        assert.ok(existsSync(checkpoint));
        assert.equal(
          [seen[0], seen.at(-1)],
          [
            [0, 4],
            [4, 4],
          ],
        );
        const continued: number[][] = [];
        const whole = await proveStore(
          { data, database: undefined },
          { checkpoint, progress: (done, of) => continued.push([done, of]) },
        );
        assert.equal([whole.isProven, whole.isStopped, continued.at(-1)], [true, false, [2, 2]]);
      }),
    ));

  test('Ctrl-C ends verify with 130', () =>
    withServer(async (client, data) => {
      await registerOwners(client);
      await openJackpot(client);
      const running = verify(['--data', data], 'verify');
      process.emit('SIGINT');
      assert.is(await running, 130);
      assert.is(process.listenerCount('SIGINT'), 0);
    }));

  test('Ctrl-C ends a backup, verified or not, and a restore, with 130; none leaves a copy', () =>
    withServer((client, data) =>
      withFolder(async (folder) => {
        await registerOwners(client);
        await openJackpot(client);
        const [copy, other] = [join(folder, 'copy'), join(folder, 'other')];
        const stopped = (command: Run, ...words: string[]) =>
          printed(() => {
            const running = command(words, '');
            process.emit('SIGINT');
            return running;
          });
        for (const words of [[], ['--verify']]) {
          const noCopy = await stopped(backup, '--data', data, '--to', copy, ...words);
          assert.equal([noCopy.status, noCopy.stdout], [130, 'Stopped, and removed the copy.\n']);
          assert.equal(readdirSync(folder), []);
        }
        await printed(() => backup(['--data', data, '--to', copy], ''));
        const unchanged = await stopped(restore, '--from', copy, '--data', other);
        assert.equal([unchanged.status, unchanged.stdout], [130, 'Stopped. Nothing was changed.\n']);
        assert.equal(
          readdirSync(other).filter((name) => !name.startsWith('lock.db')),
          [],
        );
        assert.is(process.listenerCount('SIGINT'), 0);
      }),
    ));

  test('Ctrl-C ends migrate with 130 before anything is changed; its copy is what the next run keeps', () =>
    withFolder(async (data) => {
      execFileSync('tar', ['-xzf', join(root, 'test/data-folders/0.8.0.tar.gz'), '-C', data, '--no-same-owner']);
      const stores = () => readdirSync(data).filter((name) => /^pitboss\.db(?!-)/.test(name));
      const stopped = await printed(() => {
        const running = migrate(['--data', data], '');
        process.emit('SIGINT');
        return running;
      });
      assert.equal([stopped.status, stopped.stdout], [130, 'Stopped. Nothing was changed.\n']);
      assert.equal(stores(), ['pitboss.db']);
      const { stdout } = await printed(() => migrate(['--data', data], ''));
      const [, kept = ''] = /the previous store is in (\S+)\.\n$/.exec(stdout) ?? [];
      assert.equal(stores(), ['pitboss.db', basename(kept)], stdout);
      const before = selectFrom(kept, 'select count(*) as n from ledger_entries');
      assert.equal(select(data, 'select count(*) as n from ledger_entries'), before);
      assert.is(process.listenerCount('SIGINT'), 0);
    }));

  test('Ctrl-C ends a wallet check with 130, after it has given back the money', () =>
    smallWallet([]).serve((url) =>
      watching(
        [
          ...['wallet', 'check', '--url', url, '--operator', 'northstar', '--brand', 'luna'],
          ...['--token', 'session-p-1', '--max', '5'],
        ],
        async ({ printed, send, ended }) => {
          await printed(/^ok {4}E3/m);
          send('SIGINT');
          const { status, stdout } = await ended;
          assert.is(status, 130, stdout);
          assert.match(stdout, /Everything that was moved was cancelled\.\n$/);
        },
        { environment: { PITBOSS_WALLET_SECRET: SECRET } },
      ),
    ));
});
