import type { Config } from './config.ts';
import {
  type Document,
  isObject,
  type MediaType,
  type Method,
  type Parameter,
  placesOf,
  type Response,
  resolve,
  type Schema,
} from './document.ts';

export type Mode = 'read' | 'write' | 'chain';
export type Permission = null | 'self' | { readonly resource: string; readonly permission: string };

/** An operation with every reference, default and extension worked out: what all outputs are written from. */
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly section: string;
  readonly method: Method;
  /** OpenAPI template, `/tables/{table_id}`. */
  readonly path: string;
  readonly mode: Mode;
  /** The configured name of its security scheme, or `none`. */
  readonly security: string;
  readonly permission: Permission;
  readonly requirement: readonly string[];
  /** In order of precedence. */
  readonly problems: readonly string[];
  readonly emits: readonly string[];
  readonly idempotent: boolean;
  /** The field of the body that carries the idempotency key, for callers who do not send it as a header. */
  readonly keyField: string | null;
  /** Whether it does no harm to send it again: it reads, or `x-repeatable` says why. */
  readonly repeatable: boolean;
  /** Whether it answers a listing page by page. */
  readonly paged: boolean;
  readonly pending: boolean;
  /** Whether query parameters that it does not declare are ignored instead of refused. */
  readonly openQuery: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: {
    readonly contentType: string;
    readonly schema: Schema | undefined;
    readonly required: boolean;
  } | null;
  readonly responses: readonly { readonly status: number; readonly response: Response }[];
};

/** The operations of a document that has passed the rules, in the order in which they are written. */
export const operationsOf = (config: Config, document: Document): Operation[] =>
  placesOf(document).map(({ path, method, item, operation }) => {
    const [scheme] = (operation.security ?? []).flatMap((choice) => Object.keys(choice));
    const body = operation.requestBody ? resolve(document, operation.requestBody) : undefined;
    const content = first(body?.content);
    // An operation's parameter replaces the path's of the same name and place.
    const parameters = new Map<string, Parameter>();
    for (const written of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
      const parameter: Parameter = resolve(document, written);
      parameters.set(`${parameter.in} ${parameter.name}`, parameter);
    }
    const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => ({
      status: Number(status),
      response: resolve<Response>(document, response),
    }));
    const idempotent = operation['x-idempotent'] ?? false;
    return {
      operationId: operation.operationId ?? '',
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      deprecated: operation.deprecated ?? false,
      section: operation['x-section'] ?? '',
      method,
      path,
      mode: (operation['x-calls'] ?? []).length > 0 ? 'chain' : method === 'get' ? 'read' : 'write',
      security: scheme === undefined ? 'none' : (config.security[scheme] ?? scheme),
      permission: operation['x-permission'] ?? null,
      requirement: [operation['x-requirement'] ?? []].flat(),
      problems: operation['x-problems'] ?? [],
      emits: operation['x-emits'] ?? [],
      idempotent,
      keyField: idempotent && hasProperty(document, content?.media.schema, KEY_FIELD) ? KEY_FIELD : null,
      repeatable: method === 'get' || operation['x-repeatable'] !== undefined,
      paged: isPaged([...parameters.values()], responses),
      pending: operation['x-pending'] ?? false,
      openQuery: operation['x-open-query'] !== undefined,
      parameters: [...parameters.values()],
      body: content
        ? { contentType: content.type, schema: content.media.schema, required: body?.required ?? false }
        : null,
      responses,
    };
  });

/** The body's name for what the header Idempotency-Key carries elsewhere. */
const KEY_FIELD = 'idempotency_key';

const hasProperty = (document: Document, schema: Schema | undefined, name: string): boolean => {
  const properties = schema && resolve<Schema>(document, schema).properties;
  return isObject(properties) && name in properties;
};

/** A listing in pages takes which one and how many items, and says in X-Total-Count how many there are in all. */
const isPaged = (parameters: readonly Parameter[], responses: Operation['responses']): boolean => {
  const takes = (name: string) => parameters.some((parameter) => parameter.in === 'query' && parameter.name === name);
  const totals = responses.some(({ status, response }) => {
    const headers = Object.keys(response.headers ?? {}).map((name) => name.toLowerCase());
    return status === 200 && headers.includes('x-total-count');
  });
  return takes('page') && takes('limit') && totals;
};

/** The first content type of a body and what it carries. The first one written is the one that is generated for. */
export const first = (
  content: Readonly<Record<string, MediaType>> | undefined,
): { type: string; media: MediaType } | undefined => {
  const [entry] = Object.entries(content ?? {});
  return entry ? { type: entry[0], media: entry[1] } : undefined;
};
