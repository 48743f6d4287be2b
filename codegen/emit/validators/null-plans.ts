import {
  type Document,
  deref,
  isObject,
  type Json,
  type JsonObject,
  type ReferenceObject,
} from '../../read/document/document.ts';
import { JSON_TYPES } from '../../read/document/keywords.ts';
import { typesIn } from '../../read/document/types-in.ts';

/** In which direction nulls are removed: from requests, or from replies. */
export type NullsLeftOut = 'requests' | 'replies';

/** The plan for a value: its optional fields, and the plans of nested values, by their index in the list. */
export type NullPlan = {
  readonly optional?: readonly string[];
  /** Fields of which each variant requires one: a null is removed if another of them has a value. */
  readonly alternatives?: readonly string[];
  readonly fields?: Readonly<Record<string, number>>;
  readonly items?: number;
  /** The plan for fields that the schema does not name; named fields then have their own plan, at least `NO_PLAN`. */
  readonly others?: number;
};

const NO_PLAN = -1;

/** Plans for removing nulls from the values of schemas. They refer to each other by index, since schemas may be recursive. */
export class NullPlans {
  readonly list: NullPlan[] = [];
  readonly #document: Document;
  readonly #places = new Map<string, number>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** The index of a schema's plan; undefined if no null can be removed. */
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
    // In a map every field is an entry, including declared ones.
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

  /** Reports whether the schema allows null explicitly, rather than by allowing everything. */
  #meansNull(schema: Json): boolean {
    const types = typesIn(this.#document, schema);
    return types.has('null') && types.size < JSON_TYPES.length;
  }

  #addAll(schemas: readonly Json[]): number | undefined {
    const own = schemas.filter(isObject);
    return own.length < 2 ? this.add(own[0]) : this.add({ anyOf: own });
  }

  /** A schema with its references, parts and variants, flattened. */
  #partsOf(schema: Json | undefined, seen: ReadonlySet<Json> = new Set()): JsonObject[] {
    if (!isObject(schema) || seen.has(schema)) return [];
    const inside = new Set([...seen, schema]);
    return [
      schema,
      ...[...this.#bases(schema), ...variantsOf(schema).flat()].flatMap((part) => this.#partsOf(part, inside)),
    ];
  }

  /** The schemas that apply to every value of the schema. */
  #bases(schema: JsonObject): Json[] {
    const { $ref, allOf } = schema;
    const target = typeof $ref === 'string' ? [deref(this.#document, schema as Json & ReferenceObject) as Json] : [];
    return [...target, ...(Array.isArray(allOf) ? allOf : [])];
  }

  /** Reports whether the schema always requires the field; for variants, whether all of them do, or all that declare it. */
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

/** The lists of variants, of which a value matches one. */
const variantsOf = ({ anyOf, oneOf, then: yes, else: no }: JsonObject): Json[][] =>
  [anyOf, oneOf, [yes, no].filter((part) => part !== undefined)].flatMap((list): Json[][] =>
    Array.isArray(list) && list.length > 0 ? [[...list]] : [],
  );

/** The schemas of fields that an object schema does not name. */
const othersOf = ({ additionalProperties = [], patternProperties = {} }: JsonObject): Json[] => [
  ...[additionalProperties].flat(),
  ...Object.values(isObject(patternProperties) ? patternProperties : {}),
];

/** Removes the nulls of optional fields from a parsed value, in place; `place` is the index of its plan. */
export type LeaveOutNulls = (plans: readonly NullPlan[], place: number, value: unknown) => void;

/** Its source is copied into the validator modules, so it must not use anything from outside. */
export const leaveOutNulls: LeaveOutNulls = (plans, place, value) => {
  const pending = [{ place, value }];
  for (let step = pending.pop(); step !== undefined; step = pending.pop()) {
    const { optional = [], alternatives = [], fields = {}, items, others } = plans[step.place] ?? {};
    const inside = Object(step.value);
    if (inside !== step.value) continue;
    if (Array.isArray(inside)) {
      if (items !== undefined) for (const item of inside) pending.push({ place: items, value: item });
      continue;
    }
    const hasOne = alternatives.some((name) => Object.hasOwn(inside, name) && inside[name] !== null);
    for (const name of hasOne ? [...optional, ...alternatives] : optional)
      if (Object.hasOwn(inside, name) && inside[name] === null) delete inside[name];
    for (const name of Object.keys(inside)) {
      const next = Object.hasOwn(fields, name) ? fields[name] : others;
      if (next !== undefined) pending.push({ place: next, value: inside[name] });
    }
  }
};
