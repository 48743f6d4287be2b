import { preludeOf } from './client-prelude.ts';
import type { Api, Config } from './config.ts';
import { docComment } from './doc-comment.ts';
import { order } from './merge.ts';
import type { Operation } from './operation.ts';
import { quote, type Registry } from './registry.ts';

/** The type names of a request and its responses in operations.gen.ts. */
type Types = { readonly data: string; readonly responses: string };

/**
 * The client of an interface: one typed call per operation, over a transport that is passed in. Generated as text, because people read the
 * functions; its type names are those in `operationsText`, the text of operations.gen.ts.
 */
export const clientModule = (
  config: Config,
  registry: Registry,
  api: Api,
  all: readonly Operation[],
  operationsText: string,
): string => {
  // Operations that only redirect are opened by browsers, not called by programs.
  const operations = all.filter(({ responses }) => !isRedirect(responses));
  const types = typesIn(operationsText);
  const named = operations
    .flatMap(({ operationId }) => types.get(operationId) ?? [])
    .flatMap(({ data, responses }) => [data, responses])
    .filter((name) => name !== 'never');
  const codes = [...registry.keys()];
  return [
    `// ${config.notice}`,
    '',
    ...(named.length > 0
      ? [`import type {\n${named.map((name) => `  ${name},`).join('\n')}\n} from './types.gen.ts';`, '']
      : []),
    '/** All problem codes: those of the operations, and those of requests that reach no operation. */',
    'export type ProblemCode =',
    `${codes.length > 0 ? codes.map((code) => `  | ${quote(code)}`).join('\n') : '  never'};`,
    '',
    preludeOf({
      hasRanges: operations.some(({ responses }) => successes(responses).some((status) => !isNumber(status))),
      hasChoices: operations.some(({ security }) => typeof security !== 'string'),
      hasTexts: operations.some(({ body }) => textOf(body).length > 0),
      hasStyles: operations.some(({ parameters }) => stylesOf(parameters).length > 0),
      hasServers: operations.some(({ server }) => server !== undefined),
    }),
    '',
    '/** Every operation as the transport sees it. */',
    'export const operations = {',
    ...operations.map(descriptor),
    '} as const satisfies Record<string, Operation>;',
    '',
    'export type OperationId = keyof typeof operations;',
    '',
    '/** The operations that return a list in pages. */',
    "export type PagedId = { [Id in OperationId]: (typeof operations)[Id]['paged'] extends true ? Id : never }[OperationId];",
    '',
    "/** The problems that an operation answers with, by its name: `Problems['…']`. */",
    "export type Problems = { readonly [Id in OperationId]: (typeof operations)[Id]['problems'][number] };",
    '',
    '/** One function per operation. The transport defines `options`. */',
    'export const createCalls = <Options>(call: Call<Options>) => ({',
    operations.map((operation) => callOf(api, operation, types)).join('\n\n'),
    '});',
    '',
    'export type Calls<Options> = ReturnType<typeof createCalls<Options>>;',
    '',
  ].join('\n');
};

const typesIn = (text: string): ReadonlyMap<string, Types> =>
  new Map(
    [...text.matchAll(/^ {4}'?([^'\s:]+)'?: \{\n {8}mode: '\w+';\n {8}data: (.+);\n {8}responses: (.+);$/gm)].map(
      ([, id = '', data = '', responses = '']) => [id, { data, responses }],
    ),
  );

const isRedirect = (responses: Operation['responses']): boolean =>
  successes(responses).length === 0 && responses.some(({ status }) => status.startsWith('3'));

const isNumber = (status: string): boolean => /^\d+$/.test(status);

/** The parameters that need a serialization other than the default. */
const stylesOf = (parameters: Operation['parameters']): [name: string, style: string][] =>
  parameters.flatMap(({ name, reading }): [string, string][] => {
    if (reading === 'plain' || reading === 'apart' || reading === 'parsed') return [];
    return [[name, reading === 'header' ? 'comma' : reading]];
  });

/** The text type, such as CSV, that an operation accepts in addition to JSON. */
const textOf = (body: Operation['body']): string[] => {
  const [first, ...others] = body?.contents.map(({ type }) => type) ?? [];
  return first === 'application/json' ? others.filter((type) => type.startsWith('text/')).slice(0, 1) : [];
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
  parameters,
  server,
}: Operation): string =>
  [
    `  ${operationId}: {`,
    `    operationId: '${operationId}',`,
    `    method: '${method.toUpperCase()}',`,
    `    path: ${quote(path)},`,
    `    body: ${body ? quote(body.contents[0].type) : null},`,
    ...textOf(body).map((type) => `    text: ${quote(type)},`),
    `    statuses: [${successes(responses)
      .map((status) => (isNumber(status) ? status : quote(status)))
      .join(', ')}],`,
    `    security: ${typeof security === 'string' ? quote(security) : JSON.stringify(security)},`,
    `    idempotent: ${idempotent},`,
    `    keyField: ${keyField ? `[${keyField.map(quote).join(', ')}]` : null},`,
    `    repeatable: ${repeatable},`,
    `    paged: ${paged},`,
    `    problems: [${problems.map(quote).join(', ')}],`,
    ...optional('styles', Object.fromEntries(stylesOf(parameters))),
    ...(server ? [`    server: ${quote(server.url)},`] : []),
    '  },',
  ].join('\n');

const optional = (name: string, value: Readonly<Record<string, string>>): string[] =>
  Object.keys(value).length > 0 ? [`    ${name}: ${JSON.stringify(value)},`] : [];

/** The success statuses; if none is declared, all that OpenAPI allows. */
const successes = (responses: Operation['responses']): string[] => {
  const statuses = responses.map(({ status }) => status);
  const named = statuses.filter((status) => status.startsWith('2')).sort(order);
  if (named.length > 0) return named;
  return statuses.includes('default') ? ['default'] : statuses.length > 0 ? [] : ['2XX'];
};

const callOf = (api: Api, operation: Operation, types: ReadonlyMap<string, Types>): string => {
  const { operationId: id, body, parameters } = operation;
  const callers = parameters.filter((parameter) => parameter.in !== 'header' || !isTransported(api, parameter.name));
  const optional = body?.required !== true && !callers.some(({ required }) => required);
  const { data, responses } = types.get(id) ?? { data: 'never', responses: 'never' };
  const answer = responses === 'never' ? '{ readonly [status: number]: unknown }' : responses;
  return [
    docComment(operation, '  '),
    `  ${id}: (request: Omit<${data}, 'url'>${optional ? ' = {}' : ''}, options?: Options) =>`,
    `    call(operations.${id}, request, options) as Promise<Answer<${answer}>>,`,
  ].join('\n');
};

const isTransported = (api: Api, name: string): boolean => (api.transportHeaders ?? []).includes(name.toLowerCase());
