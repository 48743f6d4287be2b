import type { Api, Config } from './config.ts';
import { docComment } from './doc-comment.ts';
import type { Operation } from './operation.ts';
import { quote, type Registry } from './registry.ts';

/**
 * The client of an interface: a typed call per operation over a transport that is passed in. Written as text, because functions are read
 * by people; that the types it names exist is checked against the text of the types.
 */
export const clientModule = (
  config: Config,
  registry: Registry,
  api: Api,
  all: readonly Operation[],
  types: string,
): string => {
  // What answers with a redirect alone is for browsers to open, not for programs to call.
  const operations = all.filter(({ responses }) => successes(responses).length > 0);
  const named = operations.flatMap(({ operationId }) => [
    typeName(types, operationId, 'Data'),
    typeName(types, operationId, 'Responses'),
  ]);
  return [
    `// ${config.notice}`,
    '',
    `import type {\n${named.map((name) => `  ${name},`).join('\n')}\n} from './types.gen.ts';`,
    '',
    '/** Every code of a problem: those of the operations, and those of requests that reach none of them. */',
    'export type ProblemCode =',
    `${[...registry.keys()].map((code) => `  | ${quote(code)}`).join('\n')};`,
    '',
    PRELUDE,
    '',
    '/** Every operation as the transport is told of it. */',
    'export const operations = {',
    ...operations.map(descriptor),
    '} as const satisfies Record<string, Operation>;',
    '',
    'export type OperationId = keyof typeof operations;',
    '',
    '/** The operations that answer a listing page by page. */',
    "export type PagedId = { [Id in OperationId]: (typeof operations)[Id]['paged'] extends true ? Id : never }[OperationId];",
    '',
    "/** The problems that an operation answers with, by its name: `Problems['…']`. */",
    "export type Problems = { readonly [Id in OperationId]: (typeof operations)[Id]['problems'][number] };",
    '',
    '/** One function per operation. What `options` are is for the transport to say. */',
    'export const createCalls = <Options>(call: Call<Options>) => ({',
    operations.map((operation) => callOf(api, operation, types)).join('\n\n'),
    '});',
    '',
    'export type Calls<Options> = ReturnType<typeof createCalls<Options>>;',
    '',
  ].join('\n');
};

const PRELUDE = `/** What the transport is told of an operation. */
export type Operation = {
  readonly operationId: string;
  readonly method: string;
  /** A template: each \`{name}\` is replaced by the request's \`path\` of that name, percent-encoded. */
  readonly path: string;
  /** The content type of the request's body; null when it has none. */
  readonly body: string | null;
  /** The statuses of success. */
  readonly statuses: readonly number[];
  /** The kind of credentials, or \`none\`. */
  readonly security: string;
  /** Whether the operation takes an idempotency key, so that a repetition under the same key does nothing twice. */
  readonly idempotent: boolean;
  /** The field of the body that carries this key, if the header \`Idempotency-Key\` is not sent; null when none does. */
  readonly keyField: string | null;
  /** Whether it may be sent again as it is, without a key: it reads, or its spec says why a repetition does no harm. */
  readonly repeatable: boolean;
  /** Whether it answers one page of a listing: takes \`page\` and \`limit\`, and tells the number of all items in \`X-Total-Count\`. */
  readonly paged: boolean;
  /** The codes of the problems that it answers with. */
  readonly problems: readonly ProblemCode[];
};

/** The parts of a request. A query value that is an array is sent as a repeated key; one that is undefined is left out. */
export type RequestParts = {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

/** Headers of a reply; those of fetch fit. */
export type AnswerHeaders = { get(name: string): string | null };

/** A reply of success as the transport returns it: the body parsed, undefined when there is none. */
export type RawAnswer = { readonly status: number; readonly headers: AnswerHeaders; readonly body: unknown };

/**
 * The transport: sends a request and resolves with a reply whose status is one of the operation's. Everything else (a problem, another
 * status, no reply) it throws, as an error of its own.
 */
export type Call<Options> = (operation: Operation, request: RequestParts, options?: Options) => Promise<RawAnswer>;

/** A declared success, told apart by its status. */
export type Answer<Responses> = {
  [Status in keyof Responses & number]: { readonly status: Status; readonly headers: AnswerHeaders; readonly body: Responses[Status] };
}[keyof Responses & number];`;

/** The name that hey-api gave to the type of an operation: the operationId in PascalCase, or whatever else matches it. */
const typeName = (types: string, operationId: string, role: 'Data' | 'Responses'): string => {
  const found = new RegExp(`^export type (${operationId}${role}) = `, 'im').exec(types)?.[1];
  if (!found) throw new Error(`the types have no ${role} of ${operationId}`);
  return found;
};

const descriptor = ({
  operationId,
  method,
  path,
  body,
  responses,
  security,
  idempotent,
  keyField,
  repeatable,
  paged,
  problems,
}: Operation): string =>
  [
    `  ${operationId}: {`,
    `    operationId: '${operationId}',`,
    `    method: '${method.toUpperCase()}',`,
    `    path: ${quote(path)},`,
    `    body: ${body ? quote(body.contentType) : null},`,
    `    statuses: [${successes(responses).join(', ')}],`,
    `    security: ${quote(security)},`,
    `    idempotent: ${idempotent},`,
    `    keyField: ${keyField ? quote(keyField) : null},`,
    `    repeatable: ${repeatable},`,
    `    paged: ${paged},`,
    `    problems: [${problems.map(quote).join(', ')}],`,
    '  },',
  ].join('\n');

const successes = (responses: Operation['responses']): number[] =>
  responses.map(({ status }) => status).filter((status) => status >= 200 && status < 300);

const callOf = (api: Api, operation: Operation, types: string): string => {
  const { operationId: id, body, parameters } = operation;
  const callers = parameters.filter((parameter) => parameter.in !== 'header' || !isTransported(api, parameter.name));
  const optional = body?.required !== true && !callers.some(({ required }) => required);
  const responses = typeName(types, id, 'Responses');
  return [
    docComment(operation, '  '),
    `  ${id}: (request: Omit<${typeName(types, id, 'Data')}, 'url'>${optional ? ' = {}' : ''}, options?: Options) =>`,
    `    call(operations.${id}, request, options) as Promise<Answer<${responses}>>,`,
  ].join('\n');
};

const isTransported = (api: Api, name: string): boolean => (api.transportHeaders ?? []).includes(name.toLowerCase());
