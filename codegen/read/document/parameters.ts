import {
  type Document,
  deref,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Schema,
} from './document.ts';
import type { Reader } from './readers.ts';
import { isNested, typesIn } from './types-in.ts';

/**
 * The way a parameter's text is split: not at all (`plain`; a repeated key is a list), at a delimiter, or collected from keys such as
 * `filter[a]`. A `parsed` one is JSON. An `apart` parameter arrives structured as its schema says, with text values.
 */
export type SplitStyle = 'plain' | 'deep' | 'apart' | 'parsed' | Extract<Reader, 'comma' | 'header' | 'space' | 'pipe'>;

export type ReadParameter = Omit<ParameterObject, 'schema' | 'content'> & {
  readonly schema: Schema;
  readonly reading: SplitStyle;
};

/** An operation's parameters without whole queries; its own override the path's with the same name and location. */
export const listParameters = (document: Document, item: PathItem, operation: OperationObject): ReadParameter[] => {
  const parameters = new Map<string, ReadParameter>();
  for (const written of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter: ParameterObject = deref(document, written);
    if (parameter.in !== 'querystring')
      parameters.set(`${parameter.in} ${parameter.name}`, readParameter(document, parameter));
  }
  return [...parameters.values()];
};

const readParameter = (document: Document, parameter: ParameterObject): ReadParameter => {
  const { content, ...rest } = parameter;
  const [media] = Object.values(content ?? {});
  return {
    ...rest,
    schema: parameter.schema ?? media?.schema ?? {},
    // Path parameters are always present.
    ...(parameter.in === 'path' ? { required: true } : {}),
    reading: media ? 'parsed' : (readStyle(document, parameter) ?? 'apart'),
  };
};

/** The style of a parameter with a schema; undefined if it is not supported. */
export const readStyle = (document: Document, parameter: ParameterObject): SplitStyle | undefined => {
  const inCookie = parameter.in === 'cookie';
  const inQuery = parameter.in === 'query' || inCookie;
  const { style = inQuery ? 'form' : 'simple', explode = style === 'form' } = parameter;
  if (inCookie && style !== 'form') return undefined;
  const types = new Set([...typesIn(document, parameter.schema)].filter((type) => type !== 'null'));
  const isList = types.has('array') && types.size === 1;
  const hasParts = types.has('array') || types.has('object');
  if (isNestedList(document, parameter)) return 'parsed';
  // A schema that allows everything allows text.
  const isText = !hasParts || (types.has('string') && types.has('array') && types.has('object'));
  if (inQuery && style === 'deepObject') return types.has('object') && types.size === 1 ? 'deep' : undefined;
  if (inQuery && explode && STYLES[style] !== undefined) return types.has('object') && !isText ? undefined : 'plain';
  const delimiter = inQuery ? STYLES[style] : style === 'simple' ? SIMPLE[parameter.in] : undefined;
  if (delimiter === undefined) return undefined;
  return isText ? 'plain' : isList ? delimiter : undefined;
};

/**
 * Reports whether a parameter is a list of objects or of lists in one text. No style can write that, so the whole list is JSON. With a key
 * for each item, each item is.
 */
export const isNestedList = (document: Document, { in: place, schema, style, explode }: ParameterObject): boolean => {
  const types = new Set([...typesIn(document, schema)].filter((type) => type !== 'null'));
  if (!types.has('array') || types.size > 1 || schema === undefined) return false;
  if (place === 'query' && (style === 'deepObject' || (explode ?? (style === undefined || style === 'form'))))
    return false;
  const { items } = deref<Schema>(document, schema);
  return items !== undefined && isNested(typesIn(document, items));
};

/** A parameter with JSON in `content`. */
export const isJsonContent = ({ content = {} }: ParameterObject): boolean =>
  Object.keys(content).some((type) => /^application\/([\w.-]+\+)?json\b/i.test(type));

/** OpenAPI ignores header parameters of these names: content types and security schemes say what they are. */
export const isIgnored = ({ in: place, name }: Pick<ParameterObject, 'in' | 'name'>): boolean =>
  place === 'header' && /^(accept|content-type|authorization)$/i.test(name);

const STYLES: Readonly<Record<string, SplitStyle | undefined>> = {
  form: 'comma',
  spaceDelimited: 'space',
  pipeDelimited: 'pipe',
};
const SIMPLE: Readonly<Record<string, SplitStyle | undefined>> = { path: 'comma', header: 'header' };
