import { type Document, deref, isObject, type Json, type Schema } from '../../read/document/document.ts';
import { findProperty } from '../../read/document/form-encoding.ts';
import { typesIn } from '../../read/document/types-in.ts';

/**
 * The server-sent events whose data is text, as the schema of an item says: all, or those of these names. Undefined if there are none. A name
 * that events with other data have too is not among them.
 */
export const textEvents = (document: Document, schema: Schema | undefined): true | readonly string[] | undefined => {
  if (schema === undefined) return undefined;
  const { oneOf, anyOf, ...base } = deref<Schema>(document, schema);
  const fieldOf = (variant: Json, name: string) =>
    findProperty(document, variant, name) ?? findProperty(document, base, name);
  const variants: readonly Json[] = [oneOf ?? anyOf ?? schema].flat();
  const told = variants.map((variant) => ({
    names: namesOf(document, fieldOf(variant, 'event')),
    isText: isText(document, fieldOf(variant, 'data')),
  }));
  if (told.every((one) => one.isText)) return true;
  const others = new Set(told.flatMap(({ isText, names }) => (isText ? [] : names)));
  const names = told.flatMap(({ isText, names }) => (isText ? names.filter((name) => !others.has(name)) : []));
  return names.length > 0 ? names : undefined;
};

const isText = (document: Document, data: Json | undefined): boolean => {
  const types = [...typesIn(document, data)].filter((type) => type !== 'null');
  return types.join() === 'string';
};

const namesOf = (document: Document, event: Json | undefined): readonly string[] => {
  if (event === undefined) return ['message'];
  const { const: only, enum: values } = isObject(event) ? deref<Schema>(document, event) : ({} as Schema);
  const all: readonly Json[] = only === undefined ? [values ?? []].flat() : [only];
  return all.flatMap((name) => (typeof name === 'string' ? [name] : []));
};
