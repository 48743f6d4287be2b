import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { arbitraries } from '../../../../codegen/contract/arbitrary.ts';
import { readProjectConfig } from '../../../../codegen/read/config/config.ts';
import type { JsonObject } from '../../../../codegen/read/document/document.ts';
import { merge } from '../../../../codegen/read/project/merge.ts';
import { readSpecs } from '../../../../codegen/read/project/specs.ts';
import { suite } from '../../../support/suite.ts';
import { clientCalls } from '../../client-calls.ts';
import { type Foreign, verdict, withForeign } from '../../foreign.ts';
import { complaintsOf } from '../../strictly-compiled.ts';

const root = join(import.meta.dirname, '../../../..');
const DOCUMENT = 'test/codegen/fixtures/quirks/inheritance.yaml';

const volvo = { $type: 'volvo', id: 1, doors: 2, airbags: 3 };
const car = { $type: 'Car', id: 1, doors: 2 };
const boat = { $type: 'Boat', id: 1, name: 'x' };

const CASES: readonly (readonly [fact: string, body: object, verdict: string])[] = [
  ['a base takes each descendant', { vehicles: [volvo, car, { ...boat, aboard: [volvo] }] }, 'ok'],
  ['a descendant needs its own fields', { vehicles: [{ ...volvo, airbags: undefined }] }, '/vehicles/0 required'],
  ['a descendant needs those of its bases', { vehicles: [{ ...volvo, doors: 'x' }] }, '/vehicles/0/doors type'],
  [
    'a descendant may hold bases',
    { vehicles: [{ ...boat, aboard: [{ ...car, doors: 'x' }] }] },
    '/vehicles/0/aboard/0/doors type',
  ],
  ['a mapping replaces the name', { vehicles: [{ ...volvo, $type: 'Volvo' }] }, '/vehicles/0/$type selects'],
  ['an unknown value is refused', { vehicles: [{ $type: 'Zebra', id: 1 }] }, '/vehicles/0/$type selects'],
  ['a required property is missed', { vehicles: [{ id: 1 }] }, '/vehicles/0/$type selects'],
  ['what is no object is none', { vehicles: ['Car'] }, '/vehicles/0 selects'],
  ['a mapped base without itself is abstract', { alias: { $type: 'Vehicle', id: 1 } }, '/alias/$type selects'],
  ['another name of the base is the base', { alias: volvo }, 'ok'],
  ['a middle one takes what extends it', { car: volvo }, 'ok'],
  ['a middle one takes nothing else', { car: boat }, '/car/$type selects'],
  ['without a mapping the base is a value', { pet: { kind: 'Pet' } }, 'ok'],
  ['without a mapping names are the values', { pet: { kind: 'Cat', lives: 9 } }, 'ok'],
  ['a name selects', { pet: { kind: 'Cat' } }, '/pet required'],
  ['a base may be null', { pet: null }, 'ok'],
  ['levels that each have a constant', { beast: { kind: 'shark', teeth: 9 } }, 'ok'],
  ['the constant of the middle', { beast: { kind: 'fish' } }, 'ok'],
  ['the constant of the last selects it', { beast: { kind: 'shark' } }, '/beast required'],
  ['a number selects', { code: { n: 2, b: 'x' } }, 'ok'],
  ['a number selects one', { code: { n: 2, a: 'x' } }, '/code required'],
  ['a text is no number', { code: { n: '2', b: 'x' } }, '/code/n selects'],
  ['a flag selects', { flag: { on: true, since: 'x' } }, 'ok'],
  ['a flag selects one', { flag: { on: true } }, '/flag required'],
  ['an optional property makes the base a value', { node: { id: 1 } }, 'ok'],
  ['an optional property selects', { node: { type: 'leaf' } }, '/node required'],
  ['only descendants declare the property', { event: { kind: 'paid', by: 'Card', last: '1' } }, 'ok'],
  ['another discriminator further down', { event: { kind: 'paid', by: 'Card' } }, '/event required'],
  ['variants that extend a base', { listed: car }, 'ok'],
  ['variants that extend a base are those alone', { listed: { ...volvo, $type: 'Zebra' } }, '/listed required'],
  ['variants that share an enum', { shared: { kind: 'b', x: 'x' } }, 'ok'],
  ['variants that share an enum are selected', { shared: { kind: 'a', x: 'x' } }, '/shared/x type'],
];

const TYPES = `import type { All, Boat, Car, Code, Pet, Vehicle, Volvo } from './types.gen.ts';
export const tags = (one: Volvo, other: Boat): ['volvo', 'Boat'] => [one.$type, other.$type];
export const numbers = (code: Code): string => (code.n === 1 ? code.a : code.b);
export const narrowed = (one: Vehicle): number => (one.$type === 'volvo' ? one.airbags : one.$type === 'Car' ? one.doors : one.id);
export const middle = (one: Car): 'Car' | 'volvo' => one.$type;
export const pets: Pet[] = [null, { kind: 'Pet' }, { kind: 'Cat', lives: 9 }];
type BoatFields = keyof Extract<NonNullable<All['vehicles']>[number], { $type: 'Boat' }>;
export const fields: Record<BoatFields, true> = { $type: true, id: true, name: true, aboard: true };
`;

/** The document as everything reads it. */
const settledBy = async ({ folder }: Foreign) => {
  const config = readProjectConfig(join(folder, 'codegen.json'));
  const { sections } = await readSpecs(config);
  const [api] = config.apis;
  if (!api) throw new Error('there is no interface');
  return merge(api, sections);
};

suite('codegen/inheritance by a discriminator', (test) => {
  test('is judged by descendants, in requests and replies, types, client, mock and contract test', () =>
    withForeign(DOCUMENT, [], async (foreign) => {
      const request = (await foreign.requests()).send?.body;
      const reply = (await foreign.replies()).send?.[200]?.body;
      for (const [fact, body, expected] of CASES)
        for (const validate of [request, reply])
          assert.is(verdict(validate, JSON.parse(JSON.stringify(body))), expected, fact);

      writeFileSync(join(foreign.folder, 'out/uses.ts'), TYPES);
      assert.equal(complaintsOf([foreign.folder]), []);

      const { declared, wrong } = await clientCalls(foreign);
      assert.equal([declared, wrong], [1, []]);

      const { of } = arbitraries(await settledBy(foreign));
      const drafts = fc.sample(of({ $ref: '#/components/schemas/All' }), { numRuns: 60, seed: 3 });
      const valid = drafts.filter((draft) => request?.(draft) === true);
      assert.ok(valid.length > 20, String(valid.length));
      for (const kind of ['volvo', 'Boat', 'shark', 'paid']) assert.match(JSON.stringify(valid), `"${kind}"`);
    }));

  test('follows a mapping that names files', async () => {
    const folder = join(root, 'test/codegen/fixtures/.run-files');
    mkdirSync(folder, { recursive: true });
    const extending = (field: string): JsonObject => ({
      allOf: [
        { $ref: './base.json' },
        { type: 'object', required: [field], properties: { [field]: { type: 'integer' } } },
      ],
    });
    const files: Record<string, JsonObject> = {
      'base.json': {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string' } },
        discriminator: { propertyName: 'kind', mapping: { one: './first.json', two: 'second.json' } },
      },
      'first.json': extending('a'),
      'second.json': extending('b'),
      'api.json': documentOf({ $ref: './base.json' }),
    };
    try {
      for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
      await withForeign('test/codegen/fixtures/.run-files/api.json', [], async ({ requests }) => {
        const body = (await requests()).send?.body;
        assert.is(verdict(body, { kind: 'two', b: 1 }), 'ok');
        assert.is(verdict(body, { kind: 'two', a: 1 }), ' required');
        assert.is(verdict(body, { kind: 'second', b: 1 }), '/kind selects');
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('costs as much for each descendant, however many there are', async () => {
    const sizes: number[] = [];
    for (const count of [40, 80]) {
      const file = join(root, `test/codegen/fixtures/.run-${count}.json`);
      const leaf: JsonObject = {
        allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { x: { type: 'integer' } } }],
      };
      const schemas = Object.fromEntries(Array.from({ length: count }, (_, at) => [`Leaf${at + 100}`, leaf]));
      const Base: JsonObject = {
        type: 'object',
        required: ['t'],
        properties: { t: { type: 'string' } },
        discriminator: { propertyName: 't' },
      };
      writeFileSync(file, JSON.stringify(documentOf({ $ref: '#/components/schemas/Base' }, { Base, ...schemas })));
      try {
        await withForeign(file.slice(root.length + 1), [], async ({ read, requests }) => {
          sizes.push(read('requests.gen.mjs').length);
          assert.is(verdict((await requests()).send?.body, { t: 'Leaf139', x: 'x' }), '/x type');
        });
      } finally {
        rmSync(file);
      }
    }
    const [few = 0, many = 0] = sizes;
    assert.ok(many < 2.1 * few, sizes.join());
  });
});

/** A document whose one operation takes a schema. */
const documentOf = (schema: JsonObject, schemas: JsonObject = {}): JsonObject => ({
  openapi: '3.0.3',
  info: { title: 'Inheritance', version: '1' },
  paths: {
    '/': {
      post: {
        operationId: 'send',
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 204: { description: 'None.' } },
      },
    },
  },
  ...(Object.keys(schemas).length > 0 ? { components: { schemas } } : {}),
});
