import type { Report } from '../config/refusal.ts';
import { decodeSegment, escapeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';
import { typesIn } from '../document/types-in.ts';

type Schemas = Readonly<Record<string, Json>>;
const PREFIX = '#/components/schemas/';

const nameIn = (reference: Json | undefined): string | undefined =>
  typeof reference === 'string' && reference.startsWith(PREFIX)
    ? decodeSegment(reference.slice(PREFIX.length))
    : undefined;

/** The component that a mapping refers to: by reference or, as OpenAPI allows, by name. */
const mapped = (target: Json, schemas: Schemas): string | undefined => {
  const name = nameIn(target) ?? (typeof target === 'string' ? target : undefined);
  return name !== undefined && Object.hasOwn(schemas, name) ? name : undefined;
};

/** The discriminator values of each component, from the mapping. */
const valuesOf = (mapping: JsonObject, at: string, schemas: Schemas, report: Report): Map<string, string[]> => {
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

/** The values that a schema itself allows for a property; undefined if it allows any. */
const ownValues = (schemas: Schemas, schema: Json, property: string, depth = 8): readonly Json[] | undefined => {
  if (!isObject(schema) || depth === 0) return undefined;
  const target = nameIn(schema.$ref);
  const parts: readonly Json[] = [
    ...(target === undefined ? [] : [schemas[target] ?? {}]),
    ...(Array.isArray(schema.allOf) ? schema.allOf : []),
  ];
  const own = isObject(schema.properties) ? schema.properties[property] : undefined;
  if (isObject(own) && own.const !== undefined) return [own.const];
  if (isObject(own) && Array.isArray(own.enum)) return own.enum;
  return parts.map((part) => ownValues(schemas, part, property, depth - 1)).find((values) => values !== undefined);
};

/**
 * Rewrites a discriminator as JSON Schema, which types and validators both understand: each variant gets its discriminator values, by
 * default its name; `defaultMapping` names the variant of all other values. A base without a list of variants cannot discriminate, so its discriminator is only documentation.
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
  const values = valuesOf(isObject(mapping) ? mapping : {}, at, schemas, report);
  const variant = (part: Json): Json => {
    const name = isObject(part) ? nameIn(part.$ref) : undefined;
    if (name === undefined) return part;
    const said = values.get(name);
    if (name === other) {
      // It takes what no other variant is selected by, and values without the property.
      const taken = names.flatMap((one) =>
        one === other ? [] : (ownValues(schemas, schemas[one] ?? {}, propertyName) ?? values.get(one) ?? [one]),
      );
      const selected = { required: [propertyName], properties: { [propertyName]: { enum: taken } } };
      return taken.length === 0 ? part : { allOf: [part, { not: selected }] };
    }
    const own = ownValues(schemas, schemas[name] ?? {}, propertyName);
    // A variant that is not an object has no discriminator property.
    if (!typesIn({ components: { schemas } }, schemas[name]).has('object')) return part;
    if (own !== undefined) {
      if (said !== undefined && !said.some((value) => own.includes(value)))
        report.fault(
          at,
          `the discriminator maps ${said.join(', ')} to ${name}, whose own ${propertyName} never has this value`,
          'Correct the mapping.',
          'discriminator-mapping',
        );
      // Without the property, a value is of the default.
      return other === undefined ? part : { allOf: [part, { type: 'object', required: [propertyName] }] };
    }
    const value: Json = { enum: said ?? [name] };
    return { allOf: [part, { type: 'object', required: [propertyName], properties: { [propertyName]: value } }] };
  };
  const told = (['oneOf', 'anyOf'] as const).flatMap((key) => {
    const variants = rest[key];
    return Array.isArray(variants) ? [[key, variants.map(variant)] as const] : [];
  });
  return { ...rest, ...Object.fromEntries(told) };
};
