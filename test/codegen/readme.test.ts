// A long proof: it packs and installs a package.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { watching } from '../cli/program.ts';
import { inShell } from '../docs/shell.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { install } from './foreign-project.ts';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'codegen/README.md'), 'utf8');
const { name, version } = JSON.parse(readFileSync(join(root, 'codegen/package.json'), 'utf8'));

/** The code blocks of a section in a language, in order. */
const blocks = (language: string, section = 'One example'): string[] => {
  const [, example = ''] = new RegExp(`^## ${section}\\n([\\s\\S]*?)^## `, 'm').exec(page) ?? [];
  return [...example.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );
};

const linesOf = (block: string | undefined): string[] => (block ?? '').trim().split('\n');

suite('codegen/README', (test) => {
  test('its example runs as printed', () =>
    withFolder(async (folder) => {
      // What packing needs from the repository is next to the project.
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
          const [desk = ''] = blocks('ts', 'The client');
          writeFileSync(join(project, 'desk.ts'), desk.replace('http://127.0.0.1:4010', String(url)));
          const ran = await inShell(`set -e\nnpx pitboss-codegen generate\n${process.execPath} desk.ts`, {
            cwd: project,
          });
          assert.match(ran, /^L-1 978-0201896831$/m);
        },
        { program, cwd: project },
      );
    }));
});
