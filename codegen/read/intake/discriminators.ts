import type { Report } from '../config/refusal.ts';
import {
  type Components,
  decodeSegment,
  escapeSegment,
  isObject,
  type Json,
  type JsonObject,
} from '../document/document.ts';
import { typesIn } from '../document/types-in.ts';

export type Schemas = Readonly<Record<string, Json>>;
export const SCHEMAS_PREFIX = '#/components/schemas/';

/** The component that a reference names. */
export const nameIn = (reference: Json | undefined): string | undefined =>
  typeof reference === 'string' && reference.startsWith(SCHEMAS_PREFIX)
    ? decodeSegment(reference.slice(SCHEMAS_PREFIX.length))
    : undefined;

/** The component that a mapping refers to: by reference or, as OpenAPI allows, by name. */
const mapped = (target: Json, schemas: Schemas): string | undefined => {
  const name = nameIn(target) ?? (typeof target === 'string' ? target : undefined);
  return name !== undefined && Object.hasOwn(schemas, name) ? name : undefined;
};

/** The discriminator values of each component, from the mapping. */
export const mappedValues = (
  mapping: JsonObject,
  at: string,
  schemas: Schemas,
  report: Report,
): Map<string, string[]> => {
  const values = new Map<string, string[]>();
  for (const [value, target] of Object.entries(mapping)) {
    const name = mapped(target, schemas);
    if (name !== undefined) values.set(name, [...(values.get(name) ?? []), value]);
    else
      report.fault(
        `${at}/discriminator/mapping/${escapeSegment(value)}`,
        `${value} maps to ${JSON.stringify(target)}, which is not a schema`,
        'Correct the reference.',
        'discriminator-mapping',
      );
  }
  return values;
};

/** The schemas of a property in a schema, its references and its parts. */
const declarationsOf = (schemas: Schemas, schema: Json, property: string, depth = 24): JsonObject[] => {
  if (!isObject(schema) || depth === 0) return [];
  const target = nameIn(schema.$ref);
  const own = isObject(schema.properties) ? schema.properties[property] : undefined;
  return [
    ...(isObject(own) ? [own] : []),
    ...[
      ...(target === undefined ? [] : [schemas[target] ?? {}]),
      ...(Array.isArray(schema.allOf) ? schema.allOf : []),
    ].flatMap((part) => declarationsOf(schemas, part, property, depth - 1)),
  ];
};

/** The values that `const` or `enum` of a schema leave; undefined if they leave any. */
export const listedValues = ({ const: only, enum: list }: JsonObject): readonly Json[] | undefined =>
  only !== undefined ? [only] : Array.isArray(list) ? list : undefined;

/** The values that a schema itself allows for a property; undefined if it allows any. */
const ownValues = (schemas: Schemas, schema: Json, property: string): readonly Json[] | undefined => {
  const lists = declarationsOf(schemas, schema, property).flatMap((one) => {
    const target = nameIn(one.$ref);
    const list = listedValues(target === undefined ? one : { ...(schemas[target] as JsonObject), ...one });
    return list === undefined ? [] : [list];
  });
  return lists.length === 0 ? undefined : lists.reduce((left, list) => left.filter((value) => list.includes(value)));
};

/** A value as a mapping writes it, which is always text, in the type of the property. */
export const tagValue = (text: string, declared: JsonObject | undefined, schemas: Schemas): Json => {
  const types = typesIn({ components: { schemas } as Components }, declared);
  if (types.has('string')) return text;
  if (types.has('integer') && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return types.has('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
};

/**
 * Rewrites a discriminator as JSON Schema, which types and validators both understand: each variant gets its discriminator values, by
 * default its name; `defaultMapping` names the variant of all other values. A base without a list of variants is settled before, by `withInheritance`.
 */
export const discriminated = (schema: JsonObject, at: string, schemas: Schemas, report: Report): JsonObject => {
  const { discriminator, ...rest } = schema;
  if (discriminator === undefined) return schema;
  if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return rest;
  const { propertyName, mapping, defaultMapping } = discriminator;
  const variants = ['oneOf', 'anyOf'].flatMap((key) => rest[key] ?? []).flat();
  const names = variants.flatMap((part) => (isObject(part) ? (nameIn(part.$ref) ?? []) : []));
  const other = defaultMapping === undefined ? undefined : mapped(defaultMapping, schemas);
  if (defaultMapping !== undefined && (other === undefined || !names.includes(other))) {
    report.fault(
      `${at}/discriminator/defaultMapping`,
      `${JSON.stringify(defaultMapping)} is none of the schemas that the discriminator selects`,
      'Add it to them, or correct the reference.',
      'discriminator-mapping',
    );
    return rest;
  }
  const values = mappedValues(isObject(mapping) ? mapping : {}, at, schemas, report);
  const selectedBy = new Map(
    names.flatMap((name) => (values.get(name) ?? [name]).map((value): [string, string] => [value, name])),
  );
  /** The values that select a variant, and the values that its own schema lists, if any. */
  const selecting = (name: string): { readonly values: readonly Json[]; readonly own: readonly Json[] | undefined } => {
    const own = ownValues(schemas, schemas[name] ?? {}, propertyName);
    if (own === undefined) {
      const [declared] = declarationsOf(schemas, schemas[name] ?? {}, propertyName);
      return { values: (values.get(name) ?? [name]).map((value) => tagValue(value, declared, schemas)), own };
    }
    // Variants that share an enum, such as that of a base, differ by what selects each.
    const left = own.filter((value) => (selectedBy.get(String(value)) ?? name) === name);
    return { values: left.length > 0 ? left : own, own };
  };
  const variant = (part: Json): Json => {
    const name = isObject(part) ? nameIn(part.$ref) : undefined;
    if (name === undefined) return part;
    const said = values.get(name);
    if (name === other) {
      // It takes what no other variant is selected by, and values without the property.
      const taken = names.flatMap((one) => (one === other ? [] : selecting(one).values));
      const selected = { required: [propertyName], properties: { [propertyName]: { enum: taken } } };
      return taken.length === 0 ? part : { allOf: [part, { not: selected }] };
    }
    // A variant that is not an object has no discriminator property.
    if (!typesIn({ components: { schemas } as Components }, schemas[name]).has('object')) return part;
    const { values: selected, own } = selecting(name);
    if (said !== undefined && own !== undefined && !own.some((value) => said.includes(String(value))))
      report.fault(
        at,
        `the discriminator maps ${said.join(', ')} to ${name}, whose own ${propertyName} never has this value`,
        'Correct the mapping.',
        'discriminator-mapping',
      );
    if (own?.length !== selected.length)
      return {
        allOf: [part, { type: 'object', required: [propertyName], properties: { [propertyName]: { enum: selected } } }],
      };
    // Without the property, a value is of the default.
    return other === undefined ? part : { allOf: [part, { type: 'object', required: [propertyName] }] };
  };
  const told = (['oneOf', 'anyOf'] as const).flatMap((key) => {
    const variants = rest[key];
    return Array.isArray(variants) ? [[key, variants.map(variant)] as const] : [];
  });
  return { ...rest, ...Object.fromEntries(told) };
};
