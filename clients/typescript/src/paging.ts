import type { AnswerHeaders, Calls, PagedId } from './generated/client.gen.ts';
import type { CallOptions } from './transport.ts';

/** A call that returns one page of a list, such as `listInstances`. */
export type Listing = Calls<CallOptions>[PagedId];

/** The type of a list's items. */
type Item<List extends Listing> = Awaited<ReturnType<List>>['body'][number];

/** What all list calls have in common. */
type ListPage = (
  request: PageRequest,
  options?: CallOptions,
) => Promise<{ readonly headers: AnswerHeaders; readonly body: readonly unknown[] }>;
type PageRequest = { readonly path?: object; readonly query?: { readonly page?: number; readonly limit?: number } };

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
  for (let page = query.page ?? 0; ; page += 1) {
    const { headers, body } = await listPage({ ...place, query: { ...query, page, limit } }, options);
    yield* body as Item<List>[];
    const total = Number(headers.get('x-total-count') ?? Infinity);
    if (body.length === 0 || (page + 1) * limit >= total) return;
  }
}
