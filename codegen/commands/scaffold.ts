import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Command, CommandError } from '../command.ts';
import type { Api, Config } from '../config.ts';
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
    'A file that exists is never touched, and an operation that the index of handlers names is left out. It needs "handlers": { "file": "handlers/{section}/{operation-id}.ts" } at the interface.',
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
  const { file: template = '', stub } = api.handlers ?? {};
  const { operationId, section } = operation;
  // Two operations may share a handler, so what the index names is begun too, wherever it stands.
  const index = join(config.root, indexFileOf(api));
  if (existsSync(index) && new RegExp(`\\b${operationId}\\b`).test(readFileSync(index, 'utf8'))) return [];
  const file = template.replaceAll('{section}', section).replaceAll('{operation-id}', kebab(operationId));
  const path = join(config.root, file);
  if (existsSync(path)) return [];
  const text = stub === undefined ? STUB : readFileSync(join(config.root, stub), 'utf8');
  const module = relative(dirname(file), join(api.output, 'operations.gen.ts'));
  mkdirSync(dirname(path), { recursive: true });
  const filled = filling(text, {
    operationId,
    section,
    summary: operation.summary.replaceAll('*/', '* /') || operationId,
    operations: module.startsWith('.') ? module : `./${module}`,
  });
  // Whoever wrote the file in the meantime keeps it.
  writeFileSync(path, filled, { flag: 'wx' });
  return [{ file, operationId }];
};

const filling = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const indexFileOf = ({ handlers }: Api): string =>
  handlers?.index ?? join(handlers?.file.split('/{', 1)[0] ?? '', 'index.ts');

/** The lines that the index lacks, for a person to put in their place. */
const indexOf = (api: Api, written: readonly Begun[]): string[] => {
  if (written.length === 0) return [];
  const index = indexFileOf(api);
  const imports = written.map(({ file, operationId }) => {
    const from = relative(dirname(index), file);
    return `  import { ${operationId} } from '${from.startsWith('.') ? from : `./${from}`}';`;
  });
  return [`add to ${index}:`, ...imports, `  ${written.map(({ operationId }) => operationId).join(', ')},`];
};

/** `getOAuthURL2` → `get-o-auth-url2`. */
export const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
