import type { Config } from './config.ts';
import {
  type Document,
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
  readonly pending: boolean;
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
    return {
      operationId: operation.operationId ?? '',
      summary: operation.summary ?? '',
      deprecated: operation.deprecated ?? false,
      section: operation['x-section'] ?? '',
      method,
      path,
      mode: method === 'get' ? 'read' : (operation['x-calls'] ?? []).length > 0 ? 'chain' : 'write',
      security: scheme === undefined ? 'none' : (config.security[scheme] ?? scheme),
      permission: operation['x-permission'] ?? null,
      requirement: [operation['x-requirement'] ?? []].flat(),
      problems: operation['x-problems'] ?? [],
      emits: operation['x-emits'] ?? [],
      idempotent: operation['x-idempotent'] ?? false,
      pending: operation['x-pending'] ?? false,
      parameters: [...parameters.values()],
      body: content
        ? { contentType: content.type, schema: content.media.schema, required: body?.required ?? false }
        : null,
      responses: Object.entries(operation.responses ?? {}).map(([status, response]) => ({
        status: Number(status),
        response: resolve<Response>(document, response),
      })),
    };
  });

/** The first content type of a body and what it carries. The first one written is the one that is generated for. */
export const first = (
  content: Readonly<Record<string, MediaType>> | undefined,
): { type: string; media: MediaType } | undefined => {
  const [entry] = Object.entries(content ?? {});
  return entry ? { type: entry[0], media: entry[1] } : undefined;
};
