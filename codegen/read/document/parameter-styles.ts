import type { ParameterStyle } from '../../runtime/server/read-styles.ts';
import { type Document, deref, isObject, type Json, type JsonObject } from './document.ts';
import { listPaths, schemaParts } from './list-paths.ts';
import type { ReadParameter } from './parameters.ts';
import { typesIn } from './types-in.ts';

/** The parameters whose text a server takes apart before it validates them; all others are split by the validators. */
export const parameterStyles = (document: Document, parameters: readonly ReadParameter[]): ParameterStyle[] =>
  parameters.flatMap((parameter) => {
    const { in: place, name, schema, reading } = parameter;
    if (reading === 'parsed' || !isPlace(place)) return [];
    const inQuery = place === 'query' || place === 'cookie';
    const { style = inQuery ? 'form' : 'simple', explode = style === 'form' } = parameter;
    const allowed = typesIn(document, schema);
    const [isList, isMap] = [allowed.has('array'), allowed.has('object')];
    const isText = ['string', 'number', 'integer', 'boolean'].some((type) => [...allowed].some((one) => one === type));
    // A schema that allows everything allows text.
    if (isList && isMap && allowed.has('string')) return [];
    const isPathStyle = style === 'label' || style === 'matrix';
    if (!isList && !isMap && !isPathStyle) return [];
    if (!isMap && !isPathStyle && style !== 'deepObject' && !splitsRaw(document, parameter, style, explode)) return [];
    const base = {
      in: place,
      name: place === 'header' ? name.toLowerCase() : name,
      style: style as ParameterStyle['style'],
      ...(explode ? { explode: true as const } : {}),
      types: [
        ...(isText ? (['text'] as const) : []),
        ...(isList ? (['list'] as const) : []),
        ...(isMap ? (['object'] as const) : []),
      ],
    };
    if (style === 'deepObject') return [{ ...base, lists: listPaths(document, schema) }];
    if (!inQuery || !explode || !isMap) return [base];
    const { keys, isOpen } = keysOf(document, schema);
    const others = parameters.filter((one) => one.in === place && one !== parameter).map((one) => one.name);
    return [{ ...base, keys, ...(isOpen ? { except: others } : {}) }];
  });

const PLACES = ['path', 'query', 'header', 'cookie'] as const;
const isPlace = (place: string): place is ParameterStyle['in'] => PLACES.some((one) => one === place);

/** Items that are texts may have the delimiter, percent-encoded. Others cannot, and many clients encode the delimiter itself. */
const splitsRaw = (
  document: Document,
  { in: place, schema }: ReadParameter,
  style: string,
  explode: boolean,
): boolean => {
  if (place === 'header') return typesIn(document, schema).has('string');
  if ((style === 'form' && explode) || /Delimited$/.test(style)) return false;
  const { items } = deref<JsonObject>(document, schema);
  return typesIn(document, items ?? {}).has('string');
};

/** The properties of an object; open if it is a map, or says what further properties are. */
const keysOf = (document: Document, schema: Json): { readonly keys: string[]; readonly isOpen: boolean } => {
  const parts = schemaParts(document, schema);
  const keys = [...new Set(parts.flatMap(({ properties }) => Object.keys(isObject(properties) ? properties : {})))];
  const says = parts.some(
    ({ additionalProperties: further, patternProperties }) =>
      patternProperties !== undefined || (further !== undefined && further !== false),
  );
  const isClosed = parts.some(({ additionalProperties }) => additionalProperties === false);
  return { keys, isOpen: says || (keys.length === 0 && !isClosed) };
};
