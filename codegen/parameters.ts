import {
  type Document,
  type OperationObject,
  type Parameter,
  type PathItem,
  resolve,
  type Schema,
} from './document.ts';
import type { Reader } from './schema/readers.ts';
import { typesIn } from './schema/types-in.ts';

/**
 * How the text of a parameter is taken apart: not at all (a repeated key is a list), at a delimiter, or gathered from keys such as
 * `filter[a]`. What is `apart` arrives as its schema says, in parts of text; what is `parsed` is no text any more.
 */
export type Style = 'plain' | 'deep' | 'apart' | 'parsed' | Extract<Reader, 'comma' | 'header' | 'space' | 'pipe'>;

export type ReadParameter = Omit<Parameter, 'schema' | 'content'> & {
  readonly schema: Schema;
  readonly reading: Style;
};

/** An operation's parameters but for cookies; its own replace the path's of the same name and place. */
export const parametersOf = (document: Document, item: PathItem, operation: OperationObject): ReadParameter[] => {
  const parameters = new Map<string, ReadParameter>();
  for (const written of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter: Parameter = resolve(document, written);
    if (parameter.in !== 'cookie')
      parameters.set(`${parameter.in} ${parameter.name}`, readParameter(document, parameter));
  }
  return [...parameters.values()];
};

const readParameter = (document: Document, parameter: Parameter): ReadParameter => {
  const { content, ...rest } = parameter;
  const [media] = Object.values(content ?? {});
  return {
    ...rest,
    schema: parameter.schema ?? media?.schema ?? {},
    // What stands in a path is always there.
    ...(parameter.in === 'path' ? { required: true } : {}),
    reading: media ? 'parsed' : (styleOf(document, parameter) ?? 'apart'),
  };
};

/** How a parameter with a schema is read; undefined when its style cannot be. */
export const styleOf = (document: Document, parameter: Parameter): Style | undefined => {
  const inQuery = parameter.in === 'query';
  const { style = inQuery ? 'form' : 'simple', explode = style === 'form' } = parameter;
  const types = new Set([...typesIn(document, parameter.schema)].filter((type) => type !== 'null'));
  const isList = types.has('array') && types.size === 1;
  const hasParts = types.has('array') || types.has('object');
  // Where anything goes, so does a text.
  const isText = !hasParts || (types.has('string') && types.has('array') && types.has('object'));
  if (inQuery && style === 'deepObject') return types.has('object') && types.size === 1 ? 'deep' : undefined;
  if (inQuery && explode && STYLES[style] !== undefined) return types.has('object') && !isText ? undefined : 'plain';
  const delimiter = inQuery ? STYLES[style] : style === 'simple' ? SIMPLE[parameter.in] : undefined;
  if (delimiter === undefined) return undefined;
  return isText ? 'plain' : isList ? delimiter : undefined;
};

const STYLES: Readonly<Record<string, Style | undefined>> = {
  form: 'comma',
  spaceDelimited: 'space',
  pipeDelimited: 'pipe',
};
const SIMPLE: Readonly<Record<string, Style | undefined>> = { path: 'comma', header: 'header' };
