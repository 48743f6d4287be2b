import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, CommandError } from '../command.ts';
import type { Api, Config } from '../config.ts';
import { handlerFileOf, importPath } from '../handler-files.ts';
import { merge } from '../merge.ts';
import { type Operation, operationsOf } from '../operation.ts';
import { readSpecs } from '../specs.ts';
import { apisOf } from './bundle.ts';

/** What a handler starts as where the project has no stub of its own: it compiles, and fails when it is called. */
const STUB = `import type { Operations } from '{operations}';

type Request = Operations['{operationId}']['data'];
type Responses = Operations['{operationId}']['responses'];

/** {summary} */
export const {operationId} = async (_request: Request): Promise<Responses[keyof Responses]> => {
  throw new Error('{operationId} is not written yet');
};
`;

export const scaffold: Command = {
  name: 'scaffold',
  summary: 'begins a handler for each operation that has no file yet',
  details: [
    'A file that exists is never touched. It needs "handlers": { "file": "handlers/{section}/{operation-id}.ts" } at the interface.',
    'An operation that an index of your own names is left out, and the lines that it lacks are printed; an index that is generated lacks none.',
    'An operation that is declared as pending is left out: it has its stub already.',
  ],
  options: { api: { value: 'name', says: 'the interface; all that have handlers when left out' } },
  run: async (call) => {
    const config = call.config();
    const apis = apisOf(config, call).filter(({ handlers }) => handlers !== undefined);
    if (apis.length === 0)
      throw new CommandError(
        'No interface says where its handlers are: add "handlers": { "file": "handlers/{section}/{operation-id}.ts" } to it.',
      );
    call.progress('looking for operations without a handler');
    const { sections } = await readSpecs(config);
    for (const api of apis) {
      const document = merge(
        api,
        sections.filter((section) => section.api === api.name),
      );
      const operations = operationsOf(config, document).filter(({ pending }) => !pending);
      const written = operations.flatMap((operation) => begin(config, api, operation));
      for (const { file } of written) call.print(`${file} written`);
      for (const line of indexOf(api, written)) call.print(line);
      if (written.length === 0) call.print(`${api.name}: all ${operations.length} operations have a handler`);
    }
    return true;
  },
};

type Begun = { readonly file: string; readonly operationId: string };

const begin = (config: Config, api: Api, operation: Operation): Begun[] => {
  const { stub } = api.handlers ?? {};
  const { operationId, section } = operation;
  if (isListed(config, api, operationId)) return [];
  const file = handlerFileOf(api, operation);
  const path = join(config.root, file);
  if (existsSync(path)) return [];
  const text = stub === undefined ? STUB : readFileSync(join(config.root, stub), 'utf8');
  mkdirSync(dirname(path), { recursive: true });
  const filled = filling(text, {
    operationId,
    section,
    summary: operation.summary.replaceAll('*/', '* /') || operationId,
    operations: importPath(file, join(api.output, 'operations.gen.ts')),
  });
  // Whoever wrote the file in the meantime keeps it.
  writeFileSync(path, filled, { flag: 'wx' });
  return [{ file, operationId }];
};

const filling = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The index that a project writes by hand; none where it is generated. */
const ownIndexOf = ({ handlers }: Api): string | undefined =>
  handlers?.index === undefined ? join(handlers?.file.split('/{', 1)[0] ?? '', 'index.ts') : undefined;

/** Whether an index that is written by hand names the operation: two may share a handler there, wherever it stands. */
const isListed = (config: Config, api: Api, operationId: string): boolean => {
  const index = ownIndexOf(api);
  if (index === undefined) return false;
  const path = join(config.root, index);
  return existsSync(path) && new RegExp(`\\b${operationId}\\b`).test(readFileSync(path, 'utf8'));
};

/** The lines that an index lacks which is written by hand. */
const indexOf = (api: Api, written: readonly Begun[]): string[] => {
  const index = ownIndexOf(api);
  if (written.length === 0 || index === undefined) return [];
  const imports = written.map(
    ({ file, operationId }) => `  import { ${operationId} } from '${importPath(index, file)}';`,
  );
  return [`add to ${index}:`, ...imports, `  ${written.map(({ operationId }) => operationId).join(', ')},`];
};
