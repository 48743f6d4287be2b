import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { run } from '../../../../codegen/cli.ts';
import { readProjectConfig } from '../../../../codegen/read/config/config.ts';
import { readSections } from '../../../../codegen/read/project/sections.ts';
import { suite } from '../../../support/suite.ts';
import { refusalOf, verdict, withForeign } from '../../foreign.ts';

const fixtures = join(import.meta.dirname, '../../fixtures');
const quirk = (name: string) => `test/codegen/fixtures/quirks/${name}.yaml`;
const textOf = (name: string) => readFileSync(join(fixtures, 'quirks', `${name}.yaml`), 'utf8');

/** Runs work on a new document, written to the repository, so that generated code finds its packages. */
const withText = async <Result>(text: string, use: (document: string, folder: string) => Promise<Result>) => {
  const folder = mkdtempSync(join(fixtures, '.run-'));
  try {
    writeFileSync(join(folder, 'spec.yaml'), text);
    return await use(join('test/codegen/fixtures', folder.slice(fixtures.length + 1), 'spec.yaml'), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const said = async (...args: string[]) => {
  const lines: string[] = [];
  const status = await run(args, (line) => lines.push(line));
  return { status, lines };
};

suite('codegen/OpenAPI 2.0', (test) => {
  test('is read as 3.0: definitions, body, forms, files, lists', () =>
    withForeign(quirk('swagger-2.0'), [], async ({ requests, replies, read }) => {
      const { listPets, addPet, addPhoto } = await requests();
      const query = { tags: 'a,b', ids: ['1', '2'] };
      assert.is(verdict(listPets?.params, { path: {}, query, header: {} }), 'ok');
      assert.equal(query, { tags: ['a', 'b'], ids: [1, 2] });
      assert.is(verdict(addPet?.body, { name: null }), 'ok');
      assert.is(verdict(addPet?.body, { name: 'Rex', kind: 'fish' }), '/kind enum');
      assert.is(verdict(addPhoto?.body, { file: { size: 1 }, note: 'x' }), 'ok');
      assert.is(verdict(addPhoto?.body, { note: 'x' }), ' required');
      assert.is(verdict((await replies()).listPets?.['200']?.body, [{ name: 1 }]), '/0/name type');
      assert.match(read('types.gen.ts'), "kind?: 'cat' | 'dog';");
      assert.match(read('operations.gen.ts'), "security: 'key'");
    }));

  test('a fault has the line of the original', () =>
    withText(textOf('swagger-2.0').replace('enum: [cat, dog]', 'unknown: 1'), async (document) => {
      const [line = ''] = await refusalOf(document);
      assert.match(
        line,
        /^spec\.yaml:46#\/components\/schemas\/Pet\/properties\/kind\/unknown: unknown keyword: unknown\./,
      );
    }));

  test('two revisions are compared', () =>
    withText(textOf('swagger-2.0').replace('swagger: 2.0', 'swagger: "2.0"'), (_, old) =>
      withText(
        textOf('swagger-2.0').replace('swagger: 2.0', 'swagger: "2.0"').replace('enum: [cat, dog]', 'enum: [cat]'),
        async (__, folder) => {
          const { status, lines } = await said('diff', join(old, 'spec.yaml'), join(folder, 'spec.yaml'));
          assert.is(status, 1);
          assert.match(lines[0] ?? '', /enum-values-removed: .*'dog'/);
          // 1.10 is no semantic version, so none is required.
          assert.is(lines.at(-1), 'breaking changes: 1; other changes: 0');
        },
      ),
    ));
});

suite('codegen/lines of converted documents', (test) => {
  test('are those of the original in the program’s output too', () =>
    withText(textOf('swagger-2.0').replace('enum: [cat, dog]', 'unknown: 1'), async (_, folder) => {
      writeFileSync(
        join(folder, 'codegen.json'),
        JSON.stringify({ apis: { a: { document: 'spec.yaml', output: 'out' } } }),
      );
      const { lines } = await said('generate', '--config', join(folder, 'codegen.json'));
      assert.match(
        lines[0] ?? '',
        /^spec\.yaml:46:1 spec\.yaml#\/components\/schemas\/Pet\/.*: unknown keyword: unknown/,
      );
    }));
});

suite('codegen/OpenAPI 3.2', (test) => {
  test('has the method QUERY, shared media types and items of streams', () =>
    withForeign(quirk('openapi-3.2'), [], async ({ requests, replies, routes, read }) => {
      const { search } = await requests();
      assert.is(verdict(search?.body, {}), ' required');
      const all = await replies();
      assert.is(verdict(all.search?.['200']?.body, [1]), '/0 type');
      assert.is(all.streamEvents?.['200']?.contentType, 'text/event-stream');
      assert.ok((await routes()).some((route) => 'method' in route && route.method === 'query'));
      assert.match(read('types.gen.ts'), /export type SearchData = \{\n {4}body: \{\n {8}q: string;/);
    }));

  test('other methods, and a parameter for the whole query, are refused by name', async () => {
    const text = textOf('openapi-3.2')
      .replace(
        '  /search:',
        '  /copy:\n    additionalOperations:\n      COPY: { operationId: copy, responses: {} }\n  /search:',
      )
      .replace(
        '      operationId: streamEvents',
        '      operationId: streamEvents\n      parameters: [{ name: q, in: querystring, content: { text/plain: {} } }]',
      );
    await withText(text, async (document) => {
      const [method = ''] = await refusalOf(document);
      assert.match(method, /^spec\.yaml:18#.*\/COPY: the method COPY is not one of GET, .* Or accept other-method:/);
      const [parameter = ''] = await refusalOf(document, ['other-method']);
      assert.match(parameter, /the parameter q is the whole query\. .* Or accept parameter-querystring:/);
      await withForeign(document, ['other-method', 'parameter-querystring'], async ({ requests }) => {
        const { streamEvents, copy } = await requests();
        assert.is(copy, undefined);
        assert.is(verdict(streamEvents?.params, { path: {}, query: { any: '1' }, header: {} }), 'ok');
      });
    });
  });
});

suite('codegen/references to anchors', (test) => {
  const text = (reference: string) =>
    [
      'openapi: 3.1.0',
      'info: { title: A, version: 1.0.0 }',
      'servers: [{ url: / }]',
      'paths:',
      `  /a: { get: { operationId: a, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "${reference}" } } } } } } }`,
      'components:',
      '  schemas:',
      '    Pet: { $anchor: pet, type: object, required: [name], properties: { name: { $ref: "#name" }, mother: { $ref: "#pet" } } }',
      '    Name: { $dynamicAnchor: name, type: string, default: { $ref: "#none" } }',
      '',
    ].join('\n');

  test('are resolved in a file, also to a dynamic one', () =>
    withText(text('#pet'), (document) =>
      withForeign(document, [], async ({ replies, read }) => {
        const body = (await replies()).a?.['200']?.body;
        assert.is(verdict(body, { name: 'Rex', mother: { name: 'Ida' } }), 'ok');
        assert.is(verdict(body, { name: 'Rex', mother: { name: 1 } }), '/mother/name type');
        assert.match(read('types.gen.ts'), /200: Pet;/);
      }),
    ));

  test('are resolved in other files, each of which has its own', () =>
    withText(text('pets/other.yaml#pet'), async (document, folder) => {
      mkdirSync(join(folder, 'pets'));
      const other = 'Cat: { $anchor: pet, type: object, required: [lives], properties: { lives: { $ref: "#lives" } } }';
      writeFileSync(
        join(folder, 'pets/other.yaml'),
        `$defs:\n  ${other}\n  Lives: { $anchor: lives, type: integer }\n`,
      );
      await withForeign(document, [], async ({ replies, read }) => {
        const body = (await replies()).a?.['200']?.body;
        assert.is(verdict(body, { lives: 9 }), 'ok');
        assert.is(verdict(body, { lives: '9' }), '/lives type');
        assert.match(read('types.gen.ts'), /200: Cat;/);
      });
      const { lines } = await said('lint', join(folder, 'spec.yaml'));
      assert.is(lines.at(-1), '1 document passes');
    }));

  test('that lead nowhere, or to several places, are refused with their line', async () => {
    await withText(text('#cat'), async (document) =>
      assert.match((await refusalOf(document))[0] ?? '', /^spec\.yaml:5#.*: #cat does not exist\. /),
    );
    await withText(text('#pet').replace('$dynamicAnchor: name', '$anchor: pet'), async (document) =>
      assert.match((await refusalOf(document))[0] ?? '', /^spec\.yaml:5#.*: the anchor pet is declared 2 times\. /),
    );
    await withText(text('other.yaml#cat'), async (document, folder) => {
      writeFileSync(join(folder, 'other.yaml'), 'Cat: { $anchor: dog, type: string }\n');
      assert.match((await refusalOf(document)).join(), /spec\.yaml:5:.*other\.yaml#cat/);
    });
  });
});

suite('codegen/unquoted versions', (test) => {
  const versionOf = (text: string) =>
    withText(text, async (_, folder) => {
      const api = { document: 'spec.yaml', output: 'out' };
      writeFileSync(join(folder, 'codegen.json'), JSON.stringify({ apis: { a: api } }));
      const [section] = readSections(readProjectConfig(join(folder, 'codegen.json')));
      return section?.document.info.version;
    });

  test('are read as they are written', async () => {
    assert.is(await versionOf('openapi: 3.1\ninfo: { title: A, version: 1.10 }\npaths: {}\n'), '1.10');
    assert.is(await versionOf('openapi: 3.0\ninfo:\n  title: A\n  version: 2 # draft\npaths: {}\n'), '2');
    assert.is(await versionOf(textOf('swagger-2.0')), '1.10');
  });

  test('one that is missing is a fault', () =>
    withText('openapi: 3.1.0\ninfo: { title: A }\npaths: {}\n', async (document) =>
      assert.equal(await refusalOf(document), ['spec.yaml:2#/info: the document has no info.version. Add it.']),
    ));
});

suite('codegen/webhooks and callbacks', (test) => {
  test('have types and validators', () =>
    withForeign(quirk('received'), [], async ({ webhooks, read, remarks }) => {
      const received = await webhooks();
      assert.equal(Object.keys(received), ['won', 'subscribePaid']);
      assert.is(verdict(received.won?.body, { id: 'a' }), 'ok');
      assert.is(verdict(received.won?.body, {}), ' required');
      assert.is(verdict(received.subscribePaid?.body, { amount: 1, at: 'now' }), '/at format');
      assert.match(read('types.gen.ts'), 'export type Webhooks = WonWebhookRequest | SubscribePaidWebhookRequest;');
      assert.match(read('webhooks.gen.d.mts'), 'readonly subscribePaid: RequestValidators;');
      assert.equal(remarks, []);
    }));
});

suite('codegen/two files of one name', (test) => {
  test('are two components, if that is accepted', async () => {
    const reply = (name: string) =>
      `{ get: { operationId: ${name}, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: ${name}/Pet.yaml } } } } } } }`;
    const text = `openapi: 3.1.0\ninfo: { title: A, version: 1.0.0 }\npaths:\n  /a: ${reply('a')}\n  /b: ${reply('b')}\n`;
    await withText(text, async (document, folder) => {
      for (const [name, property] of [
        ['a', 'x'],
        ['b', 'y'],
      ] as const) {
        mkdirSync(join(folder, name));
        writeFileSync(join(folder, name, 'Pet.yaml'), `type: object\nrequired: [${property}]\n`);
      }
      assert.match(
        (await refusalOf(document))[0] ?? '',
        /two different schemas are called Pet\. .* Or accept file-name:/,
      );
      await withForeign(document, ['file-name'], async ({ replies }) => {
        const { a, b } = await replies();
        assert.equal([verdict(a?.['200']?.body, { x: 1 }), verdict(a?.['200']?.body, { y: 1 })], ['ok', ' required']);
        assert.equal([verdict(b?.['200']?.body, { y: 1 }), verdict(b?.['200']?.body, { x: 1 })], ['ok', ' required']);
      });
    });
  });
});

const RECURSIVE = `openapi: 3.1.0
info: { title: Filters, version: "1" }
paths:
  /filter: { get: { operationId: find, responses: { "200": { description: One., content: { application/json: { schema: { $ref: "#/components/schemas/Filter" } } } } } } }
  /tree: { get: { operationId: grow, responses: { "200": { description: One., content: { application/json: { schema: { $ref: "#/components/schemas/Tree" } } } } } } }
components:
  schemas:
    Leaf: { type: object, required: [field], properties: { field: { type: string } } }
    Filter:
      $recursiveAnchor: true
      type: object
      required: [all]
      properties: { all: { type: array, items: { oneOf: [{ $ref: "#/components/schemas/Leaf" }, { $recursiveRef: "#" }] } } }
    Tree: { type: object, properties: { left: { $recursiveRef: "#" } } }
`;

suite('codegen/$dynamicRef', (test) => {
  test('means what the outermost schema binds it to', () =>
    withForeign(quirk('dynamic'), [], async ({ replies, read }) => {
      const all = await replies();
      const of = (name: string, value: unknown) => verdict(all[name]?.['200']?.body, value);
      assert.is(of('listPets', { items: [{ name: 'Rex' }] }), 'ok');
      assert.is(of('listPets', { items: ['Rex'] }), '/items/0 type');
      assert.is(of('listNames', { items: ['Rex'] }), 'ok');
      assert.is(of('listNames', { items: [{ name: 'Rex' }] }), '/items/0 type');
      assert.is(of('getTree', { name: 'a', children: [{ name: 'b' }] }), 'ok');
      assert.is(of('getTree', { name: 'a', children: [{ children: [] }] }), '/children/0 required');
      assert.match(read('types.gen.ts'), /export type PageOfPet = \{\n {4}items: Array<Pet>;/);
    }));

  test('$recursiveRef of 2019-09 means the schema with its anchor, or the one around it', () =>
    withText(RECURSIVE, async (document) =>
      withForeign(document, [], async ({ replies, read }) => {
        const all = await replies();
        const of = (name: string, value: unknown) => verdict(all[name]?.['200']?.body, value);
        assert.is(of('find', { all: [{ field: 'a' }, { all: [{ field: 'b' }] }] }), 'ok');
        assert.match(of('find', { all: [{ all: [{ field: 1 }] }] }), /^\/all\/0/);
        assert.is(of('grow', { left: { left: {} } }), 'ok');
        assert.is(of('grow', { left: { left: 1 } }), '/left/left type');
        assert.match(read('types.gen.ts'), 'all: Array<Leaf | Filter>;');
      }),
    ));

  test('an anchor that is not declared is refused', () =>
    withText(textOf('dynamic').replaceAll('$dynamicRef: "#item"', '$dynamicRef: "#other"'), async (document) => {
      assert.match(
        (await refusalOf(document)).join('\n'),
        /\$dynamicRef gives the schema its own identity\. .* Or accept schema-identity:/,
      );
    }));
});
