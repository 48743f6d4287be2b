import type { Document } from '../../read/document/document.ts';
import { propertyName, stringLiteral } from '../code/names.ts';
import type { Described } from './descriptor.ts';
import type { ModuleExports } from './operation-module.ts';
import type { ClientScheme } from './schemes.ts';
import { hasServer } from './servers.ts';

/** An operation and what its module exports. */
export type OperationEntry = { readonly described: Described; readonly exports: ModuleExports };

/** `create-client.gen.ts`: what every operation takes as its first argument. */
export const createClientModule = (notice: string, document: Document): string => {
  const isOptional = hasServer(document);
  const options = isOptional
    ? "Omit<Options<Credentials>, 'baseUrl'> & {\n  /** Default: the first server of the document. */\n  readonly baseUrl?: string | undefined;\n}"
    : 'Options<Credentials>';
  return [
    `// ${notice}`,
    '',
    "import { createClient as create } from './runtime/client.gen.ts';",
    "import type { Client, ClientOptions as Options } from './runtime/client-options.gen.ts';",
    "import type { Credentials } from './security.gen.ts';",
    ...(isOptional ? ["import { servers } from './servers.gen.ts';"] : []),
    '',
    '/** Address, credentials, time limits, retries and hooks of a client. */',
    `export type ClientOptions = ${options};`,
    '',
    '/** Creates a client: the first argument of every operation. Nothing is sent before the first call. */',
    isOptional
      ? 'export const createClient = (options: ClientOptions = {}): Client =>\n  create({ ...options, baseUrl: options.baseUrl ?? servers[0]() });'
      : 'export const createClient = (options: ClientOptions): Client => create(options);',
    '',
  ].join('\n');
};

/** `create-api.gen.ts`: one object with all operations as methods. */
export const createApiModule = (notice: string, document: Document): string => {
  const preset = hasServer(document) ? ' = {}' : '';
  return [
    `// ${notice}`,
    '',
    "import { createCalls } from './client.gen.ts';",
    "import { type ClientOptions, createClient } from './create-client.gen.ts';",
    '',
    '/** Creates an object with all operations as methods, and its `client`, for functions that take one. */',
    `export const createApi = (options: ClientOptions${preset}) => {`,
    '  const client = createClient(options);',
    '  return { client, ...createCalls(client) };',
    '};',
    '',
    'export type Api = ReturnType<typeof createApi>;',
    '',
  ].join('\n');
};

/** `errors.gen.ts`: what each operation fails with. */
export const errorsModule = (notice: string, entries: readonly OperationEntry[]): string =>
  [
    `// ${notice}`,
    '',
    ...entries.map(({ described: { typeName, file } }) => `import type { ${typeName}Error } from './${file}';`),
    "import { ApiError } from './runtime/api-error.gen.ts';",
    "import { ConnectionError } from './runtime/connection-error.gen.ts';",
    '',
    "/** What an operation fails with, by its name: `Errors['…']`. */",
    'export type Errors = {',
    ...entries.map(
      ({ described: { operation, typeName } }) =>
        `  readonly ${propertyName(operation.operationId)}: ${typeName}Error;`,
    ),
    '};',
    '',
    '/** Reports whether a call to this operation failed with this error: a refusal, typed by its status, or no reply. */',
    'export const isErrorOf = <Id extends keyof Errors>(operationId: Id, error: unknown): error is Errors[Id] =>',
    '  (error instanceof ApiError || error instanceof ConnectionError) && error.operationId === operationId;',
    '',
  ].join('\n');

/** `index.gen.ts`: everything, by name. A bundler keeps only what is imported. */
export const indexModule = (
  notice: string,
  entries: readonly OperationEntry[],
  schemes: ReadonlyMap<string, ClientScheme>,
  hasServers: boolean,
): string => {
  const hasTokens = [...schemes.values()].some(({ place }) => place === 'bearer');
  const fixed: readonly (readonly [from: string, names: readonly string[]])[] = [
    ['./create-api.gen.ts', ['type Api', 'createApi']],
    ['./create-client.gen.ts', ['type ClientOptions', 'createClient']],
    ['./errors.gen.ts', ['type Errors', 'isErrorOf']],
    ['./runtime/api-error.gen.ts', ['ApiError']],
    ['./runtime/client-options.gen.ts', ['type CallOptions', 'type Client']],
    ['./runtime/connection-error.gen.ts', ['ConnectionError']],
    ...(hasTokens
      ? ([
          ['./runtime/oauth2.gen.ts', ['oauth2', 'type OAuth2Options']],
          ['./runtime/session.gen.ts', ['loginSession', 'type Tokens']],
        ] as const)
      : []),
    ['./runtime/raw-response.gen.ts', ['rawResponse']],
    ['./security.gen.ts', ['type Credentials']],
    ...(hasServers ? ([['./servers.gen.ts', ['servers']]] as const) : []),
  ];
  const taken = new Set(fixed.flatMap(([, names]) => names.map((name) => name.replace('type ', ''))));
  const free = (name: string) => (taken.has(name) ? `${name} as ${name}Operation` : name);
  return [
    `// ${notice}`,
    '',
    ...fixed.map(([from, names]) => `export { ${names.join(', ')} } from ${stringLiteral(from)};`),
    "export type * from './types.gen.ts';",
    '',
    ...entries.map(({ described: { file }, exports: { call, iterate, url } }) => {
      const names = [call, iterate, url].flatMap((name) => (name === undefined ? [] : [free(name)]));
      return `export { ${names.join(', ')} } from './${file}';`;
    }),
    '',
  ].join('\n');
};
