import { type Document, isObject, type Json, type JsonObject, type Reference, resolve } from '../document.ts';
import { JSON_TYPES } from './keywords.ts';
import { typesIn } from './types-in.ts';

/** Which parties leave nulls out: who reads requests, and who reads replies. */
export type NullsLeftOut = 'requests' | 'replies';

/** What to do with a value: the fields that may be left out, and the plans of what is inside, by their places in the list. */
export type NullPlan = {
  readonly optional?: readonly string[];
  /** Fields of which variants require one each: a null goes where another of them holds something. */
  readonly alternatives?: readonly string[];
  readonly fields?: Readonly<Record<string, number>>;
  readonly items?: number;
  /** For fields that the schema does not name; those that it does name then have a place each, `NO_PLAN` at least. */
  readonly others?: number;
};

const NO_PLAN = -1;

/** How nulls are left out of the values of schemas: a list of plans, which name each other by their places, as schemas do. */
export class NullPlans {
  readonly list: NullPlan[] = [];
  readonly #document: Document;
  readonly #places = new Map<string, number>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** The place of a schema's plan; undefined when no null can be left out of its values. */
  add(schema: Json | undefined): number | undefined {
    const parts = this.#partsOf(schema);
    const key = JSON.stringify(schema) ?? '';
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    if (parts.length === 0) return undefined;
    const place = this.list.push({}) - 1;
    this.#places.set(key, place);
    const plan = this.#planOf(schema, parts);
    this.list[place] = plan;
    if (Object.keys(plan).length > 0 || this.list.length > place + 1) return place;
    this.list.pop();
    this.#places.delete(key);
    return undefined;
  }

  #planOf(schema: Json | undefined, parts: readonly JsonObject[]): NullPlan {
    const named = new Map<string, Json[]>();
    for (const { properties } of parts)
      for (const [name, property] of Object.entries(isObject(properties) ? properties : {}))
        named.set(name, [...(named.get(name) ?? []), property]);
    const others = this.#addAll(parts.flatMap(othersOf));
    // In a map every field is a value of it, also one that has a name.
    const isMap = parts.some(({ additionalProperties: any }) => isObject(any) && Object.keys(any).length > 0);
    const absent = [...named].filter(
      ([name, own]) => !isMap && !this.#isRequired(schema, name) && !own.some((one) => this.#meansNull(one)),
    );
    const isAlternative = ([name]: [string, Json[]]) => this.#isRequired(schema, name, 'where declared');
    const optional = absent.filter((field) => !isAlternative(field)).map(([name]) => name);
    const alternatives = absent.filter(isAlternative).map(([name]) => name);
    const items = this.#addAll(parts.flatMap((part) => [part.items ?? [], part.prefixItems ?? []].flat()));
    const fields = [...named].flatMap(([name, own]): [string, number][] => {
      const place = this.#addAll(own) ?? (others === undefined ? undefined : NO_PLAN);
      return place === undefined ? [] : [[name, place]];
    });
    return {
      ...(optional.length > 0 ? { optional } : {}),
      ...(alternatives.length > 0 ? { alternatives } : {}),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
      ...(items === undefined ? {} : { items }),
      ...(others === undefined ? {} : { others }),
    };
  }

  /** Whether null is a value like others to the schema: it says so, rather than allowing everything. */
  #meansNull(schema: Json): boolean {
    const types = typesIn(this.#document, schema);
    return types.has('null') && types.size < JSON_TYPES.length;
  }

  #addAll(schemas: readonly Json[]): number | undefined {
    const own = schemas.filter(isObject);
    return own.length < 2 ? this.add(own[0]) : this.add({ anyOf: own });
  }

  /** A schema with what it refers to, what it is put together of and its variants. */
  #partsOf(schema: Json | undefined, seen: ReadonlySet<Json> = new Set()): JsonObject[] {
    if (!isObject(schema) || seen.has(schema)) return [];
    const inside = new Set([...seen, schema]);
    return [
      schema,
      ...[...this.#bases(schema), ...variantsOf(schema).flat()].flatMap((part) => this.#partsOf(part, inside)),
    ];
  }

  /** What holds for every value of the schema. */
  #bases(schema: JsonObject): Json[] {
    const { $ref, allOf } = schema;
    const target = typeof $ref === 'string' ? [resolve(this.#document, schema as Json & Reference) as Json] : [];
    return [...target, ...(Array.isArray(allOf) ? allOf : [])];
  }

  /** Whether no value of the schema may lack the field; of variants, none at all, or none of those that declare the field. */
  #isRequired(
    schema: Json | undefined,
    name: string,
    by: 'all' | 'where declared' = 'all',
    seen: ReadonlySet<Json> = new Set(),
  ): boolean {
    if (!isObject(schema) || seen.has(schema)) return false;
    const inside = new Set([...seen, schema]);
    const isRequired = (part: Json) => this.#isRequired(part, name, by, inside);
    const declares = (part: Json) =>
      this.#partsOf(part).some(({ properties }) => isObject(properties) && Object.hasOwn(properties, name));
    if (Array.isArray(schema.required) && schema.required.includes(name)) return true;
    if (this.#bases(schema).some(isRequired)) return true;
    return variantsOf(schema).some((variants) => {
      const asked = by === 'all' ? variants : variants.filter(declares);
      return asked.length > 0 && asked.every(isRequired);
    });
  }
}

/** The lists of variants of which a value is one. */
const variantsOf = ({ anyOf, oneOf, then: yes, else: no }: JsonObject): Json[][] =>
  [anyOf, oneOf, [yes, no].filter((part) => part !== undefined)].flatMap((list): Json[][] =>
    Array.isArray(list) && list.length > 0 ? [[...list]] : [],
  );

/** The schemas of fields that an object's schema does not name. */
const othersOf = ({ additionalProperties = [], patternProperties = {} }: JsonObject): Json[] => [
  ...[additionalProperties].flat(),
  ...Object.values(isObject(patternProperties) ? patternProperties : {}),
];
