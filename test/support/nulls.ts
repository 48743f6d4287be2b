import { accepts, resolved, type Schema } from './schema.ts';

/** A place in a value, and the effect of a null there: `left out`, `refused`, or kept as the caller's own. */
export type Site = {
  readonly path: readonly (string | number)[];
  readonly kind: 'optional' | 'required' | 'item' | 'value' | 'own';
};

const isMap = ({ additionalProperties: any }: Schema): boolean =>
  typeof any === 'object' && Object.keys(any).length > 0;

/** Reports whether the schema allows null explicitly, rather than by allowing everything. */
const meansNull = (schema: Schema): boolean =>
  accepts(schema, null) && ![true, 0, '', [], {}].every((any) => accepts(schema, any));

/** Every place in a value that matches a schema. */
export const sitesIn = (given: Schema, value: unknown, path: Site['path'] = []): Site[] => {
  const schema = resolved(given);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants !== undefined)
    return variants.flatMap((variant) => (accepts(variant, value) ? sitesIn(variant, value, path) : []));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    const inner = schemaAt(schema, value, key);
    if (inner === undefined) return [];
    const kind = meansNull(inner) ? 'own' : kindOf(schema, value, key);
    return [{ path: here, kind }, ...(kind === 'own' ? [] : sitesIn(inner, part, here))];
  });
};

const schemaAt = ({ items, properties = {}, additionalProperties: any }: Schema, value: object, key: string) => {
  if (Array.isArray(value)) return items;
  // A key such as `valueOf` is in every object, and declared in none.
  const declared = Object.hasOwn(properties, key) ? properties[key] : undefined;
  return declared ?? (typeof any === 'object' ? any : undefined);
};

const kindOf = (schema: Schema, value: object, key: string): Site['kind'] => {
  if (Array.isArray(value)) return 'item';
  if (isMap(schema)) return 'value';
  return schema.required?.includes(key) ? 'required' : 'optional';
};

/** The optional fields anywhere in a schema's values, as dotted paths; items of lists are `*`. */
export const optionalIn = (given: Schema, path: readonly string[] = []): string[] => {
  const schema = resolved(given);
  const variants = schema.oneOf ?? schema.anyOf ?? [];
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const isOptional = !meansNull(property) && !schema.required?.includes(name) && !isMap(schema);
    return [...(isOptional ? [[...path, name].join('.')] : []), ...optionalIn(property, [...path, name])];
  });
  const items = schema.items === undefined ? [] : optionalIn(schema.items, [...path, '*']);
  return [...new Set([...variants.flatMap((variant) => optionalIn(variant, path)), ...fields, ...items])];
};

/** A value without the nulls of optional fields: a reader of nulls must see the same in both. */
export const withoutNulls = (given: Schema, value: unknown): unknown => {
  const schema = resolved(given);
  if (Array.isArray(value)) return value.map((item) => (schema.items ? withoutNulls(schema.items, item) : item));
  if (typeof value !== 'object' || value === null) return value;
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants !== undefined) return variants.reduce<unknown>((left, variant) => withoutNulls(variant, left), value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
      const inner = schemaAt(schema, value, key);
      if (inner === undefined) return [[key, part]];
      const isLeftOut = part === null && !meansNull(inner) && kindOf(schema, value, key) === 'optional';
      // A field declared only by another variant does not belong to this one.
      return isLeftOut ? [] : [[key, withoutNulls(inner, part)]];
    }),
  );
};
