import { type Document, deref, type JsonObject, type Schema } from '../../read/document/document.ts';
import type { ApiOperation } from '../../read/project/operation.ts';

/** The cookies of an operation as a schema, so that they get a type as its other parameters do. */
export type CookieType = { readonly name: string; readonly schema: Schema };

/**
 * A schema of the cookies of each operation that has some, under a name that no other schema has. Once a request is accepted, those with a
 * default are there.
 */
export const cookieTypes = (
  document: Document,
  operations: readonly ApiOperation[],
  areAccepted: boolean,
): ReadonlyMap<string, CookieType> => {
  const taken = new Set(Object.keys(document.components?.schemas ?? {}).map((name) => name.toLowerCase()));
  const types = new Map<string, CookieType>();
  for (const { operationId, parameters } of operations) {
    const cookies = parameters.filter((parameter) => parameter.in === 'cookie');
    if (cookies.length === 0) continue;
    const base = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Cookies`;
    let name = base;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${base}${count}`;
    taken.add(name.toLowerCase());
    const isThere = ({ required, schema }: (typeof cookies)[number]) =>
      required === true || (areAccepted && deref<JsonObject>(document, schema).default !== undefined);
    types.set(operationId, {
      name,
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie.schema])),
        required: cookies.filter(isThere).map((cookie) => cookie.name),
      },
    });
  }
  return types;
};
