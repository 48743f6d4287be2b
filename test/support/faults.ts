import { accepts, resolved, type Schema } from './schema.ts';

/** A fault in a value: what it is, where it is, and the value that has it. */
export type BadValue = { readonly what: string; readonly pointer: string; readonly value: unknown };

/**
 * Every single fault that a value of a schema can have, in every place: a required field missing, an unknown field, a wrong type, and each
 * bound, pattern and format violated.
 */
export const faults = (schema: Schema, value: unknown): BadValue[] =>
  walk(resolved(schema), value, '', (part) => part).filter((bad) => !accepts(schema, bad.value));

/** Puts a part in its place in the whole. */
type Place = (part: unknown) => unknown;

const walk = (schema: Schema, value: unknown, pointer: string, place: Place): BadValue[] => [
  ...own(schema, value).map(([what, bad]) => ({ what, pointer, value: place(bad) })),
  ...inside(schema, value, pointer, place),
];

const inside = (schema: Schema, value: unknown, pointer: string, place: Place): BadValue[] => {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches !== undefined) {
    const branch = branches.find((each) => accepts(each, value));
    if (branch === undefined) return [];
    // Without its discriminator the fault is in the value itself, since it could be any of the shapes.
    return inside(resolved(branch), value, pointer, place).map((bad) =>
      bad.what === 'left out' && !bad.pointer.slice(pointer.length + 1).includes('/') ? { ...bad, pointer } : bad,
    );
  }
  if (Array.isArray(value)) {
    const items = resolved(schema.items ?? {});
    return value.flatMap((item, index) =>
      walk(items, item, `${pointer}/${index}`, (part) => place(value.with(index, part))),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const { properties = {}, required = [], additionalProperties } = schema;
  return [
    ...required.map((name) => {
      const { [name]: _, ...rest } = fields;
      return { what: 'left out', pointer: `${pointer}/${name}`, value: place(rest) };
    }),
    ...(additionalProperties === false
      ? ['unheard_of', 'constructor'].map((name) => ({
          what: 'unknown',
          pointer: `${pointer}/${name}`,
          value: place({ ...fields, [name]: 1 }),
        }))
      : []),
    ...Object.entries(properties).flatMap(([name, property]) =>
      walk(resolved(property), fields[name], `${pointer}/${name}`, (part) => place({ ...fields, [name]: part })),
    ),
  ];
};

const TYPES: readonly unknown[] = [null, true, 1, 1.5, 'text', [], {}];

/** Faults of the value itself, regardless of its contents. */
const own = (schema: Schema, value: unknown): (readonly [what: string, bad: unknown])[] => {
  const bad: (readonly [string, unknown])[] = TYPES.map((other) => [`${JSON.stringify(other)} instead`, other]);
  const { minLength, maxLength, pattern, minimum, maximum, minItems, maxItems, format } = schema;
  if (minLength !== undefined && minLength > 0) bad.push(['too short', '']);
  if (maxLength !== undefined) bad.push(['too long', 'a'.repeat(maxLength + 1)]);
  if (pattern !== undefined)
    bad.push(...['a b', 'é', '\u0001', "'--", 'a/b', '%', '😀'].map((text) => ['against its pattern', text] as const));
  if (schema.enum !== undefined)
    bad.push(['none of its values', 'Nope'], ['in other case', String(schema.enum[0]).toUpperCase()]);
  if (minimum !== undefined) bad.push(['below its minimum', minimum - 1]);
  if (maximum !== undefined) bad.push(['above its maximum', maximum + 1]);
  if (format === 'amount') bad.push(['with seven decimals', 0.1234567], ['with tiny decimals', 1e-7]);
  if (format === 'uri') bad.push(['no address', 'not an address']);
  if (minItems !== undefined && minItems > 0) bad.push(['with too few items', []]);
  if (maxItems !== undefined && Array.isArray(value))
    bad.push(['with too many items', Array.from({ length: maxItems + 1 }, () => value[0])]);
  return bad;
};
