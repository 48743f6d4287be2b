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

/**
 * The types of a document and its operations, by file name. `accepted` types describe requests that were validated, so defaults are filled
 * in. The folder that hey-api writes to is wiped by it, so it is a temporary one.
 */
export const typesOf = async (
  config: Config,
  document: Document,
  operations: readonly Operation[],
  accepted: boolean,
): Promise<ReadonlyMap<string, string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    await createClient({
      input: { ...structuredClone(asReceived(document, accepted)) },
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
      readdirSync(join(folder, 'out')).map((name) => [name, readFileSync(join(folder, 'out', name), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * The document as a request is at run time: header parameters in lower case and, where the types describe accepted requests, a parameter
 * with a default is always there. Parameters stand in their operations, or a shared one would take the name of a schema.
 */
const asReceived = (document: Document, accepted: boolean): Document => {
  const received = (written: Parameter | Reference): Parameter => {
    const parameter = resolve<Parameter>(document, written);
    const schema = parameter.schema && resolve<Schema>(document, parameter.schema);
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
    return { ...parameter, name, ...(accepted && schema?.default !== undefined ? { required: true } : {}) };
  };
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const entries = Object.entries(item).map(([key, value]) => {
      if (key === 'parameters' && item.parameters) return [key, item.parameters.map(received)];
      const operation = METHODS.some((method) => method === key) ? (value as OperationObject) : undefined;
      return [key, operation?.parameters ? { ...operation, parameters: operation.parameters.map(received) } : value];
    });
    return [path, Object.fromEntries(entries)];
  });
  const { parameters: _, ...components } = document.components ?? {};
  return { ...document, paths: Object.fromEntries(paths), components };
};
