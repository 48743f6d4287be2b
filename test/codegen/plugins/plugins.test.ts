import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import * as assert from 'uvu/assert';
import { run } from '../../../codegen/cli.ts';
import { generateAll } from '../../../codegen/plugins/run-plugins.ts';
import { type Api, type ProjectConfig, toConfig } from '../../../codegen/read/config/config.ts';
import { LIMITATIONS, type Limitation } from '../../../codegen/read/config/limitations.ts';
import { inFull } from '../../support/in-full.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { createProgram } from '../create-program.ts';
import type { Loaded } from '../generated-client.ts';

const fixtures = join(import.meta.dirname, '../fixtures');
const OWN = ['tanstack-query', 'msw', 'zod', 'valibot'];

/** A package of npm that only these tests use, without its types. */
const packaged = (name: string): Promise<Loaded> => import(name);

const configOf = (folder: string, document: string, api: Partial<Api> = {}): ProjectConfig =>
  toConfig(join(folder, 'codegen.json'), {
    apis: {
      shop: {
        document,
        output: 'types',
        client: 'client',
        accept: Object.keys(LIMITATIONS) as Limitation[],
        plugins: OWN,
        ...api,
      },
    },
  });

/** Generates below the fixtures, where packages are found, and removes it afterwards. */
const withGenerated = async (
  documents: Readonly<Record<string, Partial<Api>>>,
  use: (folders: readonly string[]) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(fixtures, '.run-'));
  try {
    const folders: string[] = [];
    for (const [key, api] of Object.entries(documents)) {
      const own = join(folder, String(folders.length));
      const files = await generateAll(configOf(own, join(fixtures, key.replace(/ .*/, '')), api));
      for (const [file, text] of files) {
        mkdirSync(dirname(join(own, file)), { recursive: true });
        writeFileSync(join(own, file), text);
      }
      folders.push(own);
    }
    await use(folders);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const load = (folder: string, file: string): Promise<Loaded> => import(pathToFileURL(join(folder, file)).href);

/** The code of a caller: it compiles, and each line after `// wrong` does not. */
const CALLER = `
import { QueryClient } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { createClient } from './client/index.gen.ts';
import { handlerOf, handlers } from './types/msw/msw.gen.ts';
import { listByCursorInfiniteOptions, listByPageKey, placeOrderMutation, readEchoOptions } from './types/tanstack-query/tanstack-query.gen.ts';

const client = createClient({ baseUrl: 'http://127.0.0.1' });
const queries = new QueryClient();
const echo = await queries.fetchQuery(readEchoOptions(client, { path: { word: 'a', number: 1 } } as never));
export const method: string | undefined = echo.method;
const pages = await queries.fetchInfiniteQuery(listByCursorInfiniteOptions(client));
export const numbers: readonly number[] = pages.pages.flatMap(({ items }) => items);
export const key: readonly unknown[] = listByPageKey({ query: { page: 2 } });
export const mutation = placeOrderMutation(client).mutationFn;
handlers({ listByCursor: { status: 200, body: { data: [1] } }, readEcho: ({ example }) => ({ ...example, status: 200 }) });
handlerOf('createCalls', HttpResponse.error());
handlerOf('listByCursor', ({ query }) => ({ status: 200, body: { data: [Number(query.get('cursor'))] } }));
// wrong
handlers({ listByCursor: { status: 200, body: { data: ['1'] } } });
// wrong
handlers({ listByCursors: { status: 200, body: { data: [1] } } });
// wrong
readEchoOptions(client, { body: 1 });
`;

suite('plugins of the package', (test) => {
  inFull(test)('their code compiles strictly, for clients that throw and that return', () =>
    withGenerated(
      {
        'quirks/shop.yaml': {},
        'quirks/shop.yaml returning': { clientOptions: { errors: 'return' } },
        'desk/openapi.yaml': {},
      },
      async (folders) => {
        writeFileSync(join(folders[0] ?? '', 'caller.ts'), CALLER);
        const program = createProgram(
          folders.flatMap((folder) => globSync(`${folder}/**/*.ts`)),
          {
            strict: true,
            exactOptionalPropertyTypes: true,
            noUncheckedIndexedAccess: true,
            noEmit: true,
            target: ts.ScriptTarget.ES2024,
            lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
            module: ts.ModuleKind.NodeNext,
            allowImportingTsExtensions: true,
            verbatimModuleSyntax: true,
            erasableSyntaxOnly: true,
            skipLibCheck: true,
            types: [],
          },
        );
        const found = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
          const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
          return `${file?.fileName.split('/').at(-1)}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0]}`;
        });
        const wrong = CALLER.split('\n').flatMap((text, index) =>
          text === '// wrong' ? [`caller.ts:${index + 2}`] : [],
        );
        assert.equal(
          found.map((line) => line.replace(/ .*/s, '')),
          wrong,
          found.join('\n'),
        );
      },
    ),
  );

  test('queries, pages and mutations run against the handlers, without a request by hand', () =>
    withGenerated({ 'quirks/shop.yaml': {} }, async ([folder = '']) => {
      const { QueryClient } = await packaged('@tanstack/react-query');
      const { setupServer } = await packaged('msw/node');
      const { HttpResponse } = await packaged('msw');
      const { createClient, ApiError, ConnectionError } = await load(folder, 'client/index.gen.ts');
      const options = await load(folder, 'types/tanstack-query/tanstack-query.gen.ts');
      const { handlers, handlerOf } = await load(folder, 'types/msw/msw.gen.ts');
      const baseUrl = 'http://shop.test/v1';
      const client = createClient({ baseUrl, retries: 0 });
      const asked: string[] = [];
      const pages = ({ query }: { query: URLSearchParams }) => {
        asked.push(String(query));
        const cursor = Number(query.get('cursor') ?? 0);
        const meta = cursor < 4 ? { next_cursor: String(cursor + 2) } : {};
        return { status: 200, body: { data: [cursor, cursor + 1], meta } };
      };
      const numbered = ({ query }: { query: URLSearchParams }) => ({
        status: 200,
        headers: { 'x-total-count': '3', link: query.get('page') === '2' ? '' : '</x?page=2>; rel="next"' },
        body: query.get('page') === '2' ? [3] : [1, 2],
      });
      const server = setupServer(
        ...handlers({ listByCursor: pages, listByPage: numbered, listByLink: numbered }, { baseUrl }),
      );
      server.listen({ onUnhandledRequest: 'error' });
      const queries = new QueryClient();
      try {
        assert.equal(
          await queries.fetchQuery(options.listByOffsetOptions(client)),
          (await client.listByOffset?.()) ?? queries.getQueryData(options.listByOffsetKey()),
        );
        const all = async (name: string) => {
          const { pages: found } = await queries.fetchInfiniteQuery({
            ...options[`${name}InfiniteOptions`](client, { query: { limit: 2 } }),
            pages: 9,
          });
          return found.flatMap(({ items }: { items: number[] }) => items);
        };
        assert.equal(await all('listByCursor'), [0, 1, 2, 3, 4, 5]);
        assert.equal(asked, ['limit=2', 'limit=2&cursor=2', 'limit=2&cursor=4']);
        assert.equal(await all('listByPage'), [1, 2, 3]);
        assert.equal(await all('listByLink'), [1, 2, 3]);
        // A part of the key covers the operation.
        assert.is(queries.getQueryCache().findAll({ queryKey: options.listByCursorKey() }).length, 1);
        await queries.invalidateQueries({ queryKey: ['shop', 'listByCursor'] });
        assert.ok(queries.getQueryCache().findAll({ queryKey: options.listByCursorKey() })[0].state.isInvalidated);
        assert.is(await options.createClientMutation(client).mutationFn(), undefined);
        assert.is(await queries.fetchQuery(options.createCallsOptions(client)), null);
        server.use(
          handlerOf('createCalls', HttpResponse.error(), { baseUrl }),
          handlerOf('listByOffset', { status: 503, body: { code: 'busy' } }, { baseUrl }),
        );
        const lost = await queries.fetchQuery(options.createCallsOptions(client)).catch((error: unknown) => error);
        assert.instance(lost, ConnectionError);
        const refused = await queries.fetchQuery(options.listByOffsetOptions(client)).catch((error: unknown) => error);
        assert.instance(refused, ApiError);
        assert.equal([refused.status, refused.body], [503, { code: 'busy' }]);
      } finally {
        server.close();
      }
    }));
});

const TABLE = `
export const files = ({ model, options, sample }) => {
  const rows = model.operations.map(({ name, method, path, summary }) => \`| \${name} | \${method} \${path} | \${summary} |\`);
  const loan = sample(model.schemas.Loan);
  return { 'operations.md': [\`# \${options.title ?? model.title}\`, '', '| name | request | summary |', '| --- | --- | --- |', ...rows, '', typeof loan.isbn, ''].join('\\n') };
};
`;

const said = async (...args: string[]) => {
  const lines: string[] = [];
  const status = await run(args, (line) => lines.push(line), { complain: (line) => lines.push(line) });
  return { status, text: lines.join('\n') };
};

suite('plugins of a project', (test) => {
  const files: Readonly<Record<string, string>> = {
    'package.json': '{ "type": "module" }',
    'openapi.yaml': readFileSync(join(fixtures, 'desk/openapi.yaml'), 'utf8'),
    'tools/table.mjs': TABLE,
    'tools/throws.mjs': "export const files = () => {\n  throw new TypeError('no luck');\n};\n",
    'tools/nothing.mjs': 'export const other = 1;\n',
    'tools/outside.mjs': "export const files = () => ({ '../x.ts': '' });\n",
    'tools/number.mjs': "export const files = () => ({ 'x.ts': 1 });\n",
    'tools/same.mjs': "export const files = () => ({ 'types.gen.ts': '' });\n",
    'node_modules/pages/package.json': '{ "name": "pages", "type": "module", "exports": { "import": "./index.js" } }',
    'node_modules/pages/index.js':
      "export const files = async ({ model }) => ({ 'pages.yaml': model.operations.map(({ name }) => '- ' + name).join('\\n') });\n",
  };
  const withProject = (plugins: unknown, use: (folder: string, ...args: string[]) => Promise<void>) =>
    withFolder(async (folder) => {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      const config = {
        apis: { desk: { document: 'openapi.yaml', output: 'generated', accept: ['security-combination'], plugins } },
      };
      writeFileSync(join(folder, 'codegen.json'), JSON.stringify(config));
      await use(folder, '--config', join(folder, 'codegen.json'));
    });

  test('a module and a package get the model, and check knows their files', () =>
    withProject(
      [{ name: './tools/table.mjs', output: 'docs/api', options: { title: 'Calls' } }, 'pages'],
      async (folder, ...config) => {
        const { status, text } = await said('generate', ...config);
        assert.is(status, 0, text);
        const table = readFileSync(join(folder, 'docs/api/operations.md'), 'utf8');
        assert.match(table, /^<!-- Generated from .* -->\n\n# Calls\n/);
        assert.match(table, '| lendBook | POST /loans | Lends a book |');
        assert.match(table, /\nstring\n$/);
        assert.match(
          readFileSync(join(folder, 'generated/pages/pages.yaml'), 'utf8'),
          /^# Generated .*\n\n- lendBook\n- getLoan/,
        );
        assert.equal((await said('check', ...config)).status, 0);
        writeFileSync(join(folder, 'docs/api/operations.md'), 'edited');
        assert.match((await said('check', ...config)).text, /docs\/api\/operations\.md is out of date/);
      },
    ));

  const FAULTS: readonly (readonly [plugin: string, fault: RegExp])[] = [
    ['./tools/throws.mjs', /^plugin \.\/tools\/throws\.mjs: no luck \(.*throws\.mjs:2:\d+\)$/],
    ['./tools/nothing.mjs', /^plugin \.\/tools\/nothing\.mjs: it has no function files: export const files = /],
    ['./tools/outside.mjs', /^plugin \.\/tools\/outside\.mjs: \.\.\/x\.ts is outside its folder\.$/],
    ['./tools/number.mjs', /: the text of x\.ts is not a string\.$/],
    ['./tools/absent.mjs', /^plugin \.\/tools\/absent\.mjs: there is no such file\.$/],
    [
      'zodd',
      /^plugin zodd: there is no such package\. Install it, write \.\/ before a file, or use tanstack-query, msw, zod, valibot\.$/,
    ],
    ['tanstack-query', /^plugin tanstack-query: it calls the generated client: set "client", or --client\.$/],
  ];
  for (const [plugin, fault] of FAULTS)
    test(`a fault has the name of the plugin: ${plugin}`, () =>
      withProject([plugin], async (_, ...config) => {
        const { status, text } = await said('generate', ...config);
        assert.is(status, 1);
        assert.match(text, fault);
      }));

  test('a file that is generated already is a fault; a wrong entry is one of the configuration', () =>
    withProject([{ name: './tools/same.mjs', output: 'generated' }], async (folder, ...config) => {
      assert.match(
        (await said('generate', ...config)).text,
        /same\.mjs: generated\/types\.gen\.ts is already generated/,
      );
      const file = join(folder, 'codegen.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace('"name"', '"module"'));
      assert.match((await said('generate', ...config)).text, /plugins\.0\.name is missing/);
      const alone = [
        resolve(folder, 'openapi.yaml'),
        '--output',
        join(folder, 'alone'),
        '--accept',
        'all',
        '--plugin',
        'msw',
      ];
      assert.is((await said('generate', ...alone)).status, 0);
      assert.match(readFileSync(join(folder, 'alone/msw/msw.gen.ts'), 'utf8'), /export const handlers = /);
      const beside = [
        resolve(folder, 'openapi.yaml'),
        '--client',
        join(folder, 'client'),
        '--plugin',
        'tanstack-query',
      ];
      assert.is((await said('generate', ...beside, '--plugin', 'msw')).status, 0);
      assert.match(
        readFileSync(join(folder, 'client/msw/msw.gen.ts'), 'utf8'),
        /LendBookResponses,\n[^']*'\.\.\/types\.gen\.ts'/,
      );
    }));
});
