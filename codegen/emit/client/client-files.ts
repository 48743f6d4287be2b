import { join } from 'node:path';
import { type Document, listPlaces } from '../../read/document/document.ts';
import type { ApiOperation } from '../../read/project/operation.ts';
import { kebab } from '../code/handler-files.ts';
import { capitalized, constantName } from '../code/names.ts';
import { runtimeFiles } from '../code/runtime-files.ts';
import type { Files } from '../output/files.ts';
import { isRedirecting } from './bodies.ts';
import { clientModule } from './client-module.ts';
import type { Described } from './descriptor.ts';
import {
  createApiModule,
  createClientModule,
  errorsModule,
  indexModule,
  type OperationEntry,
} from './entry-modules.ts';
import { listExports, operationModule } from './operation-module.ts';
import { type Paging, readPaging } from './paging.ts';
import { nameSchemes, securityModule } from './schemes.ts';
import { serversModule } from './servers.ts';
import type { ClientSource, TypeNames } from './source.ts';
import { writtenParameters } from './styles.ts';

const KEY_HEADER = 'idempotency-key';

/** The headers that a client sends by itself, in lower case: what the project's transport does, and the idempotency key. */
export const sentByClient = ({ transportHeaders = [], clientOptions }: ClientSource['api']): string[] => {
  const own = transportHeaders.map((name) => name.toLowerCase());
  return clientOptions?.transport === 'own' ? own : [...new Set([...own, KEY_HEADER])];
};

/**
 * The files of a client, without its types: a module per operation, an object with all of them, and the run-time modules that they need.
 * The names of the types are those in `operationsText`, the text of operations.gen.ts.
 */
export const clientFiles = (
  source: ClientSource & { readonly folder: string },
  operations: readonly ApiOperation[],
  operationsText: string,
): Files => {
  const { config, api, document, folder } = source;
  const { notice } = config;
  const isOwn = api.clientOptions?.transport === 'own';
  const schemes = isOwn ? new Map() : nameSchemes(document);
  const entries = listClientEntries(source, operations, operationsText).map((entry) => ({
    ...entry,
    text: operationModule(source, entry.described, schemes, entry.paging),
  }));
  const files = new Map(entries.map(({ described, text }) => [described.file, text]));
  const all = entries.map(({ described }) => described);
  files.set('client.gen.ts', clientModule(source, all));
  if (!isOwn) for (const [file, text] of entryFiles(notice, document, entries, schemes)) files.set(file, text);
  return new Map([
    ...[...files].map(([file, text]) => [join(folder, file), text] as const),
    ...runtimeFiles(config, 'client', join(folder, 'runtime'), files.values()),
  ]);
};

/** An operation of a client, what its module exports, and how its list is walked through. */
export type ClientEntry = OperationEntry & { readonly original: ApiOperation; readonly paging: Paging | undefined };

/** The operations that a client has. */
export const listClientEntries = (
  source: ClientSource,
  operations: readonly ApiOperation[],
  operationsText: string,
): ClientEntry[] => {
  const { api, document } = source;
  const isOwn = api.clientOptions?.transport === 'own';
  const extensions = new Map(
    listPlaces(document).map(({ operation }) => [operation.operationId ?? '', operation['x-paging']]),
  );
  // Browsers open operations that only redirect; a project's own transport has no way to do that.
  const called = operations.filter(({ responses }) => !isOwn || !isRedirecting(responses));
  return describedOf(source, called, operationsText).map(({ original, ...described }) => {
    const paging = isOwn ? undefined : readPaging(document, original, extensions.get(original.operationId));
    return { original, described, paging, exports: listExports(described, paging) };
  });
};

const entryFiles = (
  notice: string,
  document: Document,
  entries: readonly OperationEntry[],
  schemes: ReturnType<typeof nameSchemes>,
): Files => {
  const servers = serversModule(notice, document);
  return new Map([
    ['create-api.gen.ts', createApiModule(notice, document)],
    ['create-client.gen.ts', createClientModule(notice, document)],
    ['errors.gen.ts', errorsModule(notice, entries)],
    ['index.gen.ts', indexModule(notice, entries, schemes, servers !== undefined)],
    ['security.gen.ts', securityModule(notice, schemes)],
    ...(servers === undefined ? [] : [['servers.gen.ts', servers] as const]),
  ]);
};

/** Names of the client's own modules and methods; an operation of such a name is called `…Operation`. */
const USED = ['api', 'call', 'client', 'connection'];

const describedOf = (
  { api, document }: ClientSource,
  operations: readonly ApiOperation[],
  text: string,
): (Described & { readonly original: ApiOperation })[] => {
  const types = typesIn(text);
  const places = new Map(listPlaces(document).map((place) => [place.operation.operationId, place]));
  return operations.flatMap((operation) => {
    const place = places.get(operation.operationId);
    if (!place) return [];
    const operationId = USED.includes(operation.operationId)
      ? `${operation.operationId}Operation`
      : operation.operationId;
    const parameters = writtenParameters(document, place.item, place.operation);
    return {
      original: operation,
      operation: { ...operation, operationId },
      name: constantName(operationId),
      typeName: capitalized(operationId),
      file: `operations/${kebab(operationId)}.gen.ts`,
      types: types.get(operation.operationId) ?? {
        data: 'never',
        responses: 'never',
        errors: 'never',
        cookies: 'never',
      },
      parameters,
      sentByClient: sentByClient(api),
      security: place.operation.security ?? document.security ?? [],
    };
  });
};

/** The type names of each operation. An operation without declared replies has no type for them; a 304 beside them is no success of a call. */
const typesIn = (text: string): ReadonlyMap<string, TypeNames> =>
  new Map(
    [
      ...text.matchAll(
        /^ {4}'?([^'\s:]+)'?: \{\n {8}mode: '\w+';\n {8}data: (.+);\n {8}responses: (\w+|\{[^}]*\})(?: & \{[^}]*\})?;\n([\s\S]*?)^ {4}\};?$/gm,
      ),
    ].map(([, id = '', data = '', responses = '', rest = '']) => [
      id,
      {
        data,
        responses: responses.startsWith('{') ? 'never' : responses,
        errors: /^ {8}errors: (\w+);$/m.exec(rest)?.[1] ?? 'never',
        cookies: /^ {8}cookies: (\w+);$/m.exec(rest)?.[1] ?? 'never',
      },
    ]),
  );
