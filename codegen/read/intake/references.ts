import type { Report } from '../config/refusal.ts';
import { decodeSegment, escapeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';
import { mapDocument, mapSchema } from '../document/map-schema.ts';

/** The target of a reference inside the document; undefined if there is none. */
export const targetOf = (document: JsonObject, reference: string): Json | undefined => {
  if (!reference.startsWith('#/')) return undefined;
  let found: Json | undefined = document;
  for (const written of reference.slice(2).split('/')) {
    const key = decodeSegment(written);
    found = Array.isArray(found)
      ? found[Number(key)]
      : isObject(found) && Object.hasOwn(found, key)
        ? found[key]
        : undefined;
  }
  return found;
};

const unresolved = (report: Report, at: string, reference: string): void =>
  report.fault(at, `${reference} does not exist`, 'Correct the reference.');

/** References nested deeper than this are circular. */
const DEPTH_MAX = 32;

/**
 * Inlines references to everything but schemas: parts that are not components, and all path items. Schemas are handled later, because they
 * may be recursive.
 */
export const inlineParts = <Part extends JsonObject>(document: Part, report: Report): Part => {
  const settled = (part: JsonObject, at: string, depth: number): JsonObject => {
    const { $ref, ...siblings } = part;
    if (typeof $ref !== 'string') return part;
    const isPath =
      /^#\/(paths|webhooks|components\/pathItems)\/[^/]+$/.test(at) || /\/callbacks\/[^/]+\/[^/]+$/.test(at);
    const target = targetOf(document, $ref);
    if (!isObject(target) || depth > DEPTH_MAX) {
      unresolved(report, at, $ref);
      return siblings;
    }
    const isShared = !/^#\/components\/mediaTypes\//.test($ref) && /^#\/components\/[^/]+\/[^/]+$/.test($ref);
    if (!isPath && isShared) return part;
    return { ...settled(target, at, depth + 1), ...siblings };
  };
  return mapDocument(document, { schema: (schema) => schema, part: (part, at) => settled(part, at, 0) });
};

/** A component name for a target elsewhere in the document: the last words of its pointer, with a number if taken. */
const nameFor = (reference: string, taken: (name: string) => boolean): string => {
  const words = reference
    .replace('#/components/schemas/', '')
    .split('/')
    .map(decodeSegment)
    .filter((word) => !['#', 'properties', 'components', 'content', 'schema', 'paths'].includes(word))
    .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, '_'));
  const name = words.slice(-4).join('_');
  let free = name;
  for (let count = 2; taken(free); count += 1) free = `${name}_${count}`;
  return free;
};

/**
 * A document whose schemas refer only to components. The target of a reference into another schema or an operation is copied to a new
 * component.
 */
export const withComponents = <Part extends JsonObject>(document: Part, report: Report): Part => {
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const names = new Map<string, string>();
  const hoisted = new Map<string, Json>();

  const settled = (schema: JsonObject, at: string): JsonObject => {
    const { $ref, ...rest } = schema;
    if (typeof $ref !== 'string') return schema;
    const [, component] = /^#\/components\/schemas\/([^/]+)$/.exec($ref) ?? [];
    if (component !== undefined && Object.hasOwn(schemas, decodeSegment(component)))
      return { ...schema, $ref: `#/components/schemas/${escapeSegment(decodeSegment(component))}` };
    const known = names.get($ref);
    const target = known === undefined ? targetOf(document, $ref) : undefined;
    if (known === undefined && !isObject(target) && typeof target !== 'boolean') {
      unresolved(report, at, $ref);
      return rest;
    }
    const name = known ?? nameFor($ref, (taken) => Object.hasOwn(schemas, taken) || hoisted.has(taken));
    if (known === undefined && target !== undefined) {
      names.set($ref, name);
      // Reserve the name first, because a schema may refer to itself.
      hoisted.set(name, {});
      hoisted.set(name, mapSchema(target, $ref, settled));
    }
    return { ...schema, $ref: `#/components/schemas/${name}` };
  };

  const mapped = mapDocument(document, { schema: settled });
  if (hoisted.size === 0) return mapped;
  const own = isObject(mapped.components) ? mapped.components : {};
  const all = { ...(isObject(own.schemas) ? own.schemas : {}), ...Object.fromEntries(hoisted) };
  return { ...mapped, components: { ...own, schemas: all } };
};
