// A long proof: it packs the toolchain, builds the guide's page with Vite, and opens it in Chromium.
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { serving } from '../../clients/typescript/serving.ts';
import { blocksFor } from '../../docs/blocks.ts';
import { launch } from '../../docs/browser.ts';
import { inShell } from '../../docs/shell.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { install, packCodegen } from '../foreign-project.ts';

const page = blocksFor('codegen/docs/front-ends.md', import.meta.filename);

const PACKAGES = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  'msw',
  'vite',
  'zod',
  '@types/react',
  '@types/react-dom',
  '@types/node',
];

const COMPILER = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: ['node'],
};

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The files of the guide in a project that has its packages. */
const withProject = (use: (project: string) => Promise<void>): Promise<void> =>
  withFolder(async (project) => {
    const [loans, main, ...otherPages] = [...page.take('The page', 'tsx'), ...page.take('Without a server', 'tsx')];
    assert.equal(otherPages, []);
    const files = {
      'package.json': JSON.stringify({
        type: 'module',
        devDependencies: Object.fromEntries(PACKAGES.map((name) => [name, '*'])),
      }),
      'tsconfig.json': JSON.stringify({ compilerOptions: COMPILER, include: ['src', '*.ts'] }),
      'index.html':
        '<!doctype html><title>Loans</title><body><script type="module" src="/src/main.tsx"></script></body>',
      'vite.config.mjs': "export default { build: { target: 'es2022', minify: false } };",
      'openapi.yaml': page.one('The interface', 'yaml'),
      'src/loans.tsx': loans?.text ?? '',
      'src/main.tsx': main?.text ?? '',
      'src/mocks.ts': page.one('Without a server', 'ts'),
      'loans.test.ts': page.one('In tests', 'ts'),
    };
    mkdirSync(join(project, 'src'));
    mkdirSync(join(project, 'public'));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
    install(project, packCodegen());
    symlinkSync('../msw/cli/index.js', join(project, 'node_modules/.bin/msw'));
    await use(project);
  });

suite('codegen/docs/front-ends', (test) => {
  test('its page compiles strictly, is built by Vite, and does in a browser what it says; its tests pass', () =>
    withProject(async (project) => {
      await inShell(page.one('The interface', 'sh'), { cwd: project });
      assert.ok(existsSync(join(project, 'public/mockServiceWorker.js')));
      const run = (file: string, ...words: string[]) =>
        execFileSync(process.execPath, [join(project, file), ...words], {
          cwd: project,
          encoding: 'utf8',
          stdio: 'pipe',
        });
      run('node_modules/typescript/bin/tsc', '-p', '.');
      // The guide's requests are all generated.
      for (const file of ['loans.tsx', 'main.tsx', 'mocks.ts'])
        assert.not.match(readFileSync(join(project, 'src', file), 'utf8'), /\bfetch\(|XMLHttpRequest/);
      const tested = execFileSync(process.execPath, ['--test', 'loans.test.ts'], { cwd: project, encoding: 'utf8' });
      assert.match(tested, /pass 2/);
      run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
      const asked: string[] = [];
      await serving(
        async (request, response) => {
          const path = request.url === '/' ? '/index.html' : (request.url ?? '').replace(/\?.*/, '');
          asked.push(path);
          const file = join(project, 'dist', path);
          if (!existsSync(file)) return response.writeHead(404).end();
          response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
          createReadStream(file).pipe(response);
        },
        async (url) => {
          const browser = await launch();
          try {
            const tab = await browser.newPage();
            tab.setDefaultTimeout(PATIENCE_MS);
            await tab.goto(url);
            const lines = () => tab.locator('li').allTextContents();
            const shown = async (count: number) => {
              await tab
                .locator('li')
                .nth(count - 1)
                .waitFor();
              return lines();
            };
            assert.equal(await shown(2), ['978-0201896831', '978-0262033848']);
            await tab.getByText('More').click();
            assert.equal(await shown(3), ['978-0201896831', '978-0262033848', '978-0131103627']);
            assert.is(await tab.getByText('More').count(), 0);
            const lend = tab.getByText('Lend');
            await tab.getByLabel('ISBN').fill('978-1');
            assert.ok(await lend.isDisabled(), 'an ISBN that does not fit cannot be sent');
            await tab.getByLabel('ISBN').fill('978-0131103627');
            await lend.click();
            await tab.getByText('It is lent already.').waitFor();
            await tab.getByLabel('ISBN').fill('978-1491927281');
            await lend.click();
            await tab.locator('li', { hasText: '978-1491927281' }).waitFor();
            assert.is((await lines())[0], '978-1491927281');
          } finally {
            await browser.close();
          }
        },
      );
      assert.equal(
        asked.filter((path) => path.startsWith('/api')),
        [],
        'no request reached the server',
      );
    }));

  test('every block of the page was run', () => assert.equal(page.left(), []));
});
