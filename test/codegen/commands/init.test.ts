import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { run } from '../../../codegen/cli.ts';
import { sampleOf } from '../../support/in-full.ts';
import { suite } from '../../support/suite.ts';
import { errorsIn } from '../create-program.ts';

const root = join(import.meta.dirname, '../../..');
const fixtures = join(import.meta.dirname, '../fixtures');

const said = async (...args: string[]) => {
  const lines: string[] = [];
  const status = await run(args, (line) => lines.push(line), { complain: (line) => lines.push(line) });
  return { status, lines };
};

/** A folder inside the repository, where projects find its packages. */
const withProject = async (use: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(fixtures, '.run-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const node = (folder: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, words, { cwd: folder }).then(
    ({ stdout }) => ({ status: 0, output: stdout }),
    ({ code, stdout = '', stderr = '' }) => ({ status: Number(code), output: `${stdout}${stderr}` }),
  );

suite('codegen/init', (test) => {
  test('makes a project that passes its lint, its types and its tests, on each framework', () =>
    withProject(async (folder) => {
      for (const server of sampleOf(['node', 'koa', 'fastify'], 1)) {
        const project = join(folder, server);
        const { status, lines } = await said('init', project, '--server', server);
        assert.is(status, 0, lines.join('\n'));
        const config = join(project, 'pitboss-codegen.json');
        assert.equal(await said('lint', '--config', config), { status: 0, lines: ['1 document passes'] });
        assert.equal(await said('check', '--config', config), { status: 0, lines: ['generated files are up to date'] });
        assert.equal(errorsIn(project), []);
      }
      const { status, output } = await node(join(folder, 'node'), '--test', 'test/*.test.ts');
      assert.is(status, 0, output);
      assert.match(output, /pass 4\b/);
    }));

  test('overwrites nothing, and knows only these frameworks', () =>
    withProject(async (folder) => {
      writeFileSync(join(folder, 'package.json'), '{}');
      const { status, lines } = await said('init', folder);
      assert.is(status, 1);
      assert.match(lines.join(), /has package\.json already: choose another folder\.$/);
      assert.is(readFileSync(join(folder, 'package.json'), 'utf8'), '{}');
      assert.is((await said('init', join(folder, 'new'), '--server', 'express')).status, 2);
    }));
});

suite('codegen/scaffold of a server', (test) => {
  test('begins handlers, security, server, program and tests, which compile and refuse every caller', () =>
    withProject(async (folder) => {
      const document = readFileSync(join(fixtures, 'desk/openapi.yaml'), 'utf8');
      // A module can export reserved words, and not declare them.
      writeFileSync(
        join(folder, 'openapi.yaml'),
        document.replace('operationId: deleteLoan', 'operationId: delete').replace(': getVisits', ': default'),
      );
      const handlers = {
        file: 'handlers/{operation-id}.ts',
        index: 'handlers/index.ts',
        security: 'security.ts',
        server: 'server.ts',
        main: 'main.ts',
        test: 'test/{operation-id}.test.ts',
      };
      const apis = { desk: { document: 'openapi.yaml', output: 'generated', server: 'node', handlers } };
      const config = join(folder, 'pitboss-codegen.json');
      writeFileSync(config, JSON.stringify({ apis }));
      cpSync(join(root, 'codegen/templates/project/tsconfig.json'), join(folder, 'tsconfig.json'));
      assert.is((await said('generate', '--config', config)).status, 0);
      const { lines } = await said('scaffold', '--config', config);
      const names = ['add-cover', 'default', 'delete', 'get-loan', 'get-newest-loan', 'lend-book', 'listen-to-loans'];
      assert.equal(
        lines.toSorted(),
        [
          ...names.flatMap((name) => [`handlers/${name}.ts written`, `test/${name}.test.ts written`]),
          ...['main.ts written', 'security.ts written', 'server.ts written'],
        ].sort(),
      );
      assert.equal(await said('scaffold', '--config', config), {
        status: 0,
        lines: ['desk: all 7 operations have a handler'],
      });
      assert.equal(errorsIn(folder), []);

      const { server } = await import(join(folder, 'server.ts'));
      const lend = (authorization?: string) =>
        server.handle({
          method: 'POST',
          url: '/desk/loans',
          headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
          body: '{"isbn":"a"}',
        });
      assert.is((await lend()).status, 401);
      assert.is((await lend('Bearer x')).status, 401);

      // The tests fail until the handlers are written.
      const before = await node(folder, '--test', 'test/lend-book.test.ts');
      assert.is(before.status, 1);
      writeFileSync(
        join(folder, 'handlers/lend-book.ts'),
        `import type { Handler } from '../generated/server.gen.ts';
export const lendBook: Handler<'lendBook'> = async ({ body }) =>
  ({ status: 201, headers: { location: '/loans/1' }, body: { id: 1, isbn: body.isbn } });\n`,
      );
      const security = readFileSync(join(folder, 'security.ts'), 'utf8');
      const known = security.replaceAll(
        'async (_credentials) => null',
        "async (_credentials) => ({ caller: { id: '1' } })",
      );
      writeFileSync(join(folder, 'security.ts'), known);
      const { status, output } = await node(folder, '--test', 'test/lend-book.test.ts');
      assert.is(status, 0, output);
    }));
});
