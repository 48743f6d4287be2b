import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importPath, toHandlerFile, toHandlerPath } from '../../emit/code/handler-files.ts';
import { constantName, stringLiteral } from '../../emit/code/names.ts';
import { HOME } from '../../home.ts';
import type { Api } from '../../read/config/config.ts';
import { type Document, isObject } from '../../read/document/document.ts';
import { type ApiOperation, readSecurity } from '../../read/project/operation.ts';
import type { ExampleRequest } from './example-request.ts';

/** A file that a project begins with, and its own from then on. */
export type Beginning = { readonly file: string; readonly text: string };

const serverModuleOf = ({ output }: Api): string => join(output, 'server.gen.ts');

/** The security schemes that operations use, in the document's order. */
export const listSchemes = (document: Document, operations: readonly ApiOperation[]): string[] => {
  const used = new Set(
    operations.flatMap((operation) => readSecurity(document, operation).flatMap((choice) => Object.keys(choice))),
  );
  return Object.keys(document.components?.securitySchemes ?? {}).filter((name) => used.has(name));
};

/** A handler of a generated server: it compiles, and throws when called. */
export const handlerStub = (
  api: Api,
  { operationId, summary, ...operation }: ApiOperation,
  isSecured: boolean,
): string => {
  const file = toHandlerFile(api, { operationId, summary, ...operation });
  const { security } = api.handlers ?? {};
  const callers = isSecured && security !== undefined;
  return [
    `import type { Handler } from '${importPath(file, serverModuleOf(api))}';`,
    ...(callers ? [`import type { Callers } from '${importPath(file, security)}';`] : []),
    '',
    `/** ${summary.replaceAll('*/', '* /') || operationId} */`,
    `export const ${operationId}: Handler<${stringLiteral(operationId)}${callers ? ', Callers' : ''}> = async (_request) => {`,
    `  throw new Error('${operationId} is not implemented yet');`,
    '};',
    '',
  ].join('\n');
};

/** The stub of a handler whose name is a reserved word: a module can export a constant under it, but not declare one. */
export const withSafeName = (stub: string, operationId: string): string => {
  const name = constantName(operationId);
  const declared = stub.replace(`export const ${operationId}`, `const ${name}`);
  return name === operationId || declared === stub ? stub : `${declared}\nexport { ${name} as ${operationId} };\n`;
};

/** The security handlers, which refuse all callers until they are written. */
export const securityBeginning = (api: Api, document: Document, operations: readonly ApiOperation[]): Beginning[] => {
  const { security: file } = api.handlers ?? {};
  const schemes = listSchemes(document, operations);
  if (file === undefined || schemes.length === 0) return [];
  const text = [
    `import type { Security } from '${importPath(file, serverModuleOf(api))}';`,
    '',
    '/** Who calls, by security scheme: what its handler below returns as `caller`. */',
    'export type Callers = {',
    ...schemes.map((name) => `  readonly ${keyOf(name)}: { readonly id: string };`),
    '};',
    '',
    '/** Decides whose credentials these are: `{ caller: { id } }`, or null to refuse them. */',
    'export const security: Security<Callers> = {',
    ...schemes.flatMap((name) => [
      `  // ${credentialsIn(document, name)}`,
      `  ${keyOf(name)}: async (_credentials) => null,`,
    ]),
    '};',
    '',
  ];
  return [{ file, text: text.join('\n') }];
};

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name));

const credentialsIn = (document: Document, name: string): string => {
  const scheme = document.components?.securitySchemes?.[name];
  if (!isObject(scheme)) return 'The credentials.';
  const { type, scheme: kind, in: place, name: key } = scheme;
  if (type === 'apiKey') return `The text of ${key} in the ${place === 'header' ? 'headers' : place}.`;
  if (type === 'mutualTLS') return 'Nothing: the certificate is in request.native.';
  return kind === 'basic' ? 'A username and a password.' : 'The token of the Authorization header.';
};

/** The server with its handlers, which the program starts and the tests call. */
export const serverBeginning = (api: Api, document: Document, operations: readonly ApiOperation[]): Beginning[] => {
  const { server: file, index, security } = api.handlers ?? {};
  if (file === undefined || index === undefined) return [];
  const isSecured = security !== undefined && listSchemes(document, operations).length > 0;
  const text = [
    `import { createServer } from '${importPath(file, serverModuleOf(api))}';`,
    `import * as handlers from '${importPath(file, index)}';`,
    ...(isSecured ? [`import { type Callers, security } from '${importPath(file, security)}';`] : []),
    '',
    `export const server = createServer${isSecured ? '<Callers>' : ''}({`,
    '  handlers,',
    ...(isSecured ? ['  security,'] : []),
    '  // A reply that the description does not allow becomes a 500, except in production.',
    "  checkReplies: process.env.NODE_ENV !== 'production',",
    '});',
    '',
  ];
  return [{ file, text: text.join('\n') }];
};

/** The program that listens. */
export const mainBeginning = (api: Api): Beginning[] => {
  const { main: file, server } = api.handlers ?? {};
  const [framework] = api.server ?? [];
  if (file === undefined || server === undefined || framework === undefined) return [];
  const text = template(`main/${framework}.ts.txt`)
    .replaceAll('{adapter}', importPath(file, serverModuleOf(api)))
    .replaceAll('{server}', importPath(file, server));
  return [{ file, text }];
};

/** A test that sends an operation what it accepts, and expects the first success that the document declares. */
export const testBeginning = (api: Api, operation: ApiOperation, request: ExampleRequest): Beginning[] => {
  const { test, server } = api.handlers ?? {};
  if (test === undefined || server === undefined) return [];
  const file = toHandlerPath(test, operation);
  const { operationId, responses } = operation;
  const success = responses.find(({ status }) => /^[23]\d\d$/.test(status))?.status ?? '200';
  const { method, url, headers, body } = request;
  const written = Object.entries(headers).map(([name, value]) => `${keyOf(name)}: ${stringLiteral(value)}`);
  const sent = body && ('json' in body ? `JSON.stringify(${JSON.stringify(body.json)})` : stringLiteral(body.text));
  const text = [
    "import assert from 'node:assert/strict';",
    "import { test } from 'node:test';",
    `import { server } from '${importPath(file, server)}';`,
    '',
    `test('${operationId} replies ${success}', async () => {`,
    '  const { status } = await server.handle({',
    `    method: ${stringLiteral(method)},`,
    `    url: ${stringLiteral(url)},`,
    `    headers: {${written.length > 0 ? ` ${written.join(', ')} ` : ''}},`,
    ...(sent === undefined ? [] : [`    body: ${sent},`]),
    '  });',
    `  assert.equal(status, ${success});`,
    '});',
    '',
  ];
  return [{ file, text: text.join('\n') }];
};

/** Files that projects begin with. TypeScript ends with `.txt` here, since it compiles only next to generated code. */
const FOLDER = join(HOME, 'templates');

/** The text of a template. */
export const template = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/** The files of a new project, by path. */
export const projectTemplates = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.*', { cwd: join(FOLDER, 'project') }).map((name) => [
      name === 'gitignore.txt' ? '.gitignore' : name.replace(/[.]txt$/, ''),
      template(`project/${name}`),
    ]),
  );
