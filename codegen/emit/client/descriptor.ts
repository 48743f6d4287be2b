import type { Document, ParameterObject, Security } from '../../read/document/document.ts';
import { formKind } from '../../read/document/form-encoding.ts';
import { order } from '../../read/document/order.ts';
import { sentPath } from '../../read/document/template-of.ts';
import { hasWide, integersOf } from '../../read/document/wide-integers.ts';
import { WidePlans } from '../../read/document/wide-plans.ts';
import type { BodyContent } from '../../read/project/operation.ts';
import { propertyName, stringLiteral } from '../code/names.ts';
import { type ContentKind, findContentKind, isRedirecting, listSuccesses, sendsBody } from './bodies.ts';
import type { Imports } from './imports.ts';
import { type ClientScheme, listAlternatives } from './schemes.ts';
import { serverAddress } from './servers.ts';
import type { ClientOperation, ClientSource } from './source.ts';
import { cookieStyle, listStyles } from './styles.ts';
import { textEvents } from './text-events.ts';

export type Described = ClientOperation & {
  /** Header parameters that the client sends, so that callers do not have to; in lower case. */
  readonly sentByClient: readonly string[];
  readonly parameters: readonly ParameterObject[];
  readonly security: Security;
};

const SAFE = ['get', 'head', 'options', 'trace'];
const SENDERS: Readonly<Record<ContentKind, string>> = {
  json: 'sendJson',
  form: 'sendForm',
  multipart: 'sendMultipart',
  text: 'sendUnchanged',
  blob: 'sendUnchanged',
  any: 'sendUnchanged',
  events: 'sendUnchanged',
  lines: 'sendJsonLines',
};
const READERS: Readonly<Record<ContentKind, string>> = {
  json: 'readJson',
  form: 'readText',
  multipart: 'readBlob',
  text: 'readText',
  blob: 'readBlob',
  any: 'readJson',
  events: 'readEvents',
  lines: 'readJsonLines',
};

/** An operation as its module has it: only what differs from the default, so that a call costs a page few bytes. */
export const writeDescriptor = (
  source: ClientSource,
  described: Described,
  schemes: ReadonlyMap<string, ClientScheme>,
  imports: Imports,
): string => {
  const { operation, parameters, security } = described;
  const { operationId, method, path, body, repeatable, server } = operation;
  const fields: (readonly [name: string, value: string])[] = [
    ['operationId', stringLiteral(operationId)],
    ['method', stringLiteral(method.toUpperCase())],
    ['path', stringLiteral(sentPath(path, parameters))],
    ...statusesOf(described),
    ...(body && sendsBody(source, operation) ? [['body', stringLiteral(body.contents[0].type)] as const] : []),
  ];
  if (isRedirecting(operation.responses)) fields.push(['redirects', 'true']);
  if (repeatable && !SAFE.includes(method)) fields.push(['repeatable', 'true']);
  if (server) fields.push(['server', stringLiteral(serverAddress(server))]);
  // A project's own transport knows how it sends and what it signs.
  if (source.api.clientOptions?.transport !== 'own') {
    fields.push(...sendOf(source, described, imports), ...readOf(source, described, imports));
    fields.push(...keyOf(described, imports), ...stylesFields(source, parameters, imports));
    fields.push(...cookiesOf(source.document, parameters, imports));
    const alternatives = listAlternatives(schemes, security);
    const schemeOf = (constant: string) => imports.value('../security.gen.ts', constant);
    if (alternatives.length > 0)
      fields.push(['security', `[${alternatives.map((all) => `[${all.map(schemeOf).join(', ')}]`).join(', ')}]`]);
  }
  return ['{', ...fields.map(([name, value]) => `  ${name}: ${value},`), '}'].join('\n');
};

const statusesOf = ({ operation }: Described): (readonly [string, string])[] => {
  const statuses = listSuccesses(operation)
    .map(({ status }) => status)
    .sort(order);
  if (statuses.join() === '200') return [];
  const listed = statuses.map((status) =>
    /^\d+$/.test(status) ? status : status === '3XX' ? '301, 302, 303, 307, 308' : "'2XX'",
  );
  // An operation that declares nothing may reply with anything; one that declares only failures has no success.
  const any = operation.responses.length === 0 ? ["'2XX'"] : [];
  return [['statuses', `[${[...listed, ...any].join(', ')}]`]];
};

const sendOf = (source: ClientSource, { operation }: Described, imports: Imports): (readonly [string, string])[] => {
  const { document } = source;
  const contents = sendsBody(source, operation) ? (operation.body?.contents ?? []) : [];
  const senders = contents.map((content) => [content.type, SENDERS[findContentKind(document, content)]] as const);
  const [[, only] = ['', 'sendJson']] = senders;
  const wide = contents.filter((content) => findContentKind(document, content) === 'json').map(({ schema }) => schema);
  const exact = integers('sendIntegers', source, wide, imports);
  if (senders.every(([, sender]) => sender === 'sendJson')) return exact === undefined ? [] : [['send', exact]];
  const senderOf = (content: BodyContent) =>
    findContentKind(document, content) === 'json' ? exact : encodedSender(content, imports);
  const encoded = new Map(contents.map((content) => [content.type, senderOf(content)]));
  const isEncoded = [...encoded.values()].some((one) => one !== undefined);
  if (!isEncoded && senders.every(([, sender]) => sender === only))
    return [['send', imports.value(`../runtime/${fileOf(only)}.gen.ts`, only)]];
  const [own] = encoded.values();
  return [['send', encoded.size === 1 && own !== undefined ? own : either('sendEither', senders, imports, encoded)]];
};

/** A reader or sender of JSON whose integers of 64 bits are no numbers, if there are any. */
const integers = (
  name: 'readIntegers' | 'sendIntegers',
  { document }: ClientSource,
  schemas: readonly BodyContent['schema'][],
  imports: Imports,
): string | undefined => {
  const as = integersOf(document);
  if (as === 'number') return undefined;
  const plans = new WidePlans(document);
  if (plans.add(schemas) === undefined) return undefined;
  const value = imports.value(`../runtime/${fileOf(name)}.gen.ts`, name);
  return `/* @__PURE__ */ ${value}('${as}', ${JSON.stringify(plans.list)})`;
};

/** The sender of a form whose document says how some of its fields are written. */
const encodedSender = ({ type, encodings }: BodyContent, imports: Imports): string | undefined => {
  const isMultipart = formKind(type) === 'multipart';
  const fields = [...(encodings ?? [])].flatMap(([name, { style, types, isNested }]) => {
    if (isMultipart) {
      const first = types.find((one) => !one.includes('*'));
      return first === undefined ? [] : [`${propertyName(name)}: ${stringLiteral(first)}`];
    }
    const own = style ?? (isNested ? 'jsonItems' : undefined);
    return own === undefined ? [] : [`${propertyName(name)}: ${imports.value('../runtime/styles.gen.ts', own)}`];
  });
  if (fields.length === 0) return undefined;
  const name = isMultipart ? 'sendEncodedMultipart' : 'sendEncodedForm';
  return `/* @__PURE__ */ ${imports.value(`../runtime/${fileOf(name)}.gen.ts`, name)}({ ${fields.join(', ')} })`;
};

const either = (
  name: string,
  entries: readonly (readonly [type: string, value: string])[],
  imports: Imports,
  own: ReadonlyMap<string, string | undefined> = new Map(),
): string => {
  const values = entries.map(
    ([type, value]) =>
      `${stringLiteral(type)}: ${own.get(type) ?? imports.value(`../runtime/${fileOf(value)}.gen.ts`, value)}`,
  );
  return `/* @__PURE__ */ ${imports.value(`../runtime/${fileOf(name)}.gen.ts`, name)}({${values.map((value) => `\n    ${value},`).join('')}\n  })`;
};

const cookiesOf = (
  document: Document,
  parameters: readonly ParameterObject[],
  imports: Imports,
): (readonly [string, string])[] => {
  const cookies = parameters.filter((parameter) => parameter.in === 'cookie');
  if (cookies.length === 0) return [];
  const writer = (name: string) => imports.value('../runtime/cookies.gen.ts', name);
  const styled = cookies.flatMap((cookie) => {
    const style = cookieStyle(document, cookie);
    return style ? [`${propertyName(cookie.name)}: ${imports.value('../runtime/styles.gen.ts', style)}`] : [];
  });
  if (styled.length === 0) return [['cookies', writer('writeCookies')]];
  return [['cookies', `/* @__PURE__ */ ${writer('styledCookies')}({ ${styled.join(', ')} })`]];
};

/** `readJsonLines` is in read-json-lines. */
const fileOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The content types of all successful replies, and how they are read. */
export const listReplies = (
  { document }: ClientSource,
  { operation }: Described,
): (BodyContent & { kind: ContentKind })[] =>
  listSuccesses(operation).flatMap(({ contents }) =>
    contents.map((content) => ({ ...content, kind: findContentKind(document, content) })),
  );

const readOf = (source: ClientSource, described: Described, imports: Imports): (readonly [string, string])[] => {
  const { operation } = described;
  const reader = (name: string) => ['read', imports.value(`../runtime/${fileOf(name)}.gen.ts`, name)] as const;
  if (isRedirecting(operation.responses)) return [reader('readLocation')];
  const replies = listReplies(source, described);
  const successes = listSuccesses(operation);
  if (replies.length === 0) {
    const mayHaveBody = successes.some(({ status }) => !/^(20[45]|304)$/.test(status));
    return successes.length > 0 && mayHaveBody ? [reader('readNothing')] : [];
  }
  const types = [...new Set(replies.map(({ type }) => type.split(';', 1)[0]?.trim().toLowerCase() ?? ''))];
  const isPlain = types.join() === 'application/json';
  const accept = isPlain ? [] : [['accept', stringLiteral(types.join(', '))] as const];
  const kinds = new Set(replies.map(({ kind }) => kind));
  const stream: (readonly [string, string])[] = kinds.has('events') || kinds.has('lines') ? [['stream', 'true']] : [];
  const events = replies.find((one) => one.kind === 'events');
  const texts = events && textEvents(source.document, events.schema);
  if (texts !== undefined) stream.push(['texts', texts === true ? 'true' : `[${texts.map(stringLiteral).join(', ')}]`]);
  const [kind = 'json'] = kinds;
  const wide = replies.filter(({ kind: one }) => one === 'json').map(({ schema }) => schema);
  const isExact = wide.some((schema) => hasWide(source.document, schema));
  const exact = integers('readIntegers', source, wide, imports);
  if (kinds.size === 1 && kind === 'json' && exact !== undefined) return [...accept, ['read', exact]];
  if (kinds.size === 1 && kind === 'json') return isExact ? [...accept, reader('readExactJson')] : accept;
  if (kinds.size === 1 && kind !== 'any') return [...accept, reader(READERS[kind]), ...stream];
  const entries = replies.flatMap(({ type, kind, schema }) => {
    const usual = kind === 'json' && isExact ? 'readExactJson' : READERS[kind];
    const name = kind === 'any' && isBinaryLike(schema) ? 'readBlob' : usual;
    const key = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    return name === 'readJson' ? [] : [[key === 'application/*' ? '*/*' : key, name] as const];
  });
  const distinct = [...new Map(entries)];
  const own = new Map(distinct.flatMap(([type, name]) => (name === 'readExactJson' ? [[type, exact] as const] : [])));
  return [...accept, ['read', either('readEither', distinct, imports, own)], ...stream];
};

/** A reply of any type without a schema, or with a binary one, is binary unless it is JSON. */
const isBinaryLike = (schema: BodyContent['schema']): boolean => schema === undefined || schema.format === 'binary';

const KEY_HEADER = 'idempotency-key';

/** Reports whether the client makes an idempotency key: the document declares the header, or says that the operation takes a key. */
export const makesKey = ({ operation: { idempotent }, parameters }: Described): boolean =>
  idempotent || parameters.some((one) => one.in === 'header' && one.name.toLowerCase() === KEY_HEADER);

const keyOf = (described: Described, imports: Imports): (readonly [string, string])[] => {
  if (!makesKey(described)) return [];
  const { keyField } = described.operation;
  const from = '../runtime/idempotency-key.gen.ts';
  if (keyField === null) return [['key', imports.value(from, 'idempotencyKeyInHeader')]];
  return [['key', `/* @__PURE__ */ ${imports.value(from, 'keyInBody')}(${keyField.map(stringLiteral).join(', ')})`]];
};

const stylesFields = (
  { document }: ClientSource,
  parameters: readonly ParameterObject[],
  imports: Imports,
): (readonly [string, string])[] => {
  const styled = listStyles(document, parameters);
  if (styled.length === 0) return [];
  const places = Map.groupBy(styled, ({ place }) => place);
  const texts = [...places].map(([place, all]) => {
    const entries = all.map(
      ({ name, style }) => `${propertyName(name)}: ${imports.value('../runtime/styles.gen.ts', style)}`,
    );
    return `\n    ${place}: { ${entries.join(', ')} },`;
  });
  return [['styles', `{${texts.join('')}\n  }`]];
};
