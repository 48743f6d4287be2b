import type { AnswerHeaders, Calls, PagedId } from './generated/client.gen.ts';
import type { CallOptions } from './transport.ts';

/** A call that returns one page of a list, such as `listInstances`. */
export type Listing = Calls<CallOptions>[PagedId];

/** The type of a list's items. */
type Item<List extends Listing> = Awaited<ReturnType<List>>['body'][number];

/** The type that all list calls share. */
type ListPage = (
  request: PageRequest,
  options?: CallOptions,
) => Promise<{ readonly headers: AnswerHeaders; readonly body: readonly unknown[] }>;
type PageRequest = { readonly path?: object; readonly query?: PageQuery };
type PageQuery = { readonly page?: number; readonly limit?: number; readonly after?: string };

const PAGE_ITEMS = 100;

/**
 * Iterates over a list, fetching each page when it is needed: `for await (const instance of paginate(pitboss.listInstances, { query: {
 * owner_id: 'northstar' } }))`.
 * `query.page` is the page to start at, and `query.limit` the page size, by default 100. Items created or renamed meanwhile may be missed
 * or repeated; compare ids.
 */
export async function* paginate<List extends Listing>(
  list: List,
  ...[request = {}, options]: Parameters<List>
): AsyncGenerator<Item<List>, void, undefined> {
  const listPage = list as ListPage;
  const { query = {}, ...place }: PageRequest = request;
  const limit = query.limit ?? PAGE_ITEMS;
  let { after } = query;
  for (let page = query.page ?? 0; ; page += 1) {
    const from = after === undefined ? {} : { after };
    const { headers, body } = await listPage({ ...place, query: { ...query, page, limit, ...from } }, options);
    yield* body as Item<List>[];
    const total = Number(headers.get('x-total-count') ?? Infinity);
    if (body.length === 0 || (page + 1) * limit >= total) return;
    after = placeAfter(headers);
  }
}

/** Returns the start of the next page of a long list from its `next` link: a page far behind costs as little as the first. */
export const placeAfter = (headers: AnswerHeaders): string | undefined =>
  /[?&]after=([\w-]+)[^>]*>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
