// A long proof: it packs the toolchain, and runs the tutorial in an empty folder.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { blocksFor, blocksOf } from '../../docs/blocks.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { install, packCodegen } from '../foreign-project.ts';

const root = join(import.meta.dirname, '../../..');
const page = blocksFor('codegen/docs/tutorial.md', import.meta.filename);
const blocks = blocksOf('codegen/docs/tutorial.md');
const commands = blocks.filter(({ label }) => label === 'sh').flatMap(({ text }) => text.trim().split('\n'));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Runs the commands of the page one after another, as a reader would, on free ports and without downloading anything. */
const withReader = async (
  folder: string,
  use: (reader: { run(line: string): Promise<string>; project: string }) => Promise<void>,
): Promise<void> => {
  const packed = packCodegen();
  mkdirSync(join(folder, 'tool'));
  writeFileSync(join(folder, 'tool/package.json'), '{}');
  const tool = install(join(folder, 'tool'), packed);
  const project = join(folder, 'desk');
  const [port, mockPort] = [await freePort(), await freePort()];
  const path = [dirname(process.execPath), process.env.PATH].join(':');
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, PATH: path, PORT: String(port), npm_config_update_notifier: 'false' };
  const started: number[] = [];
  let cwd = folder;
  const linked = (): string => {
    install(project, packed);
    symlinkSync(join(root, 'node_modules/typescript/bin/tsc'), join(project, 'node_modules/.bin/tsc'));
    return '';
  };
  const inBackground = (line: string): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const program = spawn('sh', ['-c', line], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    if (program.pid !== undefined) started.push(program.pid);
    let output = '';
    for (const stream of [program.stdout, program.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/listens on http/.test(output)) resolve(output);
      });
    program.once('exit', () => reject(new Error(`${line} ended: ${output}`)));
    return promise;
  };
  const run = async (written: string): Promise<string> => {
    const line = written.replaceAll(':8080', `:${port}`).replaceAll('4010', String(mockPort));
    if (line === 'npm install') return linked();
    if (line.startsWith('cd ')) {
      cwd = join(cwd, line.slice(3));
      return '';
    }
    if (line.endsWith(' &')) return inBackground(line.slice(0, -2));
    const [, words] = /^npm exec .* -- pitboss-codegen (.*)$/.exec(line) ?? [];
    const shell = words === undefined ? line : `node ${join(tool, 'dist/pitboss-codegen.mjs')} ${words}`;
    try {
      return (await promisify(execFile)('sh', ['-c', shell], { cwd, env })).stdout;
    } catch (error) {
      throw new Error(`${line}: ${error instanceof Error && 'stdout' in error ? error.stdout : error}`);
    }
  };
  try {
    await use({ run, project });
  } finally {
    for (const id of started) process.kill(-id, 'SIGTERM');
  }
};

suite('codegen/tutorial', (test) => {
  test('goes from a spec to a server, a client, a mock and a contract test in at most 15 commands', () => {
    assert.ok(commands.length <= 15, `${commands.length} commands`);
    for (const part of ['init', 'npm start', 'npm run call', 'pitboss-codegen mock', 'pitboss-codegen test'])
      assert.ok(
        commands.some((line) => line.includes(part)),
        part,
      );
  });

  test('runs as printed, from the packed toolchain in an empty folder', () =>
    withFolder((folder) =>
      withReader(folder, async ({ run, project }) => {
        const outputs = new Map<string, string>();
        let last = '';
        for (const { section, label, text } of blocks) {
          page.take(section, label);
          if (label === 'sh')
            for (const line of text.trim().split('\n')) {
              last = await run(line);
              outputs.set(line, last);
            }
          else if (label === 'text') assert.ok(last.includes(text), `${last} has no ${text}`);
          else if (label === 'yaml') {
            const spec = join(project, 'openapi.yaml');
            const written = readFileSync(spec, 'utf8');
            const indented = text.replaceAll(/^(?=.)/gm, '    ');
            writeFileSync(
              spec,
              written.replace('components:\n', () => `${indented}components:\n`),
            );
          } else {
            const file = text.includes('node:test') ? 'test/renew-loan.test.ts' : 'handlers/renew-loan.ts';
            // The toolchain has begun the file that the reader completes.
            assert.match(readFileSync(join(project, file), 'utf8'), 'renewLoan');
            writeFileSync(join(project, file), text);
          }
        }
        assert.match(outputs.get('npx pitboss-codegen test http://127.0.0.1:8080') ?? '', /findings: 0/);
        assert.match(outputs.get('npm run call -- http://127.0.0.1:4010') ?? '', /^returned$/m);
        assert.match(outputs.get('npm test') ?? '', /pass 5\b/);
        assert.match(await run('npx pitboss-codegen check'), /^generated files are up to date$/m);
      }),
    ));

  test('every block of the page was run', () => assert.equal(page.left(), []));
});
