import { copyFileSync, cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, Script } from 'node:vm';
import * as assert from 'uvu/assert';
import { commands } from '../../cli/commands.ts';
import { inFull } from '../support/in-full.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { root, run } from './program.ts';
import { runHere } from './run-here.ts';

const dist = (name: string): string => join(root, 'dist', name);

/** Commands that are answered without any work. */
const SHORT = [
  [],
  ['help'],
  ['--version'],
  ['version'],
  ['version', '--help'],
  ['admin', '--help'],
  ['sevre'],
  ...commands.map(({ name }) => [...name.split(' '), '--help']),
];

suite('cli/quick start', (test) => {
  test('help, the version and a mistyped command need 45 KB of the program, most of it the help', () =>
    withFolder(async (folder) => {
      for (const name of ['pitboss.mjs', 'program.mjs']) copyFileSync(dist(name), join(folder, name));
      assert.ok(readFileSync(dist('program.mjs')).length < 45_000);
      const program = [process.execPath, join(folder, 'pitboss.mjs')];
      for (const words of SHORT) {
        const whole = await runHere(words);
        assert.ok(whole.stdout !== '' || whole.status === 2);
        assert.equal(await run(words, { program }), whole, words.join(' '));
      }
      const { stderr } = await run(['verify'], { program });
      assert.match(stderr, 'work.cjs', 'what is missing here is what a command that works needs');
    }));

  test('from source they load only files of cli/, and the one that finds a mistyped word', async () => {
    const list = `import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => (url.startsWith('file:') && process.stdout.write(url + '\\n'), next(url, context)) });`;
    const program = [
      process.execPath,
      '--import',
      `data:text/javascript,${encodeURIComponent(list)}`,
      join(root, 'cli/pitboss.ts'),
    ];
    for (const words of [['--version'], ['--help'], ['serve', '--help'], ['sevre']]) {
      const { stdout } = await run(words, { program });
      const loaded = [...stdout.matchAll(/^file:\/\/(.*)$/gm)].map(([, file = '']) => file.slice(root.length + 1));
      assert.equal(loaded.sort(), [
        'cli/command.ts',
        'cli/commands.ts',
        'cli/help.ts',
        'cli/keys-commands.ts',
        'cli/nearest-word.ts',
        'cli/output.ts',
        'cli/pitboss.ts',
        'cli/rng-commands.ts',
        'cli/run-command-line.ts',
        'cli/simulate-command.ts',
        'cli/store-commands.ts',
        'cli/version.ts',
        'cli/wallet-check-command.ts',
        'package.json',
        'server/settings/nearest-name.ts',
      ]);
    }
  });

  test('the compiled code is that of the work, and of this Node', () => {
    const script = new Script(readFileSync(dist('work.cjs'), 'utf8'), {
      cachedData: readFileSync(dist('work.compiled')),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    assert.is(script.cachedDataRejected, false);
  });

  inFull(test)('without compiled code, or with that of another Node, the work is compiled as it starts', () =>
    withFolder(async (folder) => {
      for (const name of ['pitboss.mjs', 'program.mjs', 'work.cjs']) cpSync(dist(name), join(folder, name));
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      writeFileSync(join(folder, 'systems.json'), '[]');
      const words = ['systems', join(folder, 'systems.json')];
      const how = { program: [process.execPath, join(folder, 'pitboss.mjs')] };
      const compiled = readFileSync(dist('work.compiled'));
      // V8 puts the version that compiled it into the second word.
      compiled.writeUInt32LE((compiled.readUInt32LE(4) ^ 1) >>> 0, 4);
      for (const found of [undefined, compiled, Buffer.from('nothing of V8')]) {
        rmSync(join(folder, 'work.compiled'), { force: true });
        if (found !== undefined) writeFileSync(join(folder, 'work.compiled'), found);
        const ended = await run(words, how);
        assert.is(ended.status, 0, ended.stderr);
        assert.is(ended.stdout, 'Systems: 0. Wallets of operators: 0.\n');
      }
    }),
  );
});
