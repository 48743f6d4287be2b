import { isObject, type Json, type JsonObject } from './document.ts';

export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const objectsIn = (value: Json | undefined): (readonly [string, JsonObject])[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, item]) => (isObject(item) ? [[key, item] as const] : []));

/** Follows `{ $ref: '#/channels/x/messages/y' }` inside the document, through chains of references. */
export const deref = (root: JsonObject, value: Json | undefined): JsonObject => {
  if (!isObject(value)) return {};
  if (typeof value.$ref !== 'string') return value;
  const steps = value.$ref.slice(2).split('/');
  const found = steps.reduce<Json | undefined>((part, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return isObject(part) ? part[name] : undefined;
  }, root);
  return deref(root, found);
};
