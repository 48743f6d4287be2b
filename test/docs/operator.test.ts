import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { runWalletCheck } from '../../cli/wallet-check/run-wallet-check.ts';
import { createProbe } from '../../cli/wallet-check/wallet-probe.ts';
import { listSettings } from '../../server/settings/settings.ts';
import { root, run, sentenceOf, watching } from '../cli/program.ts';
import { CERTIFICATES, writeCertificate } from '../support/certificates.ts';
import { inFull } from '../support/in-full.ts';
import { Client, withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { blocksFor, blocksOf } from './blocks.ts';
import { type Command, commandsIn, guide, wordsFor } from './guide.ts';
import { contentOf, served } from './pages.ts';

const text = guide('operator');
const blocks = blocksFor('docs/guides/operator.md', import.meta.filename);
const commands = commandsIn(blocksOf('docs/guides/operator.md').filter(({ label }) => label === 'sh'));
const calls = commands.filter(({ words }) => words[0] === 'pitboss');

/** The command of a section that begins like this. */
const call = (section: string, beginning: string): Command => {
  const found = commandsIn(blocks.take(section, 'sh')).find(({ words }) =>
    words.slice(1).join(' ').startsWith(beginning),
  );
  if (found === undefined) throw new Error(`the guide does not call pitboss ${beginning}`);
  return found;
};

/** The rows of the table whose first column has this heading. */
const rowsOf = (heading: string): string[][] => {
  const [, table = ''] = new RegExp(`^\\| ${heading} .*\\n\\|[-| ]+\\n((?:\\|.*\\n)+)`, 'm').exec(text) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

suite('docs/operator', (test) => {
  inFull(test)('every command in it works, with the flags that it names', async () => {
    assert.ok(calls.length >= 5);
    for (const { line, words } of calls) {
      const flags = words.filter((word) => word.startsWith('--'));
      const name = words.slice(
        1,
        words.findIndex((word) => word.startsWith('--')),
      );
      const { status, stdout } = await run([...name, '--help']);
      assert.is(status, 0, line);
      for (const flag of flags) assert.match(stdout, flag, line);
    }
  });

  test('its executable is what the long proofs build first', () => {
    const [{ line = '' } = {}, ...others] = commandsIn(blocks.take('Get it'));
    assert.equal([line, others], ['make binary', []]);
    assert.match(readFileSync(join(root, 'Makefile'), 'utf8'), /^prove: build binary /m);
  });

  test('the files for operators name settings that exist', () => {
    const settings = listSettings().map(([, { name }]) => name as string);
    for (const file of ['pitboss.service', 'pitboss.env', 'Dockerfile']) {
      const named = readFileSync(join(root, 'ops/deploy', file), 'utf8').match(/PITBOSS_[A-Z_]*[A-Z]/g) ?? [];
      assert.ok(named.length > 0, file);
      for (const name of named) assert.ok(settings.includes(name), `${file}: ${name}`);
    }
  });

  inFull(test)('its command speaks TLS with the certificate that it names', () =>
    withFolder(async (folder) => {
      const [command, ...others] = commandsIn(blocks.take('TLS and a proxy', 'sh'));
      assert.ok(command !== undefined && others.length === 0);
      assert.equal(Object.keys(command.environment), ['PITBOSS_TLS_CERT', 'PITBOSS_TLS_KEY']);
      const { certificateFile, keyFile } = writeCertificate(folder, 'one');
      const environment = { PITBOSS_TLS_CERT: certificateFile, PITBOSS_TLS_KEY: keyFile };
      const words = wordsFor(command, { '--port': '0', '--data': join(folder, 'data') });
      await watching(
        words,
        async ({ printed }) => {
          const [url] = await printed(/https:[^\s,]+/);
          const status = await new Promise((resolve, reject) => {
            get(`${url}/healthz`, { ca: CERTIFICATES.one.cert }, (response) => resolve(response.statusCode)).on(
              'error',
              reject,
            );
          });
          assert.is(status, 200);
        },
        { environment },
      );
    }),
  );

  test('it describes every command of the program, and a checkpoint once', async () => {
    const { stdout } = await run(['help']);
    const names = [...stdout.matchAll(/^ {2}pitboss (\w+(?: [a-z-]+)?) {2,}/gm)].map(([, name = '']) => name);
    assert.ok(names.length > 8, stdout);
    assert.equal(
      names.filter((name) => !text.includes(`pitboss ${name}`)),
      [],
    );
    assert.is(text.match(/--checkpoint/g)?.length, 1);
  });

  inFull(test)('the guide works from the first start to a verified copy', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      const copy = join(folder, 'copy');
      const startPage = served().get('/docs');
      assert.ok(startPage, 'the documentation has a start page');
      await watching(wordsFor(call('First start', 'serve'), { '--port': '0', '--data': data }), async (serving) => {
        const [, password = ''] = await serving.printed(/log in as admin with the password (\S+)/);
        const [url] = await serving.printed(/http:[^\s,]+/);
        assert.equal(await (await fetch(`${url}/healthz`)).json(), { status: 'ok' });
        assert.is(await (await fetch(`${url}/docs`)).text(), contentOf(startPage));
        const client = new Client(url);
        await client.login({ username: 'admin', password });
        await client.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
        const second = await run(wordsFor(call('First start', 'serve'), { '--port': '0', '--data': data }));
        assert.is(second.status, 1);
        assert.match(sentenceOf(second), /Stop that process/);
        const checked = await run(wordsFor(call('Is everything in order?', 'doctor'), { '--data': data }));
        assert.equal([checked.status, checked.stderr], [0, ''], checked.stdout);
        const proof = await run(wordsFor(call('Is the money right?', 'verify'), { '--data': data }));
        assert.is(proof.status, 0, 'also while it runs');
        const named = rowsOf('file').flatMap(([cells = '', about = '']) => `${cells} ${about}`.match(/`[^`]+`/g) ?? []);
        const known = named.map(
          (name) => new RegExp(`^${name.slice(1, -1).replaceAll('.', '\\.').replace('…', '.+')}$`),
        );
        const files = readdirSync(data, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(data.length + 1));
        assert.ok(files.length >= 4);
        assert.equal(
          files.filter((file) => !known.some((pattern) => pattern.test(file))),
          [],
        );
        const backup = await run(wordsFor(call('Backup', 'backup'), { '--data': data, '--to': copy }));
        assert.is(backup.status, 0, backup.stderr);
        serving.send('SIGTERM');
        assert.is((await serving.ended).status, 0);
      });
      const verified = await run(wordsFor(call('Backup', 'verify'), { '--data': copy }));
      assert.is(verified.status, 0, verified.stderr);
      const archived = await run(wordsFor(call('Archive', 'archive'), { '--data': copy }));
      assert.is(archived.status, 0, archived.stderr);
      const created = await run(wordsFor(call('First start', 'admin create'), { '--data': copy }), {
        input: 'a second password\n',
      });
      assert.is(created.status, 0, created.stderr);
      const reset = await run(wordsFor(call('First start', 'admin reset-password'), { '--data': copy }), {
        input: 'the third password\n',
      });
      assert.is(reset.status, 0, reset.stderr);
      const checkpoint = join(folder, 'checkpoint');
      const fromCheckpoint = call('Is the money right?', 'verify --data ./data --checkpoint');
      for (let time = 0; time < 2; time += 1) {
        const proof = await run(wordsFor(fromCheckpoint, { '--data': copy, '--checkpoint': checkpoint }));
        assert.is(proof.status, 0, proof.stderr);
      }
      assert.ok(existsSync(checkpoint));
      const migrated = await run(['migrate', '--data', copy]);
      assert.match(migrated.stdout, /up to date/);
      await watching(
        ['serve', '--port', '0', '--data', copy],
        async (restored) => {
          const [url] = await restored.printed(/http:[^\s,]+/);
          const client = new Client(url);
          await client.login({ username: 'admin', password: 'the third password' });
          await client.login({ username: 'second-admin', password: 'a second password' });
          const rotated = await run(['keys', 'rotate', '--data', copy]);
          assert.is(rotated.status, 0, rotated.stderr);
          const { status } = await client.call('getOperator', { path: { operator_id: 'northstar' } });
          assert.is(status, 200, 'what was answered is in the copy');
          assert.not.match(restored.stdout(), 'First start');
        },
        { environment: { PITBOSS_ADMIN_USERNAME: 'ignored', PITBOSS_ADMIN_PASSWORD: 'ignored by a filled store' } },
      );
      assert.ok(existsSync(join(data, 'pitboss.db')));
    }),
  );

  inFull(test)('its wallet to try against lets in the player of a session', () =>
    withFolder(async (data) => {
      const wallet = call('A wallet to try against', 'wallet');
      const { environment } = wallet;
      await watching(
        wordsFor(wallet, { '--port': '0', '--data': data }),
        async ({ printed }) => {
          const [url] = await printed(/http:[^\s,]+/);
          const probe = createProbe(url, environment.PITBOSS_WALLET_SECRET ?? '', 10_000);
          const session = { operatorId: 'northstar', brandId: 'luna', token: 'session-p-1001', currency: 'EUR' };
          const { results } = await runWalletCheck(probe, [session], 1_000_000n);
          assert.equal(
            results.filter(({ verdict }) => verdict === 'failed'),
            [],
          );
        },
        { environment },
      );
    }),
  );

  inFull(test)('every block of the guide was run, or has a reason', () => assert.equal(blocks.left(), []));
});
