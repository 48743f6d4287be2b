import type { Report } from '../config/refusal.ts';
import { escapeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';
import { listedValues, mappedValues, nameIn, SCHEMAS_PREFIX, type Schemas, tagValue } from './discriminators.ts';

/** A discriminator of a base: its property, and the values of each component that its mapping names. */
type Tag = { readonly property: string; readonly values: ReadonlyMap<string, readonly string[]> };

/** A component's parts that apply to the same value: those written in it, and the components that it extends. */
type Parts = { readonly inline: readonly JsonObject[]; readonly bases: readonly string[] };

const NONE: Parts = { inline: [], bases: [] };

/** A value of the extension by which Azure's documents name a descendant. */
const AZURE = 'x-ms-discriminator-value';

const partsOf = (schema: Json): Parts => {
  if (!isObject(schema)) return NONE;
  const base = nameIn(schema.$ref);
  const inner = (Array.isArray(schema.allOf) ? schema.allOf : []).map(partsOf);
  return {
    inline: [schema, ...inner.flatMap(({ inline }) => inline)],
    bases: [...new Set([...(base === undefined ? [] : [base]), ...inner.flatMap(({ bases }) => bases)])],
  };
};

/** Components that extend each other with `allOf`, and the discriminators by which their values are known. */
export class Hierarchy {
  readonly #schemas: Schemas;
  readonly #report: Report;
  readonly #parts: ReadonlyMap<string, Parts>;
  readonly #tags = new Map<string, Tag>();
  readonly #children = new Map<string, Set<string>>();
  /** By property and component: the values that mappings give it; by property and value: the components that have it. */
  readonly #mapped = new Map<string, Set<string>>();
  readonly #owners = new Map<string, Set<string>>();
  readonly #selectors = new Map<string, ReadonlySet<string>>();
  readonly #values = new Map<string, readonly Json[]>();
  readonly #reached = new Map<string, ReadonlyMap<string, Json>>();

  constructor(schemas: Schemas, report: Report) {
    this.#schemas = schemas;
    this.#report = report;
    this.#parts = new Map(Object.entries(schemas).map(([name, schema]) => [name, partsOf(schema)]));
    for (const [name, { inline }] of this.#parts)
      for (const part of inline) {
        const { discriminator } = part;
        if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') continue;
        // With a list of variants it is about those alone.
        if (part.oneOf !== undefined || part.anyOf !== undefined) continue;
        const { propertyName: property, mapping } = discriminator;
        const at = `${SCHEMAS_PREFIX}${escapeSegment(name)}`;
        this.#tags.set(name, {
          property,
          values: mappedValues(isObject(mapping) ? mapping : {}, at, schemas, report),
        });
      }
    if (this.#tags.size === 0) return;
    for (const [name, { bases }] of this.#parts)
      for (const base of bases) if (!this.#isAlias(name, base)) include(this.#children, base, name);
    for (const { property, values } of this.#tags.values())
      for (const [name, own] of values)
        for (const value of own) {
          include(this.#mapped, `${property} ${name}`, value);
          include(this.#owners, `${property} ${value}`, name);
        }
  }

  /** A component that only refers to a base, and that the base's mapping does not know, is the base under another name. */
  #isAlias(name: string, base: string): boolean {
    const { inline, bases } = this.#parts.get(name) ?? NONE;
    const { values } = this.#tags.get(base) ?? {};
    const adds = inline.some((part) => Object.keys(part).some((key) => !PLAIN.has(key) && !key.startsWith('x-')));
    return (
      name === base || (bases.length === 1 && !adds && values !== undefined && values.size > 0 && !values.has(name))
    );
  }

  /** The components that extend a component directly. */
  childrenOf(name: string): ReadonlySet<string> {
    return this.#children.get(name) ?? new Set();
  }

  /** The properties that distinguish a component from others with the same base. */
  selectorsOf(name: string): ReadonlySet<string> {
    const known = this.#selectors.get(name);
    if (known) return known;
    this.#selectors.set(name, new Set());
    const found = new Set<string>();
    for (const base of this.#basesOf(name)) {
      for (const property of this.selectorsOf(base)) found.add(property);
      const own = this.#tags.get(base)?.property;
      if (own !== undefined) found.add(own);
    }
    this.#selectors.set(name, found);
    return found;
  }

  /** The property that selects among the descendants of a component: its own, or that of a base; undefined if it has none. */
  selectorOf(name: string): string | undefined {
    if (!this.#children.has(name)) return undefined;
    return this.#tags.get(name)?.property ?? [...this.selectorsOf(name)].at(-1);
  }

  #basesOf(name: string): readonly string[] {
    return (this.#parts.get(name)?.bases ?? []).filter((base) => this.#children.get(base)?.has(name));
  }

  /** Looks into a component, and then into its bases. */
  #lookUp<Found>(name: string, find: (at: Parts) => Found | undefined, depth = 24): Found | undefined {
    const parts = this.#parts.get(name) ?? NONE;
    const own = find(parts);
    if (own !== undefined || depth === 0) return own;
    for (const base of parts.bases) {
      const found = this.#lookUp(base, find, depth - 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Reports whether every value of a component has a property. */
  requires(name: string, property: string): boolean {
    const requires = ({ inline }: Parts) =>
      inline.some(({ required }) => Array.isArray(required) && required.includes(property)) || undefined;
    return this.#lookUp(name, requires) === true;
  }

  /**
   * Reports whether no value is a base alone: its discriminator maps values to others, and has to be there. A base that a mapping names, that
   * has no mapping, or whose property is optional, has values.
   */
  isAbstract(name: string): boolean {
    const tag = this.#tags.get(name);
    if (tag === undefined || tag.values.size === 0 || this.selectorsOf(name).has(tag.property)) return false;
    return !this.#mapped.has(`${tag.property} ${name}`) && this.requires(name, tag.property);
  }

  /** The values of a property by which a component is known. */
  valuesOf(name: string, property: string): readonly Json[] {
    const key = `${property} ${name}`;
    const known = this.#values.get(key);
    if (known) return known;
    this.#values.set(key, []);
    const found = this.#find(name, property);
    this.#values.set(key, found);
    return found;
  }

  #find(name: string, property: string): readonly Json[] {
    const said = this.#mapped.get(`${property} ${name}`);
    const declares = ({ inline }: Parts): JsonObject | undefined =>
      inline
        .map(({ properties }) => (isObject(properties) ? properties[property] : undefined))
        .find((own): own is JsonObject => isObject(own));
    const own = this.listed(name, property);
    if (own !== undefined) {
      const left = own.filter((value) => (said ? said.has(String(value)) : !this.#isOther(name, property, value)));
      if (left.length > 0) return left;
      // The enum of a base may list only what its descendants are known by.
      if (said !== undefined && !this.#children.has(name))
        this.#report.fault(
          `${SCHEMAS_PREFIX}${escapeSegment(name)}`,
          `the discriminator maps ${[...said].join(', ')} to ${name}, whose own ${property} never has this value`,
          'Correct the mapping.',
          'discriminator-mapping',
        );
      if (!this.#children.has(name)) return own;
    }
    const declared = this.#lookUp(name, declares);
    const written = (value: string) => tagValue(value, declared, this.#schemas);
    if (said !== undefined) return [...said].map(written);
    const preset = this.#parts.get(name)?.inline.find((part) => typeof part[AZURE] === 'string');
    if (preset) return [written(String(preset[AZURE]))];
    // A base with another discriminator stands for all that extend it.
    const base = this.#basesOf(name).find(
      (one) => this.selectorsOf(one).has(property) && this.selectorOf(one) !== property,
    );
    return base === undefined ? [written(name)] : this.valuesOf(base, property);
  }

  /** The values that a component itself, without its bases, lists for a property. */
  listed(name: string, property: string): readonly Json[] | undefined {
    const lists = (this.#parts.get(name)?.inline ?? []).flatMap(({ properties }) => {
      const own = isObject(properties) ? properties[property] : undefined;
      const target = isObject(own) ? nameIn(own.$ref) : undefined;
      const schema = target === undefined ? own : this.#schemas[target];
      return isObject(schema) ? [listedValues(schema)] : [];
    });
    return lists.find((list) => list !== undefined);
  }

  #isOther(name: string, property: string, value: Json): boolean {
    const owners = this.#owners.get(`${property} ${value}`);
    if (owners !== undefined) return !owners.has(name);
    const other = String(value);
    return other !== name && Object.hasOwn(this.#schemas, other) && this.selectorsOf(other).has(property);
  }

  /** All values by which a component and its descendants are known. */
  reachOf(name: string, property: string): readonly Json[] {
    return [...this.#reach(name, property).values()];
  }

  #reach(name: string, property: string): ReadonlyMap<string, Json> {
    const key = `${property} ${name}`;
    const known = this.#reached.get(key);
    if (known) return known;
    const found = new Map<string, Json>();
    this.#reached.set(key, found);
    if (!this.isAbstract(name))
      for (const value of this.valuesOf(name, property)) found.set(JSON.stringify(value), value);
    for (const child of this.childrenOf(name))
      for (const [text, value] of this.#reach(child, property)) found.set(text, value);
    return found;
  }
}

/** Keywords that add nothing to a reference. */
const PLAIN = new Set(['$ref', 'allOf', 'title', 'description', 'deprecated', 'example', 'examples', 'externalDocs']);

const include = (sets: Map<string, Set<string>>, key: string, item: string): void => {
  sets.set(key, (sets.get(key) ?? new Set()).add(item));
};
