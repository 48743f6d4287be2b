// A long proof: it runs a platform and each command that replaces a key of it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { run, watching } from '../cli/program.ts';
import { Client, withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { blocksFor } from './blocks.ts';
import { commandsIn, wordsFor } from './guide.ts';

const blocks = blocksFor('docs/guides/rotation.md', import.meta.filename);

suite('docs/rotation', (test) => {
  test('its commands replace each key and the password of a platform that serves, and the ledger is proven with both keys', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      const environment = { PITBOSS_ADMIN_PASSWORD: 'correct horse battery' };
      const keysOf = (): string[] =>
        ['audit', 'secrets'].map((name) => readFileSync(join(data, 'keys', `${name}.key`), 'utf8'));
      const verify = async (): Promise<void> => {
        const { status, stdout } = await run(['verify', '--data', data]);
        assert.is(status, 0, stdout);
      };
      const commands = commandsIn(blocks.take("The platform's own keys"));
      assert.is(commands.length, 3);
      const [reset, ...others] = commandsIn(blocks.take("An administrator's password"));
      assert.ok(reset !== undefined && others.length === 0);
      await watching(
        ['serve', '--port', '0', '--data', data],
        async ({ printed, send, ended }) => {
          const [url] = await printed(/http:[^\s,]+/);
          const client = new Client(url);
          const token = await client.login({ username: 'admin', password: environment.PITBOSS_ADMIN_PASSWORD });
          const before = keysOf();
          for (const command of commands) {
            const { status, stdout, stderr } = await run(wordsFor(command, { '--data': data }));
            assert.is(status, 0, stderr);
            assert.match(stdout, /^(Replaced 1 signing key|There is a new key for secrets|The ledger has a new key)/);
            assert.is((await client.call('getOwnAccount', { token })).status, 200, 'the login goes on');
          }
          const after = keysOf();
          for (const index of [0, 1])
            assert.ok(after[index]?.includes((before[index] ?? '').trim()) && after[index] !== before[index]);
          await verify();
          const changed = { PITBOSS_ADMIN_PASSWORD: 'another horse battery' };
          assert.is((await run(wordsFor(reset, { '--data': data }), { environment: changed })).status, 0);
          assert.is((await client.call('getOwnAccount', { token })).status, 401);
          await client.login({ username: 'admin', password: changed.PITBOSS_ADMIN_PASSWORD });
          send('SIGTERM');
          assert.is((await ended).status, 0);
        },
        { environment },
      );
      await verify();
      // Without a platform that serves the folder, a command does the work itself.
      const [, , audit] = commands;
      assert.ok(audit);
      assert.is((await run(wordsFor(audit, { '--data': data }))).status, 0);
      assert.is(select(data, "select id from audit_events where action = 'rotateAuditKey'").length, 2);
      await verify();
    }));

  test('its lines write both secrets of a wallet into a file of its owner', () =>
    withFolder(async (folder) => {
      writeFileSync(join(folder, 'wallet-secret'), 'old\n');
      const [script, ...others] = blocks.take('The secret of a wallet');
      assert.ok(script !== undefined && others.length === 0);
      const { status } = spawnSync('sh', ['-ec', script.text], {
        cwd: folder,
        env: { ...process.env, NEW: 'new', OLD: 'old' },
      });
      assert.is(status, 0);
      assert.is(readFileSync(join(folder, 'wallet-secret'), 'utf8'), 'new\nold\n');
    }));

  test('every block of the page was run', () => assert.equal(blocks.left(), []));
});
