import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import type { ProjectConfig } from '../../read/config/config.ts';
import {
  type Document,
  deref,
  isObject,
  type JsonObject,
  METHODS,
  type MediaType,
  type Method,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type ReferenceObject,
  type RequestBodyObject,
  type Response,
  type Schema,
} from '../../read/document/document.ts';
import { findSequence } from '../../read/document/sequences.ts';
import { INTEGERS } from '../../read/document/wide-integers.ts';
import { type ApiOperation, isRendition, receivedPlaces } from '../../read/project/operation.ts';
import type { Files } from '../output/files.ts';
import { cookieTypes } from './cookie-types.ts';
import { emptyRepliesPlugin } from './empty-replies-plugin.ts';
import { asTyped, BIGINT } from './for-types.ts';
import { operationsPlugin } from './operations-plugin.ts';
import { type OtherRequest, type RequestNames, splitRequests, withOtherRequests } from './other-requests.ts';
import { withoutAliases } from './without-aliases.ts';

/**
 * The side that the types describe. Accepted requests have been validated, so defaults are filled in. Sent requests may omit defaults, and
 * omit these headers, which the transport adds.
 */
export type Requests = 'accepted' | { readonly sentWithout: readonly string[] };

/**
 * The types of a document and its operations, by file name, for each of one or two views. If the views differ in requests alone, the
 * generator runs once, since it takes longer than everything else.
 */
export const generateTypes = async (
  config: ProjectConfig,
  document: Document,
  operations: readonly ApiOperation[],
  views: readonly Requests[],
): Promise<readonly Files[]> => {
  const described = views.map((requests) => {
    const cookies = cookieTypes(document, operations, requests === 'accepted');
    return { cookies, document: asDescribed(config, document, requests, cookies) };
  });
  const run = (view: Described, others?: readonly OtherRequest[]) => runGenerator(config, operations, view, others);
  const [first, second] = described;
  const both = first && second && withOtherRequests(first.document, second.document);
  if (!both) return Promise.all(described.map(async (view) => (await run(view)).files));
  const { files, names } = await run({ ...first, document: both.document }, both.others);
  const types = splitRequests(files.get(TYPES) ?? '', names);
  return types.map((text) => new Map([...files, [TYPES, text]]));
};

const TYPES = 'types.gen.ts';

type Described = { readonly document: Document; readonly cookies: ReturnType<typeof cookieTypes> };

/** Runs hey-api in a temporary folder, because it wipes its output folder. */
const runGenerator = async (
  config: ProjectConfig,
  operations: readonly ApiOperation[],
  { document, cookies }: Described,
  others: readonly OtherRequest[] = [],
): Promise<{ readonly files: Files; readonly names: readonly RequestNames[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  const typed = asTyped(document as Document & JsonObject);
  let names: () => RequestNames[] = () => [];
  try {
    await createClient({
      input: { ...structuredClone(typed) },
      output: {
        path: join(folder, 'out'),
        header: [`// ${config.notice}`],
        module: { extension: '.ts' },
        entryFile: false,
      },
      // Without such fields there is nothing to split, and looking for them takes a tenth of the time.
      parser: { transforms: { readWrite: { enabled: /"(readOnly|writeOnly)":true/.test(JSON.stringify(typed)) } } },
      logs: { level: 'silent', file: false },
      plugins: [
        emptyRepliesPlugin({ operations }),
        '@hey-api/typescript',
        operationsPlugin({
          operations,
          cookies: new Map([...cookies].map(([id, { name }]) => [id, name])),
          hasProblems: config.problems !== undefined,
          others,
          named: (later) => {
            names = later;
          },
        }),
      ],
    });
    const files = new Map(
      readdirSync(join(folder, 'out')).map((name) => [
        name,
        withBigints(importingByLine(withoutAliases(readFileSync(join(folder, 'out', name), 'utf8')))),
      ]),
    );
    return { files, names: names() };
  } catch (error) {
    throw new Error(`${document.info.title}: failed to generate types: ${causeOf(error)}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The text with the type that JSON Schema has no word for. */
const withBigints = (text: string): string =>
  text.includes(BIGINT)
    ? text
        .replace(new RegExp(`export type ${BIGINT} = string;\\n+`), '')
        .replaceAll(new RegExp(`\\b${BIGINT}\\b`, 'g'), 'bigint')
    : text;

/** One import name per line, so that a new operation only adds lines to the diff. */
const importingByLine = (text: string): string =>
  text.replace(/^import type \{ (.+) \} from /m, (_, names: string) => {
    const lines = names.split(', ').map((name) => `    ${name},`);
    return `import type {\n${lines.join('\n')}\n} from `;
  });

/** The original error; hey-api wraps it without its message. */
const causeOf = (error: unknown): string => {
  const cause = error instanceof Error && 'originalError' in error ? error.originalError : error;
  const inner = typeof cause === 'object' && cause !== null && 'error' in cause ? cause.error : cause;
  return inner instanceof Error ? inner.message : String(inner);
};

/**
 * The document as types should describe it: header names in lower case, as at run time; parameters with a default always present once
 * accepted; parameters inlined in their operations, because a shared one would take the name of a schema. With a closed list of problems,
 * error responses are left out, since they are always a Problem whose codes are listed with the operation.
 */
const asDescribed = (
  config: ProjectConfig,
  document: Document,
  requests: Requests,
  cookies: ReturnType<typeof cookieTypes>,
): Document => {
  const parametersOf = (written: readonly (ParameterObject | ReferenceObject)[]): ParameterObject[] =>
    written.flatMap((one) => {
      const { content, ...parameter } = deref<ParameterObject>(document, one);
      if (parameter.in === 'cookie' || parameter.in === 'querystring') return [];
      const [media] = Object.values(content ?? {});
      const schema = parameter.schema ?? media?.schema;
      const preset = schema && deref<Schema>(document, schema).default;
      const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
      if (requests !== 'accepted' && parameter.in === 'header' && requests.sentWithout.includes(name)) return [];
      const isThere = parameter.in === 'path' || (requests === 'accepted' && preset !== undefined);
      return [{ ...parameter, name, ...(schema ? { schema } : {}), ...(isThere ? { required: true } : {}) }];
    });
  const withOne = <Holder extends RequestBodyObject | Response>(written: Holder | ReferenceObject): Holder => {
    const { content, ...holder } = deref<Holder>(document, written);
    const all = Object.entries(content ?? {}).filter(([, one]) => !isRendition(one));
    const media = all.map(([type, { schema, itemSchema }]) => {
      const own = schema ?? (itemSchema && (all.length === 1 ? itemSchema : sentIn(type, itemSchema)));
      return [type, own ? { schema: own } : {}] as const;
    });
    if (media.length === 0) return holder as Holder;
    const one = media.length === 1 ? media : [['application/json', unionOf(media.map(([, only]) => only))] as const];
    return { ...(holder as Holder), content: Object.fromEntries(one) };
  };
  const operationOf = (operation: OperationObject): OperationObject => {
    const { parameters, requestBody, responses = {}, callbacks: _callbacks, servers: _servers, ...rest } = operation;
    const answers = Object.entries(responses).filter(([status]) => !config.problems || status.startsWith('2'));
    return {
      ...withoutExtensions(rest),
      ...(parameters ? { parameters: parametersOf(parameters) } : {}),
      ...(requestBody ? { requestBody: withOne<RequestBodyObject>(requestBody) } : {}),
      responses: Object.fromEntries(
        answers.map(([status, written]) => {
          const { description, content } = withOne<Response>(written);
          return [status, { description, ...(content ? { content } : {}) }];
        }),
      ),
    };
  };
  const itemsOf = (items: Readonly<Record<string, PathItem>>) =>
    Object.fromEntries(
      Object.entries(items).map(([path, { servers: _servers, ...item }]) => {
        const { query: _query, ...known } = item;
        const described: Record<string, unknown> = withoutExtensions(known);
        if (item.parameters) described.parameters = parametersOf(item.parameters);
        for (const method of METHODS)
          if (item[method]) described[knownMethod(item, method)] = operationOf(item[method]);
        return [path, described];
      }),
    );
  const { info, tags, webhooks } = document;
  const callbacks = receivedPlaces(document).slice(countOf(webhooks));
  const own = Object.fromEntries([...cookies.values()].map(({ name, schema }) => [name, schema]));
  const schemas = { ...document.components?.schemas, ...own };
  return {
    // The version that hey-api knows; everything newer has been settled or left out.
    openapi: '3.1.0',
    info,
    ...(tags ? { tags } : {}),
    paths: itemsOf(document.paths ?? {}),
    ...(webhooks || callbacks.length > 0
      ? { webhooks: { ...itemsOf(webhooks ?? {}), ...itemsOf(asWebhooks(callbacks)) } }
      : {}),
    components: Object.keys(schemas).length > 0 ? { schemas } : {},
    ...(document[INTEGERS] ? { [INTEGERS]: document[INTEGERS] } : {}),
  };
};

/** Counts the operations of the webhooks. */
const countOf = (webhooks: Document['webhooks']): number =>
  Object.values(webhooks ?? {}).flatMap((item) => METHODS.filter((method) => item[method])).length;

/** hey-api types webhooks and no callbacks, which differ only in where they are declared. */
const asWebhooks = (callbacks: ReturnType<typeof receivedPlaces>): Readonly<Record<string, PathItem>> =>
  Object.fromEntries(
    callbacks.map(({ name, method, item, operation }) => [
      name,
      {
        ...(item.parameters ? { parameters: item.parameters } : {}),
        [method]: { ...operation, operationId: name },
      },
    ]),
  );

/** hey-api does not know QUERY, and its types do not say the method, so it gets one that the path does not have. */
const knownMethod = (item: PathItem, method: Method): Method => {
  if (method !== 'query') return method;
  const free = METHODS.find((one) => one !== 'get' && one !== 'head' && one !== 'query' && item[one] === undefined);
  return free ?? 'trace';
};

const withoutExtensions = <Part extends object>(part: Part): Partial<Part> =>
  Object.fromEntries(Object.entries(part).filter(([key]) => !key.startsWith('x-'))) as Partial<Part>;

/** Next to other content types, an event is typed as its data alone if it has nothing else. */
const sentIn = (type: string, item: Schema): Schema => {
  const { properties } = item;
  const [[name, data] = [], ...others] = Object.entries(isObject(properties) ? properties : {});
  return findSequence(type) === 'events' && name === 'data' && others.length === 0 && isObject(data) ? data : item;
};

/** The union over content types. A content without a schema may be anything, and so may the body. */
const unionOf = (contents: readonly MediaType[]): MediaType => {
  const schemas = new Map(contents.map(({ schema = {} }) => [JSON.stringify(schema), schema]));
  const [only, ...others] = schemas.values();
  return { schema: others.length > 0 ? { anyOf: [...schemas.values()] } : (only ?? {}) };
};
