import { decodeSegment, isObject, type Json, type JsonObject, METHODS, pointer } from '../document/document.ts';
import { mapDocument } from '../document/map-schema.ts';
import { targetOf } from './references.ts';

/** The named parts of OpenAPI 2.0, which has no components. */
const SHARED = ['definitions', 'parameters', 'responses', 'securityDefinitions'];

/** The mark of an operation that is only there because another one refers into it; `withoutLeftOut` removes it. */
const LEFT_OUT = 'x-left-out';

/**
 * A document with only these operations, and the components, tags and security schemes that they need. `isKept` gets the JSON pointer of an
 * operation. The document may be of any version, and nothing in it is changed.
 */
export const pruned = (document: JsonObject, isKept: (at: string) => boolean): JsonObject => {
  const paths = keptItems(document, 'paths', isKept);
  const webhooks = keptItems(document, 'webhooks', isKept);
  const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap(operationsIn);
  const inherits = operations.some(({ security }) => security === undefined);
  const { security, ...own } = document;
  const whole: JsonObject = {
    ...(inherits ? document : own),
    ...(document.paths === undefined ? {} : { paths }),
    ...(document.webhooks === undefined ? {} : { webhooks }),
  };
  const needed = findNeeded(document, [paths, webhooks, ...(inherits && security !== undefined ? [{ security }] : [])]);
  const held = needed.elsewhere.reduce((holder, segments) => copiedAlong(document, holder, segments), whole);
  return withoutLostLinks(document, withTags(withNeeded(held, needed.names), operations), isKept);
};

/** The document without the operations that were only there to be referred into. */
export const withoutLeftOut = <Part extends JsonObject>(document: Part): Part => {
  const kept = (['paths', 'webhooks'] as const).flatMap((kind): [string, Json][] => {
    const items = isObject(document[kind]) ? document[kind] : {};
    if (!Object.values(items).some((item) => operationsIn(item).some(isLeftOut))) return [];
    return [[kind, Object.fromEntries(Object.entries(items).flatMap(([path, item]) => withoutMarked(path, item)))]];
  });
  return kept.length > 0 ? { ...document, ...Object.fromEntries(kept) } : document;
};

const withoutMarked = (path: string, item: Json): [string, Json][] => {
  if (!isObject(item)) return [[path, item]];
  const kept = Object.fromEntries(Object.entries(item).filter(([, part]) => !isLeftOut(part)));
  return operationsIn(kept).length > 0 ? [[path, kept]] : [];
};

const isLeftOut = (part: Json): boolean => isObject(part) && part[LEFT_OUT] === true;

const operationsIn = (item: Json): JsonObject[] =>
  isObject(item)
    ? [
        ...METHODS.map((method) => item[method]),
        ...Object.values(isObject(item.additionalOperations) ? item.additionalOperations : {}),
      ].filter(isObject)
    : [];

/** A path item, or the one that it refers to, with its own parts. */
export const itemAt = (document: JsonObject, written: Json | undefined, depth = 0): JsonObject => {
  if (!isObject(written) || typeof written.$ref !== 'string') return isObject(written) ? written : {};
  const { $ref, ...own } = written;
  const target = targetOf(document, $ref);
  // A reference without a target stays, and is refused with its place.
  return isObject(target) && depth < 32 ? { ...itemAt(document, target, depth + 1), ...own } : written;
};

/** The path items with at least one operation that is kept; of these, everything but the others. */
const keptItems = (
  document: JsonObject,
  kind: 'paths' | 'webhooks',
  isKept: (at: string) => boolean,
): Record<string, Json> => {
  const items = isObject(document[kind]) ? document[kind] : {};
  const kept = Object.entries(items).flatMap(([path, written]): [string, Json][] => {
    if (path.startsWith('x-')) return [[path, written]];
    const item = itemAt(document, written);
    const has = (...place: string[]) => isKept(pointer(kind, path, ...place));
    const others = Object.entries(isObject(item.additionalOperations) ? item.additionalOperations : {}).filter(
      ([method]) => has('additionalOperations', method),
    );
    const parts = Object.entries(item).flatMap(([key, part]): [string, Json][] => {
      if (key === 'additionalOperations') return others.length > 0 ? [[key, Object.fromEntries(others)]] : [];
      return !METHODS.some((method) => method === key) || has(key) ? [[key, part]] : [];
    });
    const isThere = others.length > 0 || METHODS.some((method) => item[method] !== undefined && has(method));
    return isThere ? [[path, Object.fromEntries(parts)]] : [];
  });
  return Object.fromEntries(kept);
};

/** The shared parts by kind and name, and the places outside them that are referred to. */
type Needed = {
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  readonly elsewhere: readonly (readonly string[])[];
};

/** Everything that the roots refer to, directly or not: by reference, discriminator, security requirement, anchor or inheritance. */
const findNeeded = (document: JsonObject, roots: readonly Json[]): Needed => {
  const names = new Map<string, Set<string>>();
  const elsewhere = new Map<string, readonly string[]>();
  const waiting: Json[] = [...roots];
  const components = isObject(document.components) ? document.components : {};
  const schemas = [components.schemas, document.definitions].filter(isObject);
  const schemaKind = isObject(components.schemas) ? 'components/schemas' : 'definitions';
  const isSchema = (name: string) => schemas.some((all) => Object.hasOwn(all, name));
  const children = inheritors(schemas);

  const need = (kind: string, name: string): void => {
    const all = names.get(kind) ?? new Set();
    if (all.has(name)) return;
    names.set(kind, all.add(name));
    const part = targetOf(document, pointer(...kind.split('/'), name));
    if (part === undefined) return;
    waiting.push(part);
    // A value of a base with a discriminator may be of any schema that extends it.
    if (kind === schemaKind && hasDiscriminator(part)) for (const child of heirsOf(name, children)) need(kind, child);
  };
  const needAnchor = (name: string): void => {
    for (const all of schemas)
      for (const [key, schema] of Object.entries(all))
        if (new RegExp(`"\\$(anchor|dynamicAnchor)":${JSON.stringify(name)}`).test(JSON.stringify(schema)))
          need(schemaKind, key);
  };
  const needReference = (reference: string): void => {
    if (!reference.startsWith('#/')) {
      if (reference.startsWith('#')) needAnchor(reference.slice(1));
      return;
    }
    const segments = reference.slice(2).split('/').map(decodeSegment);
    const [first = '', second = '', third] = segments;
    if (first === 'components' && third !== undefined) need(`components/${second}`, third);
    else if (SHARED.includes(first) && second !== '') need(first, second);
    else {
      const target = elsewhere.has(reference) ? undefined : targetOf(document, reference);
      if (target === undefined) return;
      elsewhere.set(reference, segments);
      waiting.push(target);
    }
  };
  const needSchemes = (requirements: readonly Json[]): void => {
    for (const scheme of requirements.filter(isObject).flatMap(Object.keys)) {
      need('components/securitySchemes', scheme);
      need('securityDefinitions', scheme);
    }
  };

  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (Array.isArray(value)) waiting.push(...value);
    if (!isObject(value)) continue;
    for (const [key, part] of Object.entries(value)) {
      if ((key === '$ref' || key === '$dynamicRef') && typeof part === 'string') needReference(part);
      else if (key === 'security' && Array.isArray(part)) needSchemes(part);
      else if (key === 'discriminator' && isObject(part))
        for (const target of [part.defaultMapping ?? [], ...Object.values(isObject(part.mapping) ? part.mapping : {})])
          if (typeof target === 'string')
            if (isSchema(target)) need(schemaKind, target);
            else needReference(target);
      if (part !== null && typeof part === 'object') waiting.push(part);
    }
  }
  return { names, elsewhere: [...elsewhere.values()].filter(([kind]) => kind === 'paths' || kind === 'webhooks') };
};

const hasDiscriminator = (schema: Json): boolean =>
  isObject(schema) &&
  (schema.discriminator !== undefined || (Array.isArray(schema.allOf) && schema.allOf.some(hasDiscriminator)));

/** The schemas that extend each schema with `allOf`. */
const inheritors = (all: readonly JsonObject[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [name, schema] of all.flatMap(Object.entries<Json>))
    for (const part of isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : []) {
      const [, , base] = isObject(part)
        ? (/^#\/(components\/schemas|definitions)\/([^/]+)$/.exec(String(part.$ref)) ?? [])
        : [];
      if (base !== undefined) found.set(decodeSegment(base), [...(found.get(decodeSegment(base)) ?? []), name]);
    }
  return found;
};

const heirsOf = (name: string, children: ReadonlyMap<string, readonly string[]>): Set<string> => {
  const found = new Set(children.get(name));
  for (const heir of found) for (const child of children.get(heir) ?? []) found.add(child);
  return found;
};

const withNeeded = (document: JsonObject, needed: Needed['names']): JsonObject => {
  const only = (all: Json, kind: string): JsonObject =>
    Object.fromEntries(
      Object.entries(isObject(all) ? all : {}).filter(([name]) => name.startsWith('x-') || needed.get(kind)?.has(name)),
    );
  const components = Object.entries(isObject(document.components) ? document.components : {})
    .map(([kind, all]) => [kind, kind.startsWith('x-') ? all : only(all, `components/${kind}`)] as const)
    .filter(([, all]) => isObject(all) && Object.keys(all).length > 0);
  const parts = Object.entries(document).flatMap(([key, part]): [string, Json][] => {
    if (key === 'components') return components.length > 0 ? [[key, Object.fromEntries(components)]] : [];
    return [[key, SHARED.includes(key) ? only(part, key) : part]];
  });
  return Object.fromEntries(parts);
};

/** The result with what is at this place in the document; on the way to it are only its holders. */
const copiedAlong = (from: JsonObject, to: Json | undefined, segments: readonly string[], depth = 0): JsonObject => {
  const [key = '', ...rest] = segments;
  const there: JsonObject = isObject(to) ? to : {};
  const { [key]: existing } = there;
  // An operation that is kept has all of it.
  if (depth === 2 && existing !== undefined && !isLeftOut(existing)) return there;
  const copied = copiedInto(from[key] ?? null, existing, rest, depth + 1, key);
  const isOperation = depth === 2 && METHODS.some((method) => method === key) && isObject(copied);
  return { ...there, [key]: isOperation ? { ...copied, [LEFT_OUT]: true } : copied };
};

/** In a list, the others are only there to be counted. */
const copiedInto = (
  found: Json,
  to: Json | undefined,
  segments: readonly string[],
  depth: number,
  key: string,
): Json => {
  const [index, ...rest] = segments;
  if (index === undefined) return found;
  if (isObject(found)) return copiedAlong(found, to, segments, depth);
  if (!Array.isArray(found)) return found;
  const there = Array.isArray(to) ? to : found.map(() => (key === 'parameters' ? { name: '', in: 'query' } : {}));
  return there.map((one, at) => (String(at) === index ? copiedInto(found[at] ?? null, one, rest, depth + 1, '') : one));
};

/** The tags that the operations have, and the tags above them. */
const withTags = (document: JsonObject, operations: readonly JsonObject[]): JsonObject => {
  if (!Array.isArray(document.tags)) return document;
  const tags = document.tags.filter(isObject);
  const used = new Set(operations.flatMap((operation) => (Array.isArray(operation.tags) ? operation.tags : [])));
  for (const name of used) {
    const parent = tags.find((tag) => tag.name === name)?.parent;
    if (parent !== undefined) used.add(parent);
  }
  return { ...document, tags: tags.filter(({ name }) => name !== undefined && used.has(name)) };
};

/** A link leads to another operation, so it goes with that one. */
const withoutLostLinks = (whole: JsonObject, part: JsonObject, isKept: (at: string) => boolean): JsonObject => {
  const ids = { kept: new Set<Json>(), lost: new Set<Json>() };
  for (const [path, written] of Object.entries(isObject(whole.paths) ? whole.paths : {}))
    for (const [method, operation] of Object.entries(itemAt(whole, written)))
      if (isObject(operation) && operation.operationId !== undefined)
        ids[isKept(pointer('paths', path, method)) ? 'kept' : 'lost'].add(operation.operationId);
  const isLost = (written: Json): boolean => {
    const link = isObject(written) && typeof written.$ref === 'string' ? targetOf(whole, written.$ref) : written;
    if (!isObject(link)) return false;
    const { operationId, operationRef } = link;
    if (operationId !== undefined) return ids.lost.has(operationId) && !ids.kept.has(operationId);
    if (typeof operationRef !== 'string' || !operationRef.startsWith('#/')) return false;
    return !isKept(pointer(...operationRef.slice(2).split('/').map(decodeSegment)));
  };
  const withoutLost = (one: JsonObject): JsonObject => {
    const { links, ...rest } = one;
    if (!isObject(links) || !Object.values(links).some(isLost)) return one;
    const kept = Object.entries(links).filter(([, link]) => !isLost(link));
    return kept.length > 0 ? { ...rest, links: Object.fromEntries(kept) } : rest;
  };
  return mapDocument(part, { schema: (schema) => schema, root: (schema) => schema, part: withoutLost });
};
