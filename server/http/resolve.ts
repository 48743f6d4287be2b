import type { Document, Operation } from 'openapi-backend';
import { decimalFields, untypedFields } from './decimal-fields.ts';
import { deprecationHeaders } from './deprecation-headers.ts';
import type { Interface, RequestLimit, Route } from './interface.ts';
import { type BodyType, isMediaType, type Validators } from './receive.ts';

/** An operation with everything that only its document and its route decide. */
export type Resolved = {
  readonly route: Route;
  /** As openapi-backend knows it, with path and security. */
  readonly operation: Operation;
  /** Headers of every reply. */
  readonly announced: Readonly<Record<string, string>>;
  readonly limit: RequestLimit | undefined;
  /** The content types that it takes. */
  readonly types: readonly BodyType[];
  readonly bodyRequired: boolean;
  /** The fields of the body in which numbers keep their digits. */
  readonly untyped: readonly string[];
  readonly validators: Validators;
};

/** Resolves the operations of an interface, once, at start. @throws when the document, the routes and the validators do not agree. */
export const resolve = <Caller>(api: Interface<Caller>): readonly Resolved[] => {
  const operations = read(api.document as Document);
  return api.routes.map((route) => {
    const { operationId } = route;
    const known = operations.get(operationId);
    if (known === undefined) throw new Error(`the document has no operation ${operationId}`);
    const validators = api.requests[operationId];
    if (validators === undefined) throw new Error(`${operationId} has no generated validator`);
    const { decimals, ...ofDocument } = known;
    return {
      ...ofDocument,
      route,
      limit: api.limit?.(route),
      types: mediaTypesOf(route, validators),
      validators: decimals.size === 0 ? validators : { ...validators, decimals },
    };
  });
};

type Known = Pick<Resolved, 'operation' | 'announced' | 'bodyRequired' | 'untyped'> & {
  readonly decimals: ReadonlySet<string>;
};

/** A process may serve one document several times, as tests do. */
const documents = new WeakMap<Document, ReadonlyMap<string, Known>>();

/** Reads the operations of a document, by id. */
const read = (document: Document): ReadonlyMap<string, Known> => {
  const known = documents.get(document) ?? readOnce(document);
  documents.set(document, known);
  return known;
};

const readOnce = (document: Document): ReadonlyMap<string, Known> =>
  new Map(
    Array.from(flatten(document), ([operationId, operation]) => [
      operationId,
      {
        operation,
        announced: deprecationHeaders(operation),
        bodyRequired: bodyRequired(operation),
        untyped: untypedFields(document, operation),
        decimals: decimalFields(document, operation),
      },
    ]),
  );

/** The operations of a document by id, with path and security resolved. */
const flatten = (document: Document): ReadonlyMap<string, Operation> => {
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item ?? {})) {
      if (typeof operation !== 'object' || operation === null || !('operationId' in operation)) continue;
      operations.set(
        String(operation.operationId),
        Object.freeze({ security: document.security ?? [], ...operation, path, method }) as Operation,
      );
    }
  return operations;
};

/** @throws for a content type that the server cannot read, which stops the start. */
const mediaTypesOf = ({ operationId, body }: Route, { bodies }: Validators): BodyType[] => {
  if (body === null) return [];
  return Object.keys(bodies ?? { [body]: undefined }).map((type) => {
    if (!isMediaType(type)) throw new Error(`${operationId} takes ${type}, which the server does not read`);
    return type;
  });
};

const bodyRequired = (operation: Operation): boolean =>
  operation.requestBody !== undefined && 'required' in operation.requestBody && operation.requestBody.required === true;
