import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { Config } from './config.ts';
import {
  type Document,
  METHODS,
  type OperationObject,
  type Parameter,
  type Reference,
  resolve,
  type Schema,
} from './document.ts';
import type { Operation } from './operation.ts';
import { operationsPlugin } from './operations-plugin.ts';
import { voidPlugin } from './void-plugin.ts';
import { withoutAliases } from './without-aliases.ts';

/**
 * Whose requests the types describe. Those that were accepted have been validated, so defaults are filled in. Those that are sent come
 * from a caller, who may leave them out, and leaves it to the transport to write these headers.
 */
export type Requests = 'accepted' | { readonly sentWithout: readonly string[] };

/**
 * The types of a document and its operations, by file name. The folder that hey-api writes to is wiped by it, so it is a temporary one.
 */
export const typesOf = async (
  config: Config,
  document: Document,
  operations: readonly Operation[],
  requests: Requests,
): Promise<ReadonlyMap<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    await createClient({
      input: { ...structuredClone(asDescribed(document, requests)) },
      output: {
        path: join(folder, 'out'),
        header: [`// ${config.notice}`],
        module: { extension: '.ts' },
        entryFile: false,
      },
      logs: { level: 'silent' },
      plugins: [voidPlugin(), '@hey-api/typescript', operationsPlugin({ operations })],
    });
    return new Map(
      readdirSync(join(folder, 'out')).map((name) => [
        name,
        withoutAliases(readFileSync(join(folder, 'out', name), 'utf8')),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * The document with what its types should say: header parameters in lower case, as a request has them at run time, and a parameter with a
 * default always there once accepted. Parameters stand in their operations, or a shared one would take the name of a schema. What an
 * operation is refused with is left out: it is always a Problem, and its codes stand with the operation.
 */
const asDescribed = (document: Document, requests: Requests): Document => {
  const parametersOf = (written: readonly (Parameter | Reference)[]): Parameter[] =>
    written.flatMap((one) => {
      const parameter = resolve<Parameter>(document, one);
      const schema = parameter.schema && resolve<Schema>(document, parameter.schema);
      const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
      if (requests === 'accepted')
        return [{ ...parameter, name, ...(schema?.default !== undefined ? { required: true } : {}) }];
      return parameter.in === 'header' && requests.sentWithout.includes(name) ? [] : [{ ...parameter, name }];
    });
  const operationOf = ({ parameters, responses = {}, ...operation }: OperationObject): OperationObject => ({
    ...operation,
    ...(parameters ? { parameters: parametersOf(parameters) } : {}),
    responses: Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2'))),
  });
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const described: Record<string, unknown> = { ...item };
    if (item.parameters) described.parameters = parametersOf(item.parameters);
    for (const method of METHODS) if (item[method]) described[method] = operationOf(item[method]);
    return [path, described];
  });
  const { parameters: _, ...components } = document.components ?? {};
  return { ...document, paths: Object.fromEntries(paths), components };
};
