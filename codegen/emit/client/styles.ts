import {
  type Document,
  deref,
  type OperationObject,
  type ParameterObject,
  type PathItem,
} from '../../read/document/document.ts';
import { isNestedList } from '../../read/document/parameters.ts';
import { typesIn } from '../../read/document/types-in.ts';

/** A parameter with a serialization other than the default. */
export type Styled = { readonly place: 'path' | 'query' | 'headers'; readonly name: string; readonly style: string };

/** All parameters of an operation as the document has them, with cookies; its own override the path's. */
export const writtenParameters = (
  document: Document,
  item: PathItem,
  operation: OperationObject,
): ParameterObject[] => {
  const parameters = new Map<string, ParameterObject>();
  for (const written of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = deref<ParameterObject>(document, written);
    parameters.set(`${parameter.in} ${parameter.name}`, parameter);
  }
  return [...parameters.values()];
};

/** The serializations of the parameters, as functions of the runtime's styles. */
export const listStyles = (document: Document, parameters: readonly ParameterObject[]): Styled[] =>
  parameters.flatMap((parameter) => {
    const place = PLACES[parameter.in];
    const style = place && styleOf(document, parameter);
    const name = place === 'headers' ? parameter.name.toLowerCase() : parameter.name;
    return place && style ? [{ place, name, style }] : [];
  });

const PLACES: Readonly<Record<string, Styled['place'] | undefined>> = {
  path: 'path',
  query: 'query',
  header: 'headers',
};

/** The function for a cookie; undefined for a text, a repeated cookie, or JSON. */
export const cookieStyle = (document: Document, parameter: ParameterObject): 'comma' | 'fields' | undefined => {
  const { schema, content, explode = true } = parameter;
  if (content || isNestedList(document, parameter)) return undefined;
  const types = typesIn(document, schema ?? {});
  const isFree = types.has('array') && types.has('object') && types.has('string');
  if (isFree || (!types.has('array') && !types.has('object'))) return undefined;
  return explode ? (types.has('object') ? 'fields' : undefined) : 'comma';
};

/** The function for a parameter; undefined where the default is right: a text, or a list as a repeated key in the query. */
const styleOf = (document: Document, parameter: ParameterObject): string | undefined => {
  const { in: place, schema, content } = parameter;
  const isQuery = place === 'query';
  if (content) {
    const [type = ''] = Object.keys(content);
    if (!/json/.test(type)) return undefined;
    return isQuery ? 'json' : place === 'path' ? 'jsonText' : 'jsonHeader';
  }
  if (isNestedList(document, parameter)) return isQuery ? 'json' : place === 'path' ? 'jsonText' : 'jsonHeader';
  const { style = isQuery ? 'form' : 'simple', explode = style === 'form' } = parameter;
  const types = typesIn(document, schema ?? {});
  const hasList = types.has('array');
  const hasObject = types.has('object');
  // A schema without a type allows everything; such a parameter is text.
  const hasParts = (hasList || hasObject) && !(hasList && hasObject && types.has('string') && types.has('number'));
  if (isQuery) {
    if (style === 'deepObject') return hasList ? 'brackets' : 'deep';
    if (!hasParts) return parameter.allowReserved ? 'reserved' : undefined;
    if (style === 'spaceDelimited' && !explode) return 'space';
    if (style === 'pipeDelimited' && !explode) return 'pipe';
    if (!explode) return 'comma';
    return hasObject ? 'fields' : undefined;
  }
  if (place === 'header') return hasParts ? (explode && hasObject ? 'pairs' : 'list') : undefined;
  if (style === 'label') return explode ? 'labelPairs' : 'label';
  if (style === 'matrix') return explode ? 'matrixPairs' : 'matrix';
  return hasParts ? (explode && hasObject ? 'segmentPairs' : 'segment') : undefined;
};
