import { type Document as BackendDocument, type Context, OpenAPIBackend } from 'openapi-backend';
import {
  type Document,
  isObject,
  type OperationObject,
  type Parameter,
  placesOf,
  resolve,
  type Schema,
} from '../document.ts';
import type { Formats } from '../validators.ts';
import type { Answer, Fault } from './answer.ts';
import { plainRefusal } from './answer.ts';
import { repliesOf, wishOf } from './replies.ts';
import { bodyFaultOf } from './request-body.ts';
import { samplesOf } from './sample.ts';
import { faultsInDocument, plainAjv } from './schema-checks.ts';

/** A request as received: `path` includes the query, the body is text. */
export type MockRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
};

type Scheme = { readonly type?: string; readonly scheme?: string; readonly in?: string; readonly name?: string };

/**
 * A mock server from a document. openapi-backend matches requests, checks that credentials are present, and checks parameters. Bodies and
 * replies are handled here, because its own replies get null, const and 204 wrong, and it reads only JSON and form bodies.
 */
export const createMock = async (
  document: Document,
  formats: Formats,
  basePath: string,
): Promise<(request: MockRequest) => Promise<Answer>> => {
  const faultsIn = faultsInDocument(document, formats);
  const { reply, refuse } = repliesOf(document, samplesOf(document, faultsIn), faultsIn);
  const operations = new Map(placesOf(document).map(({ operation }) => [operation.operationId ?? '', operation]));
  const operationOf = ({ operation }: Context): OperationObject => operations.get(operation.operationId ?? '') ?? {};
  const allowed = (path: string): string => methodsAt(document, basePath, path).join(', ');

  const backend = new OpenAPIBackend({
    // openapi-backend has its own document types; it reads only the parts that are typed here.
    definition: narrowed(document) as object as BackendDocument,
    apiRoot: basePath,
    strict: true,
    quick: true,
    coerceTypes: true,
    ignoreTrailingSlashes: false,
    customizeAjv: () => plainAjv(formats, { coerceTypes: 'array', useDefaults: true }),
    handlers: {
      notFound: (context) => plainRefusal(404, `No operation matches ${context.request.path}.`),
      methodNotAllowed: (context) => {
        const methods = allowed(context.request.path);
        const refused = plainRefusal(405, `${context.request.path} takes ${methods}.`);
        return { ...refused, headers: { ...refused.headers, allow: methods } };
      },
      unauthorizedHandler: (context) => {
        const refused = refuse(operationOf(context), 401, 'Credentials are missing.');
        return { ...refused, headers: { 'www-authenticate': 'Bearer', ...refused.headers } };
      },
      validationFail: (context) => {
        const faults = (context.validation.errors ?? []).map(
          ({ instancePath, message = 'is invalid', params }): Fault => ({
            pointer: `${instancePath}${'missingProperty' in params ? `/${params.missingProperty}` : ''}`,
            detail: 'additionalProperty' in params ? `${message}: ${params.additionalProperty}` : message,
          }),
        );
        return invalid(operationOf(context), 400, 'Invalid parameters.', faults);
      },
      // Handles every operation, since none has its own handler.
      notImplemented: (context, request: MockRequest) => {
        const operation = operationOf(context);
        const header = (name: string) => [request.headers[name] ?? ''].flat().join(', ');
        const fault = bodyFaultOf(document, faultsIn, operation, header('content-type'), request.body);
        if (fault) return invalid(operation, fault.status, fault.detail, fault.faults);
        return reply(operation, wishOf(header('prefer'), header('accept') || '*/*'));
      },
    },
  });
  /** Some documents use 422 for an invalid body. */
  const invalid = (operation: OperationObject, status: number, detail: string, faults: readonly Fault[]): Answer => {
    const is422 = status === 400 && !operation.responses?.['400'] && operation.responses?.['422'];
    return refuse(operation, is422 ? 422 : status, detail, faults);
  };
  for (const [name, scheme] of Object.entries(document.components?.securitySchemes ?? {}))
    backend.registerSecurityHandler(name, (context: Context) => hasCredentials(context, scheme as Scheme));
  await backend.init();

  return async (request) => {
    try {
      decodeURIComponent(request.path);
    } catch {
      return plainRefusal(400, 'The path is not percent-encoded.');
    }
    const { method, path, headers } = request;
    return backend.handleRequest({ method, path, headers: { ...headers } }, request);
  };
};

/** Checks that credentials are present, not that they are valid; an unknown kind counts as missing. */
const hasCredentials = ({ request }: Context, { type, scheme, in: place, name = '' }: Scheme): boolean => {
  const given = [request.headers.authorization ?? ''].flat()[0] ?? '';
  if (type === 'http') return new RegExp(`^${scheme} \\S`, 'i').test(given);
  if (type === 'oauth2' || type === 'openIdConnect') return /^bearer \S/i.test(given);
  if (type !== 'apiKey') return false;
  const from = { header: request.headers, query: request.query, cookie: request.cookies }[place ?? ''] ?? {};
  return (Reflect.get(from, place === 'header' ? name.toLowerCase() : name) ?? '') !== '';
};

/**
 * The document reduced for openapi-backend: parameters moved into operations, because it would let the path's replace them, numbers as
 * text, and no bodies or responses.
 */
const narrowed = (document: Document): Document => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, item, operation } of placesOf(document)) {
    const parameters = new Map<string, object>();
    for (const written of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
      const parameter: Parameter = resolve(document, written);
      const schema = parameter.schema ? { schema: asText(document, parameter.schema) } : {};
      parameters.set(`${parameter.in} ${parameter.name}`, { ...parameter, ...schema });
    }
    const security = operation.security ?? document.security ?? [];
    const { operationId = '' } = operation;
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId,
        security,
        parameters: [...parameters.values()],
        responses: { 200: { description: '' } },
      },
    };
  }
  return { ...document, paths };
};

/** Numbers are checked as text, before parsing, because JavaScript would also accept a blank or `0x1f`. */
const asText = (document: Document, written: Schema): Schema => {
  const schema = resolve<Schema>(document, written);
  const { default: preset, ...rest } = schema;
  const top: Schema = preset === undefined ? {} : { default: preset };
  if (schema.type === 'integer') return { ...top, allOf: [{ format: 'whole number' }, rest] };
  if (schema.type === 'number') return { ...top, allOf: [{ format: 'decimal number' }, rest] };
  return isObject(schema.items) ? { ...schema, items: asText(document, schema.items) } : schema;
};

const methodsAt = (document: Document, basePath: string, requested: string): string[] => {
  const path = requested.slice(basePath === '/' ? 0 : basePath.length);
  const matches = (template: string) =>
    new RegExp(
      `^${template
        .split(/\{[^}]+\}/)
        .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'))
        .join('[^/]+')}$`,
    ).test(path);
  return [...new Set(placesOf(document).flatMap((place) => (matches(place.path) ? [place.method.toUpperCase()] : [])))];
};
