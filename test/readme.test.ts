import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { listSettings } from '../server/settings/settings.ts';
import { root, run, watching } from './cli/program.ts';
import { type Block, blocksFor, blocksOf } from './docs/blocks.ts';
import { doCurl, parseCurl } from './support/curl.ts';
import { withFolder } from './support/server.ts';
import { suite } from './support/suite.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');

const blocks = blocksFor('README.md', import.meta.filename);

/** The commands of shell blocks, without their comments; a continued line belongs to its command. */
const commandsOf = (written: readonly Block[]): string[] =>
  written.flatMap(({ text }) =>
    text
      .trim()
      .split(/\n(?=\S)(?![}])/)
      .map((line) => line.replace(/ +# .*$/, '')),
  );

/** The settings that a text names; `_FILE` behind a name is the same setting. */
const namesIn = (text: string): string[] =>
  [...new Set((text.match(/PITBOSS_[A-Z_]*[A-Z]/g) ?? []).filter((name) => !name.endsWith('_FILE')))].sort();

/** The help's commands. */
const helpCommands = async (): Promise<string[]> =>
  [...(await run(['help'])).stdout.matchAll(/^ {2}pitboss (.+?) {2,}/gm)].map(([, name = '']) => name);

suite('readme', (test) => {
  test('every make target that it names is there', () => {
    const targets = [...read('Makefile').matchAll(/^([a-z]+):.*## /gm)].map(([, name]) => name);
    const named = [...readme.matchAll(/`make ([a-z]+)`|^make ([a-z]+)/gm)].map(([, quoted, line]) => quoted ?? line);
    assert.ok(named.length >= 4);
    for (const name of named) assert.ok(targets.includes(name), `make ${name}`);
  });

  test('its table of commands is the help, and the flags are those that each command takes', async () => {
    const rows = [...readme.matchAll(/^\| `npx pitboss (.*?)` +\| (.*) \|$/gm)];
    assert.equal(
      rows.map(([, name]) => name),
      await helpCommands(),
    );
    for (const [, name = '', text = ''] of rows) {
      const { stdout } = await run([...name.split(' '), '--help']);
      const [usage = ''] = stdout.split('\n', 1);
      assert.equal(
        [...[...text.matchAll(/`(--[a-z-]+)`/g)].map(([, flag = '']) => flag), '--json'].sort(),
        [...(usage.match(/--[a-z-]+/g) ?? [])].sort(),
        name,
      );
    }
  });

  test('every command in its blocks can be called', async () => {
    const names = await helpCommands();
    for (const command of commandsOf(blocksOf('README.md').filter(({ label }) => label === 'sh'))) {
      const [, name = ''] = /^npx pitboss ([a-z ]+?)(?= --|$)/.exec(command) ?? [];
      assert.ok(/^(make [a-z]+|curl [\s\S]*)$/.test(command) || names.includes(name), command);
    }
  });

  test('the settings that it names are there', () => {
    const known = listSettings().map(([, { name }]) => name as string);
    assert.equal(
      namesIn(readme).filter((name) => !known.includes(name)),
      [],
    );
  });

  test('C6 its call that moves money answers 200, and the second time 204; the ledger proves it', () =>
    withFolder(async (data) => {
      const commands = commandsOf(blocks.take('One call that moves money'));
      const call = commands.find((command) => command.startsWith('curl')) ?? '';
      await watching(['demo', '--port', '0', '--wallet-port', '0', '--data', data], async ({ printed }) => {
        const [text] = await printed(/^[\s\S]*Press Ctrl-C to stop both/);
        const variable = (name: string): string => new RegExp(`^ {2}${name}=(\\S+)$`, 'm').exec(text)?.[1] ?? '';
        const curl = parseCurl(call, { TOKEN: variable('TOKEN'), INSTANCE: variable('INSTANCE') });
        assert.ok(curl.url.startsWith('http://127.0.0.1:8080/'));
        const here = { ...curl, url: curl.url.replace('http://127.0.0.1:8080', variable('PITBOSS')) };
        const first = await doCurl(here);
        assert.is(first.status, 200, await first.clone().text());
        const { contribution_amount } = (await first.json()) as { contribution_amount: number };
        assert.is(contribution_amount, 1);
        assert.is((await doCurl(here)).status, 204);
        const [verify = ''] = commands.filter((command) => command.startsWith('npx pitboss verify'));
        const words = verify.replace('data/demo', data).split(' ').slice(2);
        const { status, stdout } = await run(words);
        assert.is(status, 0, stdout);
      });
    }));

  test('its two commands are the server that every test starts, and the run of these tests', () => {
    assert.equal(commandsOf(blocks.take('Two commands')), ['make serve', 'make test']);
    const makefile = read('Makefile');
    assert.match(makefile, /^serve: build .*\n\t@exec \$\(NODE\) dist\/pitboss\.mjs serve$/m);
    assert.match(makefile, /^test: .*$[\s\S]*?\n\t\$\(NODE\) test\/support\/run\.mjs$/m);
  });

  test('its map has a line for each file and folder that a visitor sees first, of which there are few', () => {
    const folders = blocks.one('The map', 'text').match(/^\S+(?= {2,}\S)/gm) ?? [];
    const named = [...folders, 'README.md', 'package-lock.json'];
    const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
    const seen = new Set([...tracked.matchAll(/^[^/.][^/\n]*\/?/gm)].map(([entry]) => entry));
    assert.equal(named.sort(), [...seen].sort());
    assert.ok(seen.size <= 22, `${seen.size} entries: put a new one into a folder`);
  });

  test('every block of the page was run', () => assert.equal(blocks.left(), []));
});
