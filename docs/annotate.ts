import { type Document, isObject, type Json, type JsonObject, METHODS, type PathItem } from '../codegen/document.ts';
import type { Registry } from '../codegen/registry.ts';
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
  const { document } = spec;
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [path, withNotes(item, registry, link)]);
  return { ...json(document), info: { ...document.info, title }, paths: Object.fromEntries(paths) };
};

/** The document as plain JSON, which its type does not show. */
const json = (document: Document): JsonObject => JSON.parse(JSON.stringify(document));

type Link = (code: string) => string;

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
