import {
  type Document,
  deref,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
} from '../../read/document/document.ts';
import type { ReadParameter } from '../../read/document/parameters.ts';
import type { ApiOperation } from '../../read/project/operation.ts';

/** The way an operation's list is walked through: a function of the runtime's paging, its words, and the path to the items. */
export type Paging = {
  readonly by: 'byPage' | 'byOffset' | 'byCursor' | 'byLink';
  readonly status: string;
  readonly items: readonly string[];
  readonly shape: JsonObject;
};

const SIZES = ['limit', 'per_page', 'perPage', 'page_size', 'pageSize', 'size', 'count', 'max_results', 'maxResults'];
const CURSORS: readonly (readonly [parameter: string, fields: readonly string[]])[] = [
  ['cursor', ['next_cursor', 'nextCursor']],
  ['page_token', ['next_page_token']],
  ['pageToken', ['nextPageToken']],
  ['next_token', ['next_token']],
  ['nextToken', ['nextToken']],
  ['continuation_token', ['next_continuation_token', 'continuation_token']],
  ['continuationToken', ['nextContinuationToken', 'continuationToken']],
];
const TOTALS = ['total', 'total_count', 'totalCount', 'total_items', 'totalItems'];
const LISTS = ['items', 'data', 'results', 'entries', 'records', 'values'];

/**
 * Reads how an operation pages: as its `x-paging` says, or as its parameters and its reply say without doubt. `x-paging: false` means
 * not at all.
 */
export const readPaging = (
  document: Document,
  operation: ApiOperation,
  extension: Json | undefined,
): Paging | undefined => {
  if (extension === false) return undefined;
  const reply = operation.responses.find(({ status }) => /^2/.test(status));
  const schema = reply?.contents.find(({ type }) => /[/+]json$/.test(type))?.schema;
  if (!reply || !schema || operation.method !== 'get') return undefined;
  const { status } = reply;
  if (isObject(extension)) return declared(extension, status);
  const items = itemsPath(document, schema);
  if (items === undefined) return undefined;
  const headers = Object.keys(reply.response.headers ?? {}).map((name) => name.toLowerCase());
  const fields = propertiesOf(document, schema);
  const query = new Map(operation.parameters.flatMap((one) => (one.in === 'query' ? [[one.name, one]] : [])));
  const total = headers.includes('x-total-count') ? { total: 'x-total-count' } : totalIn(document, fields);
  if (headers.includes('link')) return { by: 'byLink', status, items, shape: { items } };
  for (const [parameter, names] of CURSORS) {
    const next = query.has(parameter) ? cursorIn(document, fields, names) : undefined;
    if (next) return { by: 'byCursor', status, items, shape: { items, cursor: parameter, next } };
  }
  const size = SIZES.find((name) => query.has(name));
  if (size === undefined) return undefined;
  const isNumber = (parameter: ReadParameter | undefined) =>
    [parameter && deref<Schema>(document, parameter.schema).type].flat().includes('integer');
  const offset = query.get('offset');
  if (offset && isNumber(offset))
    return { by: 'byOffset', status, items, shape: { items, offset: 'offset', ...total } };
  const page = query.get('page');
  if (!page || !isNumber(page)) return undefined;
  const { default: preset, minimum } = deref<Schema>(document, page.schema);
  // The document must say whether the first page is 0 or 1.
  const first = [preset, minimum].find((value) => value === 0 || value === 1);
  if (first === undefined) return undefined;
  return { by: 'byPage', status, items, shape: { items, page: 'page', first, size, ...total } };
};

/** `x-paging: { by: cursor, items: data, cursor: after, next: paging.next }`; a path has dots. */
const declared = (extension: JsonObject, status: string): Paging | undefined => {
  const path = (value: Json | undefined) => (typeof value === 'string' && value !== '' ? value.split('.') : []);
  const by = BY[String(extension.by)];
  if (by === undefined) return undefined;
  const items = path(extension.items);
  const { page = 'page', size, first = 1, offset = 'offset', cursor = 'cursor', next, total } = extension;
  const counted: JsonObject =
    typeof total !== 'string' ? {} : { total: total.startsWith('header:') ? total.slice(7).trim() : path(total) };
  const shape: JsonObject =
    by === 'byPage'
      ? { items, page, first, ...(size === undefined ? {} : { size }), ...counted }
      : by === 'byOffset'
        ? { items, offset, ...counted }
        : by === 'byCursor'
          ? { items, cursor, next: path(next) }
          : { items };
  return { by, status, items, shape };
};

const BY: Readonly<Record<string, Paging['by'] | undefined>> = {
  page: 'byPage',
  offset: 'byOffset',
  cursor: 'byCursor',
  link: 'byLink',
};

const propertiesOf = (document: Document, schema: Json | undefined): JsonObject => {
  if (!isObject(schema)) return {};
  const { properties, allOf } = deref<Schema>(document, schema);
  const inherited = (Array.isArray(allOf) ? allOf : []).map((part) => propertiesOf(document, part));
  return Object.assign({}, ...inherited, isObject(properties) ? properties : {});
};

const typeOf = (document: Document, schema: Json | undefined): readonly Json[] =>
  isObject(schema) ? [deref<Schema>(document, schema).type ?? []].flat() : [];

/** The reply is a list, or has one under a usual name, or has just one. */
const itemsPath = (document: Document, schema: Schema): string[] | undefined => {
  if (typeOf(document, schema).includes('array')) return [];
  const lists = Object.entries(propertiesOf(document, schema)).flatMap(([name, one]) =>
    typeOf(document, one).includes('array') ? [name] : [],
  );
  const usual = LISTS.find((name) => lists.includes(name));
  if (usual !== undefined) return [usual];
  return lists.length === 1 ? lists : undefined;
};

const totalIn = (document: Document, fields: JsonObject): { total?: string[] } => {
  const name = TOTALS.find((total) => typeOf(document, fields[total]).includes('integer'));
  return name === undefined ? {} : { total: [name] };
};

const HOLDERS = ['', 'meta', 'pagination', 'paging', 'page_info', 'pageInfo', 'response_metadata'];

const cursorIn = (document: Document, fields: JsonObject, names: readonly string[]): string[] | undefined => {
  for (const holder of HOLDERS) {
    const held = holder === '' ? fields : propertiesOf(document, fields[holder]);
    const name = names.find((one) => typeOf(document, held[one]).includes('string'));
    if (name !== undefined) return holder === '' ? [name] : [holder, name];
  }
  return undefined;
};
