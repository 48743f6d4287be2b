import { type Document, deref, isObject, type Json, type MediaType, type Schema } from './document.ts';
import { listPaths } from './list-paths.ts';
import { isNested, typesIn } from './types-in.ts';

/** The encoding of a form's field, where its media type has one. */
export type FieldEncoding = {
  /** A list in one text, `reserved`: characters such as `/` stay as they are, or `brackets`: in parts, `name[field]=value`. */
  readonly style?: 'comma' | 'space' | 'pipe' | 'reserved' | 'brackets';
  /** The lists in a field with brackets, by `listPaths`. */
  readonly lists?: readonly string[];
  /** The content types of its parts, of which the first is for texts; ranges such as `image/*` among them. Empty if not said. */
  readonly types: readonly string[];
  /** True if its items are texts, or texts such as numbers, rather than files. */
  readonly isText: boolean;
  /** True if its items are objects. */
  readonly isNested: boolean;
};

/** A media type of a form that has fields. */
export const formKind = (type: string): 'form' | 'multipart' | undefined => {
  const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  return essence.startsWith('multipart/') ? 'multipart' : undefined;
};

type Parts = Pick<Document, 'components'>;

/** The fields that `encoding` names, without those that it leaves as they are by default. */
export const readEncodings = (document: Parts, type: string, media: MediaType): ReadonlyMap<string, FieldEncoding> => {
  const form = formKind(type);
  const found = new Map<string, FieldEncoding>();
  if (form === undefined) return found;
  for (const [
    name,
    { contentType, style, explode = style === undefined || style === 'form', allowReserved },
  ] of Object.entries(media.encoding ?? {})) {
    const property = findProperty(document, media.schema, name);
    if (form === 'form' && style === 'deepObject' && hasFields(document, property)) {
      const lists = listPaths(document, property ?? {});
      found.set(name, { style: 'brackets', lists, types: [], isText: false, isNested: true });
      continue;
    }
    const { item, isList } = findItem(document, property);
    const types = typesIn(document, item);
    const nested = isNested(types);
    const isPlain = style === undefined && allowReserved === undefined && explode;
    const wanted =
      isPlain && contentType !== undefined ? contentType.split(',').map((one) => one.trim().toLowerCase()) : [];
    const delimiter = form === 'form' && isList && !explode ? DELIMITED[style ?? 'form'] : undefined;
    const own = delimiter ?? (form === 'form' && allowReserved && !nested ? 'reserved' : undefined);
    if (own === undefined && wanted.length === 0) continue;
    found.set(name, {
      ...(own === undefined ? {} : { style: own }),
      types: wanted,
      isText: !nested && types.size < ANYTHING && !isBinary(document, item),
      isNested: nested,
    });
  }
  return found;
};

/** Reports whether a value may be an object or a list. One that may be anything arrives as text. */
export const hasFields = (document: Parts, property: Json | undefined): boolean => {
  const types = typesIn(document, property);
  return types.size < ANYTHING && (types.has('object') || types.has('array'));
};

const ANYTHING = 7;
const DELIMITED: Readonly<Record<string, 'comma' | 'space' | 'pipe' | undefined>> = {
  form: 'comma',
  spaceDelimited: 'space',
  pipeDelimited: 'pipe',
};

/** Delimiters between the items of a list in one text. */
export const DELIMITERS: Readonly<Record<string, string | undefined>> = { comma: ',', space: ' ', pipe: '|' };

const isBinary = (document: Parts, schema: Json): boolean =>
  isObject(schema) && deref<Schema>(document, schema).format === 'binary';

/** The schema that an encoding applies to: each item of a list. */
export const findItem = (
  document: Parts,
  property: Json | undefined,
): { readonly item: Json; readonly isList: boolean } => {
  const types = [...typesIn(document, property)].filter((type) => type !== 'null');
  if (property === undefined || types.join() !== 'array') return { item: property ?? {}, isList: false };
  const { items } = isObject(property) ? deref<Schema>(document, property) : ({} as Schema);
  return { item: items ?? {}, isList: true };
};

/** The schema of a property, wherever the schema or its parts name it. */
export const findProperty = (document: Parts, schema: Json | undefined, name: string, depth = 0): Json | undefined => {
  if (!isObject(schema) || depth > 8) return undefined;
  const { properties, allOf, anyOf, oneOf } = deref<Schema>(document, schema);
  if (isObject(properties) && properties[name] !== undefined) return properties[name];
  for (const part of [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []))) {
    const found = findProperty(document, part, name, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
};
