import {
  type Document,
  deref,
  type Example,
  isObject,
  isReference,
  type Json,
  type JsonObject,
  METHODS,
  type OperationObject,
  type PathItem,
} from '../codegen/read/document/document.ts';
import type { Registry } from '../codegen/read/project/registry.ts';
import { csvLine } from '../server/operations/csv-line.ts';
import { csvListings } from '../server/operations/csv-listings.ts';
import { PROBLEMS, relativeAddress } from './page.ts';
import { type AsyncDocument, addressOf, type Spec, titleOf } from './specs.ts';

/**
 * A spec as its page shows it, with extension fields put into words. Each operation lists its problems and events; pending ones are marked
 * in the menu and above the description.
 */
export const annotate = (spec: Spec, registry: Registry): JsonObject => {
  const link = (code: string): string => `[\`${code}\`](${relativeAddress(addressOf(spec), `${PROBLEMS}/${code}`)})`;
  const title = titleOf(spec);
  if (spec.kind === 'asyncapi') return withPendingEvents({ ...spec.document, info: { ...spec.document.info, title } });
  const document = withCsvExamples(spec.document);
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [path, withNotes(item, registry, link)]);
  return { ...json(document), info: { ...document.info, title }, paths: Object.fromEntries(paths) };
};

/** The document as plain JSON, which its type does not show. */
const json = (document: Document): JsonObject => JSON.parse(JSON.stringify(document));

type Link = (code: string) => string;

/** Lists as CSV with an example: the first one of their JSON. */
const withCsvExamples = (document: Document): Document => {
  const listings = csvListings(document);
  const withExample = (operation: OperationObject): OperationObject => {
    const { columns } = listings.get(operation.operationId ?? '') ?? {};
    const response = operation.responses?.[200];
    if (columns === undefined || response === undefined || isReference(response)) return operation;
    const { 'application/json': own = {}, 'text/csv': csv } = response.content ?? {};
    const [first] = Object.values(own.examples ?? {}).map((example) => deref<Example>(document, example).value);
    const items = (own.example ?? first) as readonly JsonObject[];
    const lines = [columns, ...items.map((item) => columns.map((column) => item[column]))].map(csvLine);
    const content = { ...response.content, 'text/csv': { ...csv, example: lines.join('') } };
    return { ...operation, responses: { ...operation.responses, 200: { ...response, content } } };
  };
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [
    path,
    { ...item, ...(item.get ? { get: withExample(item.get) } : {}) },
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
};

const withNotes = (item: PathItem, registry: Registry, link: Link): object => {
  const noted: Record<string, unknown> = { ...item };
  for (const method of METHODS) {
    const operation = item[method];
    if (operation === undefined) continue;
    const { description = '', 'x-problems': problems = [], 'x-emits': emits = [], 'x-pending': pending } = operation;
    const listed = problems.map((code) => `${link(code)} ${registry.get(code)?.status ?? ''}`.trim());
    noted[method] = {
      ...operation,
      ...(pending ? { 'x-badges': [{ name: BADGE, position: 'after' }] } : {}),
      description: [
        ...(pending
          ? [`> **Specified, but not available yet.** This release answers 501 ${link('not_implemented')}.`]
          : []),
        description.trim(),
        ...(emits.length > 0 ? [`**Emits** ${emits.map((event) => `\`${event}\``).join(', ')}.`] : []),
        ...(listed.length > 0 ? [`**Problems**, in the order they are checked: ${listed.join(', ')}.`] : []),
      ].join('\n\n'),
    };
  }
  return noted;
};

const BADGE = 'Planned';
const NOT_YET = '> **Specified, but not available yet** in this release.';

/** The same for events: `x-pending` marks a whole document, a channel or an operation. */
const withPendingEvents = (document: AsyncDocument): JsonObject => ({
  ...document,
  info: document['x-pending'] === true ? described(document.info) : document.info,
  ...Object.fromEntries(
    ['channels', 'operations'].flatMap((part) => {
      const entries = document[part];
      return isObject(entries) ? [[part, markPending(entries)]] : [];
    }),
  ),
});

const markPending = (entries: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      isObject(entry) && entry['x-pending'] === true ? described(entry) : entry,
    ]),
  );

const described = <Part extends { readonly description?: Json }>(part: Part): Part => ({
  ...part,
  description: [NOT_YET, part.description ?? ''].join('\n\n').trim(),
});
