import type { Report } from '../config/refusal.ts';
import { type Components, escapeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';
import { ANNOTATIONS, JSON_TYPES, SELECTS } from '../document/keywords.ts';
import { typesIn } from '../document/types-in.ts';
import { nameIn, SCHEMAS_PREFIX, type Schemas } from './discriminators.ts';
import { Hierarchy } from './hierarchy.ts';

/** Rewrites the parts of a schema that apply to the same value. */
const mapParts = (schema: Json, visit: (part: JsonObject) => JsonObject): Json => {
  if (!isObject(schema)) return schema;
  const { allOf } = schema;
  return visit(Array.isArray(allOf) ? { ...schema, allOf: allOf.map((part) => mapParts(part, visit)) } : schema);
};

/**
 * Settles inheritance by a discriminator: a base without a list of variants, and components that extend it with `allOf`. A component that is
 * extended becomes two: `<name>Base` with what all share, which the others extend, and under its own name the list of itself and those that
 * extend it, of which the discriminator selects one. So a reference to a base takes each of its descendants, with the descendant's own
 * fields, and the base alone unless it is abstract.
 */
export const withInheritance = (schemas: Schemas, report: Report): Schemas => {
  const hierarchy = new Hierarchy(schemas, report);
  const split = new Map<string, string>();
  const free = (name: string): string => (Object.hasOwn(schemas, name) ? free(`${name}_`) : name);
  for (const name of Object.keys(schemas))
    if (hierarchy.selectorOf(name) !== undefined) split.set(name, free(`${name}Base`));
  if (split.size === 0) return schemas;

  /** The tags that set a component apart from others that extend the same bases. */
  const tagged = (name: string, properties: Iterable<string>): JsonObject[] => {
    const fields = [...properties].filter((property) => {
      const [own, values] = [hierarchy.listed(name, property), hierarchy.valuesOf(name, property)];
      return split.has(name) || own === undefined || own.length !== values.length;
    });
    const required = fields.filter((property) => hierarchy.requires(name, property));
    const tags = fields.map((property) => [property, { enum: hierarchy.valuesOf(name, property) }]);
    return fields.length === 0
      ? []
      : [{ ...(required.length > 0 ? { required } : {}), properties: Object.fromEntries(tags) }];
  };

  /** The component with its bases in place of their lists, and open for the values of its descendants. */
  const extending = (name: string): JsonObject => {
    const properties = [...hierarchy.selectorsOf(name), hierarchy.selectorOf(name) ?? []].flat();
    const opened = (property: string, own: Json): Json => {
      const list = hierarchy.listed(name, property);
      if (!isObject(own) || list === undefined || !split.has(name)) return own;
      if (hierarchy.reachOf(name, property).every((value) => list.includes(value))) return own;
      const { $ref: _$ref, const: _const, enum: _enum, default: _default, ...open } = own;
      return {
        ...open,
        type: [...new Set([...list, ...hierarchy.reachOf(name, property)].map((value) => typeof value))],
      };
    };
    return mapParts(schemas[name] ?? {}, (part) => {
      const { discriminator: _discriminator, ...rest } = part;
      const base = nameIn(rest.$ref);
      const to = base === undefined || !hierarchy.childrenOf(base).has(name) ? undefined : split.get(base);
      const fields = isObject(rest.properties) ? rest.properties : undefined;
      const open = properties.flatMap((property) =>
        fields !== undefined && Object.hasOwn(fields, property)
          ? [[property, opened(property, fields[property] ?? {})]]
          : [],
      );
      return {
        ...rest,
        ...(to === undefined ? {} : { $ref: SCHEMAS_PREFIX + escapeSegment(to) }),
        ...(open.length === 0 ? {} : { properties: { ...fields, ...Object.fromEntries(open) } }),
      };
    }) as JsonObject;
  };

  const settled = new Map<string, Json>();
  for (const [name, written] of Object.entries(schemas)) {
    const property = hierarchy.selectorOf(name);
    const base = split.get(name);
    if (property === undefined || base === undefined || !isObject(written)) {
      const selectors = hierarchy.selectorsOf(name);
      const { allOf, ...own } = isObject(written) && selectors.size > 0 ? extending(name) : {};
      const all = [...(Array.isArray(allOf) ? allOf : []), ...(selectors.size > 0 ? tagged(name, selectors) : [])];
      settled.set(name, selectors.size > 0 ? { ...own, ...(all.length > 0 ? { allOf: all } : {}) } : written);
      continue;
    }
    const itself = {
      allOf: [
        { $ref: SCHEMAS_PREFIX + escapeSegment(base) },
        ...tagged(name, [...hierarchy.selectorsOf(name), property]),
      ],
    };
    const types = typesIn({ components: { schemas } as Components }, written);
    const isNullable = types.has('null') && types.size < JSON_TYPES.length;
    const variants: (readonly [Json, readonly Json[]])[] = [
      ...(hierarchy.isAbstract(name) ? [] : [[itself, hierarchy.valuesOf(name, property)] as const]),
      ...[...hierarchy.childrenOf(name)].map(
        (child) => [{ $ref: SCHEMAS_PREFIX + escapeSegment(child) }, hierarchy.reachOf(child, property)] as const,
      ),
      ...(isNullable ? [[{ type: 'null' }, []] as const] : []),
    ];
    const { example: _example, examples: _examples, default: _default, ...shared } = extending(name);
    settled.set(base, shared);
    settled.set(name, {
      ...Object.fromEntries(Object.entries(written).filter(([key]) => ANNOTATIONS.has(key) && key !== 'discriminator')),
      anyOf: variants.map(([variant]) => variant),
      [SELECTS]: {
        property,
        values: variants.map(([, values]) => values),
        required: hierarchy.requires(name, property),
        nullable: isNullable,
      },
    });
  }
  return Object.fromEntries(settled);
};
