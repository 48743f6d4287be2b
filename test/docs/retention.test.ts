// A long proof: it runs a platform and each command of the page.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { run, watching } from '../cli/program.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { contribution, openJackpot, registerOwners, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { blocksFor } from './blocks.ts';
import { commandsIn, wordsFor } from './guide.ts';

const blocks = blocksFor('docs/guides/retention.md', import.meta.filename);

suite('docs/retention', (test) => {
  test('its settings are taken, and its command erases a player of a platform that serves, and of one that does not', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      const [serve] = commandsIn(blocks.take('Settings'));
      const [erase, ...others] = commandsIn(blocks.take('Erase a player'));
      assert.ok(serve !== undefined && erase !== undefined && others.length === 0);
      const environment = {
        ...serve.environment,
        ...{ PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username, PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password },
      };
      await watching(
        wordsFor(serve, { '--data': data, '--port': '0' }),
        async ({ printed, send, ended, stderr }) => {
          const [url] = await printed(/http:[^\s,]+/);
          const client = new Client(url);
          await client.login();
          await registerOwners(client);
          const { id } = await openJackpot(client, threePots());
          const body = contribution(id, { player_id: 'p-1001', metadata: 'Ada Lovelace' });
          const { headers } = await client.call('contributeToInstance', { body });
          const contribution_id = headers.get('contribution-id') ?? '';
          const told = async () => (await client.call('getContribution', { path: { contribution_id } })).body.metadata;
          assert.is(await told(), 'Ada Lovelace');
          const erased = await run(wordsFor(erase, { '--data': data }));
          assert.is(erased.status, 0, erased.stderr);
          assert.match(erased.stdout, /^Erased 1 texts, .* 1 contributions and 0 payments/);
          assert.is(await told(), null);
          send('SIGTERM');
          assert.is((await ended).status, 0);
          assert.match(stderr(), '"metadata_days":90');
          assert.match(stderr(), '"archive_after_days":400');
        },
        { environment },
      );
      const again = await run([...wordsFor(erase, { '--data': data }), '--json']);
      assert.match(JSON.parse(again.stdout).done, /^Erased 0 texts/);
      assert.is(select(data, "select id from audit_events where action = 'erasePlayer'").length, 2);
      assert.is((await run(['verify', '--data', data])).status, 0);
    }));

  test('every block of the page was run', () => assert.equal(blocks.left(), []));
});
