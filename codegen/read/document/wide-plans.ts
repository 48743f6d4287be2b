import { type Document, deref, isObject, type Json, type JsonObject, type ReferenceObject } from './document.ts';
import { hasWide, isWide } from './wide-integers.ts';

/** The plan for a value: whether it is a wide integer, and the plans of nested values, by their index in the list. */
export type WidePlan = {
  readonly wide?: true;
  readonly fields?: Readonly<Record<string, number>>;
  readonly items?: number;
  /** The plan for fields that the schema does not name. */
  readonly others?: number;
};

/** Plans for finding the wide integers in values of schemas. They refer to each other by index, since schemas may be recursive. */
export class WidePlans {
  readonly list: WidePlan[] = [];
  readonly #document: Document;
  readonly #places = new Map<string, number>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** The index of the plan for values of any of these schemas; undefined if they have no wide integer. */
  add(schemas: readonly (Json | undefined)[]): number | undefined {
    const own = schemas.filter((schema): schema is JsonObject => isObject(schema) && hasWide(this.#document, schema));
    if (own.length === 0) return undefined;
    const key = JSON.stringify(own);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.list.push({}) - 1;
    this.#places.set(key, place);
    const parts = [...new Set(own.flatMap((schema) => this.#partsOf(schema, new Set())))];
    const named = new Map<string, Json[]>();
    for (const { properties } of parts)
      for (const [name, property] of Object.entries(isObject(properties) ? properties : {}))
        named.set(name, [...(named.get(name) ?? []), property]);
    const fields = [...named].flatMap(([name, all]): [string, number][] => {
      const inner = this.add(all);
      return inner === undefined ? [] : [[name, inner]];
    });
    const items = this.add(parts.flatMap((part) => [part.items ?? [], part.prefixItems ?? []].flat()));
    const others = this.add(
      parts.flatMap(({ additionalProperties = [], patternProperties = {} }) => [
        ...[additionalProperties].flat(),
        ...Object.values(isObject(patternProperties) ? patternProperties : {}),
      ]),
    );
    this.list[place] = {
      ...(parts.some(isWide) ? { wide: true } : {}),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
      ...(items === undefined ? {} : { items }),
      ...(others === undefined ? {} : { others }),
    };
    return place;
  }

  /** A schema with its references, parts and variants. */
  #partsOf(schema: Json | undefined, seen: Set<Json>): JsonObject[] {
    if (!isObject(schema) || seen.has(schema)) return [];
    seen.add(schema);
    const { $ref, allOf, anyOf, oneOf, then: yes, else: no } = schema;
    const target = typeof $ref === 'string' ? [deref(this.#document, schema as Json & ReferenceObject) as Json] : [];
    const inner = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
    return [schema, ...[...target, ...inner, yes, no].flatMap((part) => this.#partsOf(part, seen))];
  }
}
