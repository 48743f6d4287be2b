import type { Config } from './config.ts';
import type { Operation } from './operation.ts';
import { quote } from './registry.ts';

/**
 * The client of an interface: a typed call per operation over a transport that is passed in. Written as text, because functions are read
 * by people; that the types it names exist is checked against the text of the types.
 */
export const clientModule = (config: Config, operations: readonly Operation[], types: string): string => {
  const named = operations.flatMap(({ operationId }) => [
    typeName(types, operationId, 'Data'),
    typeName(types, operationId, 'Responses'),
  ]);
  return [
    `// ${config.notice}`,
    '',
    `import type {\n${named.map((name) => `  ${name},`).join('\n')}\n} from './types.gen.ts';`,
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
    "/** The problems that an operation answers with, by its name: `Problems['…']`. */",
    "export type Problems = { readonly [Id in OperationId]: (typeof operations)[Id]['problems'][number] };",
    '',
    'export type ProblemCode = Problems[OperationId];',
    '',
    '/** One function per operation. What `options` are is for the transport to say. */',
    'export const createCalls = <Options>(call: Call<Options>) => ({',
    operations.map((operation) => callOf(config, operation, types)).join('\n\n'),
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
  /** The codes of the problems that it answers with. */
  readonly problems: readonly string[];
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
    `    problems: [${problems.map(quote).join(', ')}],`,
    '  },',
  ].join('\n');

const successes = (responses: Operation['responses']): number[] =>
  responses.map(({ status }) => status).filter((status) => status >= 200 && status < 300);

const callOf = (config: Config, operation: Operation, types: string): string => {
  const { operationId: id, summary, deprecated, body, parameters } = operation;
  const callers = parameters.filter((parameter) => parameter.in !== 'header' || !isTransported(config, parameter.name));
  const optional = body?.required !== true && !callers.some(({ required }) => required);
  const lines = [summary, ...(deprecated ? ['@deprecated'] : [])].filter((line) => line !== '');
  const comment =
    lines.length > 1
      ? ['  /**', ...lines.map((line) => `   * ${line}`), '   */']
      : lines.map((line) => `  /** ${line} */`);
  const responses = typeName(types, id, 'Responses');
  return [
    ...comment,
    `  ${id}: (request: ${requestType(config, operation, types)}${optional ? ' = {}' : ''}, options?: Options) =>`,
    `    call(operations.${id}, request, options) as Promise<Answer<${responses}>>,`,
  ].join('\n');
};

/** Without the headers that the transport writes; without any when no other is left. */
const requestType = (config: Config, { operationId, parameters }: Operation, types: string): string => {
  const data = typeName(types, operationId, 'Data');
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const transported = headers
    .filter(({ name }) => isTransported(config, name))
    .map(({ name }) => quote(name.toLowerCase()));
  if (transported.length === 0) return `Omit<${data}, 'url'>`;
  if (transported.length === headers.length) return `Omit<${data}, 'url' | 'headers'>`;
  const rest = headers.filter(({ name }) => !isTransported(config, name));
  const mark = rest.some(({ required }) => required) ? '' : '?';
  return `Omit<${data}, 'url' | 'headers'> & { headers${mark}: Omit<NonNullable<${data}['headers']>, ${transported.join(' | ')}> }`;
};

const isTransported = (config: Config, name: string): boolean => config.transportHeaders.includes(name.toLowerCase());
