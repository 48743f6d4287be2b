import { findContentKind, isRedirecting, listSuccesses } from '../emit/client/bodies.ts';
import { type ClientEntry, listClientEntries } from '../emit/client/client-files.ts';
import { isOptional } from '../emit/client/operation-module.ts';
import type { Paging } from '../emit/client/paging.ts';
import type { GenerateSource } from '../emit/generate.ts';
import { type Document, type JsonObject, readBasePath } from '../read/document/document.ts';
import { sentPath } from '../read/document/template-of.ts';
import { type ApiOperation, type BodyContent, listReceived, readSecurity } from '../read/project/operation.ts';
import type { ApiModel, ModelContent, ModelOperation, ModelPaging, ModelParameter, PluginObject } from './plugin.ts';

/** The model of an interface. The texts are those of operations.gen.ts, which names the types, and types.gen.ts, which has them. */
export const buildModel = (source: GenerateSource, operationsText: string, typesText: string): ApiModel => {
  const { config, api, document, operations } = source;
  const { info, tags = [], components = {} } = document;
  const entries = new Map(
    listClientEntries(source, operations, operationsText).map((entry) => [entry.original, entry]),
  );
  const { client, clientOptions: { errors = 'throw', transport = 'generated' } = {} } = api;
  const described = (operation: ApiOperation): ModelOperation => toOperation(source, operation, entries.get(operation));
  return {
    name: api.name,
    title: info.title,
    version: info.version,
    description: info.description ?? '',
    basePath: readBasePath(document),
    tags,
    schemas: objectsIn(components.schemas),
    schemaTypes: typesOf(Object.keys(components.schemas ?? {}), typesText),
    securitySchemes: objectsIn(components.securitySchemes),
    operations: operations.map(described),
    received: listReceived(config, document).map((operation) => toOperation(source, operation, undefined)),
    typesFolder: api.output,
    ...(client === undefined ? {} : { client: { folder: client, errors, transport } }),
    document: document as Document & JsonObject,
  };
};

const objectsIn = (all: object = {}): Record<string, PluginObject> =>
  Object.fromEntries(
    Object.entries(all).map(([name, one]) => [name, one === true ? {} : one === false ? { not: {} } : one]),
  );

/** A type is named like its schema, but for capitals and separators. */
const typesOf = (schemas: readonly string[], text: string): Record<string, string> => {
  const plain = (name: string) => name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const types = new Map([...text.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => [plain(name), name]));
  return Object.fromEntries(
    schemas.flatMap((name) => {
      const type = types.get(plain(name));
      return type === undefined ? [] : [[name, type]];
    }),
  );
};

const toOperation = (
  source: GenerateSource,
  operation: ApiOperation,
  entry: ClientEntry | undefined,
): ModelOperation => {
  const { document, api } = source;
  const { body, method, path, parameters, responses } = operation;
  const successes = new Set(listSuccesses(operation).map(({ status }) => status));
  const content = (one: BodyContent): ModelContent => ({
    type: one.type,
    kind: findContentKind(document, one),
    ...(one.schema ? { schema: one.schema } : {}),
  });
  const hasCall = entry !== undefined && api.client !== undefined && !isRedirecting(responses);
  return {
    name: operation.operationId,
    method: method.toUpperCase(),
    path: sentPath(path, parameters),
    summary: operation.summary,
    description: operation.description,
    deprecated: operation.deprecated,
    tags: document.paths?.[path]?.[method]?.tags ?? [],
    reads: operation.mode === 'read',
    security: readSecurity(document, operation),
    parameters: parameters.map(
      ({ name, in: place, required = false, schema, ...rest }): ModelParameter => ({
        name,
        in: place as ModelParameter['in'],
        required,
        description: 'description' in rest ? String(rest.description) : '',
        schema,
      }),
    ),
    ...(body ? { body: { required: body.required, contents: body.contents.map(content) } } : {}),
    replies: responses.map(({ status, response, contents }) => ({
      status,
      isSuccess: successes.has(status),
      description: response.description ?? '',
      contents: contents.map(content),
    })),
    ...(entry?.paging ? { paging: toPaging(entry.paging) } : {}),
    types: entry?.described.types ?? { data: 'never', responses: 'never', errors: 'never' },
    ...(hasCall
      ? {
          call: {
            function: entry.exports.call,
            file: entry.described.file,
            request: `${entry.described.typeName}Request`,
            isRequestOptional: isOptional(source, entry.described),
            answer: `${entry.described.typeName}Answer`,
            error: `${entry.described.typeName}Error`,
          },
        }
      : {}),
  };
};

const toPaging = ({ by, status, shape }: Paging): ModelPaging =>
  ({ ...shape, by: by.slice(2).toLowerCase(), status }) as object as ModelPaging;
