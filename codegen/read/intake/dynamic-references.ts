import { decodeSegment, escapeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';
import { mapDocument, mapSchema } from '../document/map-schema.ts';

/** The meaning of each dynamic anchor: a reference to a schema of the document. */
type Bindings = ReadonlyMap<string, string>;

const PREFIX = '#/components/schemas/';

const anchorOf = (reference: Json | undefined): string | undefined =>
  typeof reference === 'string' && reference.startsWith('#') && !reference.startsWith('#/')
    ? reference.slice(1)
    : undefined;

const componentOf = (reference: Json | undefined): string | undefined => {
  const [, name] = typeof reference === 'string' ? (/^#\/components\/schemas\/([^/]+)$/.exec(reference) ?? []) : [];
  return name === undefined ? undefined : decodeSegment(name);
};

/**
 * Replaces `$dynamicRef` by what it means. Its target depends on where validation started: the outermost schema that declares the anchor
 * binds it, which is how a document writes `Page<Item>`. So each schema that is referred to with other bindings becomes a separate
 * component, such as `PageOfPet`. Unresolved references stay, and are refused later.
 */
export const withoutDynamicReferences = <Part extends JsonObject>(written: Part): Part => {
  const text = JSON.stringify(written);
  if (!/"\$(dynamicRef|recursiveRef)"/.test(text)) return written;
  const document = /"\$recursiveRef"/.test(text) ? withoutRecursiveReferences(written) : written;
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const made = new Map<string, Json>();
  const names = new Map<string, string>();

  /** The anchors that a component refers to, also through others. */
  const usedBy = (name: string, seen = new Set<string>()): Set<string> => {
    const used = new Set<string>();
    if (seen.has(name)) return used;
    seen.add(name);
    mapSchema(schemas[name] ?? {}, '', (schema) => {
      const anchor = anchorOf(schema.$dynamicRef);
      const inner = componentOf(schema.$ref);
      if (anchor !== undefined) used.add(anchor);
      if (inner !== undefined) for (const one of usedBy(inner, seen)) used.add(one);
      return schema;
    });
    return used;
  };

  /** A root schema with the bindings of its callers, which take precedence over its own. */
  const bound = (root: Json, at: string, outer: Bindings): Json => {
    const bindings = new Map([...anchorsIn(root, at), ...outer]);
    return mapSchema(root, at, (schema) => {
      const { $dynamicRef, $dynamicAnchor: _anchor, $id, ...rest } = schema;
      const target = bindings.get(anchorOf($dynamicRef) ?? '');
      // An identity is only needed for the anchors' sake.
      const kept: JsonObject = {
        ...rest,
        ...($dynamicRef === undefined || target !== undefined ? {} : { $dynamicRef }),
        ...($id === undefined || bindings.size > 0 ? {} : { $id }),
      };
      if (target !== undefined) return { ...kept, $ref: target };
      const component = componentOf(schema.$ref);
      return component === undefined ? kept : { ...kept, $ref: instanceOf(component, bindings) };
    });
  };

  /** The reference to a component with these bindings. */
  const instanceOf = (name: string, bindings: Bindings): string => {
    const own = anchorsIn(schemas[name] ?? {}, `${PREFIX}${escapeSegment(name)}`);
    const used = usedBy(name);
    const differing = [...bindings].filter(([anchor, target]) => used.has(anchor) && own.get(anchor) !== target);
    if (differing.length === 0) return `${PREFIX}${escapeSegment(name)}`;
    const key = JSON.stringify([name, differing]);
    const known = names.get(key);
    if (known !== undefined) return `${PREFIX}${escapeSegment(known)}`;
    const of = differing.map(([, target]) => componentOf(target) ?? target.split('/').at(-1) ?? '').join('And');
    let free = `${name}Of${of}`;
    for (let count = 2; Object.hasOwn(schemas, free) || made.has(free); count += 1) free = `${name}Of${of}${count}`;
    names.set(key, free);
    // Reserve the name first, because a schema may refer to itself.
    made.set(free, {});
    made.set(free, bound(schemas[name] ?? {}, `${PREFIX}${escapeSegment(name)}`, new Map(differing)));
    return `${PREFIX}${escapeSegment(free)}`;
  };

  const mapped = mapDocument(document, { schema: (schema) => schema, root: (root, at) => bound(root, at, new Map()) });
  if (made.size === 0) return mapped;
  const all = isObject(mapped.components) ? mapped.components : {};
  const others = isObject(all.schemas) ? all.schemas : {};
  return { ...mapped, components: { ...all, schemas: { ...others, ...Object.fromEntries(made) } } };
};

/** The anchor that stands for `$recursiveAnchor`. */
const RECURSIVE = 'recursive-anchor';

/**
 * Writes `$recursiveRef` of JSON Schema 2019-09 as the `$dynamicRef` that took its place. Without a `$recursiveAnchor` in the same root
 * schema, it refers to that root.
 */
const withoutRecursiveReferences = <Part extends JsonObject>(document: Part): Part =>
  mapDocument(document, {
    schema: (schema) => schema,
    root: (root, at) => {
      const isAnchored = /"\$recursiveAnchor":true/.test(JSON.stringify(root));
      return mapSchema(root, at, ({ $recursiveRef, $recursiveAnchor, ...rest }) => ({
        ...rest,
        ...($recursiveAnchor === true ? { $dynamicAnchor: RECURSIVE } : {}),
        ...($recursiveRef === undefined ? {} : isAnchored ? { $dynamicRef: `#${RECURSIVE}` } : { $ref: at }),
      }));
    },
  });

/** The dynamic anchors that a schema declares. One that only refers to a component stands for the component. */
const anchorsIn = (root: Json, at: string): Bindings => {
  const found = new Map<string, string>();
  mapSchema(root, at, (schema, here) => {
    const { $dynamicAnchor, $ref, ...others } = schema;
    if (typeof $dynamicAnchor === 'string')
      found.set(
        $dynamicAnchor,
        typeof $ref === 'string' && componentOf($ref) !== undefined && Object.keys(others).length === 0 ? $ref : here,
      );
    return schema;
  });
  return found;
};
