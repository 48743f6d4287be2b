import { join } from 'node:path';
import { serverAddress } from '../../codegen/emit/client/servers.ts';
import { createMock } from '../../codegen/mock/backend.ts';
import type { MockAnswer } from '../../codegen/mock/mock-answer.ts';
import { serveMock } from '../../codegen/mock/serve.ts';
import { readProjectConfig } from '../../codegen/read/config/config.ts';
import {
  type Document,
  deref,
  isObject,
  type Json,
  type JsonObject,
  type ParameterObject,
  type Schema,
} from '../../codegen/read/document/document.ts';
import { merge } from '../../codegen/read/project/merge.ts';
import { type ApiOperation, listOperations } from '../../codegen/read/project/operation.ts';
import { readSpecs } from '../../codegen/read/project/specs.ts';
import type { Intercept } from '../../codegen/runtime/client/client-options.ts';
import { type Count, drawOf, faultOf } from './declared-replies.ts';
import type { Foreign } from './foreign.ts';
import type { Draw } from './valid-requests.ts';

type Values = Record<string, unknown>;
type Request = {
  readonly path?: Values;
  readonly query?: Values;
  readonly headers?: Values;
  readonly cookies?: Values;
  readonly body?: unknown;
};
type Call = (client: unknown, request: Request, options: object) => Promise<{ readonly body?: unknown }>;
type CreateClient = (options: object) => unknown;

/**
 * Has the generated client call a mock of the document over HTTP, once per operation with what is required, and once with everything. An
 * operation counts if the client returns, and the reply is one that the document declares for a valid request.
 */
export const clientCalls = async (foreign: Foreign): Promise<Count> => {
  const config = readProjectConfig(join(foreign.folder, 'codegen.json'));
  const { sections, formats } = await readSpecs(config);
  const [api] = config.apis;
  if (!api) throw new Error('there is no interface');
  const document = merge(api, sections);
  const replies = await foreign.replies();
  const module = await foreign.load('index.gen.ts');
  const draw = drawOf(document, formats);
  const server = await serveMock(await createMock(document, formats, '/'), { host: '127.0.0.1', port: 0 });
  const operations = listOperations(config, document);
  let last: MockAnswer | undefined;
  const intercept: Intercept = async (attempt, next) => {
    // If an operation has a separate server, the mock gets only the rest of the path.
    const own = operations.find(({ operationId }) => operationId === attempt.operationId)?.server;
    const { pathname: prefix } = new URL(own ? serverAddress(own) : '/', server.address);
    const { pathname, search } = new URL(attempt.url);
    const rest = pathname.startsWith(prefix) ? `/${pathname.slice(prefix.length).replace(/^\/+/, '')}` : pathname;
    const response = await next({ ...attempt, url: `${server.address}${rest}${search}` });
    last = await answerOf(response.clone());
    return response;
  };
  const createClient = module.createClient as CreateClient;
  const client = createClient({
    baseUrl: server.address,
    retries: 0,
    reconnect: false,
    auth: credentialsFor(document),
    intercept,
  });
  const wrong: string[] = [];
  const impossible: string[] = [];
  let declared = 0;
  try {
    for (const operation of operations) {
      const { operationId, method } = operation;
      const faults: string[] = [];
      for (const withOptional of [false, true]) {
        const request = requestFor(document, operation, draw, withOptional);
        if (typeof request === 'string') {
          impossible.push(`${operationId}: ${request}`);
          continue;
        }
        last = undefined;
        const call = module[operationId] as Call | undefined;
        if (!call) {
          faults.push(`${operationId}: the client does not have it`);
          break;
        }
        // Documents that distinguish operations by a fragment send the same request for several.
        const headers = operation.path.includes('#') ? { prefer: `operation=${operationId}` } : {};
        const thrown = await drained(call(client, request, { headers }));
        const fault = last ? faultOf(replies, operationId, method, last) : undefined;
        const isRefusal =
          (last as MockAnswer | undefined)?.status !== undefined && fault === undefined && !hasSuccess(operation);
        if (fault !== undefined || (thrown !== undefined && !isRefusal))
          faults.push(
            `${operationId} ${operation.method} ${operation.path}${withOptional ? ', everything' : ''}: ${fault ?? `the client threw ${thrown}`}`,
          );
      }
      if (faults.length === 0) declared += 1;
      wrong.push(...faults);
    }
  } finally {
    await server.close();
  }
  return { operations: operations.length, declared, wrong, impossible };
};

const hasSuccess = ({ responses }: ApiOperation): boolean =>
  responses.some(({ status }) => /^[23]|default/i.test(status));

/** The error that a call threw; a stream is read to its end. */
const drained = async (called: ReturnType<Call>): Promise<string | undefined> => {
  try {
    const { body } = await called;
    const stream = Object(body);
    if (Symbol.asyncIterator in stream) for await (const _ of stream as AsyncIterable<unknown>);
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
};

const answerOf = async (response: Response): Promise<MockAnswer> => {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    ...(text === '' && type === '' ? {} : { body: { type, text } }),
  };
};

/** A credential for every scheme. */
const credentialsFor = (document: Document): Values =>
  Object.fromEntries(
    Object.entries(document.components?.securitySchemes ?? {}).map(([name, written]) => {
      const { type, scheme } = deref<JsonObject>(document, written as JsonObject);
      if (type === 'http' && /^basic$/i.test(String(scheme))) return [name, { username: 'x', password: 'y' }];
      return [name, type === 'http' && !/^bearer$/i.test(String(scheme)) ? `${scheme} eDp5` : 'token'];
    }),
  );

/** A request as the client takes it; a sentence where no value fits. */
const requestFor = (
  document: Document,
  operation: ApiOperation,
  draw: Draw,
  withOptional: boolean,
): Request | string => {
  const places: Record<string, Values> = { path: {}, query: {}, header: {}, cookie: {} };
  for (const parameter of [...operation.parameters, ...cookiesOf(document, operation)]) {
    const { name, in: place, required, schema = {}, example } = parameter;
    if (!required && !withOptional) continue;
    // OpenAPI ignores these; they are set by other means.
    if (place === 'header' && /^(accept|content-type|authorization)$/i.test(name)) continue;
    const value = draw(schema, example);
    const isUsable =
      value !== undefined && value !== null && !(place === 'path' && ['', '.', '..'].includes(String(value)));
    if (!isUsable && required) return `no value for ${place} ${name}`;
    const own = places[place];
    if (isUsable && own) own[name] = value;
  }
  const request = {
    path: places.path ?? {},
    query: places.query ?? {},
    headers: places.header ?? {},
    cookies: places.cookie ?? {},
  };
  const [content] = operation.body?.contents ?? [];
  // fetch sends no body with GET and HEAD.
  const isBodiless = ['get', 'head'].includes(operation.method);
  if (!content || (!operation.body?.required && (!withOptional || isBodiless))) return request;
  const value = bodyFor(document, content.type, content.schema ?? {}, draw);
  if (value === undefined) return operation.body?.required ? `no value for the body of ${content.type}` : request;
  return { ...request, body: value };
};

const cookiesOf = (document: Document, { path, method }: ApiOperation): readonly ParameterObject[] => {
  const item = document.paths?.[path];
  return [...(item?.parameters ?? []), ...(item?.[method]?.parameters ?? [])]
    .map((parameter) => deref<ParameterObject>(document, parameter))
    .filter((parameter) => parameter.in === 'cookie');
};

const bodyFor = (document: Document, type: string, schema: Schema, draw: Draw): unknown => {
  const value = draw(schema);
  if (value === undefined) return undefined;
  const { format } = deref<Schema>(document, schema);
  if (format === 'binary')
    return new Blob([String(value) || 'x'], { type: type.includes('*') ? 'application/octet-stream' : type });
  if (!/^multipart\//.test(type) || !isObject(value))
    return /[/+]json|[*]|form-urlencoded/i.test(type) ? value : textOf(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isBinaryPart(document, schema, name) ? filesOf(part) : part]),
  );
};

const textOf = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value)) || 'x';

const filesOf = (part: Json): unknown => {
  const files = [part].flat().map((one) => new File([String(one)], 'file.bin'));
  return Array.isArray(part) ? files : files[0];
};

const isBinaryPart = (document: Document, schema: Schema, name: string): boolean => {
  const { properties } = deref<Schema>(document, schema);
  const property = isObject(properties) ? properties[name] : undefined;
  if (!isObject(property)) return false;
  const own = deref<JsonObject>(document, property);
  const items = isObject(own.items) ? deref<JsonObject>(document, own.items) : {};
  return own.format === 'binary' || items.format === 'binary';
};
