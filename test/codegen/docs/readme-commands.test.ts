// A long proof: it packs the toolchain, and runs commands of its README in a project.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import * as assert from 'uvu/assert';
import { watching } from '../../cli/program.ts';
import { serving } from '../../clients/typescript/serving.ts';
import { blocksFor, blocksOf } from '../../docs/blocks.ts';
import { inShell } from '../../docs/shell.ts';
import { doCurl, parseCurl } from '../../support/curl.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { install, packCodegen } from '../foreign-project.ts';

const page = blocksFor('codegen/README.md', import.meta.filename);
const example = (label: string): string =>
  blocksOf('codegen/README.md').find((block) => block.section === 'One example' && block.label === label)?.text ?? '';
const withoutComment = (line: string): string => line.replace(/ +# .*$/, '');

const packed = packCodegen();

/** The project of the README's example. */
const withExample = (use: (project: string) => Promise<void>): Promise<void> =>
  withFolder(async (project) => {
    mkdirSync(join(project, 'spec'));
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(project, 'spec/openapi.yaml'), example('yaml'));
    writeFileSync(join(project, 'pitboss-codegen.json'), example('json'));
    install(project, packed);
    await use(project);
  });

/** The mock of the project, or of a document there. */
const withMock = (project: string, use: (url: string) => Promise<void>, ...words: readonly string[]): Promise<void> =>
  watching(['mock', ...words, '--port', '0'], async ({ printed }) => use((await printed(/http:[^\s,]+/))[0]), {
    program: [process.execPath, join(project, 'node_modules/.bin/pitboss-codegen')],
    cwd: project,
  });

const CARD = `security: [{ card: [] }]
components: { securitySchemes: { card: { type: http, scheme: bearer } } }
`;

/** A document whose only operation is where the README's fault is. */
const BOOKS = `openapi: 3.1.0
info: { title: Library, version: 1.0.0 }
components: { securitySchemes: { card: { type: http, scheme: bearer } } }
paths:
  /books:
    post:
      operationId: createBook
      security: [{ card: [] }]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [title, genre]
              properties:
                title: { type: string, minLength: 1 }
                genre: { enum: [novel] }
      responses:
        "201": { description: The book is on the shelf., content: { application/json: { schema: { type: object } } } }
        4XX: { description: It is not., content: { application/json: { schema: { type: object } } } }
`;

/** Loans, and an operation that cannot be generated from. */
const SHELF = `openapi: 3.1.0
info: { title: Library, version: 1.0.0 }
paths:
  /loans:
    post: { operationId: lendBook, tags: [loans], responses: { "204": { description: ok } } }
  /loans/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: readLoan, tags: [loans], responses: { "204": { description: ok } } }
    delete: { operationId: dropLoan, tags: [loans], responses: { "204": { description: ok } } }
  /broken:
    get: { operationId: readBroken, responses: { default: { $ref: '#/nowhere' } } }
`;

suite('codegen/README, its commands', (test) => {
  const [formats, curls, ...others] = page.take('Commands', 'sh').map(({ text }) => text.trim().split('\n'));

  test('findings are written in the formats of its lines', () =>
    withExample(async (project) => {
      assert.equal(others, []);
      const run = (): Promise<string> =>
        inShell(formats?.map((line) => `${line} || echo "status $?"`).join('\n') ?? '', { cwd: project });
      const sarif = () => JSON.parse(readFileSync(join(project, 'codegen.sarif'), 'utf8'));
      await inShell('npx pitboss-codegen generate', { cwd: project });
      assert.not.match(await run(), /::error|status/);
      assert.equal([sarif().version, sarif().runs[0].results], ['2.1.0', []]);
      const spec = join(project, 'spec/openapi.yaml');
      writeFileSync(spec, readFileSync(spec, 'utf8').replace('minLength: 1', 'minLength: one'));
      assert.match(await run(), /^::error file=spec\/openapi\.yaml,line=18,.*\nstatus 1\nstatus 1\n$/s);
      assert.is(sarif().runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri, 'spec/openapi.yaml');
    }));

  test('the mock answers its calls of curl as the comments say', () =>
    withExample((project) =>
      withMock(project, async (url) => {
        const replies: [number, string][] = [];
        for (const line of curls ?? []) {
          const call = parseCurl(withoutComment(line).replace('http://127.0.0.1:4010', url), {});
          const reply = await doCurl(call);
          replies.push([reply.status, await reply.text()]);
        }
        assert.is(replies.length, 3);
        const [[, shown = ''] = [], [, refused = ''] = [], [, generated = ''] = []] = replies;
        assert.equal(
          replies.map(([status]) => status),
          [200, 400, 200],
        );
        assert.equal(JSON.parse(shown), { id: 'L-1', isbn: '978-0201896831' });
        assert.match(refused, /isbn/);
        assert.match(refused, /days/);
        assert.not.equal(JSON.parse(generated), JSON.parse(shown));
        assert.equal(Object.keys(JSON.parse(generated)).sort(), ['id', 'isbn']);
      }),
    ));

  test('a server is tested by its lines', () =>
    withExample(async (project) => {
      const [plain = '', below = '', ...more] = page.one('Test a server', 'sh').trim().split('\n').map(withoutComment);
      assert.equal(more, []);
      const shell = (line: string, url: string): Promise<string> =>
        inShell(line.replace(/http:\/\/127\.0\.0\.1:3000(\/v1)?/, url), {
          cwd: project,
          environment: { TOKEN: 'secret' },
        });
      await withMock(project, async (url) => {
        assert.match(await shell(plain, url), /, findings: 0\b/);
        const spec = readFileSync(join(project, 'spec/openapi.yaml'), 'utf8');
        const secured = spec
          .replace('paths:', `${CARD}paths:`)
          .replace('        "400":', '        "401": { description: Who calls? }\n        "400":');
        writeFileSync(join(project, 'spec/openapi.yaml'), secured);
        // The mock does not judge credentials, and answers here only to those that are right.
        await serving(
          async (request, response) => {
            const { authorization, ...headers } = request.headers;
            if (authorization !== 'Bearer secret')
              return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
            const sent = await buffer(request);
            const reply = await fetch(`${url}${request.url?.replace('/v1', '')}`, {
              method: request.method ?? '',
              headers: { accept: `${headers.accept}`, 'content-type': `${headers['content-type']}` },
              ...(sent.length > 0 && { body: sent }),
            });
            response.writeHead(reply.status, { 'content-type': `${reply.headers.get('content-type')}` });
            response.end(await reply.text());
          },
          async (front) => assert.match(await shell(below, `${front}/v1`), /, findings: 0\b/),
        );
      });
      assert.match(readFileSync(join(project, 'contract.xml'), 'utf8'), /<testsuite /);
    }));

  test('its fault is what the command prints', () =>
    withFolder(async (folder) => {
      writeFileSync(join(folder, 'package.json'), '{}');
      install(folder, packed);
      mkdirSync(join(folder, 'spec'));
      writeFileSync(join(folder, 'spec/openapi.yaml'), BOOKS);
      await serving(
        async (request, response) => {
          const isKnown = request.headers.authorization === 'Bearer secret';
          const isRead = request.headers['content-type'] === 'application/json';
          const { title, genre, ...unknown } = Object(await json(request).catch(() => ({})));
          const isValid = typeof title === 'string' && genre === 'novel' && Object.keys(unknown).length === 0;
          const status = !isKnown ? 401 : !isRead || !isValid || title === '' ? 400 : title.trim() === '' ? 500 : 201;
          const body = status === 500 ? { error: 'a title of nothing' } : {};
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
        },
        async (url) => {
          const words = `test ${url} spec/openapi.yaml --bearer secret --seed 7`;
          const told = await inShell(`npx pitboss-codegen ${words} || true`, { cwd: folder });
          const shown = page.one('Test a server', 'text').replaceAll('http://127.0.0.1:3000', url);
          assert.match(told, shown);
        },
      );
    }));

  test('a part of a document is generated, bundled and mocked by its lines', () =>
    withExample(async (project) => {
      const [generate = '', bundle = '', mock = ''] = page.one('A part of a document', 'sh').trim().split('\n');
      writeFileSync(join(project, 'openapi.yaml'), SHELF);
      await inShell(`${generate}\n${bundle}`, { cwd: project });
      assert.match(readFileSync(join(project, 'generated/types.gen.ts'), 'utf8'), /LendBookData/);
      assert.not.match(readFileSync(join(project, 'generated/types.gen.ts'), 'utf8'), /DropLoan|Broken/);
      const part = readFileSync(join(project, 'part.yaml'), 'utf8');
      assert.equal(part.match(/operationId: \w+/g), ['operationId: lendBook', 'operationId: readLoan']);
      const [, document = '', option = '', operations = ''] = /mock (\S+) (\S+) '(.+)'$/.exec(mock) ?? [];
      await withMock(
        project,
        async (url) => {
          assert.is((await fetch(`${url}/loans/L-1`)).status, 204);
          assert.is((await fetch(`${url}/broken`)).status, 404);
        },
        ...[document, option, operations],
      );
    }));

  test('its plugin compiles, and writes a table', () =>
    withExample(async (project) => {
      mkdirSync(join(project, 'tools'));
      writeFileSync(join(project, 'tools/table.ts'), page.one('Plugins', 'ts'));
      const settings = JSON.parse(readFileSync(join(project, 'pitboss-codegen.json'), 'utf8'));
      settings.apis.desk.plugins = [{ name: './tools/table.ts', output: 'docs/api' }];
      writeFileSync(join(project, 'pitboss-codegen.json'), JSON.stringify(settings));
      const options = '--strict --noEmit --module nodenext --target es2024 --verbatimModuleSyntax --ignoreConfig';
      await inShell(`node_modules/typescript/bin/tsc ${options} tools/table.ts`, { cwd: project });
      await inShell('npx pitboss-codegen generate', { cwd: project });
      const table = readFileSync(join(project, 'docs/api/operations.md'), 'utf8');
      assert.match(table, '| lendBook | POST /loans | 200, 400 |');
    }));

  test('every block of these sections was run', () => assert.equal(page.left(), []));
});
