import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { run } from '../../../../codegen/cli.ts';
import { generate } from '../../../../codegen/emit/generate.ts';
import { readProjectConfig } from '../../../../codegen/read/config/config.ts';
import { SpecRefusal } from '../../../../codegen/read/config/refusal.ts';
import { withFolder } from '../../../support/server.ts';
import { suite } from '../../../support/suite.ts';

/** A zoo whose other half is broken: a part of it has to be read without a fault. */
const ZOO = `
openapi: 3.1.0
info: { title: Zoo, version: 1.0.0 }
servers: [{ url: / }]
tags: [{ name: animals }, { name: staff }, { name: unused }]
security: [{ key: [] }]
paths:
  /animals:
    parameters: [{ $ref: '#/components/parameters/Trace' }]
    get:
      operationId: listAnimals
      tags: [animals]
      responses:
        "200":
          description: ok
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Animal' } } } }
          links:
            one: { operationId: readAnimal }
            keeper: { operationId: listKeepers }
            same: { $ref: '#/components/links/Keeper' }
    post:
      operationId: addAnimal
      tags: [animals]
      requestBody: { $ref: '#/components/requestBodies/NewAnimal' }
      responses: { "201": { $ref: '#/components/responses/Added' } }
      callbacks: { fed: { $ref: '#/components/callbacks/Fed' } }
  /animals/{id}:
    get:
      operationId: readAnimal
      security: [{ other: [] }]
      parameters: [{ name: id, in: path, required: true, schema: { $ref: '#/paths/~1keepers/get/parameters/1/schema' } }]
      responses:
        "200":
          description: ok
          content: { application/json: { schema: { $ref: '#/paths/~1keepers/get/responses/200/content/application~1json/schema/properties/first' } } }
  /keepers:
    get:
      operationId: listKeepers
      tags: [staff]
      parameters:
        - { $ref: '#/components/parameters/Broken' }
        - { name: id, in: query, schema: { type: string, minLength: 2 } }
      responses:
        "200":
          description: ok
          content:
            application/json:
              schema: { type: object, properties: { first: { $ref: '#/components/schemas/Keeper' }, odd: { $ref: '#/nowhere' } } }
    put:
      operationId: "list keepers"
      tags: [staff]
      responses: { default: { $ref: '#/components/responses/Missing' } }
  /tree: { $ref: '#/components/pathItems/Tree' }
  '/at/{x},{y}': { parameters: [{ name: x, in: path, required: true, schema: { type: string } }, { name: y, in: path, required: true, schema: { type: string } }], get: { operationId: readAt, responses: { "204": { description: ok } } } }
webhooks:
  born: { post: { tags: [animals], requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Born' } } } }, responses: { "204": { description: ok } } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: x-key }
    other: { type: http, scheme: bearer }
  parameters:
    Trace: { name: x-trace, in: header, schema: { $ref: '#/components/schemas/TraceId' } }
    Broken: { name: b, in: query, style: deepObject, schema: { type: string } }
  links: { Keeper: { operationId: listKeepers } }
  callbacks: { Fed: { '{$request.body#/url}': { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Meal' } } } }, responses: { "204": { description: ok } } } } } }
  pathItems: { Tree: { get: { operationId: readTree, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: '#node' } } } } } }, put: { operationId: plantTree, responses: { "204": { description: ok } } } } }
  requestBodies: { NewAnimal: { content: { application/json: { schema: { $ref: '#/components/schemas/NewAnimal' } } } } }
  responses: { Added: { description: ok, headers: { Location: { $ref: '#/components/headers/Place' } } } }
  headers: { Place: { schema: { $ref: '#/components/schemas/Url' } } }
  schemas:
    Animal: { type: object, required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind, mapping: { lion: '#/components/schemas/Lion', bird: Bird } } }
    Lion: { allOf: [{ $ref: '#/components/schemas/Animal' }, { type: object, properties: { mane: { $ref: '#/components/schemas/Mane' } } }] }
    Bird: { allOf: [{ $ref: '#/components/schemas/Animal' }, { type: object }] }
    Hen: { allOf: [{ $ref: '#/components/schemas/Bird' }, { type: object }] }
    Mane: { type: string }
    NewAnimal: { type: object, properties: { name: { type: string } } }
    TraceId: { type: string }
    Url: { type: string }
    Meal: { type: object }
    Born: { type: object }
    Node: { $anchor: node, type: object, properties: { next: { $ref: '#node' } } }
    Keeper: { type: object, properties: { name: { $ref: '#/components/schemas/Name' } } }
    Name: { type: string }
    Odd: { type: object, properties: { x: { $ref: '#/components/schemas/Gone' } } }
`;

const SWAGGER = `
swagger: "2.0"
info: { title: Old, version: 1.0.0 }
securityDefinitions: { key: { type: apiKey, in: header, name: k }, odd: { type: apiKey, in: header, name: o } }
parameters: { Size: { name: size, in: query, type: integer }, Other: { name: o, in: query, type: array, items: { type: object } } }
responses: { Fault: { description: no, schema: { $ref: '#/definitions/Fault' } } }
paths:
  /cats: { get: { operationId: listCats, security: [{ key: [] }], parameters: [{ $ref: '#/parameters/Size' }], produces: [application/json], responses: { "200": { description: ok, schema: { $ref: '#/definitions/Cat' } }, default: { $ref: '#/responses/Fault' } } } }
  /dogs: { get: { operationId: listDogs, produces: [application/json], responses: { "200": { description: ok, schema: { $ref: '#/definitions/Dog' } } } } }
definitions: { Cat: { type: object, discriminator: kind, properties: { kind: { type: string } }, required: [kind] }, Lynx: { allOf: [{ $ref: '#/definitions/Cat' }, { type: object }] }, Dog: { type: object }, Fault: { type: object } }
`;

const said = async (...args: string[]) => {
  const lines: string[] = [];
  const status = await run(args, (line) => lines.push(line), { complain: (line) => lines.push(line) });
  return { status, lines };
};

/** The bundled part of a document: its paths, and the names of its components by kind. */
const partOf = (text: string, ...options: string[]) =>
  withFolder(async (folder) => {
    writeFileSync(join(folder, 'api.yaml'), text);
    const output = join(folder, 'part.yaml');
    const { status, lines } = await said('bundle', output, join(folder, 'api.yaml'), ...options);
    if (status !== 0) return { lines };
    const { paths, tags, components = {}, webhooks = {} } = parse(readFileSync(output, 'utf8'));
    const kinds = Object.entries<object>(components).map(([kind, all]) => `${kind}: ${Object.keys(all).join(' ')}`);
    const operations = Object.entries<object>(paths).map(([path, item]) => `${path} ${Object.keys(item).join(' ')}`);
    return { operations, kinds, paths, tags: (tags ?? []).map(({ name }: { name: string }) => name), webhooks };
  });

suite('a part of a document', (test) => {
  test('a tag takes its operations, webhooks, callbacks, links, and what they need', async () => {
    const { operations, kinds, tags, webhooks, paths } = await partOf(ZOO, '--include-tags', 'animals');
    assert.equal(operations, ['/animals parameters get post']);
    assert.equal(tags, ['animals']);
    assert.equal(Object.keys(webhooks ?? {}), ['born']);
    assert.equal(kinds, [
      'callbacks: Fed',
      'headers: Place',
      'parameters: Trace',
      'requestBodies: NewAnimal',
      'responses: Added',
      'schemas: Animal AnimalBase Bird BirdBase Born Hen Lion Mane Meal NewAnimal TraceId Url',
      'securitySchemes: key',
    ]);
    // No link is left, since none of their operations is.
    assert.is(paths['/animals'].get.responses['200'].links, undefined);
  });

  test('an operation that refers into one that is left out has what it refers to, and no more', async () => {
    const part = await partOf(ZOO, '--include-operations', 'readAnimal, GET /animals');
    assert.equal(part.operations, ['/animals parameters get', '/animals/{id} get']);
    assert.equal(Object.keys(part.paths['/animals'].get.responses['200'].links), ['one']);
    assert.ok(part.kinds?.includes('securitySchemes: key other'));
    assert.ok(part.kinds?.some((line) => /^schemas: .*\bKeeper\b.*\bName\b/.test(line)));
    assert.not.ok(part.kinds?.some((line) => /Broken|Odd|Meal/.test(line)));
  });

  test('operations are named by id, by generated name, by method and path, and with *; excluding takes away', async () => {
    const of = async (...options: string[]) => (await partOf(ZOO, ...options)).operations;
    assert.equal(await of('--include-operations', 'get /tree'), ['/tree get']);
    assert.equal(await of('--include-operations', '*Tree', '--include-operations', 'readAnimal'), [
      '/animals/{id} get',
      '/tree get put',
    ]);
    assert.equal(await of('--include-operations', 'GET /animals*', '--exclude-operations', 'list*'), [
      '/animals/{id} get',
    ]);
    assert.equal(await of('--exclude-tags', 'staff', '--exclude-operations', '* /tree,GET /at/{x},{y},readAnimal'), [
      '/animals parameters get post',
    ]);
  });

  test('OpenAPI 2.0 is pruned as it is written', async () => {
    const { operations, kinds } = await partOf(SWAGGER, '--include-operations', 'listCats');
    assert.equal(operations, ['/cats get']);
    assert.equal(kinds, [
      'parameters: Size',
      'responses: Fault',
      'schemas: Cat CatBase Fault Lynx',
      'securitySchemes: key',
    ]);
  });

  test('a name that matches nothing is a fault with the nearest names', async () => {
    const { lines } = await partOf(ZOO, '--include-tags', 'animal,stuff', '--exclude-operations', 'readAnimals');
    assert.equal(
      lines?.map((line) => line.replace(/^\S+ /, '')),
      [
        'no operation has the tag animal. Do you mean animals?',
        'no operation has the tag stuff. Do you mean staff?',
        'no operation is called readAnimals. Do you mean readAnimal?',
      ],
    );
    const nothing = await partOf(ZOO, '--include-tags', 'animals', '--exclude-operations', '*');
    assert.match(nothing.lines?.join() ?? '', /no operation is left\. Include more, or exclude less\.$/);
  });

  test('only the part is linted and generated, in files of any number; the configuration says the same', () =>
    withFolder(async (folder) => {
      const files = {
        'api.yaml': ZOO,
        'many/api.yaml':
          'openapi: 3.1.0\ninfo: { title: Many, version: 1.0.0 }\npaths:\n  /one: { $ref: one.yaml }\n  /two: { $ref: two.yaml }\n',
        'many/one.yaml':
          'get: { operationId: one, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: Thing.yaml } } } } } }\n',
        'many/two.yaml':
          'get: { operationId: two, responses: { "200": { description: ok, content: { application/json: { schema: { $ref: Other.yaml } } } } } }\n',
        'many/Thing.yaml': 'type: object\nproperties: { a: { type: string } }\n',
        'many/Other.yaml': 'type: object\nproperties: { b: { type: string, odd-keyword: 1 } }\n',
        'codegen.json': JSON.stringify({
          apis: {
            zoo: { document: 'api.yaml', output: 'zoo', include: { operations: ['addAnimal', 'readAnimal'] } },
            many: { document: 'many/api.yaml', output: 'many/out', exclude: { operations: ['two'] } },
          },
        }),
      };
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      const written = await generate(readProjectConfig(join(folder, 'codegen.json')));
      const types = written.get('zoo/types.gen.ts') ?? '';
      assert.match(types, /export type NewAnimal = /);
      assert.not.match(types, /Odd|Lion/);
      assert.match(written.get('many/out/types.gen.ts') ?? '', /export type Thing = /);
      assert.not.match(written.get('many/out/types.gen.ts') ?? '', /Other/);
      const whole = { ...JSON.parse(files['codegen.json']) };
      for (const api of Object.values<Record<string, unknown>>(whole.apis))
        for (const key of ['include', 'exclude']) delete api[key];
      writeFileSync(join(folder, 'whole.json'), JSON.stringify(whole));
      const refused = await generate(readProjectConfig(join(folder, 'whole.json'))).catch((error) => error);
      assert.instance(refused, SpecRefusal);
      const lint = (...options: string[]) => said('lint', join(folder, 'api.yaml'), ...options);
      const errors = ({ lines }: Awaited<ReturnType<typeof said>>) =>
        lines.filter((line) => !line.includes(' warning '));
      assert.match(errors(await lint()).join('\n'), /no-unresolved-refs/);
      assert.equal(errors(await lint('--include-operations', 'addAnimal')), ['1 document passes']);
      const misused = await said('generate', '--include-tags', 'animals', '--config', join(folder, 'codegen.json'));
      assert.match(misused.lines.join(), /--include-tags is for a document; in the configuration/);
    }));
});
