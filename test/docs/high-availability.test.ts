// A long proof: it plays two machines with a process each, and the replica travels between them with rsync.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { run, watching } from '../cli/program.ts';
import { until } from '../support/paying-players.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { verifyFolder } from '../support/verify-folder.ts';
import { blocksFor } from './blocks.ts';
import { type Command, commandsIn, wordsFor } from './guide.ts';

const blocks = blocksFor('docs/guides/high-availability.md', import.meta.filename);

const commandsOf = (section: string): Command[] => commandsIn(blocks.take(section, 'sh'));

suite('docs/high-availability', (test) => {
  test('the guide works: a replica, its way to another machine, the take-over, an earlier state', () =>
    withFolder(async (cwd) => {
      const [serving] = commandsOf('A replica');
      const [fetching] = commandsOf('To another machine');
      const [restoring, standby, earlier] = commandsOf('Take over');
      if (!serving || !fetching || !restoring || !standby || !earlier) throw new Error('the guide has these');
      const environment = {
        PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
        PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
        PITBOSS_LOG_LEVEL: 'warn',
      };
      const [first, second] = [join(cwd, 'first'), join(cwd, 'second')];
      execFileSync('mkdir', [first, second]);
      const serve = <Result>(
        command: Command,
        machine: string,
        work: (client: Client, stop: () => Promise<number | null>) => Promise<Result>,
      ): Promise<Result> =>
        watching(
          wordsFor(command, { '--port': '0' }),
          async (program) => {
            const [url = ''] = await program.printed(/http:[^\s,]+/);
            const client = new Client(url);
            await client.login();
            return work(client, async () => {
              program.send('SIGTERM');
              return (await program.ended).status;
            });
          },
          { cwd: machine, environment: { ...environment, ...command.environment } },
        );
      const fetch = (): void => {
        const [, ...words] = fetching.words.map((word) => word.replaceAll("'", '').replace('first:', `${first}/`));
        if (spawnSync('rsync', words, { cwd: second }).error === undefined) return;
        process.stdout.write('not run: rsync, which is not installed; the replica is copied by other means\n');
        cpSync(join(first, 'replica'), join(second, 'replica'), { recursive: true });
      };
      const ids = (data: string) => select(data, 'select id from contributions order by id').map(({ id }) => id);
      await serve(serving, first, async (client, stop) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const mark = join(first, 'replica/replica.json');
        await until(() => existsSync(mark) && JSON.parse(readFileSync(mark, 'utf8')).at_ms > 0, true);
        for (let round = 0; round < 5; round += 1)
          assert.is((await client.call('contributeToInstance', { body: contribution(id) })).status, 200);
        assert.is(await stop(), 0);
      });
      fetch();
      const restored = await run(wordsFor(restoring), { cwd: second });
      assert.is(restored.status, 0, restored.stderr);
      assert.match(restored.stdout, /has everything up to \S+Z: 1 instance/);
      // A stop replicates the last commits.
      assert.equal(ids(join(second, 'standby-data')), ids(join(first, 'data')));
      assert.is((await verifyFolder(join(second, 'standby-data'))).status, 0);
      await serve(standby, second, async (client, stop) => {
        assert.is((await client.call('getOwnAccount')).status, 200);
        await until(() => existsSync(join(second, 'standby-replica/replica.json')), true);
        assert.is(await stop(), 0);
      });
      const now = new Date().toISOString();
      assert.is((await run(wordsFor(earlier, { '--until': now }), { cwd: second })).status, 0);
      assert.equal(ids(join(second, 'earlier-data')), ids(join(first, 'data')));
    }));

  test('every block has been run', () => {
    assert.equal(blocks.left(), []);
  });
});
