import type { AnswerHeaders } from './generated/client.gen.ts';
import type { CallOptions } from './transport.ts';

/** A call that answers one page: `listInstances`, `listSources`, `listTemplates`. */
export type Listing<Query extends { page?: number; limit?: number }, Item> = (
  request: { query?: Query },
  options?: CallOptions,
) => Promise<{ readonly headers: AnswerHeaders; readonly body: readonly Item[] }>;

const PAGE_ITEMS = 100;

/**
 * Every item of a listing, page after page, each page fetched when it is needed:
 * `for await (const instance of paginate(pitboss.listInstances, { query: { owner_id: 'northstar' } }))`.
 *
 * `query.page` is where to begin and `query.limit` how many items to fetch at once, 100 if left out. An item that is created or renamed meanwhile
 * may be missed or come twice; ids tell.
 */
export async function* paginate<Query extends { page?: number; limit?: number }, Item>(
  list: Listing<Query, Item>,
  request: { readonly query?: Query } = {},
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  const limit = request.query?.limit ?? PAGE_ITEMS;
  for (let page = request.query?.page ?? 0; ; page += 1) {
    const { headers, body } = await list({ query: { ...(request.query as Query), page, limit } }, options);
    yield* body;
    const total = Number(headers.get('x-total-count') ?? Infinity);
    if (body.length === 0 || (page + 1) * limit >= total) return;
  }
}
