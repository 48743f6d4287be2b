import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { withPrograms } from '../support/process.ts';
import { ADMINISTRATOR, Client, withFolder, withServer } from '../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { sentenceOf } from './program.ts';
import { runHere } from './run-here.ts';

suite('cli/backup', (test) => {
  test('a copy made while the platform takes contributions is proved, and serves all that was answered before it began', () =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const [data, to] = [join(folder, 'data'), join(folder, 'copies/monday')];
        const environment = {
          PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
          PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
        };
        const { url } = await start(['serve', '--port', '0', '--data', data], environment);
        const client = new Client(url);
        await client.login();
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const answered: string[] = [];
        const contribute = async (): Promise<void> => {
          const { headers } = await client.call('contributeToInstance', { body: contribution(id) });
          answered.push(headers.get('contribution-id') ?? '');
        };
        for (let call = 0; call < 20; call += 1) await contribute();
        const before = [...answered];
        let isDone = false;
        const busy = (async () => {
          while (!isDone) await contribute();
        })();
        const { status, stdout } = await runHere(['backup', '--data', data, '--to', to]);
        isDone = true;
        await busy;
        assert.is(status, 0, stdout);
        assert.is(stdout, `Copied ${data} to ${to}. Verify the copy: pitboss verify --data ${to}\n`);
        const verified = await runHere(['verify', '--data', to]);
        assert.is(verified.status, 0, verified.stdout);
        assert.equal(readdirSync(join(to, 'keys')).sort(), readdirSync(join(data, 'keys')).sort());
        for (const key of readdirSync(join(to, 'keys'))) {
          assert.is(statSync(join(to, 'keys', key)).mode & 0o777, 0o600, key);
          assert.is(readFileSync(join(to, 'keys', key), 'utf8'), readFileSync(join(data, 'keys', key), 'utf8'));
        }
        assert.is(statSync(to).mode & 0o777, 0o700);
        assert.equal(readdirSync(to).sort(), ['backup.json', 'keys', 'ledger-heads.jsonl', 'pitboss.db']);
        // The store went on without the copy, so positions of its events are on another timeline.
        const timeline = (folder: string) => select(folder, 'select timeline from event_log')[0]?.timeline;
        assert.is(timeline(to), null);
        const restored = new Client((await start(['serve', '--port', '0', '--data', to])).url);
        await restored.login();
        assert.is((await restored.call('contributeToInstance', { body: contribution(id) })).status, 200);
        assert.match(String(timeline(to)), /^[0-9a-f]{32}$/);
        assert.is.not(timeline(to), timeline(data));
        const kept = new Set(select(to, 'select id from contributions').map((row) => row.id));
        assert.equal(
          before.filter((contributionId) => !kept.has(contributionId)),
          [],
        );
      }),
    ));

  test('it replaces nothing, and what fails leaves nothing', () =>
    withServer((_client, data) =>
      withFolder(async (folder) => {
        const to = join(folder, 'copy');
        mkdirSync(to);
        writeFileSync(join(to, 'kept'), 'kept');
        const again = await runHere(['backup', '--data', data, '--to', to]);
        assert.is(again.status, 1);
        assert.match(sentenceOf(again), /copy already exists\. Choose another folder with --to\./);
        assert.equal(readdirSync(to), ['kept']);
        const inFile = await runHere(['backup', '--data', data, '--to', join(to, 'kept/copy')]);
        assert.is(inFile.status, 1);
        assert.match(
          sentenceOf(inFile),
          /The backup failed, and the partial copy was removed: \/.*\/kept is not a folder, so /,
        );
        assert.equal(readdirSync(folder), ['copy']);
      }),
    ));

  test('it says what it misses', () =>
    withFolder(async (data) => {
      const nowhere = await runHere(['backup', '--data', data]);
      assert.equal(
        [nowhere.status, sentenceOf(nowhere)],
        [1, 'pitboss: --to is missing: name the folder to copy to, or with --into a folder of backups.'],
      );
      const empty = await runHere(['backup', '--data', data, '--to', join(data, 'copy')]);
      assert.is(empty.status, 1);
      assert.match(sentenceOf(empty), /There is no store in .*\. Choose the data folder with --data\./);
      assert.not.ok(existsSync(join(data, 'copy')));
    }));
});
