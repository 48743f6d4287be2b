import type { Call, Operation, RawAnswer, RequestParts } from './operation.ts';

/** The type of the items at a path in a page's body; the empty path is the body itself. */
export type ItemOf<Body, Path extends readonly string[] = []> = Path extends readonly [
  infer First extends string,
  ...infer Rest extends readonly string[],
]
  ? First extends keyof NonNullable<Body>
    ? ItemOf<NonNullable<Body>[First], Rest>
    : unknown
  : NonNullable<Body> extends readonly (infer Item)[]
    ? Item
    : unknown;

/** The places of the items and of their total number in a page, as paths in the body; `total` may be a header instead. */
type PageShape = { readonly items: readonly string[]; readonly total?: readonly string[] | string };

type Pages = AsyncGenerator<unknown, void, undefined>;
type Paged<Shape> = (call: Call<never>, operation: Operation, shape: Shape, request: object, options: unknown) => Pages;

/** Asks for pages by number, until one is empty or the total is reached. `query.page` is the page to start at. */
export const byPage: Paged<PageShape & { readonly page: string; readonly first: number; readonly size?: string }> =
  async function* (call, operation, shape, request, options) {
    const ask = asking(call, operation, request, options);
    const from = Number(queryOf(request)[shape.page] ?? shape.first);
    const size = Number(queryOf(request)[shape.size ?? '']);
    let seen = 0;
    for (let page = from; ; page += 1) {
      const answer = await ask({ [shape.page]: page });
      const items = itemsIn(answer, shape);
      yield* items;
      seen += items.length;
      // Pages before the first one count too. Without a size their number of items is unknown, so only an empty page is the end.
      const before = from === shape.first ? 0 : size * (from - shape.first);
      if (items.length === 0 || before + seen >= totalIn(answer, shape)) return;
    }
  };

/** Asks for items by their position, until there are none or the total is reached. `query.offset` is where to start. */
export const byOffset: Paged<PageShape & { readonly offset: string }> = async function* (
  call,
  operation,
  shape,
  request,
  options,
) {
  const ask = asking(call, operation, request, options);
  for (let offset = Number(queryOf(request)[shape.offset] ?? 0); ; ) {
    const answer = await ask({ [shape.offset]: offset });
    const items = itemsIn(answer, shape);
    yield* items;
    offset += items.length;
    if (items.length === 0 || offset >= totalIn(answer, shape)) return;
  }
};

/** Follows the cursor that each page has for the next one, until there is none. */
export const byCursor: Paged<PageShape & { readonly cursor: string; readonly next: readonly string[] }> =
  async function* (call, operation, shape, request, options) {
    const ask = asking(call, operation, request, options);
    for (let cursor: unknown = queryOf(request)[shape.cursor]; ; ) {
      const answer = await ask(cursor === undefined ? {} : { [shape.cursor]: cursor });
      yield* itemsIn(answer, shape);
      const next = at(answer.body, shape.next);
      // A server that repeats the cursor would cause an endless loop.
      if (next === undefined || next === null || next === '' || next === cursor) return;
      cursor = next;
    }
  };

/**
 * Follows the header `Link` to the page with the relation `next`, until there is none. Only the query of the link is used, so that no other
 * server gets the credentials.
 */
export const byLink: Paged<PageShape> = async function* (call, operation, shape, request, options) {
  const ask = asking(call, operation, request, options);
  for (let query: Readonly<Record<string, unknown>> = {}; ; ) {
    const answer = await ask(query);
    yield* itemsIn(answer, shape);
    const next = nextLink(answer.headers.get('link') ?? '');
    if (next === undefined) return;
    const linked: Record<string, string[]> = {};
    for (const [name, value] of new URL(next, 'http://localhost').searchParams)
      linked[name] = [...(linked[name] ?? []), value];
    if (JSON.stringify(linked) === JSON.stringify(query)) return;
    query = linked;
  }
};

const nextLink = (header: string): string | undefined => {
  for (const [, target, parameters = ''] of header.matchAll(/<([^>]*)>([^<]*)/g))
    if (/;\s*rel\s*=\s*("[^"]*\bnext\b[^"]*"|next\b)/i.test(parameters)) return target;
  return undefined;
};

const queryOf = (request: RequestParts): Readonly<Record<string, unknown>> => request.query ?? {};

const asking =
  (call: Call<never>, operation: Operation, request: RequestParts, options: unknown) =>
  (query: Readonly<Record<string, unknown>>): Promise<RawAnswer> =>
    (call as Call<unknown>)(operation, { ...request, query: { ...request.query, ...query } }, options);

const itemsIn = ({ body }: RawAnswer, { items }: PageShape): readonly unknown[] => {
  const found = at(body, items);
  return Array.isArray(found) ? found : [];
};

const totalIn = ({ body, headers }: RawAnswer, { total }: PageShape): number => {
  const found = typeof total === 'string' ? headers.get(total) : total && at(body, total);
  return found === undefined || found === null || found === '' ? Infinity : Number(found);
};

const at = (body: unknown, path: readonly string[]): unknown => path.reduce((value, name) => Object(value)[name], body);
