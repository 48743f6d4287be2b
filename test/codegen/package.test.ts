// A long proof: it packs and installs a package.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { watching } from '../cli/program.ts';
import { suite } from '../support/suite.ts';
import { type Project, withForeignProject } from './foreign-project.ts';

const root = join(import.meta.dirname, '../..');
const TSC = 'node_modules/typescript/bin/tsc';
const CARD = { authorization: 'Bearer 4711' };
const LOAN = {
  method: 'POST',
  headers: { ...CARD, 'content-type': 'application/json' },
  body: '{"isbn":"978-0201896831"}',
};

const statusOf = async (url: string, init: RequestInit = {}): Promise<number> => (await fetch(url, init)).status;

/** Fails with the output unless the program succeeded. */
const well = async (running: Promise<{ status: number; output: string }>): Promise<string> => {
  const { status, output } = await running;
  assert.is(status, 0, output);
  return output;
};

const packageFile = JSON.parse(readFileSync(join(root, 'codegen/package.json'), 'utf8'));

suite('codegen/package', (test) => {
  test('another project generates, scaffolds a handler, compiles strictly and serves', () =>
    withForeignProject(async ({ folder, codegen, node, edit }) => {
      await well(codegen('lint'));
      assert.is(await well(codegen('generate')), '7 files, 7 written, 0 removed\n');
      const begun = await well(codegen('scaffold'));
      assert.is(
        begun,
        "handlers/return-book.ts written\nadd to handlers/index.ts:\n  import { returnBook } from './return-book.ts';\n  returnBook,\n",
      );
      await well(node(TSC, '-p', '.'));
      assert.is(await well(codegen('check')), 'generated files are up to date\n');
      // A handler that returns something undeclared does not compile.
      edit('handlers/list-books.ts', '[...shelf.values()]', '[...shelf.keys()].map((title) => ({ title }))');
      assert.is.not((await node(TSC, '-p', '.')).status, 0);
      edit('handlers/list-books.ts', '[...shelf.keys()].map((title) => ({ title }))', '[...shelf.values()]');

      const program = [process.execPath, join(folder, 'server.ts')];
      await watching(
        [],
        async ({ printed, send, ended }) => {
          const [url = ''] = await printed(/http:\S+/);
          const books = await fetch(`${url}/books?limit=1&title=Art`);
          assert.equal(await books.json(), [
            {
              isbn: '978-0201896831',
              title: 'The Art of Computer Programming',
              subtitle: 'Fundamental Algorithms',
              lent: false,
            },
          ]);
          assert.is(await statusOf(`${url}/books?limit=0`), 400);
          assert.is(await statusOf(`${url}/loans`, { ...LOAN, headers: {} }), 401);
          assert.is(await statusOf(`${url}/loans`, { ...LOAN, body: '{"isbn":"978-1"}' }), 400);
          assert.is(await statusOf(`${url}/loans`, LOAN), 200);
          assert.is(await statusOf(`${url}/loans`, LOAN), 409);
          assert.is(await statusOf(`${url}/loans/L-1/return`, { method: 'POST', headers: CARD }), 501);
          send('SIGTERM');
          await ended;
        },
        { program, cwd: folder },
      );
    }));

  test('another project checks compatibility with its release', () =>
    withForeignProject(async ({ folder, codegen, edit }) => {
      await well(codegen('generate'));
      await well(codegen('bundle', 'before.yaml'));
      assert.is(await well(codegen('release')), '1 released documents, 1 written\n');
      edit('spec/openapi.yaml', 'maximum: 90', 'maximum: 30');
      await well(codegen('generate'));
      const { status, output } = await codegen('check');
      assert.is(status, 1);
      assert.match(
        output,
        /^spec\/openapi\.yaml:\d+:\d+ schema-constraint-changed: .* raise info\.version to 2\.0\.0\.$/m,
      );
      const { status: differing, output: difference } = await codegen('diff', 'before.yaml', 'spec/openapi.yaml');
      assert.is(differing, 1);
      assert.match(difference, /^breaking changes: 1;/m);
      edit('spec/openapi.yaml', 'version: 1.0.0', 'version: 2.0.0');
      await well(codegen('generate'));
      await well(codegen('check'));
      assert.ok(existsSync(join(folder, 'released/desk/desk.yaml')));
    }));

  test('another project’s mock serves below its base path until it is stopped', () =>
    withForeignProject(({ folder, program }) =>
      watching(
        ['mock', '--port', '0'],
        async ({ printed, send, ended }) => {
          const [, url = ''] = await printed(
            /^the mock of Lending desk listens on (http:\/\/127\.0\.0\.1:\d+\/desk), operations: 3$/m,
          );
          assert.equal(await (await fetch(`${url}/books`)).json(), [
            {
              isbn: '978-0201896831',
              title: 'The Art of Computer Programming',
              subtitle: 'example',
              lent: true,
            },
          ]);
          assert.match(await (await fetch(`${url}/loans`, LOAN)).text(), /"kind":"loan"/);
          const returned = await fetch(`${url}/loans/L-1/return`, { method: 'POST', headers: CARD });
          assert.equal([returned.status, await returned.text()], [204, '']);
          assert.is(await statusOf(`${url}/loans`, { ...LOAN, headers: { ...LOAN.headers, prefer: 'code=409' } }), 409);
          assert.is(await statusOf(`${url}/loans`, { ...LOAN, body: '{}' }), 400);
          assert.is(await statusOf(`${url}/nothing`), 404);
          send('SIGTERM');
          const { status, stderr } = await ended;
          assert.equal([status, stderr], [0, '']);
        },
        { program, cwd: folder },
      ),
    ));

  test('another project is regenerated at each change, continuing after a fault, until Ctrl-C', () =>
    withForeignProject(({ folder, program, edit }) =>
      watching(
        ['watch'],
        async ({ printed, send, ended, stdout }) => {
          const line = (text: string) => new RegExp(`^\\d\\d:\\d\\d:\\d\\d ${text}, \\d+\\.\\d s$`, 'm');
          await printed(line('7 files, 7 written, 0 removed'));
          edit('spec/openapi.yaml', 'operationId: listBooks', 'operationId: lendBook');
          await printed(line('faults: 2'));
          edit('spec/openapi.yaml', 'operationId: lendBook', 'operationId: findBooks');
          await printed(line('7 files, [1-6] written, 0 removed'));
          send('SIGINT');
          const { status } = await ended;
          assert.is(status, 0);
          const [, ...lines] = stdout().trim().split('\n');
          // The linter's sentence and the generator's, then a line per run.
          for (const fault of lines.slice(0, 2)) assert.match(fault, /^spec\/openapi\.yaml:\d+:\d+ /);
          assert.is(lines.length, 4);
          assert.match(readFileSync(join(folder, 'generated/desk/operations.gen.ts'), 'utf8'), 'findBooks');
        },
        { program, cwd: folder },
      ),
    ));

  test('it contains the program, its run-time modules, a readme and the licence, and nothing else', () =>
    withForeignProject(async ({ folder }: Project) => {
      const home = join(folder, 'node_modules/pitboss-codegen');
      assert.equal(readdirSync(home).sort(), ['LICENSE', 'README.md', 'dist', 'docs', 'package.json']);
      const names = readdirSync(join(home, 'dist')).map((name) => name.replace(/-[A-Z0-9]{8}[.]mjs$/, '.mjs'));
      assert.equal([...new Set(names)].sort(), [
        'pitboss-codegen.mjs',
        'plugin.d.ts',
        'program.mjs',
        'redocly-plugin.mjs',
        'runtime',
        'templates',
      ]);
    }));

  test('its dependencies are those of this repository and cover all imports', () => {
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const pinned = { ...own.dependencies, ...own.devDependencies };
    for (const [name, version] of Object.entries(packageFile.dependencies)) assert.is(version, pinned[name], name);
    const files = execFileSync('git', ['ls-files', 'codegen'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    const imported = files
      .filter((file) => file.endsWith('.ts') && !file.startsWith('codegen/pitboss/'))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /^(?:import|\} from|.*createRequire\(import\.meta\.url\)) ?.*'((?:@[^/']+\/)?[^./'@][^/':]*)[^':]*'\)?;$/gm,
        ),
      ])
      .map(([, name = '']) => name);
    assert.equal([...new Set([...imported, '@redocly/cli'])].sort(), Object.keys(packageFile.dependencies).sort());
  });

  test('an older Node gets a message with the required version', () => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.17.9' } });`;
    const entry = join(root, 'codegen/pitboss-codegen.mjs');
    const words = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, entry, 'lint'];
    try {
      execFileSync(process.execPath, words, { stdio: 'pipe', encoding: 'utf8' });
      assert.unreachable();
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      assert.is(status, 1);
      assert.is(
        stderr,
        'pitboss-codegen: this is Node 22.17.9, and pitboss-codegen needs 22.18 or newer. Install a newer Node.\n',
      );
    }
    assert.is(packageFile.engines.node, '>=22.18');
  });
});
