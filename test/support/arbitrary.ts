import fc from 'fast-check';
import { resolved, type Schema } from './schema.ts';

/** Strings that are known to be meaningful in a field of this name, such as ids from earlier replies. */
export type Known = (name: string) => readonly string[];

/** Values that mostly match a schema: formats, lengths and conditions that few strings meet are left to the caller. */
export const arbitrary = (given: Schema, known: Known = () => []): fc.Arbitrary<unknown> => {
  const schema = resolved(given);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) return fc.oneof(...branches.map((branch) => arbitrary(branch, known)));
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => arbitrary({ ...schema, type: each }, known)));
  switch (type) {
    case 'object':
      return objects(schema, known);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 3 } = schema;
      return fc.array(arbitrary(items, known), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 3)),
      });
    }
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 2 ** 31, 2 ** 40) });
    case 'number':
      return numbers(schema);
    case 'string':
      return texts(schema);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
};

const objects = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [], additionalProperties, patternProperties = {}, propertyNames = {} } = schema;
  const fields = Object.entries(properties).map(([name, property]) => [name, named(name, property, known)] as const);
  const record = fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true });
  const [pattern, own] = Object.entries(patternProperties)[0] ?? [];
  const values = own ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  if (values === undefined) return record;
  const names = arbitrary({
    type: 'string',
    minLength: 1,
    ...resolved(propertyNames),
    ...(pattern ? { pattern } : {}),
  });
  const { minProperties = 0, maxProperties = 3 } = schema;
  const map = fc.dictionary(names as fc.Arbitrary<string>, arbitrary(values, known), {
    minKeys: minProperties,
    maxKeys: Math.max(minProperties, Math.min(maxProperties, 3)),
    noNullPrototype: true,
  });
  return fc.tuple(map, record).map(([some, others]) => ({ ...some, ...(others as object) }));
};

/** A value for a field or parameter: mostly a known meaningful one, otherwise any that matches the schema. */
export const named = (name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const anything = arbitrary(schema, known);
  const texts = known(name);
  if (texts.length === 0) return anything;
  const meant =
    resolved(schema).type === 'array'
      ? fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 })
      : fc.constantFrom(...texts);
  return fc.oneof({ weight: 4, arbitrary: meant }, { weight: 1, arbitrary: anything });
};

/** Amounts have at most six decimals, so draw them as whole millionths. */
const numbers = ({ exclusiveMinimum = 0, minimum = exclusiveMinimum, maximum = 8e9 }: Schema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.ceil(minimum), max: Math.min(Math.floor(maximum), 2 ** 31) }),
    fc
      .integer({ min: Math.ceil(minimum * 1e6), max: Math.min(Math.floor(maximum * 1e6), 2 ** 31) })
      .map((millionths) => Number((millionths / 1e6).toFixed(6))),
  );

/** fast-check prepares much for each kind of text, and the document asks for the same few again and again. */
const madeTexts = new Map<string, fc.Arbitrary<string>>();

const texts = ({ pattern, format, minLength, maxLength }: Schema): fc.Arbitrary<string> => {
  const key = JSON.stringify([pattern, format, minLength, maxLength]);
  const made = madeTexts.get(key) ?? newTexts({ pattern, format, minLength, maxLength });
  madeTexts.set(key, made);
  return made;
};

/** fc.webUrl() would prepare every character of Unicode for its paths, more than a second of work. */
const urls = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.domain(),
    fc.array(fc.string({ unit: 'grapheme', maxLength: 10 }).map(encodeURIComponent), { maxLength: 4 }),
  )
  .map(([scheme, host, segments]) => [`${scheme}://${host}`, ...segments].join('/'));

const newTexts = ({
  pattern,
  format,
  minLength = 0,
  maxLength = 40,
}: {
  readonly [Key in 'pattern' | 'format' | 'minLength' | 'maxLength']: Schema[Key] | undefined;
}): fc.Arbitrary<string> => {
  // Some URLs must end in a path that random ones never have.
  if (format === 'uri') return urls.map((url) => url + (/((\/[a-z]+)+)\$$/.exec(pattern ?? '')?.[1] ?? ''));
  const most = Math.max(minLength, Math.min(maxLength, 60));
  if (pattern === undefined) return fc.string({ minLength, maxLength: most, unit: 'grapheme' });
  // Lengths of a repeated character class come from elsewhere; a lookahead in front of the pattern is checked by callers that need valid
  // text.
  const plain = pattern
    .replace(/^(\^\[[^\]]+\])[*+]\$$/, `$1{${minLength},${most}}$`)
    .replaceAll(/\(\?[=!][^()]*\)/g, '');
  return fc.stringMatching(new RegExp(plain));
};

/** Values that are meaningless everywhere. */
export const junk: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0.1234567,
  1e21,
  '',
  'x'.repeat(5000),
  '\u0001',
  '\u{1f98a}',
  "' or 1=1 --",
  '<script>',
  '../../etc/passwd',
  [],
  {},
  [[]],
  { constructor: 1 },
);

/** Every place in a JSON value, as a path of keys. */
const placesIn = (value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        placesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

/** A copy of a value with one place replaced; `undefined` removes it. */
export const replaced = (value: unknown, path: readonly (string | number)[], by: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const part = replaced(Reflect.get(value, key), rest, by);
  // Lists have no named fields: append an item instead.
  if (Array.isArray(value) && typeof key === 'string') return [...value, by];
  if (Array.isArray(value)) return part === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), part);
  return { ...value, [key]: part };
};

/** A valid value with one fault, as it would be sent: a part replaced or removed, or an extra field. */
export const damaged = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...placesIn(value)), fc.constantFrom('replace', 'remove', 'add'), junk)
    .map(([place, how, something]) => {
      if (how === 'replace') return replaced(value, place, something);
      return replaced(value, how === 'add' ? [...place, 'unheard_of'] : place, how === 'add' ? something : undefined);
    })
    .map(asSent);

/** The value after JSON serialization. */
const asSent = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
