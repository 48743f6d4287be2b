// A long proof: it packs and installs a package.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { watching } from '../../cli/program.ts';
import { blocksFor } from '../../docs/blocks.ts';
import { inShell } from '../../docs/shell.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { install, packCodegen } from '../foreign-project.ts';

const root = join(import.meta.dirname, '../../..');
const page = blocksFor('codegen/README.md', import.meta.filename);
const { name, version } = JSON.parse(readFileSync(join(root, 'codegen/package.json'), 'utf8'));

/** The blocks of the example in a language, in order. */
const blocks = (language: string): string[] => page.take('One example', language).map(({ text }) => text);

const linesOf = (block: string): string[] => block.trim().split('\n');

suite('codegen/README', (test) => {
  test('its example runs as printed', () =>
    withFolder(async (folder) => {
      // Files of the repository that packing needs are next to the project.
      const project = join(folder, 'project');
      for (const made of [project, join(project, 'spec'), join(folder, 'pitboss')]) mkdirSync(made);
      cpSync(join(root, 'codegen'), join(folder, 'pitboss/codegen'), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(folder, 'pitboss/node_modules'));
      const [preparing, running] = blocks('sh').map(linesOf);
      const fetching = preparing?.filter((line) => line.startsWith('npm install')) ?? [];
      const packed = `${name}-${version}.tgz`;
      assert.equal(
        fetching.map((line) => line.split(' #', 1)[0]?.trim()),
        [`npm install --save-dev ./${packed}`, 'npm install ajv ajv-formats'],
      );
      const others = preparing?.filter((line) => !fetching.includes(line)) ?? [];
      await inShell(['set -e', ...others].join('\n'), { cwd: project });
      // Tests download nothing: what npm would install is linked.
      install(project, readFileSync(join(project, packed)));
      writeFileSync(join(project, 'spec/openapi.yaml'), blocks('yaml').join(''));
      writeFileSync(join(project, 'pitboss-codegen.json'), blocks('json').join(''));
      const mock = running?.pop() ?? '';
      assert.match(mock, /^npx pitboss-codegen mock /);
      const told = await inShell(['set -e', ...(running ?? [])].join('\n'), { cwd: project });
      for (const line of [
        /^\d+ files, \d+ written, 0 removed$/m,
        /^handlers\/lend-book\.ts written$/m,
        /^1 released documents, 1 written$/m,
        /^generated files are up to date$/m,
      ])
        assert.match(told, line);
      assert.ok(existsSync(join(project, 'handlers/lend-book.ts')));
      const program = [process.execPath, join(project, 'node_modules/.bin/pitboss-codegen')];
      await watching(
        ['mock', '--port', '0'],
        async ({ printed }) => {
          const [url] = await printed(/http:\S+[^\s,]/);
          const headers = { 'content-type': 'application/json' };
          const lent = await fetch(`${url}/loans`, { method: 'POST', headers, body: '{"isbn":"978-0201896831"}' });
          assert.equal([lent.status, await lent.json()], [200, { id: 'L-1', isbn: '978-0201896831' }]);
          assert.is((await fetch(`${url}/loans`, { method: 'POST', headers, body: '{}' })).status, 400);
          // The client, as the section on it says.
          const config = JSON.parse(readFileSync(join(project, 'pitboss-codegen.json'), 'utf8'));
          config.apis.desk.client = 'generated/client';
          writeFileSync(join(project, 'pitboss-codegen.json'), JSON.stringify(config));
          const desk = page.one('The client', 'ts');
          writeFileSync(join(project, 'desk.ts'), desk.replace('http://127.0.0.1:4010', String(url)));
          const ran = await inShell(`set -e\nnpx pitboss-codegen generate\n${process.execPath} desk.ts`, {
            cwd: project,
          });
          assert.match(ran, /^L-1 978-0201896831$/m);
        },
        { program, cwd: project },
      );
    }));

  test('its commands without a project run as printed', () =>
    withFolder(async (folder) => {
      writeFileSync(join(folder, 'package.json'), '{}');
      install(folder, packCodegen());
      writeFileSync(join(folder, 'openapi.yaml'), blocks('yaml').join(''));
      const lines = linesOf(page.one('Without a project', 'sh'));
      const mock = lines.pop() ?? '';
      const told = await inShell(['set -e', ...lines].join('\n'), { cwd: folder });
      assert.match(told, /^1 document passes$/m);
      assert.match(told, /^no breaking changes/m);
      for (const file of ['generated/server.gen.ts', 'client/index.gen.ts']) assert.ok(existsSync(join(folder, file)));
      const [, words = ''] = /^npx pitboss-codegen (mock \S+)/.exec(mock) ?? [];
      const program = [process.execPath, join(folder, 'node_modules/.bin/pitboss-codegen')];
      await watching(
        [...words.split(' '), '--port', '0'],
        ({ printed }) => printed(/listens on/).then(() => undefined),
        {
          program,
          cwd: folder,
        },
      );
    }));

  test('a project begins as its installation says', () => {
    const [packing = '', beginning = '', ...others] = linesOf(page.one('Install', 'sh'));
    assert.equal(others, []);
    // Packing runs in the test of the example, and the beginning in that of the tutorial.
    assert.ok(blocks('sh').join('').includes(packing), packing);
    const tutorial = readFileSync(join(root, 'codegen/docs/tutorial.md'), 'utf8');
    assert.ok(tutorial.includes(beginning) && beginning.includes(`${name}-${version}.tgz`), beginning);
  });

  test('built files are generated as their configuration says', () =>
    withFolder(async (folder) => {
      writeFileSync(join(folder, 'package.json'), '{}');
      install(folder, packCodegen());
      mkdirSync(join(folder, 'spec'));
      writeFileSync(join(folder, 'spec/openapi.yaml'), blocks('yaml').join(''));
      writeFileSync(join(folder, 'pitboss-codegen.json'), page.one('Build settings', 'json'));
      await inShell('npx pitboss-codegen build', { cwd: folder });
      assert.ok(existsSync(join(folder, 'generated/built/desk/requests.gen.mjs')));
    }));

  test('every block of the page was run, or is run by the tests of its commands and its events', () =>
    assert.equal(page.left(), []));
});
