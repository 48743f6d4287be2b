import type { ProjectConfig } from '../config/config.ts';
import {
  type CallbackObject,
  type Document,
  deref,
  isObject,
  type Json,
  type JsonObject,
  listPlaces,
  METHODS,
  type MediaType,
  type Method,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Place,
  type Response,
  type Schema,
  type Security,
  type ServerObject,
} from '../document/document.ts';
import { type FieldEncoding, readEncodings } from '../document/form-encoding.ts';
import { listParameters, type ReadParameter } from '../document/parameters.ts';
import { camelCase } from '../intake/operation-names.ts';

export type Mode = 'read' | 'write' | 'chain';
export type Permission = null | 'self' | { readonly resource: string; readonly permission: string };

/** An operation with references, defaults and extensions resolved. All outputs are written from it. */
export type ApiOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly section: string;
  readonly method: Method;
  /** An OpenAPI template, such as `/tables/{table_id}`. */
  readonly path: string;
  readonly mode: Mode;
  /** The name of its security scheme, `none`, or OpenAPI's list of alternatives if one name is not enough. */
  readonly security: string | Security;
  readonly permission: Permission;
  /** The account types that may call it; null for all. */
  readonly accounts: readonly string[] | null;
  /** The field that identifies the target of a write in the audit trail. */
  readonly audits: string | null;
  readonly requirement: readonly string[];
  /** In order of precedence. */
  readonly problems: readonly string[];
  readonly emits: readonly string[];
  readonly idempotent: boolean;
  /** The path to the body's field for the idempotency key, for callers who do not send the header. */
  readonly keyField: readonly string[] | null;
  /** True if it is safe to repeat: it only reads, or `x-repeatable` says why. */
  readonly repeatable: boolean;
  /** True if it returns a list in pages. */
  readonly paged: boolean;
  readonly pending: boolean;
  /** True if undeclared query parameters are ignored rather than refused. */
  readonly openQuery: boolean;
  /** The operation's own server, if any. */
  readonly server: ServerObject | undefined;
  readonly parameters: readonly ReadParameter[];
  readonly body: { readonly required: boolean; readonly contents: readonly [BodyContent, ...BodyContent[]] } | null;
  /** By status, a range of statuses (`4XX`) or `default`. */
  readonly responses: readonly {
    readonly status: string;
    readonly response: Response;
    /** Contents that handlers return and clients read. */
    readonly contents: readonly BodyContent[];
    /** Other forms of it, which the server writes itself. */
    readonly renditions: readonly BodyContent[];
  }[];
};

/** A content type of a body and its schema, if any; of a reply that is a sequence, the schema of its items. */
export type BodyContent = {
  readonly type: string;
  readonly schema: Schema | undefined;
  /** Fields of a form that are not written in the usual way. */
  readonly encodings?: ReadonlyMap<string, FieldEncoding>;
};

/** The operations of a document that passed the rules, in document order. */
export const listOperations = (config: ProjectConfig, document: Document): ApiOperation[] =>
  listPlaces(document).map((place) => operationAt(config, document, place));

/** The requests that callers receive: webhooks, and callbacks by the name of their operation and their own. */
export const listReceived = (config: ProjectConfig, document: Document): ApiOperation[] =>
  receivedPlaces(document).map(({ name, ...place }) => ({
    ...operationAt(config, document, place),
    operationId: name,
  }));

type Received = Omit<Place, 'pointer'> & { readonly name: string };

/** Webhooks and callbacks with unique names. */
export const receivedPlaces = (document: Document): Received[] => {
  const taken = new Set<string>();
  const places = (items: Readonly<Record<string, PathItem>>, nameOf: (path: string) => string): Received[] =>
    Object.entries(items).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (!operation) return [];
        const base = camelCase(nameOf(path)) || method;
        let name = base;
        for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`;
        taken.add(name);
        return [{ path, method, item, operation, name }];
      }),
    );
  const callbacks = listPlaces(document).flatMap(({ operation }) =>
    Object.entries(operation.callbacks ?? {}).flatMap(([name, written]) =>
      places(deref<CallbackObject>(document, written), () => `${operation.operationId} ${name}`),
    ),
  );
  return [...places(document.webhooks ?? {}, (name) => name), ...callbacks];
};

const operationAt = (
  config: ProjectConfig,
  document: Document,
  { path, method, item, operation }: Omit<Place, 'pointer'>,
): ApiOperation => {
  const body = operation.requestBody ? deref(document, operation.requestBody) : undefined;
  const [first, ...others] = contentsOf(body?.content).map((content): BodyContent => {
    const encodings = readEncodings(document, content.type, body?.content?.[content.type] ?? {});
    return encodings.size > 0 ? { ...content, encodings } : content;
  });
  const parameters = listParameters(document, item, operation);
  const responses = Object.entries(operation.responses ?? {}).map(([status, written]) => {
    const response = deref<Response>(document, written);
    const { content } = response;
    return { status, response, contents: contentsOf(content), renditions: contentsOf(content, isRendition) };
  });
  const idempotent = operation['x-idempotent'] ?? false;
  return {
    operationId: operation.operationId ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    deprecated: operation.deprecated ?? false,
    section: operation['x-section'] ?? '',
    method,
    path,
    mode: modeOf(method, operation),
    security: namedSecurity(config, operation.security ?? document.security ?? []),
    permission: operation['x-permission'] ?? null,
    accounts: operation['x-accounts'] ?? null,
    audits: operation['x-audits'] ?? null,
    requirement: [operation['x-requirement'] ?? []].flat(),
    problems: operation['x-problems'] ?? [],
    emits: operation['x-emits'] ?? [],
    idempotent,
    keyField: idempotent ? keyFieldOf(document, first?.schema) : null,
    repeatable: isReading(method, operation) || operation['x-repeatable'] !== undefined,
    paged: isPaged(parameters, responses),
    pending: operation['x-pending'] ?? false,
    openQuery: operation['x-open-query'] !== undefined || hasWholeQuery(document, item, operation),
    server: operation.servers?.[0] ?? item.servers?.[0],
    parameters,
    body: first ? { required: body?.required ?? false, contents: [first, ...others] } : null,
    responses,
  };
};

/**
 * A chain opens its own units of work, because it waits for something outside the store in between, or its work is too large for one unit.
 */
const modeOf = (method: Method, operation: OperationObject): Mode => {
  if ((operation['x-calls'] ?? []).length > 0 || operation['x-units'] === 'several') return 'chain';
  return isReading(method, operation) ? 'read' : 'write';
};

/** `x-reads` marks an operation that uses another method only to send a body. */
const isReading = (method: Method, operation: OperationObject): boolean =>
  method === 'get' || operation['x-reads'] === true;

/** Reports whether a parameter of OpenAPI 3.2 is the whole query, whose keys are not declared. */
export const hasWholeQuery = (document: Document, item: PathItem, operation: OperationObject): boolean =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].some(
    (written) => deref<ParameterObject>(document, written).in === 'querystring',
  );

/** Reports whether a reply's body is optional, which OpenAPI cannot express. */
export const mayBeEmpty = (response: Response): boolean => response['x-may-be-empty'] === true;

/** Body fields that carry the key in place of the header Idempotency-Key. */
const KEY_FIELDS = ['idempotency_key', 'request_id'];

/** The key may be a field of the body, or of an object in it such as its options. */
const keyFieldOf = (document: Document, body: Schema | undefined): string[] | null => {
  const fields = propertiesOf(document, body);
  const own = KEY_FIELDS.find((name) => name in fields);
  if (own !== undefined) return [own];
  for (const [holder, schema] of Object.entries(fields)) {
    const held = KEY_FIELDS.find((name) => name in propertiesOf(document, schema));
    if (held !== undefined) return [holder, held];
  }
  return null;
};

const propertiesOf = (document: Document, schema: Json | undefined): JsonObject => {
  const properties = isObject(schema) ? deref<Schema>(document, schema).properties : undefined;
  return isObject(properties) ? properties : {};
};

/** A paged list takes a page number and a page size, and returns the total in X-Total-Count. */
const isPaged = (parameters: readonly ReadParameter[], responses: ApiOperation['responses']): boolean => {
  const takes = (name: string) => parameters.some((parameter) => parameter.in === 'query' && parameter.name === name);
  const totals = responses.some(({ status, response }) => {
    const headers = Object.keys(response.headers ?? {}).map((name) => name.toLowerCase());
    return status === '200' && headers.includes('x-total-count');
  });
  return takes('page') && takes('limit') && totals;
};

/** Reports whether the server writes this form of a reply itself. */
export const isRendition = (media: MediaType): boolean => media['x-rendition'] === true;

const contentsOf = (
  content: Readonly<Record<string, MediaType>> | undefined,
  isAsked = (media: MediaType) => !isRendition(media),
): BodyContent[] =>
  Object.entries(content ?? {})
    .filter(([, media]) => isAsked(media))
    .map(([type, { schema, itemSchema }]) => ({ type, schema: schema ?? itemSchema }));

const namedSecurity = (config: ProjectConfig, choices: Security): string | Security => {
  const [choice = {}, ...others] = choices;
  const [entry, ...rest] = Object.entries(choice);
  if (others.length > 0 || rest.length > 0) return choices;
  if (!entry) return 'none';
  const [scheme, scopes] = entry;
  return scopes.length > 0 && config.security === undefined ? choices : (config.security?.[scheme] ?? scheme);
};

/** The security requirements of an operation, as OpenAPI writes them: alternatives, each with all its schemes. */
export const readSecurity = (document: Document, { path, method }: Pick<ApiOperation, 'path' | 'method'>): Security =>
  document.paths?.[path]?.[method]?.security ?? document.security ?? [];
