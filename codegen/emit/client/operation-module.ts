import { deref, isObject, type Schema } from '../../read/document/document.ts';
import { docComment } from '../code/doc-comment.ts';
import { capitalized, propertyName, stringLiteral } from '../code/names.ts';
import { isRedirecting, isUnmodified, listSuccesses, sendsBody } from './bodies.ts';
import { type Described, listReplies, writeDescriptor } from './descriptor.ts';
import { Imports } from './imports.ts';
import type { Paging } from './paging.ts';
import type { ClientScheme } from './schemes.ts';
import type { ClientSource } from './source.ts';

/** The type of what a call resolves with: an answer, or a result that may be a failure. */
export const chooseReturnType = ({ api: { clientOptions = {} } }: ClientSource): 'Answer' | 'Result' =>
  clientOptions.errors === 'return' && clientOptions.transport !== 'own' ? 'Result' : 'Answer';

/** The names that an operation's module exports besides its types. */
export type ModuleExports = {
  readonly call: string;
  readonly iterate: string | undefined;
  readonly url: string | undefined;
};

export const listExports = ({ name, operation }: Described, paging: Paging | undefined): ModuleExports => ({
  call: name,
  iterate: paging && `iterate${capitalized(operation.operationId)}`,
  url: isRedirecting(operation.responses) ? `${operation.operationId}Url` : undefined,
});

/** `operations/<operation-id>.gen.ts`: one operation and everything that calling it needs. */
export const operationModule = (
  source: ClientSource,
  described: Described,
  schemes: ReadonlyMap<string, ClientScheme>,
  paging: Paging | undefined,
): string => {
  const { config, api } = source;
  const { operation, name, typeName, types } = described;
  const isOwn = api.clientOptions?.transport === 'own';
  const returnsResult = chooseReturnType(source) === 'Result';
  const exported = listExports(described, paging);
  const imports = new Imports(Object.values(exported).filter((one) => one !== undefined));
  const runtime = (file: string) => `../runtime/${file}.gen.ts`;
  const descriptor = writeDescriptor(source, described, schemes, imports);
  const request = requestType(source, described, imports);
  const optional = isOptional(source, described) ? ' = {}' : '';
  const answer = answerType(source, described, imports);
  const lines = [`export type ${typeName}Request = ${request};`, `export type ${typeName}Answer = ${answer};`];
  if (!isOwn)
    lines.push(
      '/** What the call fails with. */',
      `export type ${typeName}Error =${errorType(source, described, imports)};`,
    );
  if (returnsResult)
    lines.push(
      `export type ${typeName}Result = ${imports.type(runtime('result'), 'Result')}<${typeName}Answer, ${typeName}Error>;`,
    );
  const type = imports.type(
    runtime('operation-call'),
    isOptional(source, described) ? 'OptionalOperationCall' : 'OperationCall',
  );
  const make = returnsResult
    ? imports.value(runtime('result'), 'resultCall')
    : imports.value(runtime('operation-call'), 'operationCall');
  const made = `/* @__PURE__ */ ${make}(${descriptor})`;
  const reconnects = !isOwn && listReplies(source, described).some(({ kind }) => kind === 'events');
  lines.push(
    '',
    docComment(operation, ''),
    `export const ${name}: ${type}<`,
    `  ${typeName}Request,`,
    `  ${typeName}${chooseReturnType(source)}`,
    `> = ${reconnects ? `/* @__PURE__ */ ${imports.value(runtime('reconnecting'), 'reconnecting')}(${made})` : made};`,
  );
  if (paging && !isOwn) {
    const by = imports.value(runtime('paging'), paging.by);
    const item = imports.type(runtime('paging'), 'ItemOf');
    const path = paging.items.length === 0 ? '' : `, [${paging.items.map(stringLiteral).join(', ')}]`;
    const status = /^\d+$/.test(paging.status) ? paging.status : stringLiteral(paging.status);
    const items = `AsyncGenerator<${item}<${types.responses}[${status}]${path}>, void, undefined>`;
    lines.push(
      '',
      `/** All items of {@link ${name}}, page by page, each page fetched when it is needed. Failures are thrown. */`,
      `export const ${exported.iterate} = <Options>(`,
      `  call: ${imports.type(runtime('operation'), 'Call')}<Options>,`,
      `  request: ${typeName}Request${optional},`,
      '  options?: Options,',
      `): ${items} =>`,
      `  ${by}(call, ${name}.operation, ${literal(paging.shape)}, request, options) as never;`,
    );
  }
  if (exported.url !== undefined && !isOwn)
    lines.push(
      '',
      '/** The address of the operation, for a browser to open. It has no credentials. */',
      `export const ${exported.url} = (`,
      '  client: { readonly baseUrl: string },',
      `  request: ${typeName}Request${optional},`,
      `): string => ${imports.value(runtime('request'), 'urlOf')}(client.baseUrl, ${name}.operation, request);`,
    );
  return [`// ${config.notice}`, '', `${imports}`, ...lines, ''].join('\n');
};

/** A value as a TypeScript literal. */
const literal = (value: unknown): string => {
  if (typeof value === 'string') return stringLiteral(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${propertyName(name)}: ${literal(one)}`)
    .join(', ')} }`;
};

const requestType = (source: ClientSource, { operation, types, parameters }: Described, imports: Imports): string => {
  const left = operation.body && !sendsBody(source, operation) ? "'url' | 'body'" : "'url'";
  const own = types.data === 'never' ? 'object' : `Omit<${imports.type('../types.gen.ts', types.data)}, ${left}>`;
  const cookies = parameters.filter((parameter) => parameter.in === 'cookie');
  if (cookies.length === 0) return own;
  const mark = cookies.some(({ required }) => required) ? '' : '?';
  return `${own} & { readonly cookies${mark}: ${imports.type('../types.gen.ts', types.cookies)} }`;
};

/** Reports whether the request may be left out. */
export const isOptional = (source: ClientSource, { operation, parameters, sentByClient }: Described): boolean =>
  !(operation.body?.required && sendsBody(source, operation)) &&
  !parameters.some(
    ({ in: place, name, required }) =>
      (place === 'path' || required === true) && !(place === 'header' && sentByClient.includes(name.toLowerCase())),
  );

const answerType = (source: ClientSource, described: Described, imports: Imports): string => {
  const { operation, types } = described;
  const answer = imports.type('../runtime/operation.gen.ts', 'Answer');
  if (source.api.clientOptions?.transport !== 'own' && isRedirecting(operation.responses)) {
    const redirect = imports.type('../runtime/read-location.gen.ts', 'Redirect');
    const statuses = listSuccesses(operation).map(({ status }) => {
      const key = /^\d+$/.test(status) ? status : stringLiteral(status);
      return `${key}: ${status === '304' ? 'undefined' : /^30[056]$/.test(status) ? `${redirect} | undefined` : redirect}`;
    });
    return `${answer}<{ ${statuses.join('; ')} }>`;
  }
  if (isUnmodified(operation.responses)) return `${answer}<{ 304: undefined }>`;
  const declared =
    types.responses === 'never' ? '{ [status: number]: unknown }' : imports.type('../types.gen.ts', types.responses);
  const kinds = listReplies(source, described);
  if (source.api.clientOptions?.transport === 'own' || !kinds.some(isSpecial)) return `${answer}<${declared}>`;
  const bodies = listSuccesses(operation).map(({ status }) => {
    const key = /^\d+$/.test(status) ? status : stringLiteral(status);
    const typed = `${declared}[${key}]`;
    const own = listSuccesses(operation).find((one) => one.status === status)?.contents ?? [];
    const parts = kinds
      .filter(({ type, schema }) => own.some((content) => content.type === type && content.schema === schema))
      .map(({ kind, schema }) => {
        if (kind === 'events') {
          const event =
            schema && own.length === 1
              ? imports.type('../runtime/event-of.gen.ts', 'EventOf')
              : imports.type('../runtime/read-events.gen.ts', 'ServerSentEvent');
          return `AsyncGenerator<${event}<${schema ? typed : 'unknown'}>, void, undefined>`;
        }
        if (kind === 'lines' && own.length === 1)
          return `AsyncGenerator<${schema ? typed : 'unknown'}, void, undefined>`;
        if (kind === 'lines')
          return `AsyncGenerator<${imports.type('../runtime/read-json-lines.gen.ts', 'LineOf')}<${schema ? typed : 'unknown'}>, void, undefined>`;
        if (schema && !isEmptySchema(source, schema)) return typed;
        return kind === 'blob' ? 'Blob' : kind === 'text' ? 'string' : typed;
      });
    return `${key}: ${parts.length > 0 ? [...new Set(parts)].join(' | ') : typed}`;
  });
  return `${answer}<{ ${bodies.join('; ')} }>`;
};

const isSpecial = ({ kind, schema }: { kind: string; schema: Schema | undefined }): boolean =>
  kind === 'events' || kind === 'lines' || ((kind === 'blob' || kind === 'text') && schema === undefined);

const isEmptySchema = ({ document }: ClientSource, schema: Schema): boolean => {
  const resolved = deref<Schema>(document, schema);
  return isObject(resolved) && Object.keys(resolved).length === 0;
};

const errorType = ({ config, registry }: ClientSource, { operation, types }: Described, imports: Imports): string => {
  const failure = imports.type('../runtime/api-error.gen.ts', 'Failure');
  const lost = imports.type('../runtime/connection-error.gen.ts', 'ConnectionError');
  if (config.problems === undefined) {
    const errors = types.errors === 'never' ? 'unknown' : imports.type('../types.gen.ts', types.errors);
    return ` ${failure}<${errors}> | ${lost}`;
  }
  const statuses = Map.groupBy(operation.problems, (code) => registry.get(code)?.status ?? 500);
  if (statuses.size === 0) return ` ${failure}<unknown> | ${lost}`;
  const problem = imports.type('../runtime/api-error.gen.ts', 'ProblemOf');
  const fields = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => `  ${status}: ${problem}<${codes.map(stringLiteral).join(' | ')}>;`);
  return `\n  | ${failure}<{\n${fields.map((field) => `      ${field.trim()}`).join('\n')}\n    }>\n  | ${lost}`;
};
