import type { Listing, Page } from '../db/listing/page.ts';
import type { FieldFault } from './field-fault.ts';

type PageQuery<Field extends string> = {
  readonly page: number;
  readonly limit: number;
  readonly sort_field: Field;
  readonly sort_direction: 1 | -1;
  readonly after?: string | undefined;
};

/** The page requested by a list query. */
export const toPage = <Field extends string>(query: PageQuery<Field>): Page<Field> => ({
  page: query.page,
  limit: query.limit,
  sortField: query.sort_field,
  descending: query.sort_direction === -1,
});

/** Treats an empty filter like an omitted one. */
export const toFilter = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/** A place in another list, or in the same with other filters or in another order. */
export const PLACE_FAULT: FieldFault = {
  pointer: '/query/after',
  detail: 'is not from a `next` link of this list with these filters in this order; begin again without it.',
};

/** HTTP clients accept about 16 KB of headers in total, and every link repeats the query. */
const LINK_CHARACTERS_MAX = 8192;

/** The headers with the number of items and the links to other pages (RFC 8288). No links if the query is too long. */
export const pageHeaders = (
  path: string,
  query: Omit<PageQuery<string>, 'sort_field' | 'sort_direction'> & Partial<PageQuery<string>>,
  {
    total,
    atLeast = false,
    next,
  }: Pick<Listing<unknown>, 'total' | 'atLeast'> & { readonly next?: string | undefined },
): Record<string, string> => {
  const count: Record<string, string> = { 'x-total-count': String(total) };
  if (atLeast) count['x-total-count-bound'] = 'at-least';
  if (total === 0 || query.limit === 0) return count;
  const last = Math.ceil(total / query.limit) - 1;
  const address = (page: number, after?: string): string => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, page, after }))
      if (value !== undefined && value !== '') parameters.set(name, String(value));
    return `${path}?${parameters}`;
  };
  const links: [relation: string, page: number, exists: boolean][] = [
    ['first', 0, true],
    ['prev', Math.min(query.page - 1, last), query.page > 0],
    ['next', query.page + 1, query.page < last],
    ['last', last, !atLeast],
  ];
  const link = links
    .filter(([, , exists]) => exists)
    .map(([relation, page]) => `<${address(page, relation === 'next' ? next : undefined)}>; rel="${relation}"`)
    .join(', ');
  return link.length > LINK_CHARACTERS_MAX ? count : { ...count, link };
};
