import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importPath, toHandlerFile } from '../emit/code/handler-files.ts';
import type { Api, ProjectConfig } from '../read/config/config.ts';
import { UserError } from '../read/config/refusal.ts';
import type { Document } from '../read/document/document.ts';
import { merge } from '../read/project/merge.ts';
import { type ApiOperation, listOperations } from '../read/project/operation.ts';
import { type ProjectFormats, readSpecs } from '../read/project/specs.ts';
import { chosenApis } from './bundle.ts';
import type { CodegenCommand } from './program/command.ts';
import {
  type Beginning,
  handlerStub,
  listSchemes,
  mainBeginning,
  securityBeginning,
  serverBeginning,
  testBeginning,
  withSafeName,
} from './scaffold/beginnings.ts';
import { exampleRequests } from './scaffold/example-request.ts';

/** The default stub of a handler: it compiles, and throws when called. */
const STUB = `import type { Operations } from '{operations}';

type Request = Operations['{operationId}']['data'];
type Responses = Operations['{operationId}']['responses'];

/** {summary} */
export const {operationId} = async (_request: Request): Promise<Responses[keyof Responses]> => {
  throw new Error('{operationId} is not implemented yet');
};
`;

export const scaffoldCommand: CodegenCommand = {
  name: 'scaffold',
  summary: 'writes a stub for each operation without a handler',
  details: [
    'Existing files are never touched. The interface needs "handlers": { "file": "handlers/{section}/{operation-id}.ts" }.',
    'Operations in a handwritten index are skipped, and lines missing from it are printed; a generated index is complete.',
    'Pending operations are skipped: they already have a generated stub.',
    'With "server", handlers can also name security, server, main and test: the modules that make a program of them.',
  ],
  options: { api: { value: 'name', says: 'the interface; default: all with handlers' } },
  run: async (call) => {
    const config = call.config();
    const apis = chosenApis(config, call).filter(({ handlers }) => handlers !== undefined);
    if (apis.length === 0)
      throw new UserError(
        'No interface has handlers: add "handlers": { "file": "handlers/{section}/{operation-id}.ts" } to it.',
      );
    call.progress('looking for operations without a handler');
    const { sections, formats } = await readSpecs(config);
    for (const api of apis) {
      const document = merge(
        api,
        sections.filter((section) => section.api === api.name),
      );
      const operations = listOperations(config, document).filter(({ pending }) => !pending);
      const written = operations.flatMap((operation) => begin(config, api, document, operation));
      for (const { file } of written) call.print(`${file} written`);
      for (const line of indexOf(api, written)) call.print(line);
      const others = api.server === undefined ? [] : beginningsOf(api, document, operations, formats);
      for (const { file, text } of others) if (write(config, file, text)) call.print(`${file} written`);
      if (written.length === 0) call.print(`${api.name}: all ${operations.length} operations have a handler`);
    }
    return true;
  },
};

type Begun = { readonly file: string; readonly operationId: string };

const begin = (config: ProjectConfig, api: Api, document: Document, operation: ApiOperation): Begun[] => {
  const { operationId } = operation;
  if (isListed(config, api, operationId)) return [];
  const file = toHandlerFile(api, operation);
  const stub = withSafeName(stubOf(config, api, document, operation), operationId);
  return write(config, file, stub) ? [{ file, operationId }] : [];
};

const stubOf = (config: ProjectConfig, api: Api, document: Document, operation: ApiOperation): string => {
  const { stub } = api.handlers ?? {};
  const { operationId, section, summary } = operation;
  if (stub === undefined && api.server !== undefined)
    return handlerStub(api, operation, listSchemes(document, [operation]).length > 0);
  return filling(stub === undefined ? STUB : readFileSync(join(config.root, stub), 'utf8'), {
    operationId,
    section,
    summary: summary.replaceAll('*/', '* /') || operationId,
    operations: importPath(toHandlerFile(api, operation), join(api.output, 'operations.gen.ts')),
  });
};

/** Files that a server needs besides its handlers, and a test for each operation. */
const beginningsOf = (
  api: Api,
  document: Document,
  operations: readonly ApiOperation[],
  formats: ProjectFormats,
): Beginning[] => {
  const requestOf = exampleRequests(document, formats);
  return [
    ...securityBeginning(api, document, operations),
    ...serverBeginning(api, document, operations),
    ...mainBeginning(api),
    ...operations.flatMap((operation) =>
      api.handlers?.test === undefined ? [] : testBeginning(api, operation, requestOf(operation)),
    ),
  ];
};

/** Writes a file unless it exists; reports whether it did. */
const write = (config: ProjectConfig, file: string, text: string): boolean => {
  const path = join(config.root, file);
  if (existsSync(path)) return false;
  mkdirSync(dirname(path), { recursive: true });
  // If the file was written in the meantime, keep it.
  writeFileSync(path, text, { flag: 'wx' });
  return true;
};

const filling = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The handler index, if the project writes it by hand. */
const ownIndexOf = ({ handlers }: Api): string | undefined =>
  handlers?.index === undefined ? join(handlers?.file.split('/{', 1)[0] ?? '', 'index.ts') : undefined;

/** Reports whether a handwritten index names the operation. Two operations may share a handler, so its file is no evidence. */
const isListed = (config: ProjectConfig, api: Api, operationId: string): boolean => {
  const index = ownIndexOf(api);
  if (index === undefined) return false;
  const path = join(config.root, index);
  return existsSync(path) && new RegExp(`\\b${operationId}\\b`).test(readFileSync(path, 'utf8'));
};

/** The lines missing from a handwritten index. */
const indexOf = (api: Api, written: readonly Begun[]): string[] => {
  const index = ownIndexOf(api);
  if (written.length === 0 || index === undefined) return [];
  const imports = written.map(
    ({ file, operationId }) => `  import { ${operationId} } from '${importPath(index, file)}';`,
  );
  return [`add to ${index}:`, ...imports, `  ${written.map(({ operationId }) => operationId).join(', ')},`];
};
