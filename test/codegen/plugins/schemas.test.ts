import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { createChecks } from '../../../codegen/mock/checks.ts';
import { createSampler } from '../../../codegen/mock/sample.ts';
import { generateAll } from '../../../codegen/plugins/run-plugins.ts';
import { toConfig } from '../../../codegen/read/config/config.ts';
import { LIMITATIONS, type Limitation } from '../../../codegen/read/config/limitations.ts';
import type { Json, Schema } from '../../../codegen/read/document/document.ts';
import { merge } from '../../../codegen/read/project/merge.ts';
import { readSpecs } from '../../../codegen/read/project/specs.ts';
import { sampleOf } from '../../support/in-full.ts';
import { suite } from '../../support/suite.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

/** Keywords that the schemas of the quirks have few of. */
const MORE = `
openapi: 3.1.0
info: { title: More, version: 1.0.0 }
paths: {}
components:
  schemas:
    Texts: { type: object, properties: { date: { type: string, format: date }, at: { type: string, format: date-time }, time: { type: string, format: time }, mail: { type: string, format: email }, id: { type: string, format: uuid }, where: { type: string, format: uri }, bytes: { type: string, format: byte }, ip: { type: string, format: ipv4 }, code: { type: string, pattern: '^[A-Z]{2}$', minLength: 2 } } }
    Numbers: { type: object, properties: { small: { type: integer, format: int32 }, large: { type: integer, format: int64 }, between: { type: number, exclusiveMinimum: 0, maximum: 10 }, even: { type: integer, multipleOf: 2 }, cents: { type: number, multipleOf: 0.01 } } }
    Lists: { type: object, properties: { pair: { type: array, prefixItems: [{ type: string }, { type: integer }], items: false }, unique: { type: array, uniqueItems: true, minItems: 1, maxItems: 3 }, some: { type: array, contains: { const: 7 } } } }
    Closed: { type: object, additionalProperties: false, required: [a, unsaid], properties: { a: { enum: [1, x, null] }, b: { const: { k: [1] } } } }
    Unsaid: { type: object, required: [unsaid] }
    Named: { type: object, patternProperties: { '^x-': { type: integer } }, additionalProperties: { type: string }, properties: { id: { type: boolean } } }
    Keys: { type: object, propertyNames: { pattern: '^[a-z]+$' }, minProperties: 1, maxProperties: 2, dependentRequired: { a: [b] } }
    Map: { type: object, additionalProperties: { $ref: '#/components/schemas/Numbers' } }
    Untyped: { minLength: 2, minimum: 3, required: [a] }
    One: { oneOf: [{ type: integer }, { type: number, minimum: 5 }] }
    Any: { anyOf: [{ type: 'null' }, { type: string, minLength: 3 }, { $ref: '#/components/schemas/One' }] }
    All: { allOf: [{ $ref: '#/components/schemas/Unsaid' }, { type: object, properties: { more: { type: array, items: { $ref: '#/components/schemas/All' } } } }] }
    Not: { type: string, not: { enum: [x, ''] } }
    Either: { type: object, if: { properties: { kind: { const: x } }, required: [kind] }, then: { required: [a] }, else: { required: [b] } }
    Sides: { type: object, required: [id, secret, name], properties: { id: { type: string, readOnly: true }, secret: { type: string }, name: { type: string } } }
    Never: { not: {} }
    Anything: {}
`;

const VALUES: readonly Json[] = [
  ...[
    null,
    true,
    0,
    -1,
    1,
    1.5,
    3,
    5,
    6,
    7,
    2 ** 31,
    '',
    'x',
    'xy',
    'AB',
    'abc',
    [],
    [1, 1],
    [7],
    ['a', 1],
    ['a', 1, 2],
    [{}],
    {},
  ],
  ...[
    '2026-02-30',
    '2026-02-28',
    '2026-01-01T00:00:00Z',
    '2026-01-01T25:00:00Z',
    '2026-01-01T00:00:00',
    '10:00:00Z',
    '10:00',
  ],
  ...[
    'a@b.co',
    'https://x.y/',
    'no uri',
    'AAAA',
    'AAA',
    '1.2.3.4',
    '1.2.3.400',
    '00000000-0000-4000-8000-000000000000',
  ],
  ...[
    { a: 1 },
    { a: 1, b: 2 },
    { unsaid: null },
    { a: null, unsaid: 1 },
    { a: 1, unsaid: 2, c: 3 },
    { 'x-a': 1 },
    { 'x-a': 'b' },
  ],
  ...[
    { kind: 'x' },
    { kind: 'x', a: 1 },
    { b: 1 },
    { id: true, other: 'b' },
    { b: { k: [1] }, a: 1, unsaid: 0 },
    { name: 'n', secret: 's' },
    { cents: 0.07 },
    { cents: 0.075 },
  ],
  ...[
    { unsaid: 1, more: [{ unsaid: 2 }] },
    { unsaid: 1, more: [{}] },
  ],
];

/** Differences that the documentation names: a keyword that the libraries lack, and fields that only one side sends. */
const KNOWN = /^schemas\.yaml All: |^Sides: |MORE Sides: /;

type Judge = (value: unknown) => boolean;
type Judged = { readonly name: string; readonly judges: readonly [ajv: Judge, zod: Judge, valibot: Judge] };

/** The schemas of a document by three judges, and values that come near to them. */
const judged = async (folder: string, document: string): Promise<{ all: Judged[]; values: Json[] }> => {
  const config = toConfig(join(folder, 'codegen.json'), {
    apis: {
      api: { document, output: 'out', accept: Object.keys(LIMITATIONS) as Limitation[], plugins: ['zod', 'valibot'] },
    },
  });
  for (const [file, text] of await generateAll(config)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const [zod, valibot] = await Promise.all(
    ['zod', 'valibot'].map((name) => import(pathToFileURL(join(folder, `out/${name}/${name}.gen.ts`)).href)),
  );
  const { is } = await import(String('valibot'));
  const { sections, formats } = await readSpecs(config);
  const [api] = config.apis;
  assert.ok(api);
  const whole = merge(api, sections);
  const faultsIn = createChecks(whole, formats).faultsIn('reply');
  const sample = createSampler(whole, faultsIn);
  const schemas = Object.entries(whole.components?.schemas ?? {}) as [string, Schema][];
  // The constants are in the order of their references, so they are found by their names.
  const constants = Object.keys(zod).filter((name) => /Schema\d*$/.test(name));
  const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const all = schemas.map(([name, schema]): Judged => {
    const constant = constants.find((one) => plain(one) === plain(`${name}Schema`)) ?? '';
    assert.ok(constant, `${name} has no constant among ${constants}`);
    return {
      name,
      judges: [
        (value) => faultsIn(schema, value as Json).length === 0,
        (value) => zod[constant].safeParse(value).success,
        (value) => is(valibot[constant], value),
      ],
    };
  });
  const made = schemas.flatMap(([, schema]) => [0, 1, 2].flatMap((variant) => sample(schema, variant) ?? []));
  const values = [...VALUES, ...made].flatMap((value) => [value, ...near(value)]);
  return { all, values: [...new Map(values.map((value) => [JSON.stringify(value), value])).values()] };
};

/** The value with one part missing, of another type, or too many. */
const near = (value: Json): Json[] => {
  if (Array.isArray(value)) return [[...value, ...value], [null], [...value, 'x']];
  if (value === null || typeof value !== 'object') return [[value]];
  return [
    { ...value, extra: 1 },
    ...Object.keys(value).flatMap((key): Json[] => {
      const { [key]: _, ...rest } = value as Record<string, Json>;
      return [rest, ...[null, 7, '', 'x', []].map((other) => ({ ...value, [key]: other }))];
    }),
  ];
};

suite('schemas for Zod and Valibot', (test) => {
  const QUIRKS = [
    ...[
      'discriminator',
      'discriminator-default',
      'dynamic',
      'openapi-3.0',
      'openapi-3.2',
      'recursion',
      'schemas',
      'names',
    ],
    ...['swagger-2.0', 'shop', 'items', 'contents'],
  ].map((name) => `quirks/${name}.yaml`);
  for (const document of ['MORE', ...sampleOf([...QUIRKS, 'desk/openapi.yaml'], 2)])
    test(`they agree with the validators on values near the schemas of ${document}`, async () => {
      const folder = mkdtempSync(join(fixtures, '.run-'));
      try {
        writeFileSync(join(folder, 'more.yaml'), MORE);
        const file = document === 'MORE' ? join(folder, 'more.yaml') : join(fixtures, document);
        const { all, values } = await judged(folder, file);
        const verdicts = new Set<string>();
        const differences = all.flatMap(({ name, judges }) =>
          values.flatMap((value) => {
            const [ajv, zod, valibot] = judges.map((judge) => judge(value));
            verdicts.add(`${name} ${ajv}`);
            const place = `${document.replace('quirks/', '')} ${name}: `;
            if ((ajv === zod && ajv === valibot) || KNOWN.test(place)) return [];
            return [`${place}${JSON.stringify(value)} is ${ajv}, Zod says ${zod}, Valibot ${valibot}`];
          }),
        );
        assert.equal(differences.slice(0, 20), []);
        assert.ok(verdicts.size > all.length, 'some values fit and others do not');
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
});
