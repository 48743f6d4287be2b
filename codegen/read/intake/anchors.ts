import type { Report } from '../config/refusal.ts';
import { escapeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';

/** Under these keys names are chosen by authors; a property may be called `example`. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'schemas']);
const DATA = new Set(['example', 'examples', 'enum', 'const', 'default']);
const KEYS = ['$anchor', '$dynamicAnchor'] as const;

/** The places of each anchor of a file, as JSON pointers. Schemas may share the name of a dynamic anchor, but then it is no address. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

/** The name in a reference such as `#pet` or `pets.yaml#pet`; undefined for a pointer. */
export const anchorIn = (reference: string): { readonly file: string; readonly name: string } | undefined => {
  const [, file = '', name] = /^([^#]*)#([^/].*)$/.exec(reference) ?? [];
  return name === undefined ? undefined : { file, name };
};

export const indexAnchors = (document: Json): Anchors => {
  const found = new Map<string, string[]>();
  const visit = (value: Json, at: string, isNames: boolean): void => {
    if (Array.isArray(value)) for (const [index, part] of value.entries()) visit(part, `${at}/${index}`, false);
    if (!isObject(value)) return;
    for (const key of isNames ? [] : KEYS) {
      const name = value[key];
      if (typeof name === 'string') found.set(name, [...(found.get(name) ?? []), at]);
    }
    for (const [key, part] of Object.entries(value))
      if (isNames || !(DATA.has(key) || key.startsWith('x-')))
        visit(part, `${at}/${escapeSegment(key)}`, !isNames && NAMED.has(key));
  };
  visit(document, '#', false);
  return found;
};

/**
 * Replaces references to anchors of the same document by pointers, and removes the anchors. Dynamic ones stay where a `$dynamicRef` needs
 * them.
 */
export const withoutAnchors = (document: JsonObject, report: Report): JsonObject => {
  const text = JSON.stringify(document);
  if (!/"\$(anchor|dynamicAnchor)"|"\$ref":"#[^/]/.test(text)) return document;
  const anchors = indexAnchors(document);
  const isDynamic = text.includes('"$dynamicRef"');
  const pointerTo = (reference: string, at: string): string => {
    const { file, name } = anchorIn(reference) ?? {};
    const places = anchors.get(name ?? '') ?? [];
    if (name === undefined || file !== '' || places.length === 0) return reference;
    if (places.length > 1)
      report.fault(at, `the anchor ${name} is declared ${places.length} times`, 'Rename all but one of them.');
    return places[0] ?? reference;
  };
  const settled = (value: Json, at: string, isNames: boolean): Json => {
    if (Array.isArray(value)) return value.map((part, index) => settled(part, `${at}/${index}`, false));
    if (!isObject(value)) return value;
    const kept = Object.entries(value).flatMap(([key, part]): [string, Json][] => {
      if (isNames) return [[key, settled(part, `${at}/${escapeSegment(key)}`, false)]];
      if (key === '$anchor' || (key === '$dynamicAnchor' && !isDynamic)) return [];
      if (key === '$ref' && typeof part === 'string') return [[key, pointerTo(part, at)]];
      if (DATA.has(key) || key.startsWith('x-')) return [[key, part]];
      return [[key, settled(part, `${at}/${escapeSegment(key)}`, NAMED.has(key))]];
    });
    return Object.fromEntries(kept);
  };
  const mapped = settled(document, '#', false);
  return isObject(mapped) ? mapped : document;
};
