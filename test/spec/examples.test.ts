import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { formats } from '../../codegen/pitboss/formats.ts';
import { suite } from '../support/suite.ts';
import { schemas, spec } from './sections.ts';

const at = (url: URL): unknown => parse(readFileSync(url, 'utf8'));
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Decimals of requests are text or numbers.
const strictness = { strict: true, strictRequired: false, strictTuples: false, allowUnionTypes: true };
const ajv = new Ajv2020({ ...strictness, allErrors: true });
addFormats.default(ajv);
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
ajv.addKeyword('example');
ajv.addKeyword('x-extensible-enum');
ajv.addKeyword('x-extension');

for (const { reference, schema } of schemas.values()) ajv.addSchema(schema, reference);

/** A copy with absolute references, so that a schema in a path file finds the files that it refers to. */
const absolute = (value: unknown, base: URL): unknown => {
  if (Array.isArray(value)) return value.map((item) => absolute(item, base));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string' ? new URL(item, base).href : absolute(item, base),
    ]),
  );
};

type Example = { readonly where: string; readonly schema: unknown; readonly value: unknown };

/** Follows `file.yaml#/Name`. */
const follow = (ref: string, base: URL): unknown => {
  const url = new URL(ref, base);
  const name = url.hash.slice(2);
  url.hash = '';
  const document = at(url);
  return isObject(document) && name ? document[name] : document;
};

/** Every `schema` with an `example` or `examples` next to it, anywhere in a file. */
const examplesIn = (value: unknown, base: URL, where: string): Example[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => examplesIn(item, base, `${where}/${index}`));
  if (!isObject(value)) return [];
  const found: Example[] = [];
  const schema = absolute(value.schema, base);
  if (value.schema !== undefined && value.example !== undefined) found.push({ where, schema, value: value.example });
  if (value.schema !== undefined && isObject(value.examples))
    for (const [name, item] of Object.entries(value.examples)) {
      const target = isObject(item) && typeof item.$ref === 'string' ? follow(item.$ref, base) : item;
      found.push({ where: `${where}/${name}`, schema, value: isObject(target) ? target.value : undefined });
    }
  return [...found, ...Object.entries(value).flatMap(([key, item]) => examplesIn(item, base, `${where}/${key}`))];
};

const files = [
  'parameters.yaml',
  'headers.yaml',
  'responses.yaml',
  ...['accounts', 'jackpots', 'operator', 'bonuses', 'frontend', 'wallet'].flatMap((section) =>
    readdirSync(new URL(`${section}/paths/`, spec)).map((name) => `${section}/paths/${name}`),
  ),
];

const round = (amount: number): number => Math.round(amount * 1e6) / 1e6;

suite('spec/examples', (test) => {
  test('every schema compiles, those of events too, and its own example is valid', () => {
    assert.ok(schemas.size > 290);
    for (const [name, { reference, schema }] of schemas) {
      const validate = ajv.getSchema(reference);
      assert.ok(validate, name);
      if (schema.example !== undefined)
        assert.ok(validate(schema.example), `${name}: ${ajv.errorsText(validate.errors)}`);
    }
  });

  test('every property of every schema has a description', () => {
    const undescribed = (value: unknown, where: string): string[] => {
      if (!isObject(value)) return [];
      const properties = isObject(value.properties) ? Object.entries(value.properties) : [];
      const bare = properties.filter(([, item]) => !isObject(item) || typeof item.description !== 'string');
      const below = [...properties, ...(Array.isArray(value.oneOf) ? value.oneOf.entries() : [])];
      return [
        ...bare.map(([key]) => `${where}/${key}`),
        ...below.flatMap(([key, item]) => undescribed(item, `${where}/${key}`)),
      ];
    };
    const found = [...schemas].flatMap(([name, { schema }]) => undescribed(schema, name));
    assert.equal(found, []);
  });

  test('every example of every operation is valid against its schema', () => {
    const examples = files.flatMap((file) => examplesIn(at(new URL(file, spec)), new URL(file, spec), file));
    assert.ok(examples.length > 80, `${examples.length}`);
    for (const { where, schema, value } of examples) {
      const validate = ajv.compile(isObject(schema) ? schema : {});
      assert.ok(value !== undefined && validate(value), `${where}: ${ajv.errorsText(validate.errors)}`);
    }
  });

  test('the instance of the examples conserves money', () => {
    type Pot = {
      seed_value: number;
      contributed_amount: number;
      contributed_seed: number;
      surplus_seed: number;
      current_value: number;
      overflow_amount: number;
    };
    type Instance = { total_contributions: number; house_pot: { current_value: number }; pots: Pot[] };
    const url = new URL('examples.yaml', spec);
    const stories: Record<string, { value: Instance }> = parse(readFileSync(url, 'utf8'));
    for (const name of ['InstanceFresh', 'InstanceRunning']) {
      const instance = stories[name]?.value;
      assert.ok(instance);
      const held = (pot: Pot) => pot.current_value + pot.contributed_seed + pot.surplus_seed + pot.overflow_amount;
      const stock = instance.pots.reduce((sum, pot) => sum + held(pot), instance.house_pot.current_value);
      for (const pot of instance.pots) assert.is(round(pot.seed_value + pot.contributed_amount), pot.current_value);
      assert.is(round(stock), 555 + instance.total_contributions);
    }
  });
});
