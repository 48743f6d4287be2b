// A long proof: it packs the toolchain, and begins a project with it.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { blocksFor } from '../../docs/blocks.ts';
import { inShell } from '../../docs/shell.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { install, packCodegen } from '../foreign-project.ts';

const page = blocksFor('codegen/docs/server.md', import.meta.filename);

/** The page's handler and security in one server, with the project's other handlers; prints its replies. */
const PROGRAM = `
import { readdirSync } from 'node:fs';
const modules = await Promise.all(readdirSync('handlers').map((file) => import('./handlers/' + file)));
globalThis.handlers = Object.assign({}, ...modules, await import('./handler.ts'));
globalThis.accounts = {
  find: async (token) => (token === '4711' ? { name: 'Ada', scopes: [] } : undefined),
};
const { server } = await import('./credentials.ts');
const get = async (url, headers) => {
  const { status, body } = await server.handle({ method: 'GET', url, headers });
  console.log(status, status === 200 ? String(body) : '');
};
await get('/loans/L-1', { authorization: 'Bearer 4711' });
await get('/loans/L-2', { authorization: 'Bearer 4711' });
await get('/loans/L-1', { authorization: 'Bearer 4712' });
await get('/loans/L-1', {});
const { cors } = await import('./browsers.ts');
const { createServer } = await import('./generated/server/server.gen.ts');
const open = createServer({ handlers: globalThis.handlers, security: { card: () => undefined }, cors });
for (const origin of ['https://app.example.com', 'https://example.com']) {
  const headers = { origin, 'access-control-request-method': 'GET' };
  const { status, headers: told } = await open.handle({ method: 'OPTIONS', url: '/loans/L-1', headers });
  console.log(status, told['access-control-allow-origin']);
}
`;

suite('codegen/docs/server', (test) => {
  test('its programs compile in a project, and do what it says', () =>
    withFolder(async (folder) => {
      const project = join(folder, 'desk');
      mkdirSync(project);
      writeFileSync(join(folder, 'package.json'), '{}');
      const packed = packCodegen();
      install(folder, packed);
      await inShell('npx pitboss-codegen init desk', { cwd: folder });
      // The interface of the project, with credentials.
      const spec = readFileSync(join(project, 'openapi.yaml'), 'utf8');
      const secured = spec
        .replace('security: []', 'security: [{ card: [] }]')
        .replace('components:\n', 'components:\n  securitySchemes: { card: { type: http, scheme: bearer } }\n');
      writeFileSync(join(project, 'openapi.yaml'), secured);
      await inShell('npx pitboss-codegen generate', { cwd: project });
      writeFileSync(join(project, 'handler.ts'), page.one('Handlers', 'ts'));
      writeFileSync(join(project, 'credentials.ts'), page.one('Credentials', 'ts'));
      writeFileSync(join(project, 'browsers.ts'), page.one('Browsers', 'ts'));
      // The project's own server has no security handlers yet, so it does not compile.
      for (const file of ['server.ts', 'main.ts', 'call.ts', 'test']) rmSync(join(project, file), { recursive: true });
      install(project, packed);
      const tsc = join(project, 'node_modules/typescript/bin/tsc');
      await inShell(`'${process.execPath}' '${tsc}' -p .`, { cwd: project });
      writeFileSync(join(project, 'try.mjs'), PROGRAM);
      const told = await inShell(`'${process.execPath}' try.mjs`, { cwd: project });
      assert.equal(told.trim().split(/ *\n/), [
        '200 {"id":"L-1","isbn":"9780201896831","days":14}',
        '404',
        '401',
        '401',
        '204 https://app.example.com',
        '204 undefined',
      ]);
    }));

  test('every block of the page was run', () => assert.equal(page.left(), []));
});
